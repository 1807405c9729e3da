import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agentFields, updateFields } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import { textOfValue, valueOfEdit } from './field-edit.ts';
import { fieldGroups } from './field-groups.ts';

const field = (name: string) => {
  const found = updateFields.find((one) => one.name === name);
  assert.ok(found !== undefined);
  return found;
};
const sent = (name: string, text: string) => {
  const edited = valueOfEdit(field(name), { text, isNull: false });
  return edited.ok ? printJson(edited.value) : edited.why;
};

test('every field of an agent stands in one group', () => {
  const grouped = fieldGroups.flatMap(({ fields }) => fields);
  assert.deepEqual([...grouped].sort(), agentFields.map(({ name }) => name).sort());
});

test('what is sent has the kind of its field', () => {
  assert.equal(sent('agent_name', '5'), '"5"');
  assert.equal(sent('test_score', '85.50'), '"85.50"');
  assert.equal(sent('guard_manually_configured', 'true'), 'true');
  assert.equal(sent('agent_params', '{"a": 1.0}'), '{"a":1.0}');
  assert.equal(sent('evaluated_harnesses', '["a"]'), '["a"]');
});

test('numbers keep their digits, and what is no number is left to the deployment', () => {
  assert.equal(sent('last_evaluated_at', '90071992547409931234'), '90071992547409931234');
  assert.equal(sent('rate_limit_requests_per_minute', '0'), '0');
  assert.equal(sent('rate_limit_requests_per_minute', 'many'), '"many"');
  assert.equal(sent('rate_limit_requests_per_minute', ''), '""');
});

test('an object that is not JSON is not sent', () => {
  assert.match(sent('agent_params', '{"a": '), /^This is not JSON: /);
});

test('null is sent whatever stands in the control', () => {
  assert.deepEqual(valueOfEdit(field('agent_params'), { text: '{', isNull: true }), {
    ok: true,
    value: null,
  });
});

test('what a control shows is sent unchanged', () => {
  for (const [name, value] of [
    ['agent_name', 'x "y"'],
    ['agent_params', { a: [1, { b: null }] }],
    ['guard_manually_configured', false],
    ['rate_limit_requests_per_minute', 7],
  ] as const)
    assert.equal(sent(name, textOfValue(field(name), value)), printJson(value));
});
