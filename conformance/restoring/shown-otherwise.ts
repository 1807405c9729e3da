import { agentFieldNamed, type Field } from '../../spec/fields.ts';
import { equalJson } from '../../spec/json-equal.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { canBeLeftOut, valueIn } from './first-values.ts';
import type { Written } from './written.ts';

/** Whether a field shows its default (2.1) since the run wrote it, and was left out before: what is shown is stored. */
export const hasAppeared = (
  field: Field,
  before: JsonObject,
  now: JsonObject,
  { fields }: Written,
): boolean =>
  fields.has(field.name) &&
  !Object.hasOwn(before, field.name) &&
  !equalJson(now[field.name] ?? null, valueIn(before, field));

/** Whether a field is shown since the run wrote it, was left out before, and has no default that would stand for that. */
export const isShownAnew = (
  { name }: Field,
  before: JsonObject,
  now: JsonObject,
  { fields }: Written,
): boolean =>
  fields.has(name) && canBeLeftOut(name) && !Object.hasOwn(before, name) && (now[name] ?? null) !== null;

/** Whether a field that cannot be null is left out as it was: no value would leave it so. */
export const isLeftOutStill = ({ name }: Field, before: JsonObject, now: JsonObject): boolean =>
  canBeLeftOut(name) &&
  agentFieldNamed(name)?.nullable === false &&
  !Object.hasOwn(before, name) &&
  !Object.hasOwn(now, name);

/** Whether a field that had its default (2.1) is left out since the run wrote it: it may be stored as null. */
export const hasVanished = (
  field: Field,
  before: JsonObject,
  now: JsonObject,
  { fields }: Written,
): boolean =>
  fields.has(field.name) && (before[field.name] ?? null) !== null && !Object.hasOwn(now, field.name);
