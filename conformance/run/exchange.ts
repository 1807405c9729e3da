import type { WireForm } from './wire-form.ts';

/** The operations of the contract, by their name in the kit. */
export type OperationName = 'readEvolutionStatus' | 'createGenome' | 'updateAgent' | 'listAgents';

/** A request as it is sent, byte for byte. */
export interface SentRequest {
  readonly method: string;
  /** Relative to the base url, percent-encoded, query included. */
  readonly path: string;
  /** Names in lower case; what every request of a run carries (token, run id) is not in here. */
  readonly headers: Readonly<Record<string, string>>;
  /** Text is sent as UTF-8; bytes are for what is no text. */
  readonly body?: string | Uint8Array;
  /**
   * Where it is there, the body goes out chunked (RFC 9112, 7.1) and not by content-length, with the end of a chunk
   * after so many bytes of it, each time; none for one chunk.
   */
  readonly chunkedAt?: readonly number[];
  /** Where it is there, the request goes out byte by byte as no HTTP client sends it. */
  readonly wire?: WireForm;
}

/** Why no answer could be had. */
export const silences = [
  'timeout',
  'reset',
  'refused',
  'unresolved',
  'not-http',
  'too-large',
  'redirects',
  'certificate',
  /** It was not sent on: a redirect leads to another origin, which may not see it. */
  'other-origin',
  /** It answered nothing but 429 or 503 for as long as there was time to wait. */
  'busy',
  'aborted',
  /** It was not sent, since what it overwrites could not be put back. */
  'withheld',
] as const;

export type Silence = (typeof silences)[number];

/** An answer, whole and decoded. */
export interface Answer {
  readonly status: number;
  /** Names in lower case; repeated ones joined with a comma. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The bytes were no UTF-8; what could not be read of them stands in the body as U+FFFD. */
  readonly notUtf8?: true;
  /** Why it may have been refused: a move or a state that takes nothing (3 shows no moves), or an update meanwhile. */
  readonly refusedFor?: 'state' | 'conflict';
  /**
   * The agent was moved since: no way was found back to where an update that was taken had led, or it was looked why the
   * state of the agent refuses one.
   */
  readonly isMovedOn?: true;
  /** From the first byte sent to the last received, in milliseconds. */
  readonly ms: number;
  /** The redirects that were followed, as `307 /v1/genomes/`. */
  readonly redirects: readonly string[];
}

/** That no answer came. */
export interface Unanswered {
  readonly reason: Silence;
  readonly detail: string;
  readonly ms: number;
  /** It was sent twice: on a connection that had served before, and on a fresh one. */
  readonly isRepeated?: true;
}

/** What became of a request. */
export type Outcome = ({ readonly kind: 'answer' } & Answer) | ({ readonly kind: 'silence' } & Unanswered);

/** A request and what came back. */
export interface Exchange {
  readonly operation: OperationName;
  readonly request: SentRequest;
  readonly outcome: Outcome;
}

/** The only way of the judge to the network; it never throws for what a deployment does. */
export type Send = (request: SentRequest) => Promise<Outcome>;
