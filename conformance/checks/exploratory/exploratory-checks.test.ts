import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../../fixtures/in-memory/subject-of.ts';
import { updateRequest } from '../../generate/cases.ts';
import { observe } from '../../observe/observation.ts';
import type { Exchange, Outcome, SentRequest, Silence } from '../../run/exchange.ts';
import { viewUpdate } from '../../scenario/update-view.ts';
import { answersAreJson } from '../answers-are-json.ts';
import type { Check } from '../check.ts';
import { judgeExchange } from '../judge-exchange.ts';
import { agentsOutliveAnyInput } from './agents-outlive-any-input.ts';
import { answersBeyondTheContractTellNoInsides } from './answers-beyond-the-contract-tell-no-insides.ts';
import { requestsBeyondTheContractAreAnswered } from './requests-beyond-the-contract-are-answered.ts';
import { sameRequestSameAnswer } from './same-request-same-answer.ts';
import { timeGrowsWithTheInput } from './time-grows-with-the-input.ts';

const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const subject = subjectOf(id);

const answered = (status: number, body = '{}', ms = 1): Outcome => ({
  kind: 'answer',
  status,
  headers: { 'content-type': 'application/json' },
  body,
  ms,
  redirects: [],
});
const silent = (reason: Silence): Outcome => ({ kind: 'silence', reason, detail: '', ms: 1 });
const update = (body: string, more: Partial<SentRequest> = {}): SentRequest => ({
  ...updateRequest(subject.updatePath, id, body),
  ...more,
});
const patch = update('{}', { method: 'PATCH' });
/** JSON (RFC 8259, 9) that nests deeper than the kit reads. */
const nested = `{"a":${'['.repeat(3000)}${']'.repeat(3000)}}`;

/** What a check says: its code where it departs. */
function judge(
  check: Check,
  request: SentRequest,
  outcome: Outcome,
  secrets: readonly string[] = [],
): string {
  const judgement = judgeExchange(
    check,
    observe({ operation: 'updateAgent', request, outcome }, subject, secrets),
  );
  return typeof judgement === 'object' ? judgement.code : judgement;
}

function judgePlayed(check: Check, ...played: readonly (readonly [SentRequest, Outcome])[]): string {
  const views = played.map(([request, outcome]) => {
    const exchange: Exchange = { operation: 'updateAgent', request, outcome };
    return viewUpdate(exchange, subject);
  });
  const judgement = check.judgeScenario?.(views);
  assert.ok(judgement !== undefined);
  if (typeof judgement === 'string') return judgement;
  return 'code' in judgement ? judgement.code : judgement.unshown;
}

test('a failure or a silence beyond the contract is told; what a server may say of the unknown is not', () => {
  const beyond = (outcome: Outcome, request = patch) =>
    judge(requestsBeyondTheContractAreAnswered, request, outcome);
  assert.equal(beyond(answered(405)), 'kept');
  for (const status of [501, 503, 505]) assert.equal(beyond(answered(status)), 'kept');
  for (const status of [500, 502, 504]) assert.equal(beyond(answered(status)), `status-${status}`);
  for (const reason of ['timeout', 'reset', 'not-http'] as const)
    assert.equal(beyond(silent(reason)), reason);
  for (const reason of ['aborted', 'refused', 'withheld'] as const)
    assert.equal(beyond(silent(reason)), 'not concerned');
  assert.equal(beyond(answered(500), update('{}')), 'not concerned', 'the contract knows it');
});

test('bytes that are no HTTP may be cut off, and only what is whole has to be answered in time', () => {
  const raw = (wire: SentRequest['wire'], outcome: Outcome) =>
    judge(requestsBeyondTheContractAreAnswered, update('{}', wire === undefined ? {} : { wire }), outcome);
  assert.equal(raw('chunk-trailer', silent('reset')), 'reset');
  assert.equal(raw('chunk-trailer', silent('timeout')), 'timeout');
  assert.equal(raw('header-folded', silent('reset')), 'kept');
  assert.equal(raw('header-folded', silent('timeout')), 'timeout');
  assert.equal(raw('length-too-large', silent('timeout')), 'kept');
  assert.equal(raw('length-too-large', answered(500)), 'status-500');
  assert.equal(raw('header-folded', answered(400)), 'kept');
  assert.equal(raw('pipelined-last', silent('timeout')), 'timeout-pipelined');
  assert.equal(raw('pipelined-last', answered(500)), 'not concerned', 'other checks judge it');
});

