import assert from 'node:assert/strict';
import { test } from 'node:test';
import { validateAgent, validateAgentUpdate, validateHttpValidationError } from './validators.ts';

const agent = {
  id: '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b',
  agent_name: 'seed',
  model_name: 'm-1',
  team_id: '11111111-2222-4333-8444-555555555555',
  created_by: '11111111-2222-4333-8444-555555555555',
  created_at: 1,
  updated_at: 2,
};

test('takes an agent with the seven required fields', () => {
  assert.equal(validateAgent(agent), undefined);
});

test('names the place at which an agent departs', () => {
  assert.equal(validateAgent({ ...agent, hub: null })?.instancePath, '/hub');
  assert.equal(validateAgent({ ...agent, test_score: '1E-7' })?.instancePath, '/test_score');
  assert.equal(validateAgent({ ...agent, skills: [1] })?.instancePath, '/skills/0');
});

test('takes no urn for a uuid', () => {
  assert.equal(validateAgent({ ...agent, id: `urn:uuid:${agent.id}` })?.keyword, 'format');
});

test('judges a hostile test_score in milliseconds', () => {
  const before = performance.now();
  assert.notEqual(validateAgent({ ...agent, test_score: `${'0'.repeat(100_000)}x` }), undefined);
  assert.ok(performance.now() - before < 3000, 'the cubic pattern would take hours');
});

test('takes every field of an update as null', () => {
  assert.equal(validateAgentUpdate({ status: null, hub: null, test_score: null }), undefined);
  assert.equal(validateAgentUpdate({ rate_limit_requests_per_minute: 0 })?.keyword, 'minimum');
});

test('takes a validation error without detail, and none with a bad item', () => {
  assert.equal(validateHttpValidationError({}), undefined);
  assert.equal(validateHttpValidationError({ detail: 'no' })?.instancePath, '/detail');
  assert.equal(
    validateHttpValidationError({ detail: [{ loc: [true], msg: '', type: '' }] })?.instancePath,
    '/detail/0/loc/0',
  );
});
