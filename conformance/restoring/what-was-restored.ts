import type { Field } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import type { SeenAgent, Unreadable } from '../run/agent-restoration.ts';
import type { Outcome } from '../run/exchange.ts';
import { findMask } from './unreadable-fields.ts';
import type { Written } from './written.ts';

/** Fields that a server derives by itself, and that may move whatever a run does. */
const derived: ReadonlySet<string> = new Set([
  'trust_stage',
  'trusted_at',
  'ttt_days',
  'latest_evaluation',
  'import_metadata',
  'capabilities',
  'skills',
]);

/** What a run supplies for an object that is read-only bears this. */
const ownWord = 'kit';

/** Whether a field moved by itself: what the run supplied for it is nothing that a server derives. */
export const isDerived = ({ name }: Field, before: JsonObject, now: JsonObject): boolean =>
  derived.has(name) &&
  (!printJson(now[name] ?? null).includes(ownWord) || printJson(before[name] ?? null).includes(ownWord));

export const namesOf = (fields: readonly Field[]): readonly string[] => fields.map(({ name }) => name);

/** What is told of an agent at the end. */
export function summarize(
  wasChanged: boolean,
  lost: readonly string[],
  moved: readonly Field[],
  unproved: Written['unproved'],
): SeenAgent {
  const doubts = [...unproved].map(([field, { shown, at }]) => ({
    field,
    shown,
    ...(at === undefined ? {} : { at }),
  }));
  if (lost.length > 0) return { state: 'changed', lost, ...(doubts.length === 0 ? {} : { doubts }) };
  if (doubts.length > 0) return { state: 'unproved', doubts };
  if (moved.length > 0) return { state: 'restored', derived: namesOf(moved) };
  return { state: wasChanged ? 'restored' : 'unchanged' };
}

/** Why an agent could not be read. */
export const causeOf = (outcome: Outcome): Unreadable =>
  outcome.kind === 'silence'
    ? { silence: outcome.reason, detail: outcome.detail }
    : { status: outcome.status };

export const isUnset = (state: JsonObject, name: string) => (state[name] ?? null) === null;

const hasNoMask = (state: JsonObject, name: string) => findMask(state[name], name) === undefined;

/**
 * What a run wrote and could not read back is no doubt any more where the first value is seen again: it was unset and a
 * value would be shown, or it has no mask, and whoever masks what is written would have masked it.
 */
export function stillUnproved(
  before: JsonObject,
  now: JsonObject,
  { unproved }: Written,
): Written['unproved'] {
  return new Map(
    [...unproved].filter(([name, { shown, isShownWhenSet }]) => {
      const isPlain = shown === 'masked' ? hasNoMask : isUnset;
      const isAlike = Object.hasOwn(before, name) === Object.hasOwn(now, name);
      return !(isShownWhenSet && isAlike && isPlain(before, name) && isPlain(now, name));
    }),
  );
}
