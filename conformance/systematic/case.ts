import type { SentRequest } from '../run/exchange.ts';

/** A request of the systematic phase, and what it stands for in the coverage grid. */
export interface Case {
  readonly request: SentRequest;
  /** A field of the update, or an operation and a part of it. */
  readonly subject: string;
  /** The class of value. */
  readonly valueClass: string;
  /** Where it stands for several: each subject with its class of value. */
  readonly covers?: readonly (readonly [subject: string, valueClass: string])[];
  /** Sent before the others: it stands for many of them, so that what is wrong with all shows at once. */
  readonly isEarly?: boolean;
  /** Sent after the others: it takes away what they left. */
  readonly isLate?: boolean;
}
