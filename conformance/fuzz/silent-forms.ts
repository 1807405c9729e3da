import type { Outcome, SentRequest } from '../run/exchange.ts';
import type { WireForm } from '../run/wire-form.ts';

/** Which forms of bytes a deployment leaves without an answer until the time is over. */
export interface SilentForms {
  readonly note: (request: SentRequest, outcome: Outcome) => void;
  /** Whether a form was so often silent that no more of it is sent: each further one would only cost time. */
  readonly isGivenUp: (form: WireForm | undefined) => boolean;
}

/** So many are enough to see it, and to send it again. */
const mostTimeouts = 6;

/** Forms of which none was silent yet. */
export function createSilentForms(): SilentForms {
  const timeouts = new Map<WireForm, number>();
  return {
    note: ({ wire }, outcome) => {
      if (wire === undefined || outcome.kind === 'answer' || outcome.reason !== 'timeout') return;
      timeouts.set(wire, (timeouts.get(wire) ?? 0) + 1);
    },
    isGivenUp: (form) => form !== undefined && (timeouts.get(form) ?? 0) >= mostTimeouts,
  };
}
