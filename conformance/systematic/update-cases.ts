import { type Field, readOnlyFields, updateFields } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import { updateRequest } from '../generate/cases.ts';
import { withEscapedId } from '../generate/escaped-id.ts';
import { inEveryLetterCase, mixCase } from '../generate/letter-case.ts';
import { bodyCases } from './body-cases.ts';
import type { Case } from './case.ts';
import { conformingClasses } from './conforming-classes.ts';
import { dealFields, isCombined } from './deal-fields.ts';
import { keyCases } from './key-cases.ts';
import { lengthCases } from './length-cases.ts';
import { openClasses } from './open-classes.ts';
import { openTogether } from './open-together.ts';
import { readOnlyTogether, readOnlyValues } from './read-only-values.ts';
import { textCases } from './text-cases.ts';
import { togetherCases } from './together-cases.ts';
import { dealUpdates, type UpdatePlan } from './update-plan.ts';
import { usualKeysInObjects } from './usual-keys.ts';
import { type ValueClass, withOneLetter } from './value-class.ts';
import { valuesInTurn } from './values-in-turn.ts';
import { wrongClasses } from './wrong-classes.ts';

/** What comes early of a field: its first value and null behind it; of an object two, since the second replaces the first. */
const isEarlyOf = ({ kind }: Field, index: number, value: JsonValue): boolean =>
  index < (kind === 'object' ? 2 : 1) || value === null;

function* fieldCases(plan: UpdatePlan): Generator<Case> {
  const { updatePath, agentIds, leftAlone } = plan;
  const agentAt = (index: number) => agentIds[index % agentIds.length] ?? '';
  const fields = updateFields.filter(({ name }) => !leftAlone.has(name));
  const combined = [
    ...valuesInTurn(
      'values of several fields',
      fields.filter(isCombined).map((field) => [field, conformingClasses(field)]),
      (body) => updateRequest(updatePath, agentAt(0), body),
    ),
  ];
  yield* combined;
  const takenBy: ReadonlyMap<string, readonly ValueClass[]> = new Map(
    fields.map((field) => [
      field.name,
      isCombined(field) ? openClasses(field) : [...conformingClasses(field), ...openClasses(field)],
    ]),
  );
  const ownerOf = dealFields(
    fields,
    agentIds.length,
    combined.length,
    ({ name }) => takenBy.get(name)?.length ?? 0,
  );
  for (const field of fields) {
    const taken = takenBy.get(field.name) ?? [];
    const owner = ownerOf.get(field.name) ?? 0;
    for (const [index, [valueClass, value]] of taken.entries()) {
      const request = updateRequest(updatePath, agentAt(owner), printJson({ [field.name]: value }));
      yield { request, subject: field.name, valueClass, isEarly: isEarlyOf(field, index, value) };
    }
    // In whatever letters its id is written, an agent refuses the same.
    for (const [index, [valueClass, value]] of wrongClasses(field).entries()) {
      const id = inEveryLetterCase(agentAt(index))[index % 3] ?? '';
      const request = updateRequest(updatePath, id, printJson({ [field.name]: value }));
      yield { request, subject: field.name, valueClass, isEarly: index === 0 };
    }
  }
  const request = dealUpdates(plan);
  for (const { name } of readOnlyFields) {
    const value = readOnlyValues[name];
    if (value === undefined) continue;
    const alone = request(printJson({ [name]: value }));
    yield { request: alone, subject: name, valueClass: 'read-only', isEarly: true };
    const beside = { purpose: `kit beside ${name}`, [name]: value, hub: `kit-${name}` };
    yield { request: request(printJson(beside)), subject: name, valueClass: 'read-only, beside others' };
  }
  for (const [what, values] of readOnlyTogether) {
    const valueClass = `read-only, ${what}`;
    const covers = Object.keys(values).map((name) => [name, valueClass] as const);
    // What an agent has already, it may be given: each has something else.
    for (const agentId of agentIds) {
      const request = updateRequest(updatePath, agentId, printJson(values));
      yield { request, subject: covers[0]?.[0] ?? '', valueClass, covers };
    }
  }
  // As clients send back what they have read, with something changed.
  for (const [index, id] of agentIds.entries()) {
    const values = updateFields.flatMap((field) => {
      const [, value] = conformingClasses(field)[0] ?? [];
      if (value === undefined || plan.leftAlone.has(field.name)) return [];
      return [[field.name, field.kind === 'text' ? `kit-whole-${index}` : value] as const];
    });
    const whole = { ...readOnlyValues, id, ...Object.fromEntries(values) };
    const request = updateRequest(updatePath, id, printJson(whole));
    yield { request, subject: 'id', valueClass: 'read-only, the whole agent' };
  }
  yield* openTogether(plan);
}

