import type { Outcome, SentRequest } from '../run/exchange.ts';
import type { ClosedPlaces } from './closed-places.ts';
import type { Pace } from './pace.ts';

/** What is needed to wait until a deployment is no longer busy. */
export interface Waiting {
  readonly pace: Pace;
  readonly now: () => number;
  /** Waits; false when there is no time for that. */
  readonly rest: (milliseconds: number) => Promise<boolean>;
  /** Sends a request when the pace lets it go, or at once where it has the deployment for itself. */
  readonly ask: (request: SentRequest, isAlone: boolean) => Promise<Outcome>;
  /** What is harmless and nearly always answered: an empty update, or a GET. */
  readonly probe: () => SentRequest;
  readonly counts: WaitCounts;
  readonly places: ClosedPlaces;
}

export interface WaitCounts {
  /** 429 and 503 that were waited out. */
  waits: number;
  /** Requests that had no other answer, or were not sent, when the time for waiting was over. */
  unanswered: number;
  /** Requests that alone were asked to wait, five times, while others were answered. */
  singled: number;
  /** Requests that alone were answered 503 without a word of waiting, while others were answered. */
  failing: number;
  /** 503 without a word of waiting that passed at the next try, one after another. */
  passing: number;
}

export type BusyAnswer = Extract<Outcome, { kind: 'answer' }>;
