import type { Outcome, SentRequest } from '../run/exchange.ts';
import { silence } from './silence.ts';

/** A request that had no answer, at least not at once. */
export interface Silent {
  readonly request: SentRequest;
  readonly outcome: Extract<Outcome, { kind: 'silence' }>;
}

/** The requests of a sender that were left without an answer: the first of them, for there may be many. */
export interface SilenceLog {
  /** For good. */
  readonly unanswered: readonly Silent[];
  /** On a connection that had served less than a second before; sent again, they may have been answered. */
  readonly closed: readonly Silent[];
}

const mostKept = 50;

/** Silences for which a deployment answers; others say that it is not there, or that the run is over. */
const blamed: ReadonlySet<string> = new Set(['timeout', 'reset', 'not-http']);

export function createSilenceLog() {
  const unanswered: Silent[] = [];
  const closed: Silent[] = [];
  return {
    unanswered,
    closed,
    noteOutcome: (request: SentRequest, outcome: Outcome): void => {
      if (outcome.kind === 'silence' && blamed.has(outcome.reason) && unanswered.length < mostKept)
        unanswered.push({ request, outcome });
    },
    noteClosed: (request: SentRequest, detail: string): void => {
      if (closed.length < mostKept) closed.push({ request, outcome: silence('reset', detail) });
    },
  };
}
