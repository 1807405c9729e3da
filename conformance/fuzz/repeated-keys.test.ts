import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import { updateFields } from '../../spec/fields.ts';
import { understand } from '../oracle/understand.ts';
import { repeatedKeys } from './repeated-keys.ts';

const agentIds = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '7c9e6679-7425-40de-944b-e07fc1f90ae7'];
const subject = subjectOf(...agentIds);
const bodies = () => repeatedKeys(subject, agentIds).flatMap(({ steps }) => steps.map(({ body }) => body));

test('every field is there twice, right before wrong and wrong before right', () => {
  const all = bodies();
  for (const { name } of updateFields)
    assert.ok(all.filter((body) => String(body).startsWith(`{"${name}":`)).length >= 2, name);
  assert.ok(all.includes('{"rate_limit_requests_per_minute":1,"rate_limit_requests_per_minute":0}'));
  assert.ok(all.includes('{"rate_limit_requests_per_minute":0,"rate_limit_requests_per_minute":1}'));
});

test('whatever is answered to the pair is open: the contract does not say which one counts', () => {
  const inputs = repeatedKeys(subject, agentIds);
  assert.ok(inputs.length > 40);
  for (const { steps } of inputs)
    for (const step of steps)
      assert.equal(understand(step, subject).expectation.verdict, 'either', String(step.body));
});

test('without agents there is nothing to update', () => {
  assert.deepEqual(repeatedKeys(subject, []), []);
});
