import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type UpdateFieldName, updateFieldNamed, updateFields } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import { isJsonArray, isJsonObject, JsonNumber, type JsonValue } from '../../spec/json-value.ts';
import { decimalTexts, notDecimalTexts } from './decimal-texts.ts';
import { conformingValues } from './field-values.ts';
import { genomes, notGenomes } from './genomes.ts';
import { conformingIntegers } from './integers.ts';
import { jsonObjects } from './nested-objects.ts';
import { conformingTexts } from './texts.ts';
import { conformingUpdates, type FieldSelection, plantedViolations } from './updates.ts';
import { badUuids, wellFormedUuids } from './uuids.ts';
import { wrongValues } from './wrong-values.ts';

const draw = <Value>(arbitrary: fc.Arbitrary<Value>, numRuns = 1000): readonly Value[] =>
  fc.sample(arbitrary, { seed: 11, numRuns });

function fieldNamed(name: UpdateFieldName) {
  const field = updateFieldNamed(name);
  assert.ok(field !== undefined);
  return field;
}

/** What a value is called where kinds are counted. */
function kindOf(value: JsonValue): string {
  if (value === null) return 'null';
  if (isJsonArray(value)) return 'list';
  if (isJsonObject(value)) return 'object';
  if (value instanceof JsonNumber) return 'fraction';
  return typeof value === 'number' ? 'integer' : typeof value === 'boolean' ? 'flag' : 'text';
}

function assertEachOccurs(values: readonly string[], patterns: Readonly<Record<string, RegExp>>): void {
  for (const [name, pattern] of Object.entries(patterns)) {
    assert.ok(
      values.some((value) => pattern.test(value)),
      name,
    );
  }
}

test('texts come in every sort', () => {
  const texts = draw(conformingTexts());
  assertEachOccurs(texts, {
    empty: /^$/,
    'plain word': /^[a-z]+$/,
    'surrounding blanks': /^ .* $/s,
    'number look-alike': /^-?\d+$/,
    'null look-alike': /^null$/,
    'beyond the BMP': /[\u{10000}-\u{10ffff}]/u,
    combining: /\p{M}/u,
    'right-to-left': /\p{Script=Hebrew}/u,
    markup: /<b>&amp;"'<\/b>/,
    'line ends': /\r\n/,
    'line separator': /\u2028/,
    backslash: /\\/,
    placeholder: /\{\{x\}\}/,
    'format directive': /%s/,
    long: /^.{20000}/s,
  });
  const plain = texts.filter((text) => /^[a-z]*$/.test(text)).length;
  assert.ok(plain > texts.length / 2, `${plain} plain ones of ${texts.length}`);
});

test('integers come at every boundary', () => {
  const integers = new Set(draw(conformingIntegers()));
  for (const one of [0, 1, -1, 2 ** 31 - 1, 2 ** 31, 2 ** 31 + 1, 2 ** 53 - 1, 1 - 2 ** 53]) {
    assert.ok(integers.has(one), String(one));
  }
  assert.ok(draw(conformingIntegers({ minimum: 1 })).filter((one) => one === 1).length > 10);
});

test('uuids come in every version, variant and case, nil and max included', () => {
  const uuids = draw(wellFormedUuids());
  const digitsAt = (index: number) => new Set(uuids.map((uuid) => uuid.charAt(index).toLowerCase()));
  assert.equal(digitsAt(14).size, 16);
  assert.equal(digitsAt(19).size, 16);
  assertEachOccurs(uuids, {
    nil: /^[0-]+$/,
    max: /^[f-]+$/i,
    lower: /^(?=.*[a-f])[\da-f-]+$/,
    upper: /^(?=.*[A-F])[\dA-F-]+$/,
    mixed: /^(?=.*[a-f]).*[A-F]/,
  });
});

