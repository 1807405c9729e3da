import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import { updateRequest } from '../generate/cases.ts';
import { observe } from '../observe/observation.ts';
import { testScoreKeepsItsValue } from './test-score-keeps-its-value.ts';

const agentId = '4b7d2c1a-93e0-4f58-a6c4-1d0e9b8a7f63';
const subject = subjectOf(agentId);

/** How grave it is where a score is sent under a media type, and another one is answered. */
function levelOf(sent: string, answered: string | null, type: string) {
  const request = {
    ...updateRequest(subject.updatePath, agentId, `{"test_score":${sent}}`),
    headers: { 'content-type': type },
  };
  const body = JSON.stringify({ id: agentId, test_score: answered });
  const headers = { 'content-type': 'application/json' };
  const outcome = { kind: 'answer', status: 200, headers, body, ms: 1, redirects: [] } as const;
  const judgement = testScoreKeepsItsValue.judge?.(
    observe({ operation: 'updateAgent', request, outcome }, subject, []),
  );
  return typeof judgement === 'object' ? judgement.level : judgement;
}

test('a score that comes back as another one is a fault, to the last of 28 digits', () => {
  assert.equal(levelOf('"85.50"', '85.5', 'application/json'), 'kept');
  assert.equal(levelOf('"85.5"', '85', 'application/json'), 'must');
  assert.equal(levelOf('"85.5"', null, 'application/json'), 'must');
  assert.equal(levelOf(`"0.${'1'.repeat(28)}"`, `0.${'1'.repeat(27)}`, 'application/json'), 'must');
  assert.equal(levelOf(`"0.${'1'.repeat(29)}"`, `0.${'1'.repeat(28)}`, 'application/json'), 'should');
});

test('what is not called JSON may be passed over, so that an old score is no fault of the new one', () => {
  assert.equal(levelOf('"85.5"', '12', 'text/plain'), 'should');
  assert.equal(levelOf('"85.5"', null, 'application/xml'), 'should');
});

test('a number may be read as a double and told to its last digit; a text may not', () => {
  const digits = '0.1000000000000000055511151231257827021181583404541015625';
  assert.equal(levelOf('0.1', digits, 'application/json'), 'should');
  assert.equal(levelOf('0.1', '0.1000001', 'application/json'), 'must');
  assert.equal(levelOf('"0.1"', digits, 'application/json'), 'must');
  assert.equal(levelOf('0', null, 'application/json'), 'must');
});
