import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import { type Field, type Kind, updateFields } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import { updateRequest } from '../generate/cases.ts';
import type { Verdict } from '../oracle/expectation.ts';
import { understand } from '../oracle/understand.ts';
import { conformingClasses } from './conforming-classes.ts';
import { openClasses } from './open-classes.ts';
import type { ValueClass } from './value-class.ts';
import { wrongClasses } from './wrong-classes.ts';

const agentId = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const subject = subjectOf(agentId);

const verdictOf = ({ name }: Field, [, value]: ValueClass): Verdict =>
  understand(updateRequest(subject.updatePath, agentId, printJson({ [name]: value })), subject).expectation
    .verdict;

/** What is there more than once. */
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

const lists: readonly (readonly [
  what: string,
  verdict: Verdict,
  of: (field: Field) => readonly ValueClass[],
])[] = [
  ['conforming', 'accept', conformingClasses],
  ['wrong', 'reject', wrongClasses],
  ['open', 'either', openClasses],
];

for (const [what, verdict, classesOf] of lists)
  test(`the oracle says ${verdict} to every ${what} value of every field`, () => {
    const values = updateFields.flatMap((field) => classesOf(field).map((one) => [field, one] as const));
    assert.ok(values.length > updateFields.length, `${values.length} values`);
    assert.deepEqual(
      values
        .filter(([field, one]) => verdictOf(field, one) !== verdict)
        .map(([field, one]) => `${field.name}, ${one[0]}: ${verdictOf(field, one)}`),
      [],
    );
  });

test('every field of an update has conforming and wrong values, null among the first', () => {
  assert.equal(updateFields.length, 23);
  for (const field of updateFields) {
    const conforming = conformingClasses(field);
    // Of objects the contract decides nothing but null; a list of them may be empty.
    const least = field.kind === 'object' ? 1 : 2;
    assert.ok(conforming.length >= least, `${field.name} has ${conforming.length} conforming values`);
    assert.deepEqual(conforming.at(-1), ['null', null], field.name);
    assert.ok(wrongClasses(field).length >= 5, field.name);
  }
});

/** Every value of these is decided. */
const withoutOpenValues: readonly Kind[] = ['choice'];

test('every kind that a field of an update has is covered, with open values where the contract is silent', () => {
  const kinds = new Set(updateFields.map(({ kind }) => kind));
  assert.deepEqual([...kinds].sort(), [
    'choice',
    'decimal-text',
    'flag',
    'integer',
    'list-of-objects',
    'list-of-texts',
    'object',
    'text',
    'uuid',
  ]);
  for (const field of updateFields)
    assert.equal(openClasses(field).length === 0, withoutOpenValues.includes(field.kind), field.name);
});

test('a field has each value and each name once, but for what it comes back to', () => {
  for (const field of updateFields) {
    const classes = lists.flatMap(([, , classesOf]) => classesOf(field));
    // Every choice, and back to the first; a flag has no third value for its default.
    const comesAgain = field.kind === 'flag' ? [false] : (field.choices ?? []).slice(0, 1);
    const values = classes.map(([, value]) => printJson(value));
    assert.deepEqual(repeated(values), comesAgain.map(printJson), field.name);
    for (const [what, , classesOf] of lists) {
      const names = classesOf(field).map(([name]) => name);
      // Words that a deployment may have added are one class.
      const once = names.filter((name) => name !== 'tempting word');
      assert.deepEqual(
        repeated(once),
        what === 'conforming' ? (field.choices ?? []).slice(0, 1) : [],
        `${what} ${field.name}`,
      );
    }
  }
});

test('a text that is long stands before others, so that no agent keeps it', () => {
  const long = updateFields.flatMap((field) =>
    conformingClasses(field).flatMap(([name, value], index, all) =>
      printJson(value).length > 5000 ? [[`${field.name}, ${name}`, all.length - index] as const] : [],
    ),
  );
  assert.ok(long.length > 0);
  for (const [what, left] of long) assert.ok(left > 4, `${left - 1} values come after ${what}`);
});
