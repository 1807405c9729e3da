import type { Field } from '../../../spec/fields.ts';
import { updateFieldNamed } from '../../../spec/fields.ts';
import { equalJson } from '../../../spec/json-equal.ts';
import { printJson } from '../../../spec/json-print.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../../spec/json-value.ts';
import { agentIn } from '../../observe/agent-in.ts';
import type { Departure } from '../../observe/judgement.ts';
import { showField } from '../../observe/show-field.ts';
import type { ObjectSamples } from '../../published/published-shapes.ts';
import { placeAt } from '../../run/place.ts';
import { objectFor } from '../../scenario/object-for.ts';
import type { JudgeScenario, Scenario } from '../../scenario/scenario.ts';
import type { ScenarioPlan } from '../../scenario/scenario-plan.ts';
import type { UpdateView } from '../../scenario/update-view.ts';
import { leftOver } from './merged-object.ts';

/** An object that was supplied, and what was answered. */
interface Supplied {
  readonly name: string;
  readonly sent: JsonValue;
  readonly answered: JsonValue;
}

/** The objects of an update that was taken; none where it supplies anything else. */
function suppliedIn({ update = {}, state }: UpdateView): readonly Supplied[] {
  const members = Object.entries(update);
  const areObjects = members.every(([name]) => updateFieldNamed(name)?.kind.includes('object') === true);
  return areObjects && state !== undefined
    ? members.map(([name, sent]) => ({ name, sent, answered: state[name] ?? null }))
    : [];
}

/** A value as Python compares it, for which true is 1. */
function asPythonHasIt(value: JsonValue): JsonValue {
  if (typeof value === 'boolean') return Number(value);
  if (isJsonArray(value)) return value.map(asPythonHasIt);
  return isJsonObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, member]) => [key, asPythonHasIt(member)]))
    : value;
}

/** What an object holds may be kept in a form of the deployment's own: a list as a set, a number that came as a text. */
function asAModelHasIt(value: JsonValue): JsonValue {
  if (typeof value === 'string' && /^\d{1,15}$/.test(value)) return Number(value);
  if (isJsonArray(value)) {
    const items = value.map(asAModelHasIt);
    return items.toSorted((one, other) => (printJson(one) < printJson(other) ? -1 : 1));
  }
  return isJsonObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, member]) => [key, asAModelHasIt(member)]))
    : value;
}

/** SQLAlchemy writes nothing where the value is equal to the one before; a stack that can only do so is told of it. */
const areAlike = (one: JsonValue, other: JsonValue): boolean =>
  equalJson(asPythonHasIt(one), asPythonHasIt(other)) || equalJson(asAModelHasIt(one), asAModelHasIt(other));

function departureAt(
  name: string,
  code: string,
  what: string,
  answered: JsonValue,
  level: Departure['level'] = 'must',
): Departure {
  return {
    level,
    code,
    place: placeAt('answer', name),
    expected: `${name} replaced by what was supplied${what}`,
    actual: showField(name, { [name]: answered }),
  };
}

/** What a deployment keeps of an object is its own; but nothing of an earlier one comes back, and none stays. */
export const judgeReplaced: JudgeScenario = (views) => {
  const objects = views.flatMap(suppliedIn);
  // A graver one may come after it.
  let recommended: Departure | undefined;
  for (const [at, { name, sent, answered }] of objects.entries()) {
    const earlier = objects.slice(0, at).filter((one) => one.name === name);
    for (const one of earlier) {
      const key = leftOver(one.sent, sent, answered, one.sent);
      if (key !== undefined) return departureAt(name, 'merged', `, without ${key}`, answered);
    }
    const last = earlier.at(-1);
    // What null does to a list is not shown.
    if (sent === null) continue;
    const wasEchoed = last !== undefined && equalJson(last.sent, last.answered);
    if (!wasEchoed || equalJson(sent, last.sent) || !equalJson(answered, last.answered)) continue;
    if (!areAlike(sent, last.sent)) return departureAt(name, 'not-replaced', '', answered);
    recommended ??= departureAt(name, 'not-replaced', '', answered, 'should');
  }
  return recommended ?? (objects.length > 1 ? 'kept' : 'not concerned');
};

