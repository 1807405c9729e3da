import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Call } from '../fixtures/deployments/call.ts';
import { agentIds as bothAgents } from '../fixtures/deployments/first-state.ts';
import { jsonReply } from '../fixtures/deployments/replies.ts';
import { checkInMemory } from '../fixtures/in-memory/check-in-memory.ts';
import type { PlanOn } from '../fixtures/in-memory/memory-network.ts';
import type { JsonObject } from '../spec/json-value.ts';
import type { CheckOptions, Run } from './check-deployment.ts';

const correct: PlanOn = () => ({});

/** Runs a check on a virtual clock: a minute of waiting takes no time. */
const check = (planOn: PlanOn, latencyMs: number, options: Partial<CheckOptions> = {}): Promise<Run> =>
  checkInMemory(planOn, { agentIds: bothAgents.slice(0, 1), ...options }, latencyMs);

/** MUST checks that were selected, and neither judged in full nor skipped for one of these reasons. */
const unjudgedIn = ({ checks }: Run) =>
  checks.filter(
    ({ level, status, cases, needs = 1, reason = '' }) =>
      level === 'must' &&
      !(status === 'passed' && cases >= needs) &&
      !/^it takes (?:two agents|--evolution-listen)/.test(reason),
  );

function tell(context: TestContext, { durationMs, requests, random }: Run): void {
  const { cases, sequences } = random ?? { cases: { sent: 0 }, sequences: { sent: 0 } };
  context.diagnostic(
    `${(durationMs / 1000).toFixed(1)} s on the clock, ${requests} requests, ${cases.sent} random cases, ${sequences.sent} sequences`,
  );
}

/** Milliseconds away, and the seconds that a standard run may take: what docs/slow-deployments.md says and a hundredth more, for the others in proportion. */
const latencies = [
  [0, 1],
  [60, 128],
  [100, 212],
  [150, 318],
  [500, 1060],
] as const;

for (const [latency, most] of latencies)
  test(`every MUST check is judged at ${latency} ms with one agent, in ${most} s`, async (context) => {
    const run = await check(correct, latency);
    tell(context, run);
    assert.equal(run.verdict, 'conforms', run.summary);
    assert.deepEqual(unjudgedIn(run), []);
    assert.ok(run.durationMs <= most * 1000, `${run.durationMs} ms`);
  });

test('every MUST check is judged at 100 ms with two agents, in 145 s', async (context) => {
  const run = await check(correct, 100, { agentIds: bothAgents });
  tell(context, run);
  assert.equal(run.verdict, 'conforms', run.summary);
  assert.deepEqual(unjudgedIn(run), []);
  assert.equal(run.checks.find(({ id }) => id === 'update-reaches-one-agent')?.status, 'passed');
  assert.ok(run.durationMs <= 145_000, `${run.durationMs} ms`);
});

const faulty: readonly (readonly [what: string, check: string, planOn: PlanOn])[] = [
  [
    'loses updates at the same time',
    'concurrent-updates-lose-nothing',
    (clock) => {
      const reads = new WeakMap<Call, JsonObject>();
      return {
        beforeAnswer: async (call) => {
          const read = call.world.agents.get(call.agentId);
          if (call.update === undefined || read === undefined) return undefined;
          reads.set(call, read);
          await clock.sleep(4);
          return undefined;
        },
        // All of the agent is written, as it was read before the wait.
        rewriteStored: (agent, _, call) => {
          const own = Object.keys(call.update ?? {}).map((name) => [name, agent[name] ?? null]);
          return { ...agent, ...reads.get(call), ...Object.fromEntries(own) };
        },
      };
    },
  ],
  [
    'stores no agent_url while an agent is archived',
    'updates-follow-the-model',
    () => ({
      rewriteStored: (agent, before) =>
        before['status'] === 'archived' ? { ...agent, agent_url: before['agent_url'] ?? null } : agent,
      rewriteAgent: (agent, _, { update = {} }) =>
        typeof update['agent_url'] === 'string' ? { ...agent, agent_url: update['agent_url'] } : agent,
    }),
  ],
  [
    'takes what is no uuid',
    'evolution-status-rejects-bad-uuids',
    () => ({
      afterAnswer: (reply, { operation }) =>
        operation === 'readEvolutionStatus' && reply.status === 422 ? jsonReply(200, {}) : reply,
    }),
  ],
];

for (const [what, id, planOn] of faulty)
  for (const latency of [0, 60, 150, 500])
    test(`a deployment ${latency} ms away that ${what} is found out`, async (context) => {
      // None of them needs a random case to show.
      const run = await check(planOn, latency, { profile: 'quick', cases: 40 });
      tell(context, run);
      assert.equal(run.verdict, 'violates', run.summary);
      assert.ok(
        run.findings.some((finding) => finding.check === id && finding.counts),
        run.findings.map((finding) => finding.id).join('\n'),
      );
    });
