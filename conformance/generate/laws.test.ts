import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isDecimalText } from '../../spec/decimal-text.ts';
import { updateFieldNamed, updateFields } from '../../spec/fields.ts';
import { parseJson } from '../../spec/json-parse.ts';
import { printJson } from '../../spec/json-print.ts';
import { isJsonArray, isJsonObject, JsonNumber, type JsonValue } from '../../spec/json-value.ts';
import { classifyUuid } from '../../spec/uuid-text.ts';
import { validateAgentUpdate } from '../../spec/validators.ts';
import { decimalTexts, laxDecimalTexts, notDecimalTexts } from './decimal-texts.ts';
import { conformingValues } from './field-values.ts';
import { fractions } from './fractions.ts';
import { genomes, notGenomes } from './genomes.ts';
import { conformingIntegers, integersFavouring } from './integers.ts';
import { malformedJson } from './malformed-json.ts';
import { deepObjects, jsonLists, jsonObjects, wideObjects } from './nested-objects.ts';
import { nonsenseWords } from './nonsense-words.ts';
import { openValues } from './open-values.ts';
import { conformingTexts, longTexts, shortTexts } from './texts.ts';
import { conformingUpdates, plantedViolations } from './updates.ts';
import { badUuids, otherUuidSpellings, wellFormedUuids } from './uuids.ts';
import { wrongValues } from './wrong-values.ts';

const unfitForText = /\p{Cs}|(?![\t\n\r\x7f-\x9f])\p{Cc}/u;
const asReadByOthers = (value: JsonValue): unknown => JSON.parse(printJson(value));
const countBytes = (text: string): number => new TextEncoder().encode(text).length;

