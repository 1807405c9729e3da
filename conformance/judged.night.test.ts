import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Call } from '../fixtures/deployments/call.ts';
import { agentIds } from '../fixtures/deployments/first-state.ts';
import { jsonReply } from '../fixtures/deployments/replies.ts';
import { checkInMemory } from '../fixtures/in-memory/check-in-memory.ts';
import type { PlanOn } from '../fixtures/in-memory/memory-network.ts';
import type { JsonObject } from '../spec/json-value.ts';
import type { CheckOptions, Run } from './check-deployment.ts';

const latencyMs = 20;
const storms = ['concurrent-updates-lose-nothing', 'answers-belong-to-their-request'];

/** A quick run against a deployment on a virtual clock. */
const check = (planOn: PlanOn, options: Partial<CheckOptions> = {}): Promise<Run> =>
  checkInMemory(
    planOn,
    { agentIds: agentIds.slice(0, 1), profile: 'quick', cases: 20, ...options },
    latencyMs,
  );

const resultOf = ({ checks }: Run, id: string) => checks.find((result) => result.id === id);
const correct: PlanOn = () => ({});

test('without random cases every check is judged all the same', async () => {
  const run = await check(correct, { cases: 0 });
  assert.equal(run.verdict, 'conforms', run.summary);
  assert.deepEqual(run.random, { cases: { sent: 0, planned: 0 }, sequences: { sent: 0, planned: 0 } });
});

test('--max-time that is over among the scenarios leaves the deployment not judged', async () => {
  const whole = await check(correct);
  const run = await check(correct, { maxTimeMs: whole.durationMs * 0.7 });
  assert.equal(run.verdict, 'not-judged');
  assert.match(
    run.notJudged[0] ?? '',
    /^--max-time was over before every scenario was played: \d+ of \d+ were$/,
  );
  assert.match(
    run.notJudged[1] ?? '',
    /^too few exchanges concerned .*concurrent-updates-lose-nothing \(0 of 10\)/,
  );
  assert.equal(resultOf(run, 'concurrent-updates-lose-nothing')?.reason, 'no exchange concerned it');
});

test('--max-time that is over among the random cases only says how many of them were sent', async () => {
  const cases = 4000;
  const all = await check(correct, { cases: 0 });
  const run = await check(correct, { cases, maxTimeMs: all.durationMs + 4000 });
  assert.equal(run.verdict, 'conforms', run.summary);
  const { sent = 0, planned = 0 } = run.random?.cases ?? {};
  assert.ok(planned > 3000 && sent > 0 && sent < planned, `${sent} of ${planned}`);
});

test('updates that never overlap do not show that none is lost', async () => {
  const run = await check(correct, { concurrency: 1 });
  assert.equal(run.verdict, 'not-judged');
  assert.equal(
    run.notJudged[0],
    'too few exchanges concerned concurrent-updates-lose-nothing (0 of 10), answers-belong-to-their-request (0 of 10): no two updates were under way at the same time; --concurrency and --rate allow more, and --skip goes without',
  );
  assert.equal((await check(correct, { concurrency: 1, skip: storms })).verdict, 'conforms');
});

/** Refuses a valid update that comes while another is under way, with this status. */
const refusing =
  (
    status: number,
    { leaves = (_: JsonObject, before: JsonObject) => before, forEver = false } = {},
  ): PlanOn =>
  (clock) => {
    const busy = new Set<string>();
    const refusedOnce = new Set<string>();
    const refused = new WeakSet<Call>();
    return {
      rewriteStored: (agent, before, call) => {
        if (!busy.has(call.agentId) && !(forEver && refusedOnce.has(call.text))) return agent;
        refused.add(call);
        refusedOnce.add(call.text);
        return leaves(agent, before);
      },
      afterAnswer: async (reply, call) => {
        if (refused.has(call)) return jsonReply(status, { detail: 'busy' });
        if (call.update === undefined || reply.status !== 200) return reply;
        busy.add(call.agentId);
        await clock.sleep(1);
        busy.delete(call.agentId);
        return reply;
      },
    };
  };

for (const status of [409, 412, 423, 428])
  test(`storms in which all but one are refused with ${status} are skipped with a line`, async () => {
    const run = await check(refusing(status));
    assert.equal(run.verdict, 'conforms', run.summary);
    for (const id of storms) {
      const result = resultOf(run, id);
      assert.equal(result?.status, 'skipped', id);
      assert.equal(
        result?.reason,
        'of updates at the same time all but one were refused as conflicts, without a trace',
      );
    }
  });

