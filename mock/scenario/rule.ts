import type { JsonValue } from '../../spec/json-value.ts';
import type { OperationName } from '../routing/operation-names.ts';

/** How a request may fail on the wire. */
export const breaks = {
  reset: 'the connection is reset, and nothing is done',
  hang: 'no answer ever comes, and nothing is done',
  cut: 'the answer stops in the middle of its body',
  'not-json': 'the answer calls itself JSON and is none',
} as const;

export type Break = keyof typeof breaks;

/** What a rule answers in place of the mock. */
export interface RuleAnswer {
  /** From 200 to 599. Without a body, a 2xx is the usual answer with this status. */
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A text is sent as it is, everything else as JSON. Default: what a deployment says with this status. */
  readonly body?: JsonValue;
}

/** For which requests, and what becomes of them. The first rule that fits and is not used up holds. */
export interface Rule {
  /** `*` for every request outside of `/__kit/`, those to unknown paths too. */
  readonly on: OperationName | '*';
  /** Only requests whose path names this agent. */
  readonly agentId?: string;
  /** Only requests with these headers; the value `*` stands for any. */
  readonly header?: Readonly<Record<string, string>>;
  /** Only the n-th of the requests that fit, from 1; with `times`, the n-th and those after it. */
  readonly nth?: number;
  /** Of each so many requests that fit, the `nth`, or the last. */
  readonly every?: number;
  /** How often it holds until it is used up. Default: 1 with `nth`, else without end. */
  readonly times?: number;
  readonly answer?: RuleAnswer;
  /** Holds the answer back: milliseconds, a duration as `500ms` or `2s`, `from..to` of these, or `forever`. */
  readonly delay?: number | `${number}..${number}` | 'forever' | (string & {});
  readonly break?: Break;
}
