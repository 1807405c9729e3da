import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Call } from '../../fixtures/deployments/call.ts';
import type { DeploymentPlan } from '../../fixtures/deployments/plan.ts';
import { jsonReply } from '../../fixtures/deployments/replies.ts';
import { createMemoryNetwork } from '../../fixtures/in-memory/memory-network.ts';
import { type CheckOptions, checkDeployment, type Run } from '../check-deployment.ts';
import type { Baseline, KnownFinding } from './known-finding.ts';
import { readBaseline } from './read-baseline.ts';
import { updateBaseline } from './update-baseline.ts';

const network = createMemoryNetwork();

const today = '2026-11-15';

/** Judges a deployment of a plan, with little beside what the test is about. */
async function check(plan: DeploymentPlan, known: readonly KnownFinding[], more: Partial<CheckOptions> = {}) {
  const running = network.serve(plan);
  const baseline: Baseline = { known, today, acceptsNew: false, ...more.baseline };
  try {
    const { url, agentIds } = running;
    return await checkDeployment(
      { url, agentIds, profile: 'quick', seed: 1, cases: 0, timeoutMs: 5000, ...more, baseline },
      { name: 'agent-console-kit', version: 'test' },
      network.surroundings,
    );
  } finally {
    await running.close();
  }
}

const accepting = { baseline: { known: [], today, acceptsNew: true } };

/** The baseline that a first run writes. */
function baselineOf(run: Run): readonly KnownFinding[] {
  return readBaseline(updateBaseline(undefined, [], run, today).text, 'baseline.json');
}

const statusId = ({ request }: Call) => /^\/v1\/evolution\/status\/(.*)$/.exec(request.target)?.[1];
const answering = (isMet: (id: string) => boolean, body: unknown): DeploymentPlan => ({
  beforeAnswer: (call) => {
    const id = statusId(call);
    return id !== undefined && isMet(id) ? jsonReply(200, body) : undefined;
  },
});

/** The status of what is no uuid is answered. */
const anyId = answering((id) => id === 'not-a-uuid', {});
const badIds = { only: ['evolution-status-rejects-bad-uuids'] };
/** Only random cases have such a uuid. */
const listForD = answering((id) => /^d[^e]/.test(id), []);
const objects = { only: ['evolution-status-answers-an-object'] };

test('what a run accepts does not count in the next, whatever its seed, until it expires', async () => {
  const first = await check(anyId, [], { ...badIds, ...accepting });
  assert.equal(first.verdict, 'conforms');
  assert.match(first.summary, /, with 1 known finding\.$/);
  const known = baselineOf(first);

  const again = await check(anyId, known, { ...badIds, seed: 2, cases: 50 });
  assert.equal(again.verdict, 'conforms', again.summary);
  assert.equal(again.staleBaseline, undefined);
  assert.deepEqual(again.findings[0]?.known, { reason: 'not yet explained', expires: '2027-02-13' });

  const late = { ...badIds, baseline: { known, today: '2027-02-14', acceptsNew: true } };
  const expired = await check(anyId, known, late);
  assert.equal(expired.verdict, 'violates');
  assert.match(expired.summary, /, 1 of them in the baseline and expired\.$/);
});

test('another fault in the same place counts', async () => {
  const known = baselineOf(await check(anyId, [], { ...badIds, ...accepting }));
  const other: DeploymentPlan = {
    beforeAnswer: (call) => (statusId(call) === 'not-a-uuid' ? jsonReply(404, {}) : undefined),
  };
  const run = await check(other, known, badIds);
  assert.equal(run.verdict, 'violates');
  assert.deepEqual(
    run.findings.map(({ code, known: mark }) => [code, mark]),
    [['status-404', undefined]],
  );
  // The exchange that showed the one that is known shows the other now, which may hide it.
  assert.equal(run.staleBaseline, undefined);
});

test('an entry whose fault is gone is stale, but not where nobody could have seen it', async () => {
  const known = baselineOf(await check(anyId, [], { ...badIds, ...accepting }));
  const stale = async (entries: readonly KnownFinding[], more: Partial<CheckOptions>) =>
    (await check({}, entries, more)).staleBaseline;
  assert.deepEqual(
    await stale(known, badIds),
    known.map(({ id }) => id),
  );
  const unrecorded = known.map(({ recorded: _, ...entry }) => entry);
  assert.equal(await stale(unrecorded, badIds), undefined);
  assert.equal(await stale(known, objects), undefined);
  assert.equal(await stale(known, { ...badIds, signal: AbortSignal.abort() }), undefined);
  const shard = { index: 1, total: 2, source: '--shard' };
  assert.equal(await stale(known, { ...badIds, shard }), undefined);
});

test('a known finding that no case of the run comes by is sent again, and shown', async () => {
  const known = baselineOf(await check(listForD, [], { ...objects, ...accepting, cases: 100 }));
  const ids = known.map(({ id }) => id);
  assert.deepEqual(ids, ['evolution-status-answers-an-object/readevolutionstatus/answer/not-an-object']);
  const again = await check(listForD, known, objects);
  assert.equal(again.verdict, 'conforms', again.summary);
  assert.deepEqual(
    again.findings.map(({ id, counts, known: mark }) => [id, counts, mark?.reason]),
    [[ids[0], false, 'not yet explained']],
  );
  const fixed = await check({}, known, objects);
  assert.deepEqual(fixed.staleBaseline, ids);
  assert.deepEqual(fixed.findings, []);
});

test('a run that only reads sends no known update again', async () => {
  const [entry] = baselineOf(await check(anyId, [], { ...badIds, ...accepting }));
  if (entry?.recorded === undefined) throw new Error('nothing was found');
  const { finding, ...where } = entry.recorded;
  const { request, response } = finding.exchange;
  const url = `${where.target}/v1/agent-configurations/${where.agentIds[0]}`;
  const exchange = { request: { ...request, method: 'PUT', url, body: '[]' }, response };
  const update = { ...finding, id: 'an-update', operation: 'updateAgent' as const, exchange };
  const methods = new Set<string>();
  const watched: DeploymentPlan = {
    beforeAnswer: ({ request: sent }) => {
      methods.add(sent.method);
      return undefined;
    },
  };
  const known = [{ ...entry, id: 'an-update', recorded: { ...where, finding: update } }];
  await check(watched, known, { readOnly: true });
  assert.deepEqual([...methods], ['GET']);
});
