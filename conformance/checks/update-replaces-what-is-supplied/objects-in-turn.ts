import type { Field } from '../../../spec/fields.ts';
import type { JsonObject, JsonValue } from '../../../spec/json-value.ts';
import { wordList } from '../../../spec/word-list.ts';
import type { ObjectSamples } from '../../published/published-shapes.ts';
import { objectFor } from '../../scenario/object-for.ts';

/** An item with all that one may be known by. */
const knownBy = (value: string): JsonObject =>
  Object.fromEntries(['id', 'agent_id', 'name', 'key', 'uuid', 'slug', 'url'].map((key) => [key, value]));

/** Keys under which a configuration has a group of things that are told apart by their names. */
const keysOfGroups = wordList`
  headers options auth config params metadata servers mcpServers query variables secrets extra defaults limits
  model_kwargs credentials args tools
`;

/** Of more characters than some columns and caches hold. */
export const large = 'kit large '.repeat(2000);

/**
 * Objects of which the next has some keys of the one before, at six levels and in lists, also with null, what counts
 * for nothing, and fewer items in it, and null between them; objects as the deployment publishes them, with the same
 * keys; true and then 1 under one key.
 */
export const valuesFor = (field: Field, salt: number, shapes: ObjectSamples): readonly JsonValue[] => [
  {
    kit_a: 'kit-1',
    kit_b: 'kit-2',
    kit_d: 'kit-3',
    kit_f: 'kit-14',
    kit_g: 'kit-15',
    kit_h: 'kit-16',
    kit_l: ['kit-17', 'kit-18', 'kit-19'],
    kit_n: {
      x: 'kit-4',
      y: 'kit-5',
      z: {
        p: 'kit-8',
        q: 'kit-9',
        r: { s: 'kit-10', t: 'kit-11', u: { v: 'kit-21', w: { a: 'kit-22', b: 'kit-23' } } },
      },
    },
    kit_m: [{ a: 'kit-24', b: 'kit-25' }],
    kit_o: ['kit-26'],
    kit_p: { a: 'kit-27' },
  },
  {
    kit_b: null,
    kit_d: 'kit-6',
    kit_f: 0,
    kit_g: false,
    kit_h: '',
    kit_l: ['kit-20'],
    kit_n: { y: 'kit-7', z: { q: 'kit-12', r: { t: 'kit-13', u: { w: { b: 'kit-28' } } } } },
    kit_m: [{ b: 'kit-29' }],
    kit_o: [],
    kit_p: {},
  },
  null,
  // Python holds true to be 1.
  { kit_c: true },
  { kit_c: 1 },
  // A comparison may take null for what is not there. Null comes first: whoever drops it shows that.
  { kit_a: 'kit-3', kit_e: null },
  { kit_a: 'kit-3' },
  // And all that counts for nothing for the same.
  { kit_q: false, kit_r: '' },
  { kit_q: '', kit_r: 0 },
  { kit_q: null, kit_r: false },
  // And a text for the same in another case, without a space, with an accent. After null, what is kept shows as it is.
  // Each is another text: what is trimmed on its way in is none that was there before.
  ...[
    ['KIT-ÉMILE', 'kit-émile'],
    ['kit-zoé ', 'kit-zoé'],
    ['kit-rene', 'kit-rené'],
  ].flatMap(([one = '', other = '']) => [null, { kit_a: one }, { kit_a: other }]),
  // Nor is an object the same where its keys are.
  { kit_a: 'kit-4' },
  { kit_c: { x: 1 } },
  { kit_c: { x: 2 } },
  // Nor where its lists are in another order, or have texts for numbers.
  { kit_c: { x: [1, 2] } },
  { kit_c: { x: [2, 1] } },
  { kit_c: { x: ['2', 1] } },
  // Keys by which code may know what is to be added to.
  {
    tags: ['kit-40', 'kit-41'],
    labels: { kit_a: 'kit-42' },
    env: { KIT: 'kit-43' },
    settings: { kit: 'kit-44' },
  },
  { tags: ['kit-45'], labels: { kit_b: 'kit-46' }, env: { OTHER: 'kit-47' }, settings: { other: 'kit-48' } },
  // More of them, and what was an object or a list is a text, and the other way round.
  {
    ...Object.fromEntries(keysOfGroups.map((key) => [key, { kit_a: 'kit-64', kit_b: 'kit-65' }])),
    kit_t: { a: 'kit-66' },
    kit_u: ['kit-67'],
    kit_v: 'kit-68',
  },
  {
    ...Object.fromEntries(keysOfGroups.map((key) => [key, { kit_b: 'kit-69' }])),
    kit_t: 'kit-70',
    kit_u: 'kit-71',
    kit_v: { a: 'kit-72' },
  },
  // What is empty may count for nothing there.
  { tags: [], labels: {}, env: {}, settings: {} },
  { tags: ['kit-49'], labels: { kit_b: 'kit-52' } },
  // Keys by which code may know an item of a list again, and add those that are new.
  ...['kit-50', 'kit-51'].map((value) => ({
    ...knownBy(value),
    kit_l: [knownBy(value)],
    kit_i: [{ id: value }, { name: value }],
  })),
  // And by which it may keep what the item had before.
  ...[{ kit_x: 'kit-61' }, {}].map((more) => ({
    ...knownBy('kit-60'),
    ...more,
    kit_i: ['id', 'name', 'key'].map((key) => ({ [key]: 'kit-62', ...more })),
  })),
  objectFor(field, salt, shapes),
  objectFor(field, salt + 1, shapes),
];

/**
 * One after another in an update of nothing else. Code may know objects by their ids, and keep what it takes for a secret;
 * a comparison may look for what is new only, or no deeper than the first level.
 */
export const aloneInTurn: readonly JsonValue[] = [
  {
    id: 'kit-id',
    kit_a: 'kit-30',
    kit_b: 'kit-34',
    kit_c: { x: [1] },
    token: 'kit-31',
    api_key: 'kit-32',
    headers: { authorization: 'kit-33' },
  },
  { id: 'kit-id', kit_a: 'kit-30', kit_c: { x: [1] } },
  { id: 'kit-id', kit_a: 'kit-30', kit_c: { x: [2] } },
];

/** The order of a list is its own, and so is each item, also of a list that is as long as the one before. */
export const swapped: readonly JsonValue[] = [
  [
    { kit_a: 'kit-1', kit_b: 'kit-3' },
    { kit_a: 'kit-2', kit_c: 'kit-4' },
  ],
  [{ kit_a: 'kit-2' }, { kit_a: 'kit-1' }],
  [{ kit_a: 'kit-1' }, { kit_a: 'kit-2' }],
  // More of them, of which one inside or the last one changes.
  ['kit-80', 'kit-81', 'kit-82', 'kit-83'].map((kit_a) => ({ kit_a })),
  ['kit-80', 'kit-81', 'kit-84', 'kit-83'].map((kit_a) => ({ kit_a })),
  ['kit-80', 'kit-81', 'kit-84', 'kit-85'].map((kit_a) => ({ kit_a })),
  // Known by one key, which it keeps.
  ['id', 'name', 'agent_id'].map((key) => ({ [key]: 'kit-63', kit_x: 'kit-64' })),
  ['id', 'name', 'agent_id'].map((key) => ({ [key]: 'kit-63' })),
];
