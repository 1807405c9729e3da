import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { canonicalUuid, classifyUuid, isUuid, sameUuid, type UuidClass } from './uuid-text.ts';

const uuid = '12345678-9abc-4def-8123-456789abcdef';
const bare = '123456789abc4def8123456789abcdef';

const uuids = fc.uuid();
const uuidsOfAnyCase = fc
  .tuple(uuids, fc.infiniteStream(fc.boolean()))
  .map(([text, upper]) =>
    Array.from(text, (character) => (upper.next().value ? character.toUpperCase() : character)).join(''),
  );

const spellings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.replaceAll('-', ''),
  (text) => `urn:uuid:${text}`,
  (text) => `{${text}}`,
];

// Near misses: a uuid or its digits with a few characters put in, taken out or changed.
const nearUuids = fc
  .tuple(
    fc.constantFrom(...spellings),
    uuids,
    fc.array(
      fc.tuple(
        fc.nat(45),
        fc.nat(1),
        fc.string({
          unit: fc.constantFrom('-', '{', '}', '0', 'F', 'g', ':', 'u', '_', ' ', '１'),
          maxLength: 2,
        }),
      ),
      { maxLength: 3 },
    ),
  )
  .map(([spell, text, changes]) =>
    changes.reduce(
      (changed, [at, removed, added]) => changed.slice(0, at) + added + changed.slice(at + removed),
      spell(text),
    ),
  );

function assertClass(expected: UuidClass, texts: readonly string[]): void {
  for (const text of texts) {
    assert.equal(classifyUuid(text), expected, JSON.stringify(text.slice(0, 80)));
  }
}

test('every hyphenated uuid is good, in any case', () => {
  fc.assert(
    fc.property(uuidsOfAnyCase, (text) => {
      assert.equal(isUuid(text), true);
      assert.equal(classifyUuid(text), 'good');
      assert.equal(canonicalUuid(text), text.toLowerCase());
    }),
    { numRuns: 500 },
  );
});

test('a uuid of any version and variant is good', () => {
  const texts = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
  for (const nibble of '0123456789abcdefABCDEF') {
    texts.push(
      `12345678-9abc-${nibble}def-8123-456789abcdef`,
      `12345678-9abc-4def-${nibble}123-456789abcdef`,
    );
  }
  assertClass('good', texts);
});

test('only the hyphenated form is a uuid', () => {
  for (const text of [
    '',
    bare,
    `urn:uuid:${uuid}`,
    `{${uuid}}`,
    ` ${uuid}`,
    `${uuid}\n`,
    uuid.slice(1),
    `0${uuid}`,
  ]) {
    assert.equal(isUuid(text), false, JSON.stringify(text));
  }
});

test('what no parser takes is bad', () => {
  assertClass('bad', [
    'not-a-uuid',
    'null',
    '0',
    '42',
    '-1',
    '...',
    '-',
    '{}',
    'urn:uuid:',
    'z'.repeat(1000),
  ]);
  assertClass('bad', [bare.slice(1), `0${bare}`, `${bare}_`, `0x${bare}`, `0o${bare.slice(2)}`]);
  assertClass('bad', [`urn:uuid:${bare.slice(1)}`, `URN:UUID:${bare}0`, `{${bare}0}`]);
  assertClass('bad', [`g${uuid.slice(1)}`, `${uuid.slice(0, -1)}z`, `${uuid}z`, `${uuid}?`, `${uuid}-g`]);
  assertClass('bad', [`0-${uuid}`, `${uuid},${uuid}`, uuid.replaceAll('-', '_'), uuid.replaceAll('-', ' ')]);
  // Look-alikes: a superscript, a Cyrillic letter, another hyphen, characters without width.
  assertClass('bad', [
    uuid.replace('1', '\u00b9'),
    uuid.replace('a', '\u0430'),
    uuid.replaceAll('-', '\u2010'),
  ]);
  assertClass('bad', [`\u200b${uuid}`, `${uuid.slice(0, 10)}\ufeff${uuid.slice(10)}`]);
});

test('another spelling of a uuid is left open', () => {
  assertClass('either', [
    bare,
    bare.toUpperCase(),
    `urn:uuid:${uuid}`,
    `URN:UUID:${uuid}`,
    `urn:uuid:${bare}`,
  ]);
  assertClass('either', [`{${uuid}}`, `{${bare}}`, `{${uuid}`, `${uuid}}`, `{urn:uuid:${uuid}}`]);
});

test('thirty-two digits with misplaced hyphens are left open', () => {
  assertClass('either', [`-${uuid}`, `${uuid}-`, uuid.replace('-', '--'), uuid.replace('-', '')]);
  assertClass('either', ['1234-5678-9abc-4def-8123-4567-89ab-cdef', '1-23456789abc4def8123456789abcde-f']);
});