test('bad uuids come in every sort', () => {
  const texts = draw(badUuids(), 2000);
  const digitCounts = new Set(
    texts.filter((text) => /^[\da-f-]+$/i.test(text)).map((text) => text.replaceAll('-', '').length),
  );
  for (const count of [1, 31, 33, 35, 200]) assert.ok(digitCounts.has(count), `${count} digits`);
  for (let at = 0; at < 36; at += 1) {
    const hasForeign = texts.some((text) => text.length === 36 && /[g-z]/i.test(text.charAt(at)));
    assert.ok(hasForeign, `a foreign letter at ${at}`);
  }
  assertEachOccurs(texts, { number: /^-?\d+$/, word: /^[g-z]{4,}$/, 'look-alike': /^[\da-f-]+[^\0-\x7f]/i });
});

test('decimals come in every form', () => {
  assertEachOccurs(draw(decimalTexts()), {
    plain: /^\d+$/,
    'point in front': /^\.\d+$/,
    'point behind': /^\d+\.$/,
    'point inside': /^\d+\.\d+$/,
    plus: /^\+/,
    'minus zero': /^-0+$/,
    'leading zeros': /^00+[1-9]/,
    tiny: /^0?\.0{6}/,
    'fifteen digits': /^(?:\D*\d){15}\D*$/,
  });
});

test('what is no decimal comes in every form', () => {
  assertEachOccurs(draw(notDecimalTexts()), {
    empty: /^$/,
    'bare point': /^\.$/,
    'bare sign': /^[+-]$/,
    'two points': /^\d+\.\d+\.\d+$/,
    'two signs': /^[+-]{2}\d/,
    'sign behind': /^\d-$/,
    'junk behind': /^[+-]?\d+\.?\d*[a-z]+$/,
    'junk in front': /^[a-z]+[+-]?\d+\.?\d*$/,
    'junk inside': /^\d+[a-z]+\d+$/,
    word: /^[a-z]{3,}$/,
  });
});

test('nested objects come with odd keys and every kind of member', () => {
  const objects = draw(jsonObjects());
  const keys = new Set(objects.flatMap((object) => Object.keys(object)));
  for (const key of ['', '0', '$ref', '_id']) assert.ok(keys.has(key), JSON.stringify(key));
  const kinds = new Set(objects.flatMap((object) => Object.values(object).map(kindOf)));
  assert.equal(kinds.size, 7);
});

test('every choice of every field comes, and null about once in eight', () => {
  for (const field of updateFields) {
    const values = draw(conformingValues(field), 400);
    const nulls = values.filter((value) => value === null).length;
    if (field.kind === 'object') assert.equal(nulls, values.length);
    else assert.ok(nulls > 25 && nulls < 80, `${nulls} nulls of 400 for ${field.name}`);
    for (const choice of field.choices ?? []) assert.ok(values.includes(choice), choice);
  }
  const lists = draw(conformingValues(fieldNamed('evaluated_harnesses'))).map(printJson);
  assertEachOccurs(lists, { empty: /^\[\]$/, 'empty text': /^\[""\]$/, several: /^\["[a-z]+","[a-z]+"\]$/ });
});

const wrongKinds: Readonly<Record<string, readonly string[]>> = {
  text: ['flag', 'fraction', 'integer', 'list', 'object'],
  integer: ['fraction', 'list', 'object', 'text'],
  flag: ['fraction', 'integer', 'list', 'object', 'text'],
  choice: ['flag', 'integer', 'list', 'object', 'text'],
  uuid: ['flag', 'integer', 'list', 'object', 'text'],
  'decimal-text': ['flag', 'list', 'object', 'text'],
  object: ['flag', 'fraction', 'integer', 'list', 'text'],
  'list-of-objects': ['flag', 'fraction', 'integer', 'list', 'object', 'text'],
  'list-of-texts': ['flag', 'fraction', 'integer', 'list', 'object', 'text'],
};

test('wrong values come in every wrong kind', () => {
  for (const field of updateFields) {
    const found = [...new Set(draw(wrongValues(field), 250).map(kindOf))].sort();
    const belowMinimum = field.minimum === undefined ? [] : ['flag', 'integer'];
    assert.deepEqual(found, [...(wrongKinds[field.kind] ?? []), ...belowMinimum].sort(), field.name);
  }
});

