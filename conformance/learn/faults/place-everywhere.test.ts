import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printJson } from '../../../spec/json-print.ts';
import type { JsonValue } from '../../../spec/json-value.ts';
import { updateRequest } from '../../generate/cases.ts';
import { readAnswer } from '../../observe/read-answer.ts';
import type { Asked } from '../asked.ts';
import { placeEverywhere } from './place-everywhere.ts';
import { readFrame, type Twice } from './refusal-frame.ts';

function refused(json: JsonValue): Asked {
  const outcome = {
    kind: 'answer',
    status: 422,
    headers: {},
    body: printJson(json),
    ms: 1,
    redirects: [],
  } as const;
  const request = updateRequest('/v1/agent-configurations/{id}', 'x', '{}');
  return { operation: 'updateAgent', request, outcome, answer: readAnswer(outcome) };
}

const problem = (field: string, id: string): JsonValue => ({
  status: 422,
  title: 'The status is 422',
  request_id: id,
  errors: { [field]: [`${field} is wrong`] },
});
const twice = (field: string, ids: readonly [string, string]): Twice => ({
  field,
  both: [refused(problem(field, ids[0])), refused(problem(field, ids[1]))],
});
const frame = readFrame([
  twice('status', ['10ffc443377b42aa', '93b0c1d2e3f4a5b6']),
  twice('hub', ['0a1b2c3d4e5f6071', '7f6e5d4c3b2a1908']),
]);

test('what is another in two answers to one request is no echo of it', () => {
  const placed = placeEverywhere(problem('hub', '10ffc441377b42aa'), { field: 'hub', input: 41 }, frame);
  assert.deepEqual(placed, {
    status: 422,
    title: 'The status is 422',
    request_id: '{hex-16}',
    errors: { '{field}': ['{field} is wrong'] },
  });
});

test('a key or a text that refusals for other fields have too is not the name of the field', () => {
  const placed = placeEverywhere(problem('status', 'x'), { field: 'status', input: 'zzz' }, frame);
  assert.deepEqual(placed, {
    status: 422,
    title: 'The status is 422',
    request_id: '{hex-16}',
    errors: { '{field}': ['{field} is wrong'] },
  });
});

test('the position in a broken body is a place, as a text and as a key; so are words that depend on the input', () => {
  const body = { fields: [{ field: '12', message: 'JSON decode error' }], errors: { 12: ['no'] } };
  assert.deepEqual(placeEverywhere(body, { position: 12 }), {
    fields: [{ field: '{position}', message: 'JSON decode error' }],
    errors: { '{position}': ['no'] },
  });
  const words = 'Input should be a valid UUID, invalid length: found 4';
  assert.equal(placeEverywhere(words, {}), '{msg}');
  assert.equal(placeEverywhere(`id: ${words}`, { field: 'id' }), '{field}: {msg}');
});
