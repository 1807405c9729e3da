import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import { updateFieldNamed, updateFields } from '../../spec/fields.ts';
import { expectField } from '../oracle/expect-field.ts';
import { createDice } from './dice.ts';
import { createValuePool } from './value-pool.ts';

const subject = subjectOf();

test('the same seed gives the same values', () => {
  const draw = (seed: number) => {
    const valueFor = createValuePool(createDice(seed));
    return updateFields.map((field) => valueFor(field));
  };
  assert.deepEqual(draw(3), draw(3));
  assert.notDeepEqual(draw(3), draw(4));
});

test('most values conform, and every field also has null and wrong ones', () => {
  const valueFor = createValuePool(createDice(1));
  let taken = 0;
  for (const field of updateFields) {
    const values = Array.from({ length: 300 }, () => valueFor(field));
    const verdicts = values.map((value) => expectField(field, value, subject).verdict);
    taken += verdicts.filter((verdict) => verdict !== 'reject').length;
    const nulls = values.filter((value) => value === null).length;
    assert.ok(nulls > 18, `${field.name}: ${nulls} times null`);
    assert.ok(verdicts.includes('reject'), `${field.name}: wrong ones`);
  }
  assert.ok(taken / (300 * updateFields.length) > 0.75, `${taken} are taken or open`);
});

test('a pool is made once for each field, and drawn from', () => {
  const field = updateFieldNamed('purpose');
  assert.ok(field !== undefined);
  const valueFor = createValuePool(createDice(2));
  const distinct = new Set(Array.from({ length: 2000 }, () => JSON.stringify(valueFor(field))));
  assert.ok(distinct.size > 20 && distinct.size <= 241, `${distinct.size} distinct values`);
});
