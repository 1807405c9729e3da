import type { Field } from '../../../spec/fields.ts';
import { updateFieldNamed } from '../../../spec/fields.ts';
import { equalJson } from '../../../spec/json-equal.ts';
import { printJson } from '../../../spec/json-print.ts';
import { isJsonArray, isJsonObject, type JsonValue, mapMembers } from '../../../spec/json-value.ts';
import { agentIn } from '../../observe/agent-in.ts';
import type { Departure } from '../../observe/judgement.ts';
import { showField } from '../../observe/show-field.ts';
import { placeAt } from '../../run/place.ts';
import type { JudgeScenario, Scenario } from '../../scenario/scenario.ts';
import type { ScenarioPlan } from '../../scenario/scenario-plan.ts';
import type { UpdateView } from '../../scenario/update-view.ts';
import { leftOver } from './merged-object.ts';
import { aloneInTurn, large, swapped, valuesFor } from './objects-in-turn.ts';

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
  return isJsonObject(value) ? mapMembers(value, asPythonHasIt) : value;
}

/** What an object holds may be kept in a form of the deployment's own: a list as a set, a number that came as a text. */
function asAModelHasIt(value: JsonValue): JsonValue {
  if (typeof value === 'string' && /^\d{1,15}$/.test(value)) return Number(value);
  if (isJsonArray(value)) {
    const items = value.map(asAModelHasIt);
    return items.toSorted((one, other) => (printJson(one) < printJson(other) ? -1 : 1));
  }
  return isJsonObject(value) ? mapMembers(value, asAModelHasIt) : value;
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
    const last = earlier.at(-1);
    // What null does to a list is not shown.
    const isPassedOver =
      sent !== null &&
      last !== undefined &&
      equalJson(last.sent, last.answered) &&
      !equalJson(sent, last.sent) &&
      equalJson(answered, last.answered);
    if (isPassedOver && !areAlike(sent, last.sent)) return departureAt(name, 'not-replaced', '', answered);
    for (const one of earlier) {
      const key = leftOver(one.sent, sent, answered, one.sent);
      if (key !== undefined) return departureAt(name, 'merged', `, without ${key}`, answered);
    }
    if (isPassedOver) recommended ??= departureAt(name, 'not-replaced', '', answered, 'should');
  }
  return recommended ?? (objects.length > 1 ? 'kept' : 'not concerned');
};

/** Of a list its only item is replaced. */
const asValueOf = ({ kind }: Field, value: JsonValue): JsonValue =>
  kind === 'list-of-objects' && value !== null && !isJsonArray(value) ? [value] : value;

const haveSameKeys = (value: JsonValue, before: JsonValue | undefined): boolean =>
  before !== undefined &&
  isJsonObject(value) &&
  isJsonObject(before) &&
  equalJson(Object.keys(value), Object.keys(before));

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
    const [turns = []] = values;
    for (const [turn, value] of turns.entries()) {
      await replaceAll((index) => values[index]?.[turn] ?? null);
      // A comparison may miss what changed inside, so that it is answered and not stored.
      if (haveSameKeys(value, turns[turn - 1])) await read(agentId);
    }
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
