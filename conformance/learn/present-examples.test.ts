import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRedact } from '../redact/redact.ts';
import { presentExamples } from './present-examples.ts';

const redact = createRedact(['sk-secret-123']);

test('takes out secrets that are known, and what is called one', () => {
  const { evolutionStatus, errors, headers, agentExtraFields } = presentExamples(
    {
      evolutionStatus: {
        example: { note: 'with sk-secret-123', session_token: 'abc', key: '{uuid}', count: 1 },
      },
      agentExtraFields: { deep: { password: 'p' } },
      errors: { unknownPath: { text: 'sk-secret-123', headers: { 'www-authenticate': 'sk-secret-123' } } },
      headers: { 'x-note': 'sk-secret-123' },
    },
    redact,
  );
  assert.deepEqual(evolutionStatus?.example, {
    note: 'with [redacted]',
    session_token: '[redacted]',
    key: '{uuid}',
    count: 1,
  });
  assert.deepEqual(agentExtraFields, { deep: { password: '[redacted]' } });
  assert.deepEqual(errors?.unknownPath, {
    text: '[redacted]',
    headers: { 'www-authenticate': '[redacted]' },
  });
  assert.deepEqual(headers, { 'x-note': '[redacted]' });
});

test('a key that is the name of a field is no secret, and one that looks like one is', () => {
  const json = { extra: [{ message: 'no', key: 'data' }], key: 'sk-4f9aX1', api_key: 'word' };
  const { errors } = presentExamples({ errors: { rejectedUpdate: { json } } }, redact);
  assert.deepEqual(errors?.rejectedUpdate?.json, {
    extra: [{ message: 'no', key: 'data' }],
    key: '[redacted]',
    api_key: '[redacted]',
  });
});

test('shortens texts and lists, and leaves the rest as it is', () => {
  const { genome, nested } = presentExamples(
    {
      genome: { shape: { type: 'object' }, example: { text: 'x'.repeat(1000), list: [1, 2, 3, 4, 5] } },
      nested: { agent_params: { takes: 'nothing', unknown: 'reject', keys: {} } },
    },
    redact,
  );
  assert.deepEqual(genome?.example['list'], [1, 2, 3]);
  assert.equal(String(genome?.example['text']).length, 300);
  assert.deepEqual(genome?.shape, { type: 'object' });
  assert.equal(nested?.['agent_params']?.takes, 'nothing');
});

test('what a fault or a refusal repeats of a secret is taken out, and headers that hold one are left out', () => {
  const { faults, refusals, headers } = presentExamples(
    {
      faults: {
        'text@sk-secret-123': [
          { type: 'sk-secret-123', msg: 'bad sk-secret-123', loc: ['body', 'sk-secret-123', 0] },
        ],
      },
      refusals: { 'a@b': { status: 400, text: 'sk-secret-123' } },
      headers: { 'x-auth-token': 'fresh-one', 'x-api-key': 'another', 'x-kept': 'this' },
    },
    redact,
  );
  const shown = '[redacted]';
  assert.deepEqual(faults, {
    [`text@${shown}`]: [{ type: shown, msg: `bad ${shown}`, loc: ['body', shown, 0] }],
  });
  assert.deepEqual(refusals, { 'a@b': { status: 400, text: shown } });
  assert.deepEqual(headers, { 'x-kept': 'this' });
});
