import fc from 'fast-check';
import { suggestWord } from '../../spec/did-you-mean.ts';
import { type Field, type UpdateFieldName, updateFieldNamed, updateFields } from '../../spec/fields.ts';
import { Inability } from '../../spec/inability.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import { conformingValues } from './field-values.ts';
import { generatedWhere } from './shrunk-as.ts';
import { locatedWrongValues } from './wrong-values.ts';

/** Which fields an update may have: all 23, or those named in `fields`, without those in `exclude`. */
export interface FieldSelection {
  readonly fields?: readonly UpdateFieldName[];
  readonly exclude?: readonly UpdateFieldName[];
}

/** An update with one wrong value in it. */
export interface PlantedViolation {
  readonly update: JsonObject;
  /** The way to what is wrong, as `loc` of a validation error has it: `body hub`, `body evaluated_harnesses 0`. */
  readonly place: readonly (string | number)[];
  readonly field: UpdateFieldName;
}

type Member = readonly [name: string, value: JsonValue];

/**
 * Updates that the contract has a deployment accept (2.2): no field to all 23, mostly one to six, in any order.
 * Shrinks to `{}`.
 */
export function conformingUpdates(selection: FieldSelection = {}): fc.Arbitrary<JsonObject> {
  return conformingMembers(selectFields(selection), 6).map((members) => Object.fromEntries(members));
}

/**
 * Updates that would be accepted but for one value, at a known place, that the contract has a deployment reject.
 * Shrinks to the wrong value alone.
 */
export function plantedViolations(selection: FieldSelection = {}): fc.Arbitrary<PlantedViolation> {
  const fields = selectFields(selection);
  if (fields.length === 0) {
    throw new Inability(
      'Cannot plant a violation',
      'the selection leaves no field to plant it in',
      'Select at least one of the 23 fields of an update.',
    );
  }
  const wrong = fc.oneof(
    ...fields.map((field) => locatedWrongValues(field).map((found) => ({ ...found, field: field.name }))),
  );
  return fc
    .tuple(wrong, conformingMembers(fields, 3), fc.nat(22))
    .map(([{ value, within, field }, members, at]) => {
      const others = members.filter(([name]) => name !== field);
      const planted: readonly Member[] = [...others.slice(0, at), [field, value], ...others.slice(at)];
      return { update: Object.fromEntries(planted), place: ['body', field, ...within], field };
    });
}

function selectFields({
  fields,
  exclude = [],
}: FieldSelection): readonly (Field & { name: UpdateFieldName })[] {
  for (const name of [...(fields ?? []), ...exclude]) refuseUnknown(name);
  return updateFields.filter(
    ({ name }) => (fields === undefined || fields.includes(name)) && !exclude.includes(name),
  );
}

function refuseUnknown(name: string): void {
  if (updateFieldNamed(name) !== undefined) return;
  const names = updateFields.map((field) => field.name);
  throw new Inability(`Cannot select ${name}`, 'an update has no such field', suggestWord(name, names));
}

/** Mostly up to `few` members, rarely up to all. */
function conformingMembers(fields: readonly Field[], few: number): fc.Arbitrary<readonly Member[]> {
  const none = fc.constant<readonly Member[]>([]);
  if (fields.length === 0) return none;
  const member = fc.oneof(
    ...fields.map((field) => conformingValues(field).map((value): Member => [field.name, value])),
  );
  const upTo = (maxLength: number) =>
    generatedWhere(
      fc.uniqueArray(member, { maxLength, selector: ([name]) => name, size: 'max' }),
      (members) => members.length > 0,
    );
  return fc.oneof(
    { weight: 1, arbitrary: none },
    { weight: 30, arbitrary: upTo(Math.min(few, fields.length)) },
    { weight: 1, arbitrary: upTo(fields.length) },
  );
}
