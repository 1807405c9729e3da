import type { Check } from '../checks/check.ts';
import type { Departure } from '../observe/judgement.ts';
import type { Property } from '../phases/properties.ts';
import type { RunContext } from '../phases/run-context.ts';
import type { SequenceStart } from '../phases/sequence-phase.ts';
import type { Cause } from '../phases/tally.ts';
import type { Recording } from '../record/make-finding.ts';
import type { Exchange, SentRequest } from '../run/exchange.ts';
import type { FailOn } from '../run/fail-on.ts';
import { type Origin, originPath } from '../run/origin.ts';
import type { ShrinkBudget } from './shrink.ts';
import type { SequenceShrinking } from './shrink-sequence.ts';

/** What turning causes into findings needs. */
export interface SettlingPlan {
  readonly context: RunContext;
  readonly recording: Recording;
  readonly sequences: Pick<SequenceShrinking, 'planSequences' | keyof SequenceStart>;
  readonly properties: readonly Property[];
  readonly budget: ShrinkBudget;
  readonly failOn: ReadonlySet<FailOn>;
  /** Puts all agents back, where requests are sent that may leave one which fails from then on. */
  readonly putBack?: (() => Promise<void>) | undefined;
}

/** The same, with what sending again takes. */
export interface Settling extends SettlingPlan {
  readonly again: SequenceShrinking;
}

/** Scenarios that showed the same so often in one run have come back already. */
export const oftenEnough = 3;

/**
 * A silence may be the network's, what takes several exchanges may be someone else's writing, and what an exploration met
 * may be the doing of something hostile beside it: it has to come back.
 */
export const needsToComeBack = (cause: Cause) =>
  cause.exchange.outcome.kind === 'silence' || isOfState(cause) || cause.origin.phase === 'fuzz';

/** Whether it takes more than one exchange to see it. */
export const isOfState = ({ steps, scenario }: Cause) => steps !== undefined || scenario !== undefined;

/** A longer body is not read at a glance. */
const longestPlain = 200;

/** What an exploration made is made as small as it still shows, and so are the long ones of the cases of `check`. */
export const isWorthReducing = ({ origin }: Cause, requests: readonly SentRequest[]): boolean =>
  origin.phase === 'fuzz' || requests.some(({ body = '' }) => body.length > longestPlain);

/** What re-sending a cause came to. */
export interface Settled {
  readonly departure: Departure;
  /** The smallest exchanges that show it, the last one being the one that does. */
  readonly exchanges: readonly Exchange[];
  /** The check that it belongs to, and where it was shown, where these are others than when it was met. */
  readonly check?: Check;
  readonly origin?: Origin;
  readonly path: string;
  readonly replayPath?: string | undefined;
  readonly cameBack: boolean;
}

/** A cause as it came, where there is no time to send it again. */
export const unsettled = (cause: Cause): Settled => ({
  departure: cause.departure,
  exchanges: [cause.exchange],
  path: originPath(cause.origin),
  cameBack: !needsToComeBack(cause) || (cause.scenario !== undefined && cause.seen >= oftenEnough),
});