test('insides and secrets beyond the contract are told, what was sent is not', () => {
  const tells = (body: string, secrets: readonly string[] = [], request = patch) =>
    judge(answersBeyondTheContractTellNoInsides, request, answered(404, body), secrets);
  assert.equal(tells('{"detail":"Not Found"}'), 'kept');
  assert.notEqual(tells('Traceback (most recent call last):\n  File "/srv/app.py", line 3, in x'), 'kept');
  assert.equal(tells('{"detail":"sk-secret-1"}', ['sk-secret-1']), 'secret');
  const echo = update('{"api_key":"sk-secret-1"}', { method: 'PATCH' });
  assert.equal(tells('{"detail":"sk-secret-1"}', ['sk-secret-1'], echo), 'kept');
  assert.equal(tells('Traceback', [], update('{}')), 'not concerned');
});

test('an agent that took empty updates before and takes none after is told', () => {
  const reading = update('{}');
  const taken = answered(200, JSON.stringify({ id }));
  const between = [patch, answered(500)] as const;
  const judgeReadings = (first: Outcome, last: Outcome) =>
    judgePlayed(agentsOutliveAnyInput, [reading, first], between, [reading, last]);
  assert.equal(judgeReadings(taken, taken), 'kept');
  assert.equal(judgeReadings(taken, answered(500)), 'not-taken-any-more-5xx');
  assert.equal(judgeReadings(taken, answered(409)), 'not-taken-any-more-4xx');
  assert.equal(judgeReadings(answered(409), answered(409)), 'not concerned', 'it took none before');
  assert.equal(judgeReadings(taken, silent('timeout')), 'kept', 'a silence has checks of its own');
  assert.equal(judgeReadings(taken, answered(200, 'no agent')), 'not-taken-any-more-2xx');
  assert.equal(judgeReadings(taken, answered(200, nested)), 'kept', 'it is there, and deeper than is read');
  assert.equal(judgePlayed(agentsOutliveAnyInput, [reading, taken]), 'not concerned');
});

test('a refusal that is another one at once is told', () => {
  const twice = (first: Outcome, second: Outcome, other = patch) =>
    judgePlayed(sameRequestSameAnswer, [patch, first], [other, second]);
  assert.equal(twice(answered(405), answered(405)), 'kept');
  assert.equal(twice(answered(405), answered(404)), '405-then-404');
  assert.equal(twice(answered(422), answered(200)), '422-then-200');
  assert.equal(twice(answered(200), answered(409)), 'not concerned', 'what is taken changes something');
  assert.equal(twice(answered(429), answered(405)), 'not concerned');
  assert.equal(twice(answered(405), silent('reset')), 'not concerned');
  assert.equal(twice(answered(405), answered(404), update('{"a":1}')), 'not concerned', 'another request');
});

test('time may grow with the body, and no faster', () => {
  const body = (length: number) => update(JSON.stringify({ purpose: 'x'.repeat(length) }));
  const timed = (short: number, long: number) =>
    judgePlayed(
      timeGrowsWithTheInput,
      [body(500), answered(200, '{}', short)],
      [body(2000), answered(200, '{}', long)],
      [body(2000), answered(200, '{}', long + 900)],
    );
  assert.equal(timed(10, 40), 'kept');
  assert.equal(timed(10, 120), 'kept', 'twice as much and some noise');
  assert.equal(timed(10, 200), 'slow');
  assert.equal(
    judgePlayed(timeGrowsWithTheInput, [body(10), answered(200)], [body(12), answered(200, '{}', 999)]),
    'not concerned',
  );
});

test('all are odd at most, by no clause, and need no cases', () => {
  for (const { level, clause, needs } of [
    agentsOutliveAnyInput,
    answersBeyondTheContractTellNoInsides,
    requestsBeyondTheContractAreAnswered,
    sameRequestSameAnswer,
    timeGrowsWithTheInput,
  ])
    assert.deepEqual([level, clause, needs], ['odd', 'none', 0]);
});

test('an answer that nests deeper than is read may be JSON; one that breaks off is none', () => {
  assert.equal(judge(answersAreJson, update('{}'), answered(200, nested)), 'not concerned');
  assert.equal(judge(answersAreJson, update('{}'), answered(200, '{"a":[')), 'not-json-200');
});
