import { updateFields } from '../../spec/fields.ts';
import type { JsonObject } from '../../spec/json-value.ts';

/** The fields whose transitions the contract does not show (3.1, 3.2). */
export const moveFields = updateFields.filter(
  ({ name }) => name === 'status' || name === 'protection_status',
);

/** Values that often are the end of an agent: where there is another way, nobody goes by them. */
const ends: ReadonlySet<string> = new Set(['archived', 'deprecated', 'rejected']);

const choicesByField: ReadonlyMap<string, readonly string[]> = new Map(
  moveFields.map(({ name, choices = [] }) => [
    name,
    [...choices.filter((one) => !ends.has(one)), ...choices.filter((one) => ends.has(one))],
  ]),
);

/** The choices of a field, those last that an agent may not get away from. */
export const cautiousChoices = (field: string): readonly string[] => choicesByField.get(field) ?? [];

/** From one value of such a field to another. */
export interface Move {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

/** A move that was refused, and the agent before it. */
export interface RefusedMove {
  readonly move: Move;
  readonly state: JsonObject;
}

/** What is known of a move; of what was refused, the agent at the first time. */
interface SeenMove {
  readonly move: Move;
  readonly seen: Set<'taken' | 'refused'>;
  refusedIn: JsonObject | undefined;
}

/** What was seen of the moves: each is taken, refused, or both, which is no table of moves any more. */
export interface MoveTable {
  /** `state` is the agent before it. */
  readonly note: (move: Move, result: 'taken' | 'refused', state?: JsonObject) => void;
  readonly resultOf: (move: Move) => 'taken' | 'refused' | 'both' | undefined;
  /** Whether any move was ever refused. */
  readonly isRestricted: () => boolean;
  readonly wasTaken: (field: string, to: string) => boolean;
  readonly refused: () => readonly Move[];
  /** Moves that were refused and are taken as well, with the agent that they were refused for. */
  readonly refusedAtTimes: () => readonly RefusedMove[];
  /** Whether moves that were taken lead from one value to another. */
  readonly isKnownWay: (move: Move) => boolean;
  /** The values that lead from one to another, the last one included: those known to be taken, else those not yet tried. */
  readonly wayFrom: (move: Move) => readonly string[] | undefined;
}

const keyOf = ({ field, from, to }: Move) => `${field} ${from} ${to}`;

/** A table of nothing yet. */
export function createMoveTable(): MoveTable {
  const results = new Map<string, SeenMove>();
  /** Every update with a move asks for one of these, and what is known stays known. */
  const knownWays = new Set<string>();
  let isRestricted = false;
  const resultOf = (move: Move) => {
    const seen = results.get(keyOf(move))?.seen;
    return seen === undefined ? undefined : seen.size === 2 ? 'both' : [...seen][0];
  };
  const movesWith = (result: 'taken' | 'refused') =>
    [...results.values()].filter(({ seen }) => seen.has(result)).map(({ move }) => move);
  const search = (
    { field, from, to }: Move,
    isOpen: (move: Move) => boolean,
  ): readonly string[] | undefined => {
    const ways = new Map<string, readonly string[]>([[from, []]]);
    for (const [value, way] of ways)
      for (const next of cautiousChoices(field))
        if (!ways.has(next) && isOpen({ field, from: value, to: next })) ways.set(next, [...way, next]);
    return ways.get(to);
  };
  const knownWay = (move: Move) => search(move, (one) => resultOf(one) === 'taken');
  return {
    note: (move, result, state) => {
      const known: SeenMove = results.get(keyOf(move)) ?? { move, seen: new Set(), refusedIn: undefined };
      known.seen.add(result);
      if (result === 'refused') {
        known.refusedIn ??= state;
        isRestricted = true;
      }
      results.set(keyOf(move), known);
    },
    resultOf,
    isRestricted: () => isRestricted,
    wasTaken: (field, to) => movesWith('taken').some((move) => move.field === field && move.to === to),
    refused: () => movesWith('refused').filter((move) => resultOf(move) === 'refused'),
    refusedAtTimes: () =>
      [...results.values()].flatMap(({ move, seen, refusedIn: state }) =>
        seen.size === 2 && state !== undefined ? [{ move, state }] : [],
      ),
    isKnownWay: (move) => {
      if (!knownWays.has(keyOf(move)) && knownWay(move) !== undefined) knownWays.add(keyOf(move));
      return knownWays.has(keyOf(move));
    },
    wayFrom: (move) => knownWay(move) ?? search(move, (one) => resultOf(one) !== 'refused'),
  };
}

/** Whether an update carries a field that moves, if only as null: code may look no further to let it pass. */
export const namesMove = (update: JsonObject): boolean =>
  moveFields.some(({ name }) => Object.hasOwn(update, name));

/** The moves that an update makes from a state; none where the value is null or no text. */
export function movesIn(update: JsonObject, state: JsonObject | undefined): readonly Move[] {
  return moveFields.flatMap(({ name: field, choices = [] }) => {
    const [from, to] = [state?.[field], update[field]];
    const isMove = typeof from === 'string' && typeof to === 'string' && choices.includes(to);
    return isMove ? [{ field, from, to }] : [];
  });
}
