import type { JsonObject } from '../../spec/json-value.ts';
import type { Check } from '../checks/check.ts';
import { judgeExchange } from '../checks/judge-exchange.ts';
import { updatesFollowTheModel } from '../checks/updates-follow-the-model.ts';
import type { Departure, Judgement } from '../observe/judgement.ts';
import type { Observation } from '../observe/observation.ts';
import type { Step } from '../observe/step.ts';
import { withoutPositions } from '../record/finding-id.ts';
import type { Exchange, OperationName, SentRequest } from '../run/exchange.ts';
import type { Origin } from '../run/origin.ts';
import { namesAt } from '../run/place.ts';
import type { PlayedScenario, Scenario } from '../scenario/scenario.ts';
import { type Influence, influenceIn } from './influence.ts';
import { countRequests, isKeptOut, noteOperation, type OperationTallies } from './operation-tally.ts';
import { scenariosBeside } from './scenarios-beside.ts';

/** One way in which a deployment departs from one check, with the exchange that shows it best. */
export interface Cause {
  readonly check: Check;
  readonly departure: Departure;
  readonly exchange: Exchange;
  readonly origin: Origin;
  readonly order: number;
  /** The requests that led to it, this one last, where it takes more than one exchange to see it. */
  readonly steps?: readonly SentRequest[];
  /** The requests of its agent up to this one, where one exchange shows it: it may not come back without them. */
  readonly trail?: readonly SentRequest[];
  /** The same as it was met at other times, where it is known what its agent went through. */
  readonly trails?: readonly Shown[];
  /** The agent before the last of them. */
  readonly before?: JsonObject;
  /** What may have changed the agent from outside, where it was seen to change. */
  readonly influence?: Influence | undefined;
  /** The scenario that showed it. */
  readonly scenario?: Scenario;
  /** Other scenarios that showed the same: where the one does not show it again, another may. */
  readonly otherScenarios?: readonly Scenario[];
  /** How many causes were met before it. */
  readonly serial: number;
  seen: number;
}

/** A cause that was met for the first time, and how many requests had been judged by then. */
export interface FirstDeparture extends Pick<Departure, 'level' | 'place'> {
  readonly check: string;
  readonly requests: number;
}

/** Everything that judging leaves behind; but for one of each kind, exchanges are not kept. */
export interface Tally {
  readonly cases: Map<string, number>;
  readonly causes: Map<string, Cause>;
  /** How many causes were met, those counted that were forgotten. */
  met: number;
  readonly operations: OperationTallies;
  /** By check: why scenarios that were played showed nothing of it, and how many of them a run is judged without. */
  readonly unshown: Map<string, { readonly why: string; readonly excused: number }>;
  /** Is told of each cause when it is first met. */
  readonly onDeparture?: ((departure: FirstDeparture) => void) | undefined;
}

/** A tally of nothing yet. */
export function createTally(onDeparture?: Tally['onDeparture']): Tally {
  return {
    cases: new Map(),
    causes: new Map(),
    met: 0,
    operations: new Map(),
    unshown: new Map(),
    onDeparture,
  };
}

const causeKey = (check: Check, operation: OperationName, { place, code, level }: Departure) =>
  [check.id, operation, place.part, withoutPositions(place.pointer), code, level].join('\n');

type Shown = Omit<Cause, 'seen' | 'departure' | 'serial' | 'trails'>;

/** So many ways to the same are kept: not each of them leads there from the first states of the agents. */
const mostTrails = 6;

const hasTrail = ({ trail = [] }: Shown): boolean => trail.length > 1;

/** What is wrong with an answered field comes back more surely where the request supplies that field. */
function isSupplied({ exchange: { request }, departure: { place } }: Pick<Cause, 'exchange' | 'departure'>) {
  const [name] = place.part === 'answer' ? namesAt(place) : [];
  return name !== undefined && typeof request.body === 'string' && request.body.includes(`"${name}"`);
}

const provesItself = ({ departure }: Pick<Cause, 'departure'>): boolean => departure.provesItself === true;

/** Whether a cause shows better than the one that is kept: it proves itself, or supplies what is wrong, else it was planned before. */
function isBetter(one: Omit<Cause, 'seen' | 'serial'>, kept: Cause): boolean {
  if (provesItself(one) !== provesItself(kept)) return provesItself(one);
  return isSupplied(one) === isSupplied(kept) ? one.order < kept.order : isSupplied(one);
}

const addCase = ({ cases }: Tally, { id }: Check) => cases.set(id, (cases.get(id) ?? 0) + 1);

/** Counts a judgement, and tells whether it is a departure. */
function count(tally: Tally, check: Check, judgement: Judgement): judgement is Departure {
  if (judgement === 'not concerned') return false;
  addCase(tally, check);
  return judgement !== 'kept';
}

