import assert from 'node:assert/strict';
import { test } from 'node:test';
import { updateFields } from '../../spec/fields.ts';
import { concurrentUpdatesLoseNothing as check } from '../checks/concurrent-updates-lose-nothing/check.ts';
import { updateAcceptsNull } from '../checks/update-accepts-null.ts';
import { createTally } from '../phases/tally.ts';
import { explainLack, explainLacks, findLack, needsOf } from './judged-enough.ts';

const needs = needsOf(check, updateFields);

function tallyOf(cases: number, excused?: number) {
  const tally = createTally();
  tally.cases.set(check.id, cases);
  if (excused !== undefined) tally.unshown.set(check.id, { why: 'why not', excused });
  return tally;
}

test('a check that met as many cases as it needs lacks nothing, and one that met fewer does', () => {
  assert.equal(findLack(check, tallyOf(needs), updateFields), undefined);
  assert.deepEqual(findLack(check, tallyOf(needs - 1), updateFields), {
    id: check.id,
    cases: needs - 1,
    needs: needs,
    why: undefined,
  });
});

test('what a deployment may leave unshown is not held against it', () => {
  assert.equal(findLack(check, tallyOf(0, needs), updateFields), undefined);
  assert.equal(findLack(check, tallyOf(4, needs - 4), updateFields), undefined);
  assert.equal(findLack(check, tallyOf(4, 1), updateFields)?.why, 'why not');
});

test('what is lacking is told by its numbers, and why where it is known', () => {
  const lack = { id: 'a-check', cases: 3, needs: 10, why: undefined };
  assert.equal(explainLack(lack), '3 exchanges concerned it, and it needs 10');
  assert.equal(explainLack({ ...lack, cases: 0, why: 'why not' }), 'no exchange concerned it: why not');
  assert.deepEqual(explainLacks([lack, { ...lack, id: 'b-check', cases: 0 }]), [
    'too few exchanges concerned a-check (3 of 10), b-check (0 of 10)',
  ]);
  assert.deepEqual(explainLacks([]), []);
});

test('a check that goes through all fields needs those that may be written', () => {
  assert.equal(needsOf(updateAcceptsNull, updateFields), 23);
  assert.equal(needsOf(updateAcceptsNull, updateFields.slice(0, 5)), 5);
});
