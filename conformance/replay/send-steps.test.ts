import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import { updateRequest } from '../generate/cases.ts';
import type { Send, SentRequest } from '../run/exchange.ts';
import type { Finding } from '../run/run-record.ts';
import { viewUpdate } from '../scenario/update-view.ts';
import { readRecorded } from './read-recorded.ts';
import { type Adapt, repeatAnswered } from './repeat-answered.ts';
import { sendSteps, sendTogether } from './send-steps.ts';

const file = new URL('../../fixtures/runs/violating.json', import.meta.url);
const [sample] = readRecorded(readFileSync(file, 'utf8'), 'run.json').findings;
assert.ok(sample !== undefined);
const steps = [sample.exchange, sample.exchange];
const finding: Finding = { ...sample, check: 'update-is-idempotent', operation: 'updateAgent', steps };
const storm: Finding = {
  ...finding,
  check: 'concurrent-updates-lose-nothing',
  origin: { phase: 'scenario', about: 'a storm', index: 0 },
};

const id = '4b7d2c1a-93e0-4f58-a6c4-1d0e9b8a7f63';
const subject = subjectOf(id);
const put = (body: string) => updateRequest(subject.updatePath, id, body);

/** A deployment that answers each update with what it makes of it, and counts how many it has at a time. */
function createDeployment(answer: (sent: object) => object) {
  const sizes: number[] = [];
  let open = 0;
  const send: Send = async ({ body }: SentRequest) => {
    open += 1;
    const mine = sizes.push(open) - 1;
    await new Promise(setImmediate);
    sizes[mine] = Math.max(sizes[mine] ?? 0, open);
    open -= 1;
    const text = JSON.stringify({ id, ...answer(JSON.parse(String(body))) });
    return { kind: 'answer', status: 200, headers: {}, body: text, ms: 1, redirects: [] };
  };
  return { send, sizes };
}

const asSent: Adapt = (request) => request;
const requests = ['{}', '{"hub":"a"}', '{"hub":"b"}', '{"hub":"c"}', '{}'].map(put);

test('steps go out one after another', async () => {
  const { send, sizes } = createDeployment((sent) => sent);
  const exchanges = await sendSteps(requests, { finding, subject, send, adapt: asSent });
  assert.deepEqual(
    exchanges.map(({ request }) => request),
    requests,
  );
  assert.equal(Math.max(...sizes), 1);
});

test('the updates of a storm go out together, between the readings', async () => {
  const { send, sizes } = createDeployment((sent) => sent);
  const exchanges = await sendSteps(requests, { finding: storm, subject, send, adapt: asSent });
  assert.deepEqual(
    exchanges.map(({ request }) => request),
    requests,
  );
  assert.deepEqual([sizes[0], Math.max(...sizes), sizes.at(-1)], [1, 3, 1]);
});

test('one request goes out beside its like', async () => {
  const { send, sizes } = createDeployment((sent) => sent);
  assert.equal((await sendTogether(put('{}'), 4, { finding, subject, send, adapt: asSent })).length, 4);
  assert.equal(Math.max(...sizes), 4);
});

test('what was answered is sent again as it is answered now, where the record did so', async () => {
  const lists = ['{"evaluated_harnesses":["x"]}', '{"evaluated_harnesses":["old","x"]}'].map(put);
  const play = (answer: (sent: object) => object, adapt = asSent) =>
    sendSteps(lists, { finding, subject, send: createDeployment(answer).send, adapt });
  const views = async (prefix: readonly string[]) =>
    (await play((sent) => ({ evaluated_harnesses: [...prefix, ...Object(sent).evaluated_harnesses] }))).map(
      (exchange) => viewUpdate(exchange, subject),
    );
  const lastBody = async (recorded: Awaited<ReturnType<typeof views>>) =>
    (await play((sent) => sent, repeatAnswered(recorded, subject))).at(-1)?.request.body;
  assert.equal(await lastBody(await views(['old'])), '{"evaluated_harnesses":["x"]}');
  assert.equal(await lastBody(await views([])), lists[1]?.body);
});