/** A uuid that exists, spoiled: what looks only at its beginning or its end finds it. */
export function spoiledUuids(id: string): readonly string[] {
  const around = (before: string, after: string) => `${before}${id}${after}`;
  return [
    ...[around('', '0'), around('0', ''), around('a', 'a'), around('', 'x'), around('x', '')],
    ...[around('"', '"'), around('', ';'), around('', '.json'), around('+', ''), around('', '+')],
    ...[around('', ',1'), around('', ' or 1=1'), around('(', ')')],
    ...[id.slice(0, -1), id.slice(1), `${id.slice(0, -1)}g`],
    ...[id.slice(0, 8), id.slice(0, 18), id.slice(-12)],
    ...withOneLetter(id),
  ];
}

function* pathCases(plan: UpdatePlan, badUuids: readonly string[], unknown: string): Generator<Case> {
  const request = (id: string, body = '{}') => updateRequest(plan.updatePath, id, body);
  const [given = ''] = plan.agentIds;
  for (const bad of [...badUuids, ...spoiledUuids(given)]) {
    yield { request: request(bad), subject: 'update path', valueClass: `no uuid: ${bad}` };
  }
  yield { request: request(given.toUpperCase()), subject: 'update path', valueClass: 'upper case' };
  yield { request: request(mixCase(given)), subject: 'update path', valueClass: 'mixed case' };
  yield { request: request(given.replaceAll('-', '')), subject: 'update path', valueClass: '32 digits' };
  yield { request: request(`urn:uuid:${given}`), subject: 'update path', valueClass: 'urn' };
  yield { request: request(`{${given}}`), subject: 'update path', valueClass: 'braces' };
  for (const id of plan.agentIds)
    for (const [valueClass, escaped] of withEscapedId(request(id), id))
      yield { request: escaped, subject: 'update path', valueClass };
  yield { request: request(unknown), subject: 'update path', valueClass: 'unknown agent' };
  for (const body of ['{"status":"zzz"}', '[]', '"kit"', '{', '{"hub":"kit",}'])
    yield { request: request(unknown, body), subject: 'update path', valueClass: `unknown agent, ${body}` };
  yield {
    request: request(given, '{"status":"zzz","hub":5}'),
    subject: 'update body',
    valueClass: 'two faults',
  };
}

/** What a deployment says of itself that it takes, and may not (3): to one agent, for nothing may lead back from it. */
function* otherChoiceCases({ otherChoices, updatePath, agentIds }: UpdatePlan): Generator<Case> {
  const agentId = agentIds.at(-1) ?? '';
  for (const [name, texts] of otherChoices)
    for (const text of texts) {
      const request = updateRequest(updatePath, agentId, printJson({ [name]: text }));
      yield { request, subject: name, valueClass: 'published word' };
    }
}

/** Each field by each class of value, each body, each path. */
export function* firstUpdateCases(
  plan: UpdatePlan,
  badUuids: readonly string[],
  unknown: string,
): Generator<Case> {
  yield* fieldCases(plan);
  yield* early(bodyCases(plan));
  yield* early(otherChoiceCases(plan));
  yield* early(pathCases(plan, badUuids, unknown));
}

/** What takes longer to make: several fields together, keys, texts and lengths. */
export function* laterUpdateCases(plan: UpdatePlan): Generator<Case> {
  yield* keyCases(plan);
  yield* usualKeysInObjects(plan);
  yield* togetherCases(plan);
  yield* textCases(plan);
  yield* lengthCases(plan);
}

/** Every update of the systematic phase. */
export function* updateCases(
  plan: UpdatePlan,
  badUuids: readonly string[],
  unknown: string,
): Generator<Case> {
  yield* firstUpdateCases(plan, badUuids, unknown);
  yield* laterUpdateCases(plan);
}

/** Cases that no field has for itself. */
function* early(cases: Iterable<Case>): Generator<Case> {
  for (const one of cases) yield { ...one, isEarly: true };
}
