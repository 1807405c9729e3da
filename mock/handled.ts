import type { MockResponse } from './exchange.ts';
import type { Break } from './scenario/rule.ts';

/** An answer, and for how many milliseconds to hold it back. */
export interface Handled {
  readonly response: MockResponse;
  /** Endless where the answer never comes. */
  readonly delay: number;
  /** How it is to fail on the wire. */
  readonly broken?: Break | undefined;
}
