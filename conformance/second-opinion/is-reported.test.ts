import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { allChecks } from '../checks/index.ts';
import type { OperationName } from '../run/exchange.ts';
import type { Finding, Run } from '../run/run-record.ts';
import { formChecks, isReported } from './is-reported.ts';

const stored: Run = JSON.parse(
  readFileSync(new URL('../../fixtures/runs/violating.json', import.meta.url), 'utf8'),
);
const [base] = stored.findings;
assert.ok(base !== undefined);

function finding(check: string, operation: OperationName, pointer: string, status: number): Finding {
  assert.ok(base !== undefined);
  const response = { status, headers: {}, body: '{}', ms: 1, redirects: [] };
  return {
    ...base,
    check,
    operation,
    place: { part: 'answer', pointer },
    exchange: { ...base.exchange, response },
  };
}

const at = (...place: readonly string[]) => ({ location: ['response', 'body', ...place], message: 'wrong' });
const update = (check: string, place: string) => [finding(check, 'updateAgent', place, 200)];

test('every check that judges the form of an answer is one of the kit', () => {
  const ids = new Set(allChecks.map(({ id }) => id));
  for (const id of formChecks) assert.ok(ids.has(id), id);
});

test('a finding at the same field reports it', () => {
  const agent = update('update-answers-the-agent', '/created_at');
  assert.equal(isReported(at('created_at'), 'updateAgent', 200, agent), true);
  assert.equal(isReported(at('updated_at'), 'updateAgent', 200, agent), false);
  const score = update('test-score-answers-decimal-text', '/test_score');
  assert.equal(isReported(at('test_score'), 'updateAgent', 200, score), true);
});

test('a finding of the whole answer reports what is wrong with it as a whole, and no field', () => {
  const whole = update('update-answers-the-agent', '');
  assert.equal(isReported(at(), 'updateAgent', 200, whole), true);
  assert.equal(isReported(at('skills'), 'updateAgent', 200, whole), false);
  assert.equal(isReported(at(), 'updateAgent', 200, update('update-answers-the-agent', '/skills')), false);
});

test('a finding of a list reports its items, at any index', () => {
  const items = update('update-answers-the-agent', '/delegated_agents/0');
  assert.equal(isReported(at('delegated_agents', '3'), 'updateAgent', 200, items), true);
  const shape = [finding('validation-error-has-its-shape', 'createGenome', '/detail/0/loc', 422)];
  assert.equal(isReported(at('detail', '0', 'loc', '1'), 'createGenome', 422, shape), true);
  assert.equal(isReported(at('detail', '0', 'msg'), 'createGenome', 422, shape), false);
});

test('a finding of a missing member reports the object that lacks it', () => {
  const [lacking] = update('update-answers-the-agent', '/team_id');
  assert.ok(lacking !== undefined);
  const findings = [{ ...lacking, code: 'required' }];
  assert.equal(isReported(at(), 'updateAgent', 200, findings), true);
  assert.equal(isReported(at('team_id'), 'updateAgent', 200, findings), false);
});

test('an answer that is no JSON reports everything about it', () => {
  const text = update('answers-are-json', '');
  assert.equal(isReported({ location: ['response'], message: 'media type' }, 'updateAgent', 200, text), true);
  assert.equal(isReported(at('hub'), 'updateAgent', 200, text), true);
});

test('a finding of another operation, another status or another matter reports nothing', () => {
  const agent = update('update-answers-the-agent', '/hub');
  assert.equal(isReported(at('hub'), 'createGenome', 200, agent), false);
  assert.equal(isReported(at('hub'), 'updateAgent', 422, agent), false);
  assert.equal(
    isReported(at('hub'), 'updateAgent', 200, update('update-keeps-what-is-omitted', '/hub')),
    false,
  );
});