test('a rate limit below 1 comes as a number, a text and a flag', () => {
  const values = draw(wrongValues(fieldNamed('rate_limit_requests_per_minute')));
  for (const value of [0, -1, false, '0']) assert.ok(values.includes(value), String(value));
});

test('other choices come in other case, with blanks, cut short and from other fields', () => {
  const values = draw(wrongValues(fieldNamed('access_level')));
  for (const text of [
    'BLACK_BOX',
    'Grey_box',
    ' white_box',
    'black_box ',
    'grey_bo',
    'white-box',
    '',
    'a2a',
  ]) {
    assert.ok(values.includes(text), text);
  }
});

test('updates have no field, a few, or nearly all, in any order', () => {
  const updates = draw(conformingUpdates(), 3000);
  const sizes = updates.map((update) => Object.keys(update).length);
  assert.ok(sizes.includes(0) && sizes.includes(23));
  const few = sizes.filter((size) => size >= 1 && size <= 6).length;
  assert.ok(few > sizes.length * 0.85, `${few} of ${sizes.length}`);
  assert.equal(new Set(updates.flatMap((update) => Object.keys(update))).size, 23);
  const pairs = new Set(updates.map((update) => Object.keys(update).slice(0, 2).join()));
  assert.ok(pairs.has('hub,status') && pairs.has('status,hub'));
});

test('violations are planted in every field, in list items too, among other fields', () => {
  const planted = draw(plantedViolations());
  assert.equal(new Set(planted.map(({ field }) => field)).size, 23);
  const places = new Set(planted.map(({ place }) => place.join(' ')));
  for (const place of [
    'body evaluated_harnesses 0',
    'body evaluated_harnesses 2',
    'body delegated_agents 1',
  ]) {
    assert.ok(places.has(place), place);
  }
  assert.ok(planted.some(({ update }) => Object.keys(update).length > 3));
  assert.ok(planted.some(({ update, field }) => Object.keys(update).indexOf(field) > 1));
});

test('a selection of fields is kept to', () => {
  const names = (updates: readonly object[]) => [
    ...new Set(updates.flatMap((update) => Object.keys(update))),
  ];
  assert.deepEqual(names(draw(conformingUpdates({ fields: ['hub', 'status'] }), 100)).sort(), [
    'hub',
    'status',
  ]);
  assert.deepEqual(names(draw(conformingUpdates({ fields: [] }), 100)), []);
  assert.ok(!names(draw(conformingUpdates({ exclude: ['api_key'] }), 1000)).includes('api_key'));
  const planted = draw(plantedViolations({ fields: ['hub', 'api_key'], exclude: ['api_key'] }), 100);
  assert.deepEqual(names(planted.map(({ update }) => update)), ['hub']);
});

test('a selection that cannot be kept to is refused with what to do', () => {
  const misspelt: FieldSelection = JSON.parse('{"fields":["agent_nam"]}');
  assert.throws(() => conformingUpdates(misspelt), /agent_nam.*Did you mean agent_name\?/);
  assert.throws(() => plantedViolations({ fields: [] }), /Select at least one/);
});

test('genomes come empty, nested to 100 levels, wide and of nearly 256 KB', () => {
  const printed = draw(genomes()).map(printJson);
  assertEachOccurs(printed, { empty: /^\{\}$/, deep: /(?:\{"a":|\[){99}/, wide: /"key999":/ });
  assert.ok(printed.some((text) => text.length > 100_000));
  assert.ok(printed.filter((text) => text.length < 1000).length > printed.length * 0.9);
});

test('what is no genome comes in every other kind', () => {
  assert.deepEqual([...new Set(draw(notGenomes(), 500).map(kindOf))].sort(), [
    ...['flag', 'fraction', 'integer', 'list', 'null', 'text'],
  ]);
});