// Each was given to uuid.UUID of Python 3.11, which takes it.
test('what Python takes beyond the usual spellings is left open', () => {
  const start = bare.slice(0, 10);
  const end = bare.slice(10);
  assertClass('either', [`${start}_${end.slice(1)}`, `0x${bare.slice(2)}`, `0X${bare.slice(2)}`]);
  assertClass('either', [`0x_${bare.slice(3)}`, `+${bare.slice(1)}`, `+0x${bare.slice(3)}`]);
  assertClass('either', [`１${bare.slice(1)}`, `٣${bare.slice(1)}`, `𝟏${bare.slice(1)}`]);
  assertClass('either', [
    `urn:${bare}`,
    `uuid:${bare}`,
    `${start}uuid:${end}`,
    `${start}urn:uuid:uuid:${end}`,
  ]);
  assertClass('either', [`uurn:uid:${bare}`, `{{{${bare}`, `}${bare}{`]);
  assertClass('either', [`urn: ${bare.slice(1)}`, `{\u00a0${bare.slice(1)}}`]);
});

test('five groups that are not thirty-two digits are bad', () => {
  assertClass('bad', ['1-2-3-4-5', uuid.slice(1), uuid.slice(0, -1), `${uuid}0`, '1-2-3-4', '1-2-3-4-g']);
});

test('a uuid in brackets of another kind is bad', () => {
  assertClass('bad', [`(${uuid})`, `"${uuid}"`, `[${uuid}]`, `<${uuid}>`]);
});

test('what a front end may route, trim or refuse is left open', () => {
  assertClass('either', ['', '.', '..', ' ', ' not-a-uuid', 'z'.repeat(1001), '0'.repeat(70_000)]);
  assertClass('either', [` ${uuid}`, `${uuid} `, `${uuid}\n`, `${uuid}\r\n`, `\t${uuid}`, `\u00a0${uuid}`]);
  assertClass('either', [`z${uuid}\u2028`, `\ufeffz${uuid}`, `\u0085z${uuid}`, `${uuid}/`, '../status']);
  assertClass('either', ['not\u0000a', 'not\ufffda', 'not\ud800a', 'not\udc00a']);
  assertClass('bad', ['not😀a', 'not\\a', 'not"a', 'not\u0001a', 'not\u007fa', 'not%a']);
});

test('a uuid with a letter put in that belongs to no spelling is bad', () => {
  const letters = fc.constantFrom(...'ghjklmopqstvwxyzGHJKLMOPQSTVWXYZ');
  fc.assert(
    fc.property(uuidsOfAnyCase, letters, fc.nat(36), (text, letter, at) => {
      assert.equal(classifyUuid(text.slice(0, at) + letter + text.slice(at)), 'bad');
    }),
    { numRuns: 500 },
  );
});

test('bare digits that are not thirty-two are bad', () => {
  const digits = fc.string({
    unit: fc.constantFrom(...'0123456789abcdefABCDEF'),
    minLength: 1,
    maxLength: 64,
  });
  fc.assert(
    fc.property(
      digits.filter((text) => text.length !== 32),
      (text) => {
        assert.equal(classifyUuid(text), 'bad');
      },
    ),
    { numRuns: 500 },
  );
});

test('what is good canonicalises to a good text and what is bad does not', () => {
  const seen = new Set<UuidClass>();
  fc.assert(
    fc.property(nearUuids, (text) => {
      const canonical = canonicalUuid(text);
      const uuidClass = classifyUuid(text);
      seen.add(uuidClass);
      if (uuidClass === 'good') assert.equal(canonical, text.toLowerCase());
      if (uuidClass === 'bad') assert.equal(canonical, undefined);
      if (canonical !== undefined) assert.equal(classifyUuid(canonical), 'good');
    }),
    { numRuns: 2000 },
  );
  assert.equal(seen.size, 3);
});

test('every spelling has the same canonical form', () => {
  fc.assert(
    fc.property(uuids, fc.constantFrom(...spellings), fc.constantFrom(...spellings), (text, left, right) => {
      assert.equal(canonicalUuid(left(text)), text);
      assert.equal(sameUuid(left(text), right(text)), true);
    }),
    { numRuns: 500 },
  );
});

test('a spelling that a lax parser refuses has no canonical form', () => {
  const texts = ['', '{}', '{', 'not-a-uuid', `${bare}\n`, ` ${uuid}`, uuid.replace('-', ''), bare.slice(1)];
  texts.push(`URN:UUID:${uuid}`, `urn:uuid:{${uuid}}`, `{urn:uuid:${uuid}}`, `{${uuid}`, `${uuid}}`);
  texts.push(`urn:uuid:${bare}`, `{${bare}}`);
  for (const text of texts) assert.equal(canonicalUuid(text), undefined, JSON.stringify(text));
});

test('uuids of other value, and what is no uuid, are not the same', () => {
  assert.equal(sameUuid(uuid, uuid.replace('1', '2')), false);
  assert.equal(sameUuid('x', 'x'), false);
  assert.equal(sameUuid('', ''), false);
  assert.equal(sameUuid(uuid, 'x'), false);
  assert.equal(sameUuid('x', uuid), false);
});

test('a million characters are sorted and read in milliseconds', () => {
  for (const unit of ['0', '-', 'urn:', '{', '0-']) {
    const text = unit.repeat(1_000_000 / unit.length);
    const start = performance.now();
    assert.equal(classifyUuid(text), 'either');
    assert.equal(canonicalUuid(text), undefined);
    const elapsed = performance.now() - start;
    assert.ok(elapsed < 2000, `${unit} took ${elapsed} ms`);
  }
});
