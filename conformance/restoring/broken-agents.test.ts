import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonAnswer } from '../../fixtures/in-memory/run-context.ts';
import { updateRequest } from '../generate/cases.ts';
import type { Outcome, Send, SentRequest } from '../run/exchange.ts';
import { watchBrokenAgents } from './broken-agents.ts';

const updatePath = '/agents/{id}';
const [one, other, unknown] = [
  '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b',
  'c85e0f92-6a1d-4b37-8e2f-70d9c3b4a516',
  '9b2d4c1a-7e3f-4a6b-9c8d-1e2f3a4b5c6d',
] as const;
const updateOf = (id: string, body: string) => updateRequest(updatePath, id, body);

/** Agents behind a deployment that answers as a function says. */
function watchOver(answer: (request: SentRequest) => Outcome, countCauses = () => 0) {
  const sent: SentRequest[] = [];
  const send: Send = async (request) => {
    sent.push(request);
    return answer(request);
  };
  const plan = { send, updatePath, listPath: '/agents', agentIds: [one, other], unknownId: unknown };
  const broken = watchBrokenAgents({ ...plan, countCauses });
  return { broken, sent, send: broken.guard(send) };
}

/** What every update of an agent is answered with; the others are taken, and the unknown one is not there. */
const failingAt = (id: string, status: number) => (request: SentRequest) =>
  request.path.includes(id)
    ? jsonAnswer(status, {})
    : jsonAnswer(request.path.includes(unknown) ? 404 : 200, {});

for (const status of [500, 501, 404, 422])
  test(`an agent that answers ${status} to empty updates is broken, and nothing more goes there`, async () => {
    const { broken, sent, send } = watchOver(failingAt(one, status));
    await broken.look(updateOf(one, '{"hub":"x"}'));
    const asked = sent.length;
    const outcome = await send(updateOf(one.toUpperCase(), '{"hub":"y"}'));
    assert.equal(outcome.kind === 'silence' && outcome.reason, 'withheld');
    assert.equal(sent.length, asked);
    assert.equal((await send(updateOf(other, '{}'))).kind, 'answer');
  });

test('an agent that takes an empty update is not broken, however often another one fails', async () => {
  const { broken, send } = watchOver(({ body }) => jsonAnswer(body === '{}' ? 200 : 500, {}));
  await broken.look(updateOf(one, '{"hub":"x"}'));
  assert.equal((await send(updateOf(one, '{"hub":"y"}'))).kind, 'answer');
});

for (const status of [502, 503, 504])
  test(`${status} is the gateway's, and breaks no agent`, async () => {
    const { broken } = watchOver(failingAt(one, status));
    await broken.look(updateOf(one, '{"hub":"x"}'));
    assert.deepEqual(broken.explain(), []);
  });

for (const status of [500, 401, 429])
  test(`where all are answered ${status}, no agent is called broken`, async () => {
    const { broken } = watchOver(() => jsonAnswer(status, {}));
    await broken.look(updateOf(one, '{"hub":"x"}'));
    assert.deepEqual(broken.explain(), []);
  });

test('an agent that takes updates again is sent to again', async () => {
  let status = 500;
  const { broken, send } = watchOver((request) => failingAt(one, status)(request));
  await broken.look(updateOf(one, '{"hub":"x"}'));
  await broken.lookAgain();
  assert.equal((await send(updateOf(one, '{}'))).kind, 'silence');
  // A busy gateway says nothing of the agent.
  status = 503;
  await broken.lookAgain();
  assert.equal((await send(updateOf(one, '{}'))).kind, 'silence');
  status = 200;
  await broken.lookAgain();
  assert.equal((await send(updateOf(one, '{}'))).kind, 'answer');
});

test('what broke an agent is the first update that failed, or the last one that was taken', async () => {
  let status = 200;
  let causes = 0;
  const { broken, send } = watchOver(
    (request) => failingAt(one, status)(request),
    () => causes,
  );
  const taken = updateOf(one, '{"hub":"the last"}');
  await send(taken);
  causes = 3;
  await send(updateOf(one, '{}'));
  [status, causes] = [500, 9];
  const failed = updateOf(one, '{"hub":"the first"}');
  await send(failed);
  await broken.look(failed);
  const breakage = broken.breakageAt(updateOf(one, '{"hub":"any"}'));
  assert.equal(breakage?.failed, failed);
  assert.equal(breakage?.taken?.request, taken);
  assert.equal(broken.knownWhenSound(failed), 3);
  const [told = ''] = broken.explain();
  assert.match(told, /since \{"hub":"the first"\}.*took was \{"hub":"the last"\}/);
});

test('a broken agent explains failures at itself and of the list, and at no other agent', async () => {
  const { broken } = watchOver(failingAt(one, 500));
  const list = { method: 'GET', path: '/agents?include_scores=true', headers: {} };
  const explains = (request: SentRequest, status: number) =>
    broken.explains({ request, outcome: jsonAnswer(status, {}) });
  assert.ok(!explains(list, 500));
  await broken.look(updateOf(one, '{"hub":"x"}'));
  assert.ok(explains(list, 500));
  assert.ok(!explains(list, 422));
  assert.ok(explains(updateOf(one, '{}'), 422));
  assert.ok(!explains(updateOf(one, '{}'), 200));
  assert.ok(!explains(updateOf(other, '{}'), 500));
});
