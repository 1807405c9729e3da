import assert from 'node:assert/strict';
import { test } from 'node:test';
import { validateAgent } from '../../spec/validators.ts';
import { readStateBytes, readStateText, requireState } from './read-state-text.ts';

const read = (text: string) => readStateText(text, validateAgent);

function faultOf(text: string) {
  const checked = read(text);
  assert.ok(!checked.ok, text);
  return checked.fault;
}

test('a state keeps every digit', () => {
  const checked = read('{"genomes":[{"big":12345678901234567890.50}]}');
  assert.ok(checked.ok);
  assert.deepEqual(JSON.stringify(checked.state.genomes), '[{"big":{"text":"12345678901234567890.50"}}]');
});

test('what is not JSON is told apart from what is no state', () => {
  const broken = faultOf('{"agents": [}');
  assert.equal(broken.isJson, false);
  assert.match(broken.why, /^it is not JSON \(Expecting value at character 12\)$/);
  assert.equal(faultOf('[]').isJson, true);
});

test('a key that stands there twice is refused by its place', () => {
  assert.equal(faultOf('{"evolution":{"a":{},"a":{}}}').place, '/evolution/a');
});

test('bytes that are no text are refused', () => {
  const checked = readStateBytes(Uint8Array.of(0xff, 0x7b, 0x7d), validateAgent);
  assert.ok(!checked.ok);
  assert.match(checked.fault.why, /not valid UTF-8/);
});

test('a state that is required names its source, the place and the remedy', () => {
  assert.throws(
    () => requireState('{', 'state a.json', validateAgent),
    /^Inability: state a\.json: it is not JSON \(.*\)\. Write /,
  );
  assert.throws(
    () => requireState('{"agents":[5]}', 'state a.json', validateAgent),
    /^Inability: state a\.json, agents\[0\]: it is not an object\. Give /,
  );
  assert.deepEqual(requireState('{}', 'x', validateAgent), { agents: [], genomes: [], evolution: {} });
});
