import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Clock } from '../fixtures/deployments/clock.ts';
import {
  behindLimit,
  takeAtATime,
  tooMany,
  tooManyWithoutWord,
  unavailable,
} from '../fixtures/deployments/limit-requests.ts';
import type { DeploymentPlan, Reply } from '../fixtures/deployments/plan.ts';
import { jsonReply } from '../fixtures/deployments/replies.ts';
import { checkInMemory } from '../fixtures/in-memory/check-in-memory.ts';
import type { Run } from './check-deployment.ts';
import { isAsItWas } from './run/agent-restoration.ts';

const size = { profile: 'quick', cases: 20, seed: 1 } as const;
const refusals = {
  '429 with Retry-After': tooMany,
  '429 without a word': tooManyWithoutWord,
  '503 with Retry-After': unavailable,
};

interface Wishes {
  readonly refuse?: (seconds: number) => ReturnType<typeof tooMany>;
  readonly plan?: (clock: Clock) => DeploymentPlan;
  readonly maxTimeMs?: number;
}

/** Checks a deployment without a limit, on a clock that waits for nobody. */
const check = (plan: DeploymentPlan): Promise<Run> => checkInMemory(plan, size);

/** Checks a deployment behind 300 requests a minute, on a clock that waits for nobody. */
const checkBehindLimit = ({ refuse = tooMany, plan = () => ({}), maxTimeMs }: Wishes): Promise<Run> =>
  checkInMemory((clock) => behindLimit({ perMinute: 300, now: clock.now, refuse }, plan(clock)), {
    ...size,
    maxTimeMs,
  });

function assertRestored({ restoration }: Run): void {
  assert.equal(restoration.length, 2);
  for (const agent of restoration) assert.ok(isAsItWas(agent), JSON.stringify(agent));
}

for (const [what, refuse] of Object.entries(refusals)) {
  test(`a correct deployment behind 300 requests a minute, ${what}, is not accused, and told of`, async () => {
    const run = await checkBehindLimit({ refuse });
    assert.deepEqual(run.findings, []);
    assert.notEqual(run.verdict, 'violates');
    assertRestored(run);
    const { waits = 0, ratePerSecond = 0, unanswered } = run.weather ?? {};
    assert.ok(waits > 0 && waits < 100, `it waited ${waits} times`);
    assert.ok(ratePerSecond > 2 && ratePerSecond < 7, `${ratePerSecond} a second`);
    assert.equal(unanswered, 0);
  });
}

const wordless503 = (): Reply => ({
  status: 503,
  headers: { 'content-type': 'text/plain', connection: 'close' },
  body: 'Service Unavailable',
});

test('a correct deployment behind a limit that says no more than 503 is not accused', async () => {
  const run = await checkBehindLimit({ refuse: wordless503 });
  assert.deepEqual(run.findings, []);
  assert.notEqual(run.verdict, 'violates');
  assertRestored(run);
  assert.ok((run.weather?.waits ?? 0) > 0);
});

test('a deployment that is restarted in the middle, and answers 503 meanwhile, is not accused', async () => {
  let restartedAt: number | undefined;
  const run = await checkInMemory(
    ({ now }) => ({
      beforeAnswer: ({ count }) => {
        if (count === 800) restartedAt = now();
        return now() - (restartedAt ?? Number.NEGATIVE_INFINITY) < 20_000 ? wordless503() : undefined;
      },
    }),
    size,
  );
  assert.deepEqual(run.findings, []);
  assert.equal(run.verdict, 'conforms', run.summary);
  assertRestored(run);
});

test('503 without a word for one input alone is a failure, and the run does not wait for it long', async () => {
  const run = await check({
    beforeAnswer: ({ update }) => (update?.['hub'] === '' ? wordless503() : undefined),
  });
  assert.equal(run.verdict, 'violates', run.summary);
  assert.deepEqual(new Set(run.findings.map((finding) => finding.check)), new Set(['server-does-not-fail']));
  assertRestored(run);
  assert.ok(run.durationMs < 60_000, `${run.durationMs} ms`);
});

for (const every of [10, 40, 90]) {
  test(`503 without a word at every ${every}th request is a failure`, async () => {
    const run = await check({
      beforeAnswer: ({ count }) => (count % every === 0 ? wordless503() : undefined),
    });
    assert.equal(run.verdict, 'violates', run.summary);
    assertRestored(run);
  });
}

const crowded = [tooMany, wordless503].flatMap((refuse) => [6, 2].map((most) => ({ refuse, most })));

