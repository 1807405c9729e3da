import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import { updateFields } from '../../spec/fields.ts';
import { allChecks } from '../checks/index.ts';
import { evolutionStatusRequest, genomeRequest, updateRequest } from '../generate/cases.ts';
import type { StormPlan } from '../scenario/storm.ts';
import { checkShard, seedOfShards } from './check-shard.ts';
import { planShard } from './shard-plan.ts';
import { scenariosOfShard, stormsOfShard } from './shard-scenarios.ts';

const idOf = (number: number) => `3f1a2b4c-5d6e-4f70-8a9b-${String(number).padStart(12, '0')}`;
const agentsOf = (count: number) => Array.from({ length: count }, (_, number) => idOf(number));
const updatePath = '/v1/agent-configurations/{id}';
const shardsOf = (total: number, agentIds: readonly string[]) =>
  Array.from({ length: total }, (_, at) => planShard({ index: at + 1, total }, agentIds));

const sizes = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.nat({ max: 9 }))
  .map(([total, more]) => ({ total, agentIds: agentsOf(total + more) }));

test('every agent and every request belongs to exactly one shard', () => {
  const requests = fc.oneof(
    fc.nat({ max: 20 }).map((number) => updateRequest(updatePath, idOf(number), '{"status":"zzz"}')),
    fc.nat({ max: 20 }).map((number) => evolutionStatusRequest(idOf(number))),
    fc.constant(genomeRequest('{}')),
    fc.constant(updateRequest(updatePath, 'not-a-uuid', '{}')),
  );
  fc.assert(
    fc.property(sizes, requests, fc.nat(), ({ total, agentIds }, request, order) => {
      const subject = subjectOf(...agentIds);
      const all = shardsOf(total, agentIds);
      const owners = all.filter(({ ownsRequest }) => ownsRequest(request, order, subject));
      assert.equal(owners.length, 1);
      assert.deepEqual(all.flatMap(({ agentIds: own }) => own).sort(), [...agentIds].sort());
    }),
    { numRuns: 200, seed: 1 },
  );
});

test('an update belongs to the shard of its agent, however the id is spelled and whatever its number', () => {
  const agentIds = agentsOf(4);
  const [first, second] = shardsOf(2, agentIds);
  for (const spelled of [idOf(1), idOf(1).toUpperCase(), idOf(1).replaceAll('-', '')]) {
    for (const order of [0, 1, 2]) {
      const request = updateRequest(updatePath, spelled, '{}');
      assert.equal(first?.ownsRequest(request, order, subjectOf(...agentIds)), false, spelled);
      assert.equal(second?.ownsRequest(request, order, subjectOf(...agentIds)), true, spelled);
    }
  }
});

test('an agent that is given twice is of one shard', () => {
  const twice = [idOf(0), idOf(0).toUpperCase(), idOf(1)];
  const [first, second] = shardsOf(2, twice);
  assert.deepEqual(first?.agentIds, twice.slice(0, 2));
  assert.deepEqual(second?.agentIds, [idOf(1)]);
});

test('an update of another shard’s agent is sent to an agent of its own, and nothing else is touched', () => {
  const agentIds = agentsOf(3);
  const subject = subjectOf(...agentIds);
  const [, second] = shardsOf(2, agentIds);
  const foreign = updateRequest(updatePath, idOf(2), '{"hub":"kit"}');
  assert.deepEqual(second?.keepOwn(foreign, subject), updateRequest(updatePath, idOf(1), '{"hub":"kit"}'));
  for (const request of [updateRequest(updatePath, idOf(1), '{}'), evolutionStatusRequest(idOf(2))])
    assert.equal(second?.keepOwn(request, subject), request);
});

test('scenarios of one agent are shared out without loss, and no shard plays one with the agent of another', () => {
  const given = {
    fields: updateFields,
    salt: 7,
    shapes: new Map(),
    updatePath,
    genomePath: undefined,
    listPath: undefined,
    measuresTime: true,
  };
  const plan = (agentIds: readonly string[]) =>
    allChecks.flatMap((check) =>
      (check.scenarios?.({ ...given, agentIds }) ?? []).map((scenario) => ({ ...scenario, check })),
    );
  assert.ok(plan(agentsOf(2)).length > 100, 'there are scenarios');
  const nameOf = ({ check, about, agentId }: ReturnType<typeof plan>[number]) =>
    `${check.id} ${about} ${agentId}`;
  fc.assert(
    fc.property(sizes, ({ total, agentIds }) => {
      const shared = shardsOf(total, agentIds).map((shard) => scenariosOfShard(plan, agentIds, shard));
      const ofOne = shared.flat().filter(({ agentId }) => agentId !== undefined);
      const whole = plan(agentIds).filter(({ agentId }) => agentId !== undefined);
      assert.deepEqual(ofOne.map(nameOf).sort(), whole.map(nameOf).sort());
    }),
    { numRuns: 20, seed: 1 },
  );
});

test('all shards together play as many rounds of storms as one run', () => {
  const agentIds = agentsOf(7);
  const stormOf = (ids: readonly string[]): StormPlan => ({
    agentIds: ids,
    fields: updateFields,
    salt: 1,
    shapes: new Map(),
    updatePath: '/v1/agent-configurations/{id}',
    measuresTime: false,
    genomePath: undefined,
    listPath: undefined,
    concurrency: 16,
  });
  const plan = (ids: readonly string[]) =>
    allChecks.flatMap((check) =>
      Array.from({ length: 15 }, (_, round) => check.storm?.(stormOf(ids), round)).flatMap((scenario) =>
        scenario === undefined ? [] : [{ ...scenario, check }],
      ),
    );
  assert.equal(plan(agentIds).length, 30);
  const namesOf = (storms: ReturnType<typeof plan>) => storms.map(({ check }) => check.id).sort();
  const shared = shardsOf(3, agentIds).flatMap((shard) => stormsOfShard(plan, agentIds, shard));
  assert.deepEqual(namesOf(shared), namesOf(plan(agentIds)));
});

test('more shards than agents are refused, with what to do', () => {
  const shard = { index: 1, total: 3, source: '--shard' };
  assert.throws(
    () => checkShard(shard, [idOf(0), idOf(0).toUpperCase(), idOf(1)]),
    /^Inability: shard 1\/3: there are fewer agents \(2\) than shards \(3\), and no two shards may write to one agent\. Name at least 3 with --agent-id/,
  );
  assert.equal(checkShard(shard, agentsOf(3)), undefined);
});

test('shards without a seed have the same one, and a run of all has any', () => {
  const seeds = [1, 2, 3].map((index) => seedOfShards({ index, total: 3, source: '--shard' }));
  assert.deepEqual(seeds, [1, 1, 1]);
  assert.equal(seedOfShards({ index: 1, total: 1, source: '--shard' }), undefined);
  assert.equal(seedOfShards(undefined), undefined);
});
