import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import { updateRequest } from '../generate/cases.ts';
import { isDeparture } from '../observe/judgement.ts';
import { observe } from '../observe/observation.ts';
import type { Check } from './check.ts';
import { testScoreAnswersDecimalText } from './test-score-answers-decimal-text.ts';
import { updateAnswersTheAgent } from './update-answers-the-agent.ts';

const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const agent = {
  ...{ id, agent_name: 'a', model_name: 'm', team_id: id, created_by: id, created_at: 1, updated_at: 1 },
};

function levelOf(check: Check, body: string, answered: object) {
  const request = updateRequest('/v1/agent-configurations/{id}', id, body);
  const headers = { 'content-type': 'application/json' };
  const text = JSON.stringify({ ...agent, ...answered });
  const outcome = { kind: 'answer', status: 200, headers, body: text, ms: 1, redirects: [] } as const;
  const judgement = check.judge?.(observe({ operation: 'updateAgent', request, outcome }, subjectOf(id), []));
  return isDeparture(judgement) ? judgement.level : judgement;
}

test('what a number beyond any double leaves in the answer weighs less than what a right one leaves', () => {
  const limit = { rate_limit_requests_per_minute: null };
  assert.equal(levelOf(updateAnswersTheAgent, '{"rate_limit_requests_per_minute":1e400}', limit), 'should');
  assert.equal(levelOf(updateAnswersTheAgent, '{"hub":"kit"}', limit), 'must');
  const score = { test_score: 'Infinity' };
  assert.equal(levelOf(testScoreAnswersDecimalText, '{"test_score":1e400}', score), 'should');
  assert.equal(levelOf(testScoreAnswersDecimalText, '{"test_score":"1"}', score), 'must');
});
