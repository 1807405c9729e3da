import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import { readOnlyFields, updateFields } from '../../spec/fields.ts';
import { understand } from '../oracle/understand.ts';
import { behindMark, blankBodies } from './blank-and-marked-bodies.ts';
import type { Case } from './case.ts';
import { wrongUuids } from './evolution-cases.ts';
import { jsonSpellings } from './json-spellings.ts';
import { jsonTypes } from './json-types.ts';
import { markedUuid, readOnlyTogether } from './read-only-values.ts';
import { spoiledUuids, updateCases } from './update-cases.ts';
import type { UpdatePlan } from './update-plan.ts';

const agentIds = ['7d6c5b4a-3f2e-4d1c-8b0a-9f8e7d6c5b4a', '9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d'];
const unknown = '9b2d4c1a-7e3f-4a6b-9c8d-1e2f3a4b5c6d';
const subject = subjectOf(...agentIds);
const plan: UpdatePlan = {
  updatePath: subject.updatePath,
  agentIds,
  leftAlone: new Set(),
  isThreeWay: false,
  otherChoices: new Map(),
};

const casesOf = (changes: Partial<UpdatePlan> = {}): readonly Case[] => [
  ...updateCases({ ...plan, ...changes }, wrongUuids, unknown),
];
const all = casesOf();
const verdictOf = ({ request }: Case) => understand(request, subject).expectation.verdict;
const about = (wanted: string) => {
  const cases = all.filter(
    ({ subject: told, covers = [] }) => told === wanted || covers.some(([name]) => name === wanted),
  );
  assert.ok(cases.length > 0, `no case is about ${wanted}`);
  return cases;
};

test('the same cases come in the same order each time', () => {
  assert.ok(all.length > 500, `${all.length} cases`);
  assert.deepEqual(casesOf(), all);
});

test('every field of an update has cases of all three verdicts that its kind has', () => {
  assert.equal(updateFields.length, 23);
  for (const { name, kind } of updateFields) {
    const verdicts = new Set(about(name).map(verdictOf));
    const isDecided = kind === 'choice';
    assert.deepEqual(
      [...verdicts].sort(),
      isDecided ? ['accept', 'reject'] : ['accept', 'either', 'reject'],
      name,
    );
  }
});

test('a field that is left alone has no case, and all others have theirs', () => {
  const cases = casesOf({ leftAlone: new Set(['api_key']) });
  assert.ok(about('api_key').length > 0);
  assert.deepEqual(
    cases.filter(({ request }) => String(request.body).includes('"api_key"')),
    [],
  );
  assert.deepEqual(
    new Set(cases.map((one) => one.subject)),
    new Set(all.map((one) => one.subject).filter((name) => name !== 'api_key')),
  );
});

test('read-only keys are supplied alone and beside others, with values that no deployment comes to', () => {
  assert.ok(readOnlyFields.length > 0);
  const supplied = readOnlyFields.filter(({ name }) => all.some((one) => one.subject === name));
  assert.equal(supplied.length, readOnlyFields.length);
  for (const { name } of supplied)
    assert.deepEqual(
      about(name).map(({ valueClass }) => valueClass),
      [
        'read-only',
        'read-only, beside others',
        ...readOnlyTogether.flatMap(([what, values]) =>
          Object.hasOwn(values, name) ? agentIds.map(() => `read-only, ${what}`) : [],
        ),
        ...(name === 'id' ? agentIds.map(() => 'read-only, the whole agent') : []),
      ],
    );
  for (const name of ['id', 'team_id', 'created_by'])
    for (const { request } of about(name).slice(0, 2))
      assert.ok(String(request.body).includes(markedUuid), name);
});

test('bodies that are no update are rejected, and what the contract leaves open is open', () => {
  const blanks = [...blankBodies, behindMark].map(([name]) => name);
  const open = ['null', 'none', 'unknown key', 'unknown keys of every kind', 'prototype keys', ...blanks];
  const spelled = new Set(jsonSpellings('hub').map(([name]) => name));
  assert.equal(spelled.size, 9);
  for (const one of about('update body')) {
    const isRight = one.valueClass.startsWith('empty object') || spelled.has(one.valueClass);
    const expected = isRight ? 'accept' : open.includes(one.valueClass) ? 'either' : 'reject';
    assert.equal(verdictOf(one), expected, one.valueClass);
  }
  const spellings = new Set(jsonTypes.map(([name]) => name));
  assert.equal(spellings.size, 9);
  for (const one of about('update content-type'))
    assert.equal(verdictOf(one), spellings.has(one.valueClass) ? 'accept' : 'either', one.valueClass);
});

test('paths that are no uuid are rejected, those of a given agent spoiled among them', () => {
  const spoiled = spoiledUuids(agentIds[0] ?? '');
  assert.equal(new Set([...wrongUuids, ...spoiled]).size, wrongUuids.length + spoiled.length);
  const bad = about('update path').filter(({ valueClass }) => valueClass.startsWith('no uuid: '));
  assert.deepEqual(
    bad.map(({ valueClass }) => valueClass.slice('no uuid: '.length)),
    [...wrongUuids, ...spoiled],
  );
  for (const one of bad) assert.equal(verdictOf(one), 'reject', one.valueClass);
});

test('wrong values go to an agent in every spelling of its id', () => {
  const rejected = about('hub').filter((one) => verdictOf(one) === 'reject');
  const spelled = new Set(rejected.map(({ request }) => request.path.split('/').at(-1) ?? ''));
  assert.ok(spelled.size > agentIds.length, [...spelled].join());
  assert.deepEqual(new Set([...spelled].map((id) => id.toLowerCase())), new Set(agentIds));
});

test('but for texts, the values of a field go to one agent, and agents get about as many', () => {
  const loads = new Map(agentIds.map((id) => [id, 0]));
  for (const { name, kind } of updateFields) {
    const own = about(name).filter((one) => verdictOf(one) !== 'reject');
    // What is short may go to anybody.
    const single =
      kind === 'text'
        ? own.filter(({ covers }) => covers === undefined)
        : own.filter(({ valueClass }) => !/^(?:open values|sorts of text)/.test(valueClass));
    const owners = single.map(({ request }) => request.path.split('/').at(-1) ?? '');
    assert.equal(new Set(owners).size, 1, name);
    for (const id of owners) loads.set(id, (loads.get(id) ?? 0) + 1 / (single[0]?.covers?.length ?? 1));
  }
  const [first = 0, second = 0] = loads.values();
  assert.ok(Math.abs(first - second) < (first + second) / 8, `${first} and ${second}`);
});
