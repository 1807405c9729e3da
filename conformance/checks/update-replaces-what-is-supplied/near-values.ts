import { agentFieldNamed, type Field } from '../../../spec/fields.ts';
import type { JsonObject, JsonValue } from '../../../spec/json-value.ts';
import { updateOf } from '../../generate/update-of.ts';
import type { JudgeScenario, Scenario } from '../../scenario/scenario.ts';
import type { ScenarioPlan } from '../../scenario/scenario-plan.ts';

/**
 * Each value differs from the one before it by what a comparison may overlook: letter case, accents, white space, what
 * reads as the same number, a part of an id, the order of a list and how often an item stands in it.
 */
const texts = [
  'kit Cafe',
  'kit cafe',
  'kit café',
  'kit cafe\u0301',
  'kit cafe\u0301 ',
  'kit  cafe',
  '10',
  '1e1',
  '010',
  '10.0',
  'http://kit.example',
  'http://kit.example/',
  'http://kit.example/#kit',
  `${'kit '.repeat(30)}a`,
  `${'kit '.repeat(30)}b`,
] as const;
const lists = [
  ['kit-a', 'kit-b'],
  ['kit-b', 'kit-a'],
  ['kit-b', 'kit-a', 'kit-a'],
  ['kit-b', 'kit-a'],
  ['kit-B', 'kit-a'],
  ['kit-B', 'kit-á'],
  ['kit-B,kit-á'],
  ['kit-B', ',', 'kit-á'],
  ['1'],
  ['01'],
  [''],
  [],
  ['kit', ''],
  ['kit'],
  ['kit', 'kit'],
] as const;
const scores = [
  '1',
  '-1',
  '1.0000001',
  '10',
  '1',
  '0',
  '-0.5',
  '0.5',
  '0.50001',
  '5',
  '0.1',
  '0.10000000000001',
  '0.1',
  '0.15',
  '0.1',
] as const;
/** Each shares with the one before it all but one group, or all but one digit. */
const uuids = [
  ...['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '7c9e6679-5d6e-4f70-8a9b-0c1d2e3f4a5b'],
  ...['7c9e6679-7425-4f70-8a9b-0c1d2e3f4a5b', '7c9e6679-7425-40de-8a9b-0c1d2e3f4a5b'],
  ...['7c9e6679-7425-40de-944b-0c1d2e3f4a5b', '7c9e6679-7425-40de-944b-e07fc1f90ae7'],
  ...['7c9e6679-7425-40de-944b-e07fc1f90ae8', '8c9e6679-7425-40de-944b-e07fc1f90ae8'],
  ...['8c9e6679-7425-40de-944b-e07fc1f90ae9', '3f1a2b4c-5d6e-4f70-8a9b-e07fc1f90ae9'],
  ...['3f1a2b4c-1111-4111-8111-e07fc1f90ae9', '3f1a2b4c-1111-4111-8111-111111111111'],
  ...['3f1a2b4c-5d6e-4f70-8a9b-111111111111', '7c9e6679-7425-40de-944b-111111111111'],
  '7c9e6679-7425-40de-944b-e07fc1f90ae7',
] as const;
const integers = [1, 2, 10, 100, 101, 1001, 1, 65_537, 257, 1, 2, 3, 1, 3, 2] as const;
/** The same for a float of 32 bits, one after another. */
const floatIntegers = [16_777_216, 16_777_217, 1_767_323_047, 1_767_323_048] as const;
/** For the lowest 32 bits, one after another. */
const wideIntegers = [1, 4_294_967_297] as const;
/**
 * Where negative ones are taken: Python has one hash for -1 and -2. The large ones are an hour apart, on both sides of the
 * end of summer time in Berlin, in New York and in London: who keeps local time has one for both.
 */
const summerEnds = [1_729_987_200, 1_729_990_800, 1_730_610_000, 1_730_613_600, 1_729_992_600] as const;
const signedIntegers = [-1, -2, 2, 1, 0, -1001, 1001, 65_537, 1, -1, ...summerEnds] as const;

/** Long ones, of which the next has the same length, begin or end, or one item less, or two of them changed over. */
const twelve = Array.from({ length: 12 }, (_, index) => `kit-${index}`);
const longLists: readonly (readonly string[])[] = [
  twelve,
  twelve.with(11, 'kit-last'),
  twelve.with(5, 'kit-inside').with(11, 'kit-last'),
  twelve.with(6, 'kit-inside').with(11, 'kit-last'),
  twelve.with(6, 'kit-inside').with(11, 'kit-last').toSpliced(3, 1),
  twelve.with(5, 'kit-6').with(6, 'kit-5').toSpliced(3, 1),
];
/** As many characters as code may compare by their first thousands, or by a hash of those. */
const longTexts = ['a', 'b'].map((end) => `${'kit '.repeat(4000)}${end}`);
/** A loose comparison holds these to be the same number. */
const looseTexts = ['0e12', '0e34', '1', '01', '1.0', '+1', ' 1'] as const;

/** The value of a field in the n-th turn; undefined where the field has no such values. */
function valueAt({ name, kind, minimum }: Field, turn: number): JsonValue | undefined {
  switch (kind) {
    case 'text':
      // A key may be masked.
      return name === 'api_key' ? undefined : texts[turn];
    case 'list-of-texts':
      return [...(lists[turn] ?? [])];
    case 'decimal-text':
      return scores[turn];
    case 'uuid':
      return uuids[turn];
    case 'integer':
      return (minimum === undefined ? signedIntegers : integers)[turn];
    default:
      return undefined;
  }
}

/** Null and empty are two values, where a field takes both. */
const emptied = (fields: readonly Field[], value: '' | null): JsonObject =>
  Object.fromEntries(
    fields
      .filter((field) => valueAt(field, 0) !== undefined && field.kind === 'text')
      .filter(({ name }) => agentFieldNamed(name)?.nullable === true)
      .map(({ name }) => [name, value] as const),
  );

/** Values that are alike, one after another: each replaces the one before it. */
export const storeNearValues = (
  { fields }: ScenarioPlan,
  agentId: string,
  judge: JudgeScenario,
): Scenario => ({
  about: 'values that are alike',
  agentId,
  judge,
  play: async ({ put, read }) => {
    const updates = [
      ...texts.map((_, turn) => updateOf(fields, (field) => valueAt(field, turn))),
      emptied(fields, null),
      emptied(fields, ''),
    ].filter((update) => Object.keys(update).length > 0);
    for (const update of updates) {
      await put(agentId, update);
      // What is answered may be what was sent, and not what is stored.
      await read(agentId);
    }
    const putEach = async (names: readonly string[], values: readonly JsonValue[]) => {
      const own = fields.filter(({ name }) => names.includes(name));
      for (const value of own.length === 0 ? [] : values) {
        await put(
          agentId,
          updateOf(own, () => value),
        );
        await read(agentId);
      }
    };
    await putEach(
      ['evaluated_harnesses'],
      longLists.map((list) => [...list]),
    );
    await putEach(['agent_system_prompt', 'purpose'], longTexts);
    await putEach(['rate_limit_requests_per_minute', 'last_evaluated_at'], floatIntegers);
    await putEach(['last_evaluated_at'], wideIntegers);
    await putEach(['hub', 'model_name', 'last_tested_by', 'purpose', 'agent_url'], looseTexts);
    // Whether so many digits are taken is open; what is taken is stored, though a float has no place for it.
    if (fields.some(({ name }) => name === 'test_score')) {
      await put(agentId, { test_score: '0.10000000000000000001' });
      await read(agentId);
    }
    // The lowest 32 bits are the same; whether so much is taken is open.
    if (fields.some(({ name }) => name === 'rate_limit_requests_per_minute')) {
      for (const limit of [1, 4_294_967_297]) await put(agentId, { rate_limit_requests_per_minute: limit });
      await read(agentId);
    }
    return undefined;
  },
});
