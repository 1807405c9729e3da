import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type UpdateFieldName, updateFields } from '../../spec/fields.ts';
import { understand } from '../oracle/understand.ts';
import { pairedProperties } from './paired-properties.ts';
import type { PairPlan } from './paired-property.ts';
import { laneOf, pairOf, requestFor } from './paired-request.ts';
import { type PlannedPair, pairRounds } from './plan-pairs.ts';
import { systematicPairs } from './systematic-pairs.ts';

const plan: PairPlan = {
  pairs: 2,
  leftAlone: new Set<UpdateFieldName>(),
  readOnly: false,
  shapes: new Map(),
};
const planAnew = (cases: number, seed = 1, given = plan): readonly PlannedPair[] =>
  [...pairRounds(systematicPairs(given), pairedProperties(given), { cases, seed, creations: 40 })].flat();

const known = new Map<number, readonly PlannedPair[]>();
/** Planned once for all tests: it takes longer than they do. */
function planned(cases: number): readonly PlannedPair[] {
  const pairs = known.get(cases) ?? planAnew(cases);
  known.set(cases, pairs);
  return pairs;
}

const side = (name: string) => ({
  updatePath: `/v1/${name}/{id}`,
  listPath: `/v1/${name}`,
  agentIds: [1, 2].map((digit) => `${digit}aaaaaaa-0000-4000-8000-00000000000${name.length}`),
});

test('as many requests are planned as were asked for, each with a place of its own', () => {
  for (const cases of [1, 50, 700, 2000]) {
    const all = planned(cases);
    assert.equal(all.length, cases);
    assert.deepEqual(
      all.map(({ order }) => order),
      Array.from({ length: cases }, (_, index) => index),
    );
  }
});

test('the same seed plans the same, another one something else', () => {
  const texts = (seed: number) => JSON.stringify(planAnew(300, seed).map(({ paired }) => paired));
  assert.equal(texts(3), texts(3));
  assert.notEqual(texts(3), texts(4));
});

test('no more is created than allowed', () => {
  const random = planned(2500).filter(({ property }) => property.creates && property.share > 0);
  assert.ok(random.length <= 40, `${random.length} creations`);
});

test('all operations, fields, lanes and ways to be wrong are among them', () => {
  const all = planned(2000).map(({ paired }) => paired);
  const operations = new Set(all.map(({ operation }) => operation));
  assert.deepEqual([...operations].sort(), [
    'createGenome',
    'listAgents',
    'readEvolutionStatus',
    'updateAgent',
  ]);
  const lanes = new Set(all.map((paired) => laneOf(paired)));
  assert.deepEqual([...lanes].map(String).sort(), ['agent 0', 'agent 1', 'alone', 'strangers', 'undefined']);
  const bodies = all.map(({ body = '' }) => body);
  for (const { name } of updateFields)
    assert.ok(
      bodies.some((body) => body.includes(`"${name}":null`)),
      `${name} is never null`,
    );
  const types = new Set(all.map(({ headers }) => headers['content-type']));
  for (const type of [undefined, 'text/plain', 'application/json'])
    assert.ok(types.has(type), `no ${type} among the content-types`);
  assert.deepEqual([...new Set(all.map(({ method }) => method))].sort(), [
    'GET',
    'HEAD',
    'OPTIONS',
    'POST',
    'PUT',
  ]);
  for (const ending of ['/', '?include_scores=true'])
    assert.ok(
      all.some((paired) => paired.ending === ending),
      ending,
    );
});

test('each side gets its own ids and paths, and else the same', () => {
  const [left, right] = [side('left'), side('other')];
  const unlike = planned(2000).filter(({ paired }) => {
    const [one, other] = [requestFor(paired, left), requestFor(paired, right)];
    const translated = [
      ['/v1/left', '/v1/other'],
      ...left.agentIds.flatMap((id, index) => {
        const theirs = right.agentIds[index] ?? '';
        return [
          [id, theirs],
          [id.toUpperCase(), theirs.toUpperCase()],
          [id.replaceAll('-', ''), theirs.replaceAll('-', '')],
        ];
      }),
    ].reduce((path, [from = '', to = '']) => path.replace(from, to), one.path);
    return translated !== other.path || one.body !== other.body || one.method !== other.method;
  });
  assert.deepEqual(unlike, []);
});

test('nothing that could be stored is sent to an agent that was not named', () => {
  const left = side('left');
  const subject = {
    ...left,
    agentIds: new Set(left.agentIds),
    genomePath: '/v1/genomes/',
    testScoreInput: 'text-and-numbers',
  } as const;
  const toOthers = planned(2500).filter(
    ({ paired }) => paired.method === 'PUT' && pairOf(paired) === undefined,
  );
  assert.ok(toOthers.length > 50, `only ${toOthers.length} updates of others`);
  const risky = toOthers.filter(
    ({ paired }) =>
      paired.body !== '{}' && understand(requestFor(paired, left), subject).expectation.verdict !== 'reject',
  );
  assert.deepEqual(risky, []);
});

test('a secret is planned only where it may be written', () => {
  const without = planAnew(1500, 1, { ...plan, leftAlone: new Set<UpdateFieldName>(['api_key']) });
  assert.equal(without.filter(({ paired }) => paired.body?.includes('"api_key"')).length, 0);
  assert.ok(
    planned(2500).some(({ paired }) => paired.body?.includes('"api_key"')),
    'it is planned where it may be',
  );
});

test('some updates come twice in a row', () => {
  const all = planned(2000).map(({ paired }) => paired);
  assert.ok(
    all.some((paired, index) => index > 0 && paired === all[index - 1]),
    'none comes twice',
  );
});
