/** Edge: requests over a bare socket, as no HTTP client sends them. */
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isPipelined, traitsOf, type WireForm } from '../../run/wire-form.ts';
import type { Hop, Received, Traffic } from '../exchange-once.ts';
import { explainFailure, type Failure } from '../failure.ts';
import { type Connection, RequestInFlight } from '../request-in-flight.ts';
import type { Route } from '../route.ts';
import { silence } from '../silence.ts';
import { planRaw } from './plan-raw.ts';
import { type RawPlan, textBytes } from './raw-request.ts';
import { readRawAnswers } from './read-raw-answers.ts';

/** What is cut off on purpose is not waited for as long as what is whole. */
const longestUnfinished = 1000;
const mostBytes = 10_000_000;
/** A request in a form. */
export interface RawHop extends Hop {
  readonly wire: WireForm;
  /** The path of a reading that any deployment answers, to send beside it. */
  readonly reading: string;
}

/** A way to bring a request in its form to one place; where there is none, such requests are not made. */
export type CarryRaw = (route: Route, hop: RawHop, traffic: Traffic) => Promise<Received>;

const throughProxy = silence('aborted', 'It is not sent through a proxy, which would mend it.');

/** Writes the plan; a peer that hangs up meanwhile is no fault of whoever writes. */
async function write(socket: Socket, { writes }: RawPlan, isWhole: boolean): Promise<void> {
  for (const { bytes, afterMs } of writes) {
    if (afterMs !== undefined) await sleep(afterMs);
    if (!socket.writable) return;
    socket.write(bytes);
  }
  // Nothing more comes: whoever waits for the rest learns so.
  if (!isWhole && socket.writable) socket.end();
}

function planFor(hop: RawHop, { origin }: Route): RawPlan {
  const { wire, path, method, headers, body, reading } = hop;
  const bytes = body instanceof Uint8Array ? body : textBytes(body ?? '');
  return planRaw(wire, { method, target: path, origin, headers, body: bytes, reading });
}

/** Why there is no answer, from what came before the connection ended. */
function explainEnd(answered: number, received: number, { wire }: RawHop): Failure {
  // RFC 9112, 9.3.2: a server may close a connection between pipelined requests; who sent them sends them again.
  if (isPipelined(wire) && answered > 0)
    return { reason: 'aborted', detail: 'The connection was closed after an answer to a request before it.' };
  const when = received > 0 ? 'in the middle of the answer' : 'before an answer came';
  return { reason: 'reset', detail: `The connection was closed ${when}.` };
}

const notHttp: Failure = { reason: 'not-http', detail: 'The answer is not HTTP.' };

function converse(socket: Socket, hop: RawHop, plan: RawPlan, traffic: Traffic): Promise<Received> {
  const { now, open, timeoutMs } = traffic;
  const { isWhole } = traitsOf(hop.wire);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const end = (received: Received) => {
      socket.destroy();
      resolve(received);
    };
    const fallSilent = ({ reason, detail }: Failure) => {
      if (open.remove(turn)) end(silence(reason, detail, turn.end()));
    };
    const look = (isEnded: boolean) => {
      const { answers, isBroken } = readRawAnswers(Buffer.concat(chunks), plan.methods, isEnded);
      const answer = answers[plan.at];
      if (answer !== undefined) {
        if (open.remove(turn)) end({ kind: 'received', ...answer, ms: turn.end() });
      } else if (isBroken) fallSilent(notHttp);
      else if (isEnded) fallSilent(explainEnd(answers.length, size, hop));
    };
    const patience = isWhole ? hop.remainingMs : Math.min(hop.remainingMs, longestUnfinished);
    const turn = new RequestInFlight(now, patience, (why) =>
      fallSilent({
        reason: why,
        detail:
          why === 'aborted'
            ? 'The run ended before the answer was whole.'
            : `No answer came within ${timeoutMs} ms.`,
      }),
    );
    const connection: Connection = { socket, isGone: false, openedAt: now(), idleSince: now() };
    turn.startWith({ abort: () => socket.destroy() });
    open.add(turn);
    turn.begin(connection);
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size > mostBytes)
        fallSilent({ reason: 'too-large', detail: 'The answer is larger than the limit.' });
      else look(false);
    });
    socket.on('end', () => look(true));
    socket.on('error', (error) => {
      // What came before it is looked at first: a server may answer and then break the connection.
      look(true);
      fallSilent(explainFailure(error, size > 0) ?? explainEnd(0, size, hop));
    });
    socket.on('close', () => look(true));
    write(socket, plan, isWhole).catch((error: unknown) =>
      socket.destroy(error instanceof Error ? error : undefined),
    );
  });
}

/** Sends a request in its form on a connection of its own, and waits for its whole answer. */
export const exchangeRaw: CarryRaw = async (route, hop, traffic) => {
  if (route.pathPrefix !== '') return throughProxy;
  const plan = planFor(hop, route);
  traffic.counts.requests += plan.methods.length;
  try {
    return await converse(await route.openSocket(), hop, plan, traffic);
  } catch (error) {
    const failure = explainFailure(error, false);
    if (failure === undefined) throw error;
    return silence(failure.reason, failure.detail);
  }
};