for (const { refuse, most } of crowded) {
  test(`a correct deployment that takes ${most} requests at a time, and else answers ${refuse(1).status}, is judged at nearly full speed`, async () => {
    const run = await checkInMemory(({ sleep }) => takeAtATime({ most, sleep, ms: 5, refuse }), size);
    assert.deepEqual(run.findings, []);
    assert.equal(run.verdict, 'conforms', run.summary);
    assertRestored(run);
    const { waits = 0, concurrency = 16, ratePerSecond } = run.weather ?? {};
    assert.ok(waits > 0 && waits < 40, `it waited ${waits} times`);
    assert.ok(concurrency <= most, `${concurrency} at a time`);
    assert.equal(ratePerSecond, undefined);
    assert.ok(run.durationMs < 40_000, `${run.durationMs} ms`);
  });
}

test('--max-time over while waiting is not judged, --rate suggested, and the agents restored', async () => {
  const run = await checkBehindLimit({ maxTimeMs: 80_000 });
  assert.deepEqual(run.findings, []);
  assert.equal(run.verdict, 'not-judged');
  assert.match(run.summary, /asked to wait.*--rate \d/);
  assert.ok(run.durationMs < 120_000, `${run.durationMs} ms`);
  assertRestored(run);
});

const faults: readonly (readonly [check: string, plan: NonNullable<Wishes['plan']>])[] = [
  [
    'update-replaces-what-is-supplied',
    () => ({ rewriteStored: (agent, before) => ({ ...agent, hub: before['hub'] ?? null }) }),
  ],
  [
    'concurrent-updates-lose-nothing',
    ({ sleep }) => ({
      beforeAnswer: async ({ update, agentId, world }) => {
        const read = world.agents.get(agentId);
        if (update === undefined || read === undefined) return undefined;
        await sleep(20);
        world.agents.set(agentId, read);
        return undefined;
      },
    }),
  ],
  ['server-answers', () => ({ beforeAnswer: ({ count }) => (count % 9 === 0 ? 'reset' : undefined) })],
];

for (const [check, plan] of faults) {
  test(`a fault of ${check} behind 300 requests a minute is found`, async () => {
    const run = await checkBehindLimit({ plan });
    assert.equal(run.verdict, 'violates', run.summary);
    assert.ok(
      run.findings.some((finding) => finding.check === check && finding.counts),
      run.findings.map(({ id }) => id).join('\n'),
    );
  });
}

test('503 with Retry-After for one input alone is a failure', async () => {
  const run = await check({
    beforeAnswer: ({ update }) => (update?.['hub'] === '' ? unavailable(5) : undefined),
  });
  assert.equal(run.verdict, 'violates', run.summary);
  assert.deepEqual(new Set(run.findings.map((finding) => finding.check)), new Set(['server-does-not-fail']));
  assertRestored(run);
});

test('429 for one input alone is a refusal', async () => {
  const run = await check({
    beforeAnswer: ({ update }) =>
      update?.['hub'] === '' ? jsonReply(429, { detail: 'Too Many Requests' }) : undefined,
  });
  assert.equal(run.verdict, 'violates', run.summary);
  assert.ok(
    run.findings.every(({ code }) => code === 'status-429'),
    run.findings.map(({ id }) => id).join('\n'),
  );
  assert.ok(run.findings.every(({ check: id }) => id !== 'server-does-not-fail'));
});

for (const seconds of [5, 30, 60]) {
  test(`an operation whose service is down, with Retry-After: ${seconds}, is not judged, and the others are`, async () => {
    const run = await check({
      beforeAnswer: ({ operation }) => (operation === 'createGenome' ? unavailable(seconds) : undefined),
    });
    assert.deepEqual(run.findings, []);
    assert.equal(run.verdict, 'not-judged');
    assert.deepEqual(run.notJudged.length, 1, run.notJudged.join('\n'));
    assert.match(run.notJudged.join(), /^createGenome: it answered nothing but 503/);
    assert.ok(run.durationMs < 50_000 * seconds, `${run.durationMs} ms`);
    assertRestored(run);
  });
}

test('restoring waits ten minutes for a deployment that asks to', async () => {
  let closedUntil = 0;
  const run = await checkInMemory(
    ({ now }) => ({
      beforeAnswer: ({ count }) => {
        if (count === 500) closedUntil = now() + 500_000;
        const left = closedUntil - now();
        return left > 0 ? unavailable(Math.ceil(left / 1000)) : undefined;
      },
    }),
    size,
  );
  assert.deepEqual(run.findings, []);
  assert.equal(run.verdict, 'not-judged');
  assertRestored(run);
});
