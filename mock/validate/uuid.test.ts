import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Dialect } from '../../spec/dialect-points.ts';
import { JsonNumber } from '../../spec/json-value.ts';
import { spellingsOfChoice, type UuidSpelling, uuidSpellings } from '../../spec/uuid-spellings.ts';
import { type FaultList, rejected } from './fault.ts';
import { uuidParser } from './uuid.ts';

const loc = ['path', 'agent_id'];
const uuid = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const usual = spellingsOfChoice.accept;
const simple = uuid.replaceAll('-', '');

const spell: readonly ((text: string) => string)[] = [
  (text) => text.replaceAll('-', ''),
  (text) => `urn:uuid:${text}`,
  (text) => `{${text}}`,
];

/** What the parser says about a text that it does not take. */
function explain(
  text: string,
  spellings: readonly UuidSpelling[] = usual,
  words: Dialect['uuid-words'] = 'from-1',
): string {
  const faults: FaultList = [];
  assert.equal(uuidParser(spellings, 'canonical', words)(text, loc, faults), rejected, text);
  assert.equal(faults.length, 1);
  const { type, msg, input, ctx } = faults[0] ?? {};
  const error = String(ctx?.['error']);
  assert.deepEqual([type, msg, input], ['uuid_parsing', `Input should be a valid UUID, ${error}`, text]);
  return error;
}

test('every uuid comes out hyphenated and in lower case, however it is spelled', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.constantFrom(...spell), fc.boolean(), (id, respell, isUpper) => {
      const faults: FaultList = [];
      const text = isUpper ? id.toUpperCase() : id;
      assert.equal(uuidParser(usual)(text, loc, faults), id);
      assert.equal(uuidParser(usual)(respell(text), loc, faults), id);
      assert.equal(uuidParser([])(text, loc, faults), id);
      assert.deepEqual(faults, []);
      assert.equal(uuidParser([])(respell(text), loc, faults), rejected);
    }),
    { numRuns: 50 },
  );
});

test('each spelling is taken where it is listed, and nowhere else', () => {
  const spelled: Readonly<Record<UuidSpelling, string>> = {
    digits: simple,
    urn: `urn:uuid:${uuid}`,
    braces: `{${uuid}}`,
    'hyphens-anywhere': `3f1a-${simple.slice(4)}`,
  };
  for (const taken of uuidSpellings)
    for (const spelling of uuidSpellings) {
      const read = uuidParser([taken])(spelled[spelling], loc, []);
      assert.equal(read, taken === spelling ? uuid : rejected, `${spelling} where ${taken} is taken`);
    }
});

// Observed on pydantic 2.14.3, which takes a letter for the last byte of its number.
test('beyond ASCII, the latest words tell of what the crate has read', () => {
  for (const [text, error] of [
    ['\u0430', 'invalid length: found 2'],
    ['\u4e2d', 'invalid group count: expected 5, found 2'],
    ['\u4e2dr', 'invalid character: found `r` at 3'],
    ['\u0430x', 'invalid character: found `x` at 2'],
    ['\u0430f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5', 'invalid group length in group 0: expected 8, found 9'],
    ['{3f1a2b4c-5d6e-\u0430f70-8a9b-0c1d2e3f4a5b}', 'invalid group length in group 2: expected 4, found 5'],
    ['a😀é', 'invalid character: found `😀` at 1'],
  ] as const)
    assert.equal(explain(text, usual, 'from-0'), error, text);
});