test('a refusal that is no conflict is a refusal, at the same time as others too', async () => {
  const run = await check(refusing(400));
  assert.equal(run.verdict, 'violates');
});

test('an update that was refused as a conflict and stored all the same is found', async () => {
  const leaves = (agent: JsonObject, before: JsonObject) => ({
    ...before,
    purpose: agent['purpose'] ?? null,
  });
  const run = await check(refusing(409, { leaves }));
  assert.ok(
    run.findings.some(({ code, counts }) => code === 'refused-and-stored' && counts),
    run.findings.map(({ id }) => id).join('\n'),
  );
});

test('a storm of which none is taken is found', async () => {
  const run = await check((clock) => {
    let open = 0;
    return {
      beforeAnswer: async ({ update }) => {
        if (update === undefined) return undefined;
        open += 1;
        await clock.sleep(1);
        const isAlone = open === 1;
        await clock.sleep(1);
        open -= 1;
        return isAlone ? undefined : jsonReply(409, { detail: 'busy' });
      },
    };
  });
  assert.ok(
    run.findings.some(({ code, counts }) => code === 'none-taken' && counts),
    run.findings.map(({ id }) => id).join('\n'),
  );
});

test('a conflict without another update is a refusal like any other', async () => {
  const run = await check(refusing(409, { forEver: true }));
  assert.equal(run.verdict, 'violates');
  assert.ok(run.findings.some(({ code, counts }) => code === 'status-409' && counts));
});

test('what does not apply is skipped with a line, and the run is judged', async () => {
  const run = await check(correct);
  assert.equal(run.verdict, 'conforms', run.summary);
  const alone = await check(correct, { skip: ['list-*'] });
  assert.equal(resultOf(alone, 'update-reaches-one-agent')?.reason, 'it takes two agents');
  assert.match(
    resultOf(run, 'forwarding-reaches-the-evolution-service')?.reason ?? '',
    /^it takes --evolution-listen/,
  );
  const numbers = await check(() => ({ points: { 'test-score-input': 'numbers-only' } }));
  assert.equal(numbers.verdict, 'conforms', numbers.summary);
  assert.match(resultOf(numbers, 'test-score-accepts-decimal-text')?.reason ?? '', /numbers only/);
  const reading = await check(correct, { readOnly: true });
  assert.equal(reading.verdict, 'conforms', reading.summary);
  assert.equal(
    resultOf(reading, 'evolution-status-changes-nothing')?.reason,
    'it takes agents that may be updated',
  );
});

/** Loses one update, of a storm, and never another. */
const losingOnce: PlanOn = (clock) => {
  let [busy, isDone] = [0, false];
  const lost = new WeakSet<Call>();
  return {
    rewriteStored: (agent, before, call) => {
      if (isDone || busy < 2 || call.update?.['purpose'] === undefined) return agent;
      isDone = true;
      lost.add(call);
      return { ...agent, purpose: before['purpose'] ?? null };
    },
    rewriteAgent: (agent, _, call) =>
      lost.has(call) ? { ...agent, purpose: String(call.update?.['purpose']) } : agent,
    afterAnswer: async (reply, { update }) => {
      if (update === undefined || reply.status !== 200) return reply;
      busy += 1;
      await clock.sleep(1);
      busy -= 1;
      return reply;
    },
  };
};

test('what was lost once, and not again in 20 re-runs, is shown and does not count', async () => {
  const run = await check(losingOnce);
  assert.equal(run.verdict, 'conforms', run.summary);
  assert.deepEqual(
    run.findings.map(({ check: id, flaky, counts }) => [id, flaky, counts]),
    [['concurrent-updates-lose-nothing', true, false]],
  );
});

test('what was lost once, where there was no time for 20 re-runs, leaves the deployment not judged', async () => {
  const { durationMs } = await check((clock) => ({
    afterAnswer: losingOnce(clock).afterAnswer ?? ((reply) => reply),
  }));
  const run = await check(losingOnce, { maxTimeMs: durationMs + 15 * latencyMs });
  assert.equal(run.verdict, 'not-judged', run.summary);
  assert.deepEqual(run.notJudged, ['1 finding could not be sent again in time']);
});

test('a MUST of operations that were not selected keeps nothing from being judged', async () => {
  const skip = ['evolution-*', 'genome-*', 'forwarding-*', 'list-*'];
  const run = await check(() => ({ points: { 'rejected-update': 400 } }), { skip });
  assert.equal(run.verdict, 'conforms', run.summary);
  assert.equal(resultOf(run, 'validation-error-names-the-input')?.needs, undefined);
});
