import type { Field } from '../../spec/fields.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import { canonicalUuid } from '../../spec/uuid-text.ts';
import { isSameField } from '../observe/differences.ts';
import type { Departure } from '../observe/judgement.ts';
import { isUnsettled } from '../observe/unsettled.ts';
import { placeAt } from '../run/place.ts';
import type { Overlaps } from './overlaps.ts';
import type { ScenarioPlan } from './scenario-plan.ts';
import { isReading, type UpdateView } from './update-view.ts';

/** What storms are made for. */
export interface StormPlan extends ScenarioPlan {
  /** So many requests may be under way. */
  readonly concurrency: number;
}

/** The field stands in the words, and not in the place: which one a race hits, or a round writes, is chance. */
export const stormDeparture = (code: string, expected: string, actual: string): Departure => ({
  level: 'must',
  code,
  place: placeAt('answer'),
  expected,
  actual,
});

/** Where fewer are allowed than meet, the rest waits, and the storm shows nothing. */
export const fewest = 2;
const widths = [fewest, 8, 16, 32];

/**
 * How many requests of a round are under way at once: few, many, and as many as are allowed. It moves on by one more every
 * fourth round, so that what else changes with the rounds meets each width.
 */
export function widthOf({ concurrency }: Pick<StormPlan, 'concurrency'>, round: number): number {
  const allowed = widths.filter((width) => width <= concurrency);
  return allowed[(round + (round >> 2)) % allowed.length] ?? fewest;
}

/** A run of so many of them, from a place that moves on with the rounds. */
export function rotate<Item>(items: readonly Item[], round: number, count: number): readonly Item[] {
  const from = items.length === 0 ? 0 : (round * 7) % items.length;
  return [...items.slice(from), ...items.slice(0, from)].slice(0, count);
}

/** An update of a storm that was taken, and what it supplied. */
export interface TakenUpdate {
  readonly view: UpdateView;
  readonly agent: string;
  readonly update: JsonObject;
  readonly state: JsonObject;
}

/** The updates that were taken, readings left out. */
export const takenOf = (views: readonly UpdateView[]): readonly TakenUpdate[] =>
  views.flatMap((view) => {
    const { agent, update, state } = view;
    const isTaken = agent !== undefined && update !== undefined && state !== undefined && !isReading(view);
    return isTaken ? [{ view, agent, update, state }] : [];
  });

/** What updates of an agent carried that were not answered, or failed: each may have been stored, and when, nobody knows. */
export const unsettledValues = (
  views: readonly UpdateView[],
  asked: string | undefined,
  { name }: Field,
): readonly JsonValue[] =>
  views
    .filter(({ agent, exchange }) => agent === asked && isUnsettled(exchange))
    .flatMap(({ update = {} }) => (Object.hasOwn(update, name) ? [update[name] ?? null] : []));

/**
 * The values that an answer may hold in a field, by the updates of its agent alone: behind a database it is read after
 * the write, and may show what another update stored meanwhile; never what was overwritten before it was asked for.
 */
export function allowedValues(
  asked: UpdateView,
  field: Field,
  taken: readonly TakenUpdate[],
  overlaps: Overlaps | undefined,
): readonly JsonValue[] {
  const own = taken.filter(({ agent, update }) => agent === asked.agent && Object.hasOwn(update, field.name));
  const isBefore = (left: UpdateView, right: UpdateView) =>
    overlaps?.isBefore(left.exchange, right.exchange) ?? false;
  const isOverwritten = ({ view }: TakenUpdate) =>
    own.some(
      (other) =>
        (other.view === asked && isBefore(view, asked)) ||
        (isBefore(view, other.view) && isBefore(other.view, asked)),
    );
  return own
    .filter((one) => !isBefore(asked, one.view) && !isOverwritten(one))
    .map(({ update }) => update[field.name] ?? null);
}

/** Whether a value is one of those that a field may hold. */
export const isAmong = (field: Field, value: JsonValue | undefined, allowed: readonly JsonValue[]): boolean =>
  allowed.some((one) => isSameField(field, one, value));

/** Whether an answer is the agent that was asked for. */
export const isAgentAsked = ({ agent, state }: Pick<TakenUpdate, 'agent' | 'state'>): boolean =>
  canonicalUuid(String(state['id'])) === agent;