// Observed on pydantic-core 2.46.4, whose places and lengths are sometimes odd.
const explanations: readonly (readonly [string, string])[] = [
  ['', 'invalid length: expected length 32 for simple format, found 0'],
  ['123', 'invalid length: expected length 32 for simple format, found 3'],
  [`${simple}0`, 'invalid length: expected length 32 for simple format, found 33'],
  ['not-a-uuid', 'invalid character: found `n` at 1'],
  [`${uuid} `, 'invalid character: found ` ` at 37'],
  [`${uuid}\0`, 'invalid character: found `\0` at 37'],
  ['é', 'invalid character: found `é` at 1'],
  ['a😀é', 'invalid character: found `😀` at 2'],
  [`${uuid.slice(0, -2)}é`, 'invalid character: found `é` at 35'],
  ['3f1a2b4c-5d6e', 'invalid group count: expected 5, found 2'],
  ['-----', 'invalid group count: expected 5, found 6'],
  ['----', 'invalid group length in group 0: expected 8, found 0'],
  ['3f1a2b4c5-d6e-4f70-8a9b-0c1d2e3f4a5b', 'invalid group length in group 0: expected 8, found 9'],
  ['3f1a2b4c-5d6e-4f7-08a9b-0c1d2e3f4a5b', 'invalid group length in group 2: expected 4, found 3'],
  [uuid.slice(0, -1), 'invalid group length in group 4: expected 12, found 11'],
  [`${uuid}0`, 'invalid group length in group 4: expected 12, found 13'],
  [`URN:UUID:${uuid}`, 'invalid character: found `U` at 1'],
  [`urn:uuid:${simple}`, 'invalid group count: expected 5, found 1'],
  ['urn:uuid:', 'invalid group count: expected 5, found 1'],
  ['urn:uuid:x', 'invalid character: found `x` at 10'],
  [`urn:uuid:${uuid.slice(0, -1)}x`, 'invalid character: found `x` at 36'],
  [`urn:uuid:${uuid}b`, 'invalid group length in group 4: expected 12, found 22'],
  [`{${simple}}`, 'invalid group count: expected 5, found 1'],
  ['{}', 'invalid group count: expected 5, found 1'],
  ['{', 'invalid character: found `{` at 1'],
  [`{${uuid}`, 'invalid character: found `{` at 1'],
  [`{${uuid.slice(0, -1)}x}`, 'invalid character: found `x` at 36'],
  [`{${uuid}x}`, 'invalid character: found `x` at 38'],
  [`{${uuid}b}`, 'invalid group length in group 4: expected 12, found 15'],
  [`{{${uuid.slice(0, -2)}}}`, 'invalid group length in group 4: expected 12, found 12'],
];

test('what is no uuid is explained in the words of the uuid crate', () => {
  for (const [text, error] of explanations) assert.equal(explain(text), error, text);
});

test('where other spellings are rejected, they are explained as faulty hyphenated ones', () => {
  assert.equal(explain(simple, []), 'invalid group count: expected 5, found 1');
  assert.equal(explain(`{${uuid}}`, []), 'invalid character: found `{` at 1');
  assert.equal(explain(`urn:uuid:${uuid}`, []), 'invalid character: found `u` at 1');
  assert.equal(explain(`${uuid}0`, []), 'invalid group length in group 4: expected 12, found 13');
  assert.equal(explain('', []), 'invalid group count: expected 5, found 1');
});

test('it is told as pydantic 2.14 tells it, and as those before 2.13 did', () => {
  const told = (words: Dialect['uuid-words']) =>
    ['not-a-uuid', '12345', 'urn:uuid:zz', `${uuid.slice(0, -1)}g`, '1-1-1-1-1'].map((text) =>
      explain(text, usual, words),
    );
  assert.deepEqual(told('from-0'), [
    'invalid character: found `n` at 0',
    'invalid length: found 5',
    'invalid character: found `z` at 9',
    'invalid character: found `g` at 35',
    'invalid group length in group 0: expected 8, found 1',
  ]);
  // The length comes first there.
  assert.equal(explain(`${uuid},${uuid}`, usual, 'from-0'), 'invalid length: found 73');
  const count = 'invalid group count: expected 5, found 1';
  for (const text of ['0'.repeat(36), `{${'0'.repeat(36)}}`])
    assert.equal(explain(text, usual, 'from-0'), count, text);
  const prefix = 'invalid character: expected an optional prefix of `urn:uuid:` followed by [0-9a-fA-F-],';
  assert.deepEqual(told('with-prefix'), [
    `${prefix} found \`n\` at 1`,
    'invalid length: expected length 32 for simple format, found 5',
    `${prefix} found \`z\` at 10`,
    `${prefix} found \`g\` at 36`,
    'invalid group length in group 0: expected 8, found 1',
  ]);
});

test('what is no string is of the wrong type', () => {
  for (const input of [null, 5, new JsonNumber('1.5'), true, [], [uuid], {}]) {
    const faults: FaultList = [];
    assert.equal(uuidParser(usual)(input, loc, faults), rejected);
    const msg = 'UUID input should be a string, bytes or UUID object';
    assert.deepEqual(faults, [{ type: 'uuid_type', loc, msg, input }]);
  }
});

test('a lone surrogate is told as such', () => {
  const faults: FaultList = [];
  assert.equal(uuidParser(usual)(`${uuid}\ud800`, loc, faults), rejected);
  assert.equal(faults[0]?.type, 'string_unicode');
});
