import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonAnswer, runContextOver } from '../../fixtures/in-memory/run-context.ts';
import type { Check } from '../checks/check.ts';
import { sameRequestSameAnswer } from '../checks/exploratory/same-request-same-answer.ts';
import { allChecks, exploratoryChecks } from '../checks/index.ts';
import { updateRequest } from '../generate/cases.ts';
import type { RunContext } from '../phases/run-context.ts';
import type { Exchange, Outcome, SentRequest } from '../run/exchange.ts';
import { createProbes } from './probes.ts';

const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const update = (body: object) => updateRequest('/v1/agent-configurations/{id}', id, JSON.stringify(body));
const exchangeOf = (request: SentRequest, outcome: Outcome): Exchange => ({
  operation: 'updateAgent',
  request,
  outcome,
});
const going = () => false;

const checks: readonly Check[] = [...allChecks, ...exploratoryChecks];

function probesOver(answer: (request: SentRequest) => Outcome, more: Partial<RunContext> = {}) {
  const context = runContextOver([id], answer, { checks, ...more });
  const restored: SentRequest[] = [];
  const probes = createProbes(context, async (request) => void restored.push(request));
  const codes = () =>
    [...context.tally.causes.values()].map(({ check, departure }) => [check.id, departure.code]);
  return { probes, context, restored, codes };
}

test('a refusal that is new is sent twice more, and the agent is put back', async () => {
  let turn = 0;
  const { probes, context, restored, codes } = probesOver(() => jsonAnswer(400 + (turn++ % 2), {}));
  const request = update({ hub: 5 });
  probes.consider(exchangeOf(request, jsonAnswer(400, {})), true, 1);
  await probes.play(going);
  assert.deepEqual(context.sent, [request, request]);
  assert.deepEqual(restored, [request]);
  assert.deepEqual(codes(), [['same-request-same-answer', '400-then-401']]);
  await probes.play(going);
  assert.equal(context.sent.length, 2, 'each is looked at once');
});

test('what was seen before, was taken, or failed, is not sent again', async () => {
  const { probes, context } = probesOver(() => jsonAnswer(200, {}));
  probes.consider(exchangeOf(update({ hub: 5 }), jsonAnswer(422, {})), false, 1);
  probes.consider(exchangeOf(update({ hub: 'a' }), jsonAnswer(200, {})), true, 1);
  probes.consider(exchangeOf(update({ hub: 'a' }), jsonAnswer(500, {})), true, 1);
  await probes.play(going);
  assert.deepEqual(context.sent, []);
});

const long = { purpose: 'x'.repeat(4000), hub: 'a' };
const slow = jsonAnswer(200, {}, { ms: 400 });

test('a slow answer is measured with the longest member a quarter as long, three times each', async () => {
  const squared = ({ body = '' }: SentRequest) => jsonAnswer(200, {}, { ms: (body.length / 200) ** 2 });
  const { probes, context, codes } = probesOver(squared);
  probes.consider(exchangeOf(update(long), slow), true, 1);
  await probes.play(going);
  const lengths = context.sent.map(({ body = '' }) => JSON.parse(String(body)).purpose.length);
  assert.deepEqual(lengths, [1000, 1000, 1000, 4000, 4000, 4000]);
  assert.deepEqual(codes(), [['time-grows-with-the-input', 'slow']]);
});

test('time that grows as the body does is no finding', async () => {
  const { probes, codes } = probesOver(({ body = '' }) => jsonAnswer(200, {}, { ms: body.length / 10 }));
  probes.consider(exchangeOf(update(long), slow), true, 1);
  await probes.play(going);
  assert.deepEqual(codes(), []);
});

test('the time of test_score is judged by its own check', async () => {
  const cubic = ({ body = '' }: SentRequest) => jsonAnswer(422, {}, { ms: (body.length / 100) ** 3 });
  const { probes, codes } = probesOver(cubic);
  probes.consider(exchangeOf(update({ test_score: '0'.repeat(3200) }), slow), false, 1);
  await probes.play(going);
  assert.deepEqual(
    codes().map(([check]) => check),
    ['test-score-answers-in-time'],
  );
});

test('what is slow as ever, or short, or measured three times, is not measured', async () => {
  const { probes, context } = probesOver(() => jsonAnswer(200, {}));
  probes.consider(exchangeOf(update(long), slow), false, 200);
  probes.consider(exchangeOf(update({ purpose: 'x' }), slow), false, 1);
  await probes.play(going);
  assert.equal(context.sent.length, 0);
  for (let left = 5; left > 0; left -= 1) {
    probes.consider(exchangeOf(update(long), slow), false, 1);
    await probes.play(going);
  }
  assert.equal(context.sent.length, 3 * 6);
});

test('once the run is over nothing more is sent', async () => {
  const { probes, context } = probesOver(() => jsonAnswer(400, {}));
  probes.consider(exchangeOf(update({ hub: 5 }), jsonAnswer(400, {})), true, 1);
  await probes.play(() => true);
  assert.deepEqual(context.sent, []);
});

test('what no selected check asks for is not sent again', async () => {
  const withoutTwice = checks.filter((check) => check !== sameRequestSameAnswer);
  const refusing = probesOver(() => jsonAnswer(400, {}), { checks: withoutTwice });
  refusing.probes.consider(exchangeOf(update({ hub: 5 }), jsonAnswer(400, {})), true, 1);
  await refusing.probes.play(going);
  assert.deepEqual(refusing.context.sent, []);
  const timing = probesOver(() => jsonAnswer(200, {}), { checks: [sameRequestSameAnswer] });
  timing.probes.consider(exchangeOf(update(long), slow), true, 1);
  timing.probes.consider(exchangeOf(update({ test_score: '0'.repeat(3200) }), slow), true, 1);
  await timing.probes.play(going);
  assert.deepEqual(timing.context.sent, []);
});

test('away from loopback no time is measured: it would be that of the network too', async () => {
  const { probes, context } = probesOver(() => jsonAnswer(200, {}), { isOnLoopback: false });
  probes.consider(exchangeOf(update(long), slow), true, 1);
  await probes.play(going);
  assert.deepEqual(context.sent, []);
});

test('of a long body a sixteenth is measured too: both others may be at a limit of time', async () => {
  const limited = ({ body = '' }: SentRequest) =>
    jsonAnswer(200, {}, { ms: Math.min(5000, (body.length / 200) ** 2) });
  const { probes, codes } = probesOver(limited);
  probes.consider(exchangeOf(update({ purpose: 'x'.repeat(70_000) }), slow), false, 1);
  await probes.play(going);
  assert.deepEqual(codes(), [['time-grows-with-the-input', 'slow']]);
});