/** An item with all that one may be known by. */
const knownBy = (value: string): JsonObject =>
  Object.fromEntries(['id', 'agent_id', 'name', 'key', 'uuid', 'slug', 'url'].map((key) => [key, value]));

/** Of more characters than some columns and caches hold. */
const large = 'kit large '.repeat(2000);

/**
 * Objects of which the next has some keys of the one before, at six levels and in lists, also with null, what counts
 * for nothing, and fewer items in it, and null between them; objects as the deployment publishes them, with the same
 * keys; true and then 1 under one key.
 */
const valuesFor = (field: Field, salt: number, shapes: ObjectSamples): readonly JsonValue[] => [
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
  // Nor is an object the same where its keys are.
  { kit_a: 'kit-4' },
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
  // Keys by which code may know an item of a list again, and add those that are new.
  ...['kit-50', 'kit-51'].map((value) => ({
    ...knownBy(value),
    kit_l: [knownBy(value)],
    kit_i: [{ id: value }, { name: value }],
  })),
  objectFor(field, salt, shapes),
  objectFor(field, salt + 1, shapes),
];

/**
 * One after another in an update of nothing else. Code may know objects by their ids, and keep what it takes for a secret;
 * a comparison may look for what is new only, or no deeper than the first level.
 */
const aloneInTurn: readonly JsonValue[] = [
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
const swapped: readonly JsonValue[] = [
  [
    { kit_a: 'kit-1', kit_b: 'kit-3' },
    { kit_a: 'kit-2', kit_c: 'kit-4' },
  ],
  [{ kit_a: 'kit-2' }, { kit_a: 'kit-1' }],
  [{ kit_a: 'kit-1' }, { kit_a: 'kit-2' }],
];

/** Of a list its only item is replaced. */
const asValueOf = ({ kind }: Field, value: JsonValue): JsonValue =>
  kind === 'list-of-objects' && value !== null && !isJsonArray(value) ? [value] : value;

/** All objects of an agent are replaced, together where they are taken so, and some by themselves: bodies have limits. */
export function replaceObjects(
  { fields, shapes }: ScenarioPlan,
  agentId: string,
  salt: number,
): readonly Scenario[] {
  const objects = fields.filter(({ kind }) => kind.includes('object'));
  if (objects.length === 0) return [];
  const values = objects.map((field, index) => valuesFor(field, salt + index * 7, shapes));
  const play: Scenario['play'] = async ({ put, read, recall }) => {
    const replace = (field: Field, value: JsonValue) =>
      put(agentId, { [field.name]: asValueOf(field, value) });
    const replaceAll = async (pick: (index: number) => JsonValue) => {
      const members = objects.map((field, index) => [field.name, asValueOf(field, pick(index))]);
      const { outcome } = await put(agentId, Object.fromEntries(members));
      // What an object may hold is open: the one that is refused does not stand for the others.
      if (agentIn(outcome) === undefined)
        for (const [index, field] of objects.entries()) await replace(field, pick(index));
    };
    // A reading that is kept past objects shows where it was made before them.
    await recall(agentId);
    for (const turn of values[0]?.keys() ?? []) await replaceAll((index) => values[index]?.[turn] ?? null);
    for (const field of objects.filter(({ kind }) => kind === 'list-of-objects'))
      for (const value of swapped) await replace(field, value);
    for (const field of objects)
      for (const value of [...aloneInTurn, { kit_large: large }]) await replace(field, value);
    await read(agentId);
    await replaceAll(() => ({}));
    await read(agentId);
    return undefined;
  };
  return [{ about: 'objects replaced', agentId, judge: judgeReplaced, play }];
}
