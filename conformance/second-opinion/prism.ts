import type { Answer, SentRequest } from '../run/exchange.ts';

/** What Prism's proxy passes on. */
export interface PrismReply {
  readonly status: number;
  /** The header `sl-violations`, where it saw any. */
  readonly violations: string | undefined;
  readonly body: string;
}

export interface Prism {
  /** Lets an answer pass through the proxy; throws an Inability where it is not up any more. */
  readonly ask: (request: SentRequest, answer: Answer) => Promise<PrismReply>;
  readonly close: () => Promise<void>;
}

export interface PrismViolation {
  /** From `response` on: `response`, `body`, `test_score`. */
  readonly location: readonly string[];
  readonly message: string;
}
