import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import type { UpdateFieldName } from '../../spec/fields.ts';
import { answersAreJson } from '../checks/answers-are-json.ts';
import { allCases, casesBy, type SystematicPlan } from './systematic-cases.ts';

const agentIds = ['7d6c5b4a-3f2e-4d1c-8b0a-9f8e7d6c5b4a', '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b'];
const context = { subject: subjectOf(...agentIds), checks: [answersAreJson] };

/** A set that tells how often it was asked: whoever makes cases asks it. */
class CountingSet extends Set<UpdateFieldName> {
  asked = 0;
  override has(name: UpdateFieldName): boolean {
    this.asked += 1;
    return super.has(name);
  }
}

const planWith = (leftAlone: ReadonlySet<UpdateFieldName>): SystematicPlan => ({
  operations: new Set(['readEvolutionStatus', 'createGenome', 'updateAgent', 'listAgents'] as const),
  agentIds,
  leftAlone,
  isThreeWay: false,
  otherChoices: new Map(),
});

test('every case is sent once, and is known by where it stood when they were made', () => {
  const plan = planWith(new Set(['purpose']));
  const made = [...allCases(plan, context)];
  const { first, later } = casesBy(plan, context);
  const placed = [...first, ...later()];
  assert.ok(made.length > 1000, `${made.length} cases`);
  assert.deepEqual(
    placed.map(([index]) => index).toSorted((left, right) => left - right),
    [...made.keys()],
  );
  for (const [index, { request }] of placed) assert.deepEqual(request, made[index]?.request);
});

test('the first cases are there before the later ones are made, and those that stand for many lead them', () => {
  const leftAlone = new CountingSet(['hub']);
  const { first, later } = casesBy(planWith(leftAlone), context);
  const asked = leftAlone.asked;
  assert.ok(later().length > first.length);
  assert.ok(leftAlone.asked > asked, 'the later ones were made before');
  const early = first.findIndex(([, { isEarly }]) => isEarly !== true);
  assert.ok(early > 0);
  assert.ok(first.slice(early).every(([, { isEarly }]) => isEarly !== true));
  const operations = new Set(first.slice(0, early).map(([, { operation }]) => operation));
  assert.deepEqual(operations, new Set(['readEvolutionStatus', 'createGenome', 'updateAgent']));
});
