import { updateFieldNamed, updateFields } from '../../spec/fields.ts';
import type { Evidence } from './evidence.ts';
import { groupBy } from './group-by.ts';
import { didNotComeBack, viewSteadiness } from './steadiness.ts';

/** What only all findings of a run together tell of one. */
export interface Whole {
  /** How many kinds of fields depart in the same way at its operation. */
  readonly kindsLike: (evidence: Evidence) => number;
  /** It did not come back, or it is one of few that did among many alike, where that has an explanation. */
  readonly isUnsteady: (evidence: Evidence) => boolean;
  /** An update is lost in some states and stored in others: no exchange alone says that. */
  readonly isOfAState: (evidence: Evidence) => boolean;
  /** An update of its field is lost in some states, and stored in others. */
  readonly isLostInAState: (evidence: Evidence) => boolean;
  /** The same update is stored the first time, and not the second: no exchange alone says that. */
  readonly isOfRepeating: (evidence: Evidence) => boolean;
  /** An update of one field that is stored in other states, or the first time: it is no fault of the update alone. */
  readonly isLostAlone: (evidence: Evidence) => boolean;
  /** Its field changes whatever is sent, so that what was sent here explains nothing. */
  readonly isOfEveryAct: (evidence: Evidence) => boolean;
}

/** Checks that send, between two readings, only what must not change the agent. */
export const actsThatChangeNothing: readonly string[] = [
  'evolution-status-changes-nothing',
  'update-reaches-one-agent',
  'rejected-update-leaves-no-trace',
];

const countOf = <Item, Value>(items: readonly Item[], of: (item: Item) => Value): number =>
  new Set(items.map(of)).size;

/** In so many states an update of a field is tried: one for each choice of the other fields. */
function statesFor(name: string): number {
  const all = updateFields.reduce((sum, { choices = [] }) => sum + choices.length, 0);
  return all - (updateFieldNamed(name)?.choices?.length ?? 0);
}

/** Where the states in which updates are lost are as many as were tried, it is not the state. */
function findOfAState(all: readonly Evidence[]): ReadonlySet<Evidence> {
  const lost = all.filter((one) => one.finding.code === 'not-stored-in-a-state' && !didNotComeBack(one));
  const seen = lost.reduce((sum, { finding }) => sum + finding.seen, 0);
  return new Set(seen < Math.min(...lost.map(({ field = '' }) => statesFor(field))) ? lost : []);
}

/** Looks at all findings of a run. */
export function viewWhole(all: readonly Evidence[]): Whole {
  const like = groupBy(all, ({ finding: { operation, code } }) => `${operation} ${code}`);
  const sameField = groupBy(all, ({ field = '' }) => field);
  const ofAState = findOfAState(all);
  const ofRepeating = all.filter(
    (one) =>
      one.finding.check === 'update-is-idempotent' &&
      one.isRightAtFirst &&
      one.finding.place.part === 'answer' &&
      !didNotComeBack(one),
  );
  const isUnsteady = viewSteadiness(all);
  const isLostInAState = ({ finding: { place }, field = '' }: Evidence) =>
    place.part === 'answer' &&
    [...ofAState].some(
      (state) => state.field === field || state.lost.has(field) || state.lost.size > updateFields.length / 2,
    );
  // Every experiment reads by empty updates.
  const isChangedByReading = all.some((one) => one.isOfReading && !isUnsteady(one));
  return {
    kindsLike: (one) => countOf(like(one), ({ kinds }) => kinds[0]),
    isUnsteady,
    isOfAState: (one) => ofAState.has(one),
    isOfRepeating: (one) => ofRepeating.includes(one),
    isLostInAState,
    isLostAlone: (one) =>
      one.supplied.size === 1 &&
      (isLostInAState(one) ||
        (one.finding.place.part === 'answer' && ofRepeating.some(({ field }) => field === one.field))),
    isOfEveryAct: (one) => {
      if (actsThatChangeNothing.includes(one.finding.check) && isChangedByReading) return true;
      const acts = sameField(one).filter(
        (act) => actsThatChangeNothing.includes(act.finding.check) && !isUnsteady(act),
      );
      return acts.includes(one) && countOf(acts, ({ finding }) => finding.check) > 1;
    },
  };
}
