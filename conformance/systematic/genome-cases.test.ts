import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import { understand } from '../oracle/understand.ts';
import { blankBodies } from './blank-and-marked-bodies.ts';
import type { Case } from './case.ts';
import { genomeCases, otherSpelling } from './genome-cases.ts';
import { otherTypes } from './json-types.ts';

const subject = subjectOf();

/** The classes of cases that the oracle says this of. */
const classesOf = (cases: readonly Case[], verdict: string): readonly string[] =>
  cases
    .filter(({ request }) => understand(request, subject).expectation.verdict === verdict)
    .map(({ valueClass }) => valueClass);

for (const path of ['/v1/genomes/', '/v1/genomes'] as const) {
  test(`genomes at ${path}: objects are accepted, other bodies rejected, the rest is open`, () => {
    const cases = [...genomeCases(path)];
    const accepted = classesOf(cases, 'accept');
    assert.ok(accepted.length > 40, `${accepted.length} accepted`);
    for (const name of [
      'other spelling',
      'with charset',
      'reserved keys',
      'integers of every width',
      '65537 bytes',
    ])
      assert.ok(accepted.includes(name), name);
    assert.equal(classesOf(cases, 'reject').length, 73);
    assert.deepEqual(classesOf(cases, 'either'), [
      'byte order mark',
      'prototype key',
      'constructor key',
      'NUL in a text',
      'NUL in a key',
      'a key twice',
      'none',
      ...otherTypes,
      ...blankBodies.map(([name]) => name),
      'no content-type',
    ]);
    assert.deepEqual(
      cases.filter(({ request }) => request.path !== path).map(({ valueClass }) => valueClass),
      ['other spelling'],
    );
  });

  test(`where both spellings answer by themselves, the other one of ${path} gets right and wrong bodies too`, () => {
    const other = [...genomeCases(path, true)].filter(({ request }) => request.path === otherSpelling(path));
    assert.ok(classesOf(other, 'accept').length > 10);
    assert.equal(classesOf(other, 'reject').length, 73);
  });
}
