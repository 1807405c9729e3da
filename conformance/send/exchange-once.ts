import { setImmediate } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import { Inability } from '../../spec/inability.ts';
import type { Outcome, SentRequest } from '../run/exchange.ts';
import type { Now } from './clock.ts';
import { explainFailure, type Failure } from './failure.ts';
import { type GivenUp, RequestInFlight } from './request-in-flight.ts';
import type { RequestsInFlight } from './requests-in-flight.ts';
import type { Route } from './route.ts';
import { streamPieces } from './stream-pieces.ts';
import { WholeAnswer } from './whole-answer.ts';

export interface Hop extends Omit<SentRequest, 'body'> {
  readonly body: string | Uint8Array | null;
  readonly remainingMs: number;
  /** Its pieces are sent with a rest between them. */
  readonly isSlow?: true;
}

/** What came back from one place, not yet unpacked. */
export type Received =
  | {
      readonly kind: 'received';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly bytes: Buffer;
      readonly ms: number;
      /** Why it had to be sent again, where a connection that had served less than a second before was closed. */
      readonly closedBefore?: Failure;
    }
  | (Extract<Outcome, { kind: 'silence' }> & { readonly closedBefore?: Failure });

export interface Traffic {
  readonly now: Now;
  readonly timeoutMs: number;
  readonly open: RequestsInFlight;
  readonly counts: {
    /** Everything put on the wire: redirects and repeats included. */
    requests: number;
    /** Repeats on a fresh connection, because an idle one was closed. */
    reconnects: number;
    /** Requests on a connection that had served less than a second before. */
    reused: number;
    /** Those of them that were closed before a byte came back. */
    closed: number;
    /** Answers with 5xx: some servers close the connection of each without a word. */
    failed: number;
  };
}

/** A way to bring a request to one place and its whole answer back. */
export type Carry = (route: Route, hop: Hop, traffic: Traffic) => Promise<Received>;

/** Sends a request to one place and waits for its whole answer. */
export const exchangeOnce: Carry = (route, hop, traffic) => {
  const send = () => attempt(route.pool, route, hop, traffic);
  return traffic.open.isEmpty ? untilFree(traffic).then(send) : send();
};

/** An end of a connection takes a few turns; one that takes more is not waited for. */
const mostTurns = 20;

/**
 * undici frees a connection one turn after its answer, or when it is gone. Whoever sends one request at a time so keeps
 * to one connection, and what a request leaves on it shows in the next one.
 */
async function untilFree({ open }: Traffic): Promise<void> {
  await setImmediate();
  for (let turns = 0; turns < mostTurns && open.last?.isClosing === true; turns += 1) await setImmediate();
}

function attempt(dispatcher: Dispatcher, route: Route, hop: Hop, traffic: Traffic): Promise<Received> {
  const { now, open, counts } = traffic;
  return new Promise((resolve, reject) => {
    let begun = false;
    const fallSilent = (failure: Failure): void => {
      if (open.remove(turn)) resolve({ kind: 'silence', ...failure, ms: turn.end() });
    };
    const fail = (error: unknown): void => {
      const failure = explainFailure(error, begun);
      const mayBeAnswered = failure !== undefined && !begun && isCutOff(hop, failure);
      if (mayBeAnswered && open.remove(turn)) {
        turn.end();
        resolve(attemptAfresh(route, { ...hop, isSlow: true }, traffic, undefined));
      } else if (failure !== undefined && !(dispatcher === route.pool && isStale(turn, failure, begun))) {
        fallSilent(failure);
      } else if (open.remove(turn)) {
        turn.end();
        if (failure === undefined) reject(describeOwnMistake(hop, error));
        else resolve(attemptAfresh(route, hop, traffic, turn.followsSoon ? failure : undefined));
      }
    };
    const turn = new RequestInFlight(now, hop.remainingMs, (why) =>
      fallSilent(explainGivenUp(why, begun, traffic)),
    );
    open.add(turn);
    counts.requests += 1;
    // Not through `request`: a stream for each answer costs as much as the rest of undici.
    const options: Dispatcher.DispatchOptions & { readonly opaque: RequestInFlight } = {
      method: hop.method,
      path: route.pathPrefix + hop.path,
      headers: route.headers === undefined ? hop.headers : { ...route.headers, ...hop.headers },
      body: hop.chunkedAt === undefined ? hop.body : streamPieces(hop.body, hop.chunkedAt, hop.isSlow),
      opaque: turn,
    };
    dispatcher.dispatch(
      options,
      new WholeAnswer(hop.method, turn, {
        begin: () => {
          begun = true;
        },
        fail,
        end: (status, headers, bytes) => {
          if (!open.remove(turn)) return;
          if (turn.followsSoon) counts.reused += 1;
          if (status >= 500) counts.failed += 1;
          resolve({ kind: 'received', status, headers, bytes, ms: turn.end() });
        },
      }),
    );
  });
}

// RFC 9112, 9.5: a server may answer by the head alone and hang up. Whoever goes on writing then loses an answer that has
// come already; with a rest between the pieces it is read before.
function isCutOff({ chunkedAt, isSlow }: Hop, { reason }: Failure): boolean {
  return reason === 'reset' && chunkedAt !== undefined && isSlow !== true;
}

// RFC 9112, 9.3.1 and 9.5: a server may close an idle connection at any time, also while a request is on its way
// to it. A connection that had served before and ends without a byte says nothing about this request.
function isStale(turn: RequestInFlight, failure: Failure, begun: boolean): boolean {
  return !begun && failure.reason === 'reset' && turn.metAStaleConnection();
}

// Not through the pool: its other idle connections may be as stale.
async function attemptAfresh(
  route: Route,
  hop: Hop,
  traffic: Traffic,
  closedBefore: Failure | undefined,
): Promise<Received> {
  const { counts } = traffic;
  const line = route.openConnection();
  counts.reconnects += 1;
  try {
    const received = await attempt(line, route, hop, traffic);
    // A server that is gone closes what was under way: that is told as such, and is no habit of its connections.
    const isGone = received.kind === 'silence' && received.reason === 'refused';
    const isClosed = closedBefore !== undefined && !isGone;
    if (isClosed) {
      counts.reused += 1;
      counts.closed += 1;
    }
    const known = isClosed ? { closedBefore } : {};
    return received.kind === 'silence'
      ? { ...received, isRepeated: true, ...known }
      : { ...received, ...known };
  } finally {
    await line.destroy();
  }
}

function explainGivenUp(why: GivenUp, begun: boolean, { timeoutMs }: Traffic): Failure {
  if (why === 'aborted') return { reason: why, detail: 'The run ended before the answer was whole.' };
  const what = begun ? 'The answer began but did not end' : 'No answer came';
  return { reason: why, detail: `${what} within ${timeoutMs} ms.` };
}

function describeOwnMistake({ method, path }: Hop, cause: unknown): Error {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new Inability(
    `${method} ${path}`,
    `it cannot be sent (${why})`,
    'Correct the path, the method or the headers.',
    'deployment',
  );
}
