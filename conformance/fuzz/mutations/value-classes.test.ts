import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../../fixtures/in-memory/subject-of.ts';
import { updateFields } from '../../../spec/fields.ts';
import { printJson } from '../../../spec/json-print.ts';
import { updateRequest } from '../../generate/cases.ts';
import { understand } from '../../oracle/understand.ts';
import { createDice } from '../dice.ts';
import { createValuePool } from '../value-pool.ts';
import { createWords } from '../words.ts';
import type { Material } from './mutation.ts';
import { textOf } from './text-of-length.ts';
import { valueOfSomeClass } from './value-classes.ts';

const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const updatePath = '/v1/agent-configurations/{id}';
const subject = subjectOf(id);
const dice = createDice(2);
const material: Material = {
  dice,
  words: createWords([]),
  subject,
  agentIds: [id],
  fields: updateFields,
  valueFor: createValuePool(dice),
  other: () => undefined,
};

test('no value of any sort has to be refused, and each field gets several', () => {
  for (const field of updateFields) {
    const values = Array.from({ length: 200 }, () => valueOfSomeClass(field, material));
    for (const value of values) {
      const request = updateRequest(updatePath, id, printJson({ [field.name]: value }));
      const { expectation } = understand(request, subject);
      assert.notEqual(expectation.verdict, 'reject', `${field.name} ${printJson(value).slice(0, 80)}`);
      assert.equal(expectation.hostile, false, field.name);
    }
    assert.ok(new Set(values.map((value) => printJson(value))).size >= 3, field.name);
  }
});

test('a text has the length that is asked for, and no half of a character', () => {
  for (const unit of ['x', 'é', '😀', 'word '])
    for (const length of [1, 2, 7, 100, 1801]) {
      const text = textOf(length, unit);
      assert.equal(text.length, length, unit);
      assert.ok(text.isWellFormed(), unit);
    }
});