function depthOf(value: JsonValue): number {
  if (!isJsonArray(value) && !isJsonObject(value)) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

const isFitJson = (value: JsonValue): boolean => {
  const printed = printJson(value);
  return !unfitForText.test(printed) && !/\\u(?:00[01]|d[89a-f])/.test(printed) && parseJson(printed).ok;
};

interface Law {
  readonly claim: string;
  readonly arbitrary: fc.Arbitrary<unknown>;
  readonly prove: () => void;
}

function law<Value>(claim: string, arbitrary: fc.Arbitrary<Value>, holds: (value: Value) => boolean): Law {
  const property = fc.property(arbitrary, (value) => holds(value));
  return { claim, arbitrary, prove: () => fc.assert(property, { numRuns: 60 }) };
}

const laws: readonly Law[] = [
  law(
    'conformingTexts has no lone surrogate, no C0 control but tab and line ends, and at most 99,000 bytes',
    conformingTexts(),
    (text) => !unfitForText.test(text) && countBytes(JSON.stringify(text)) <= 99_002,
  ),
  law('shortTexts has at most 75 characters', shortTexts(), (text) => text.length <= 75),
  law(
    'longTexts keeps to its bytes once printed',
    longTexts(5000),
    (text) => countBytes(JSON.stringify(text)) - 2 <= 5000,
  ),
  law('nonsenseWords has neither vowels nor digits', nonsenseWords(), (word) =>
    /^[b-df-hj-np-tv-z]{3,8}$/.test(word),
  ),
  law(
    'conformingIntegers has safe integers and never -0',
    conformingIntegers(),
    (integer) => Number.isSafeInteger(integer) && !Object.is(integer, -0),
  ),
  law(
    'conformingIntegers keeps to its minimum',
    conformingIntegers({ minimum: 1 }),
    (integer) => Number.isSafeInteger(integer) && integer >= 1,
  ),
  law(
    'integersFavouring keeps to its range',
    integersFavouring([-5, 3, 50], { min: 0, max: 9 }),
    (integer) => integer >= 0 && integer <= 9,
  ),
  law(
    'fractions has no integer, and few enough digits for a double',
    fractions(),
    ({ text }) => !Number.isInteger(Number(text)) && text.replace(/\D/g, '').length <= 12,
  ),
  law('wellFormedUuids has good uuids', wellFormedUuids(), (text) => classifyUuid(text) === 'good'),
  law(
    'otherUuidSpellings has what is left open',
    otherUuidSpellings(),
    (text) => classifyUuid(text) === 'either',
  ),
  law(
    'badUuids has what no parser takes, fit for one segment of a path',
    badUuids(),
    (text) =>
      classifyUuid(text) === 'bad' &&
      text === text.trim() &&
      text.length <= 200 &&
      !/[\p{Cc}\p{Cs}/\\;%?#]|^\.*$/u.test(text),
  ),
  law(
    'decimalTexts has the pattern and at most 15 digits',
    decimalTexts(),
    (text) => isDecimalText(text) && text.replace(/\D/g, '').length <= 15,
  ),
  law(
    'decimalTexts keeps to its digits',
    decimalTexts({ maxDigits: 3 }),
    (text) => isDecimalText(text) && text.replace(/\D/g, '').length <= 3,
  ),
  law(
    'notDecimalTexts has no decimal in any reading',
    notDecimalTexts(),
    (text) =>
      !isDecimalText(text) &&
      !isDecimalText(text.replace(/[\s_,%']/g, '')) &&
      !/\de[+-]?\d|nan|inf|0[xob]|\p{Cc}/iu.test(text),
  ),
  law(
    'laxDecimalTexts has no text of the pattern with 15 digits',
    laxDecimalTexts(),
    (text) => !isDecimalText(text) || text.length > 15,
  ),
  law(
    'jsonObjects has objects of three levels and four members each',
    jsonObjects(),
    (object) =>
      isJsonObject(object) && isFitJson(object) && depthOf(object) <= 3 && Object.keys(object).length <= 4,
  ),
  law(
    'jsonLists has lists',
    jsonLists(),
    (list) => isJsonArray(list) && isFitJson(list) && depthOf(list) <= 2,
  ),
  law(
    'deepObjects has objects no deeper than asked',
    deepObjects(30),
    (object) => isJsonObject(object) && depthOf(object) <= 30,
  ),
  law(
    'wideObjects has no more keys than asked',
    wideObjects(50),
    (object) => isJsonObject(object) && isFitJson(object) && Object.keys(object).length <= 50,
  ),
  law(
    'conformingUpdates has updates of the schema',
    conformingUpdates(),
    (update) =>
      validateAgentUpdate(asReadByOthers(update)) === undefined &&
      Object.keys(update).every((name) => updateFieldNamed(name) !== undefined) &&
      countBytes(printJson(update)) <= 1_000_000,
  ),
  law(
    'plantedViolations has updates that depart from the schema at the place',
    plantedViolations(),
    (planted) => {
      const { update, place, field } = planted;
      const fault = validateAgentUpdate({ [field]: asReadByOthers(update[field] ?? null) });
      return fault?.instancePath === `/${place.slice(1).join('/')}`;
    },
  ),
  law('plantedViolations has no other violation', plantedViolations(), ({ update, field }) => {
    const { [field]: _, ...others } = update;
    return validateAgentUpdate(asReadByOthers(others)) === undefined;
  }),
  law(
    'genomes has objects of 256 KB and 100 levels at most',
    genomes(),
    (genome) =>
      isJsonObject(genome) &&
      isFitJson(genome) &&
      depthOf(genome) <= 100 &&
      countBytes(printJson(genome)) <= 262_144,
  ),
  law('notGenomes has no object', notGenomes(), (value) => !isJsonObject(value) && isFitJson(value)),
  law(
    'malformedJson has what neither Python nor JavaScript takes, and never a blank',
    malformedJson(),
    (text) => {
      assert.throws(() => JSON.parse(text), SyntaxError);
      return !parseJson(text, { nonFinite: true }).ok && text.trim() !== '' && !unfitForText.test(text);
    },
  ),
  ...updateFields.map((field) =>
    law(
      `conformingValues of ${field.name} has values of the schema`,
      conformingValues(field),
      (value) => validateAgentUpdate({ [field.name]: asReadByOthers(value) }) === undefined,
    ),
  ),
  ...updateFields.map((field) =>
    law(
      `wrongValues of ${field.name} has only values against the schema`,
      wrongValues(field),
      (value) => validateAgentUpdate({ [field.name]: asReadByOthers(value) }) !== undefined,
    ),
  ),
];

for (const { claim, prove } of laws) test(claim, prove);

test('every arbitrary gives the same values for the same seed', () => {
  for (const { claim, arbitrary } of laws) {
    const sample = () => fc.sample(arbitrary, { seed: 7, numRuns: 20 });
    assert.deepEqual(sample(), sample(), claim);
  }
});

test('openValues has no null, and none for kinds of which everything is decided', () => {
  for (const field of updateFields) {
    const values = openValues(field);
    const isDecided = ['text', 'choice', 'list-of-texts'].includes(field.kind);
    assert.equal(values === undefined, isDecided, field.name);
    if (values !== undefined)
      assert.ok(!fc.sample(values, { seed: 1, numRuns: 100 }).includes(null), field.name);
  }
});

test('a made-up api_key says so', () => {
  const field = updateFieldNamed('api_key');
  assert.ok(field !== undefined);
  const texts = fc
    .sample(conformingValues(field), { seed: 1, numRuns: 100 })
    .filter((value) => typeof value === 'string');
  assert.ok(texts.every((text) => text === '' || text.startsWith('kit-')));
  assert.ok(texts.includes('') && texts.some((text) => text.length > 4));
});

test('numbers that a double would change are kept as they are written', () => {
  const literals = fc.sample(fractions(), { seed: 1, numRuns: 100 });
  assert.ok(literals.every((literal) => literal instanceof JsonNumber));
  assert.ok(literals.some(({ text }) => text.endsWith('50')));
});
