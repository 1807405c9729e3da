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
  /** Those that were under way when the deployment went, be it there again. */
  readonly lost: readonly Silent[];
  /** Those of the last time; undefined where it is there, as far as anybody knows. */
  readonly whenItWent: () => readonly Silent[] | undefined;
}

const mostKept = 50;

/** Silences for which a deployment answers; others say that it is not there, or that the run is over. */
const blamed: ReadonlySet<string> = new Set(['timeout', 'reset', 'not-http']);

/** It broke off; what was left without an answer for so long was left so before. */
const isBroken = ({ outcome }: Silent): boolean => outcome.reason !== 'timeout';

export function createSilenceLog() {
  const unanswered: Silent[] = [];
  const closed: Silent[] = [];
  const lost: Silent[] = [];
  let lately: Silent[] = [];
  let isRefused = false;
  return {
    unanswered,
    closed,
    lost,
    whenItWent: () => (isRefused ? lately : undefined),
    noteOutcome: (request: SentRequest, outcome: Outcome): void => {
      if (outcome.kind === 'answer') {
        if (lately.length > 0) lately = [];
        isRefused = false;
        return;
      }
      if (outcome.reason === 'refused') {
        isRefused = true;
        const broken = lately.filter((silent) => isBroken(silent) && !lost.includes(silent));
        lost.push(...broken.slice(0, mostKept - lost.length));
      }
      // What is sent again, and finds nobody, was on its way.
      const wasSent = blamed.has(outcome.reason) || (outcome.reason === 'refused' && outcome.isRepeated);
      const silent = { request, outcome };
      if (wasSent === true && lately.length < mostKept) lately.push(silent);
      // It may take a while until one that was under way is known to have no answer.
      if (wasSent === true && isRefused && isBroken(silent) && lost.length < mostKept) lost.push(silent);
      if (blamed.has(outcome.reason) && unanswered.length < mostKept) unanswered.push(silent);
    },
    noteClosed: (request: SentRequest, detail: string): void => {
      if (closed.length < mostKept) closed.push({ request, outcome: silence('reset', detail) });
    },
  };
}