/** Keeps the exchange that shows each cause best. */
function keep(tally: Tally, departure: Departure, shown: Shown): void {
  const { check, exchange } = shown;
  const key = causeKey(check, exchange.operation, departure);
  const known = tally.causes.get(key);
  if (known === undefined && !isKeptOut(exchange, tally.operations)) {
    const { level, place } = departure;
    tally.onDeparture?.({ check: check.id, level, place, requests: countRequests(tally.operations) });
  }
  const cause = { ...shown, departure };
  const { seen, serial } = known ?? { seen: 0, serial: tally.met };
  if (known === undefined) tally.met += 1;
  const best = known === undefined || isBetter(cause, known) ? cause : known;
  const otherScenarios = scenariosBeside(best, [known, cause]);
  const { trails = [] } = known ?? {};
  const isKept = hasTrail(cause) && trails.length < mostTrails;
  tally.causes.set(key, {
    ...best,
    serial,
    seen: seen + 1,
    ...(otherScenarios.length === 0 ? {} : { otherScenarios }),
    ...(isKept || trails.length > 0 ? { trails: isKept ? [...trails, cause] : trails } : {}),
  });
}

/** What a clause recommends is no sign that an agent is broken. */
const isGrave = ({ level }: Departure): boolean => level !== 'should';

/** Lets every check judge an exchange, and tells whether one departed by more than a recommendation. */
export function judge(
  tally: Tally,
  checks: readonly Check[],
  observation: Observation,
  origin: Origin,
  order: number,
  trailOf: () => readonly SentRequest[] = () => [],
): boolean {
  const { exchange, understanding } = observation;
  // What no clause decides may be left unanswered, and an exploration is full of it.
  const isExcused = origin.phase === 'fuzz' && understanding.expectation.hostile;
  if (!isExcused || exchange.outcome.kind === 'answer') noteOperation(tally.operations, exchange, order);
  let hasDeparted = false;
  for (const check of checks) {
    const judgement = judgeExchange(check, observation);
    if (!count(tally, check, judgement)) continue;
    hasDeparted ||= isGrave(judgement);
    keep(tally, judgement, { check, exchange, origin, order, trail: trailOf() });
  }
  return hasDeparted;
}

/** Whether a request shows a departure by more than a recommendation. */
export const hasGraveCause = ({ causes }: Tally, request: SentRequest): boolean =>
  [...causes.values()].some(({ departure, exchange }) => exchange.request === request && isGrave(departure));

/** Forgets some of the causes that were met after the first `known` ones. */
export function forgetCauses(
  { causes }: Tally,
  known: number,
  isForgotten: (exchange: Exchange) => boolean,
): void {
  for (const [key, { serial, exchange }] of causes)
    if (serial >= known && isForgotten(exchange)) causes.delete(key);
}

/** Lets every check judge a step, and tells whether one departed. */
export function judgeStep(
  tally: Tally,
  checks: readonly Check[],
  step: Step,
  shown: {
    readonly exchange: Exchange;
    readonly origin: Origin;
    readonly order: number;
    /** The requests that led to it, this one last. */
    readonly stepsTo: () => readonly SentRequest[];
    /** What else was sent shortly before, and how other agents are. */
    readonly beside: () => Pick<Influence, 'others' | 'states'>;
  },
): boolean {
  // Every step of a lane is one of a sequence; which check a departure belongs to shows when it is shortened.
  if (checks.includes(updatesFollowTheModel)) addCase(tally, updatesFollowTheModel);
  const { exchange, origin, order, stepsTo, beside } = shown;
  let hasDeparted = false;
  for (const check of checks) {
    const judgement = check.judgeStep?.(step) ?? 'not concerned';
    if (!count(tally, check, judgement)) continue;
    hasDeparted ||= isGrave(judgement);
    const { before } = step;
    const influence = { before, ...beside() };
    keep(tally, judgement, { check, exchange, origin, order, steps: stepsTo(), before, influence });
  }
  return hasDeparted;
}

/** Notes what a scenario showed. */
export function noteScenario(
  tally: Tally,
  check: Check,
  scenario: Scenario,
  { judgement, telling }: Pick<PlayedScenario, 'judgement' | 'telling'>,
  order: number,
): void {
  const last = telling.at(-1);
  if (last === undefined) return;
  if (typeof judgement === 'object' && 'unshown' in judgement) {
    const excused = (tally.unshown.get(check.id)?.excused ?? 0) + (judgement.isExcused ? 1 : 0);
    tally.unshown.set(check.id, { why: judgement.unshown, excused });
    return;
  }
  if (!count(tally, check, judgement)) return;
  const origin = { phase: 'scenario', about: scenario.about, index: order } as const;
  keep(tally, judgement, { check, exchange: last, origin, order, scenario, influence: influenceIn(telling) });
}
