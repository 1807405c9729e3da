import { isInability } from '../../spec/inability.ts';
import { carriesApiKey } from '../redact/carries-api-key.ts';
import type { Outcome, Send, SentRequest } from '../run/exchange.ts';
import { isPipelined } from '../run/wire-form.ts';
import { parseBaseUrl } from './base-url.ts';
import { longestTimer, type Now, realNow, realSleep, type Sleep } from './clock.ts';
import { ClosedPlaces } from './closed-places.ts';
import { decodeContent } from './content-encoding.ts';
import { Entrance, type LockedOut, lockedOut } from './entrance.ts';
import { type Carry, exchangeOnce, type Traffic } from './exchange-once.ts';
import { type Followed, followRedirects, neutralHeaders, type Visit } from './follow-redirects.ts';
import { readGivenHeaders, readToken, runHeader } from './given-headers.ts';
import { Pace } from './pace.ts';
import type { Environment } from './proxy.ts';
import type { CarryRaw } from './raw/exchange-raw.ts';
import { RequestsInFlight } from './requests-in-flight.ts';
import { buildDirectConnector, openRoute, type Route } from './route.ts';
import { silence } from './silence.ts';
import { createSilenceLog, type SilenceLog } from './silence-log.ts';
import { waitOut } from './wait-out.ts';
import type { WaitCounts } from './waiting.ts';

export interface SenderOptions {
  /** The base url; it may carry a path prefix. */
  readonly url: string;
  /** Sent as `Authorization: Bearer …`; a header of that name goes before it. */
  readonly token?: string | undefined;
  /** Carried by every request, secret ones included; never sent to another origin. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Names the run in the deployment's logs. */
  readonly runId: string;
  /** For a whole exchange: connection, answer and redirects. */
  readonly timeoutMs: number;
  /** Also after unpacking; default 10 MB. */
  readonly maxAnswerBytes?: number | undefined;
  readonly connections: number;
  readonly ratePerSecond?: number | undefined;
  /** Whether redirects to another origin are not followed. */
  readonly staysAtOrigin?: boolean | undefined;
  /** Certificates to trust beside the usual ones, as PEM text. */
  readonly ca?: string | undefined;
  /** Read for HTTPS_PROXY, HTTP_PROXY and NO_PROXY. */
  readonly environment?: Environment | undefined;
  /**
   * The milliseconds that are left for waiting out 429 and 503, after so many in which nothing else was answered;
   * without it nothing is waited out, and they are answers like any other.
   */
  readonly retryUntil?: ((droughtMs: number) => number) | undefined;
  /** A GET that is nearly always answered, to see whether all are asked to wait or one alone, where no empty update was. */
  readonly probe?: SentRequest | undefined;
  /** Brings a request to one place and its answer back: over the network by default. */
  readonly carry?: Carry | undefined;
  /** Brings a request as no HTTP client sends it; without it such requests are not sent. */
  readonly carryRaw?: CarryRaw | undefined;
  readonly now?: Now | undefined;
  readonly sleep?: Sleep | undefined;
}

type SenderCounts = WaitCounts & Traffic['counts'] & { redirects: number };

/** The judge's way to one deployment. */
export interface Sender {
  readonly send: Send;
  /** Ends everything that is under way, with silence for its outcome. */
  readonly close: () => Promise<void>;
  readonly counts: Readonly<SenderCounts>;
  readonly silences: SilenceLog;
  /** Whether it sends what no HTTP client does. */
  readonly sendsRaw: boolean;
  /** When it began to keep out whom it had let in, if it did. */
  readonly lockedOut: () => LockedOut | undefined;
  /** Requests a second, where the deployment had to be spared. */
  readonly slowedTo: () => number | undefined;
  /** Requests at the same time, where it took no more. */
  readonly heldTo: () => number | undefined;
}

/** Opens the way to a deployment; throws for options that cannot be right, never for what a deployment does. */
export function createSender(options: SenderOptions): Sender {
  const { ratePerSecond, connections, retryUntil, now = realNow, sleep = realSleep } = options;
  const { carry = exchangeOnce, carryRaw, maxAnswerBytes = 10_000_000 } = options;
  const timeoutMs = Math.min(options.timeoutMs, longestTimer);
  const { origin, prefix } = parseBaseUrl(options.url);
  // Some fronts let nobody in who has no name.
  const anonymous = {
    'user-agent': 'agent-console-kit',
    ...readGivenHeaders({ [runHeader]: options.runId }),
  };
  const given = readGivenHeaders(options.headers ?? {});
  const known = { ...anonymous, ...readToken(options.token), ...given, [runHeader]: options.runId };
  const counts: SenderCounts = {
    requests: 0,
    redirects: 0,
    reconnects: 0,
    reused: 0,
    closed: 0,
    failed: 0,
    waits: 0,
    unanswered: 0,
    singled: 0,
    failing: 0,
    passing: 0,
  };
  const traffic: Traffic = { now, timeoutMs, open: new RequestsInFlight(), counts };
  const closing = new AbortController();
  const rest = (milliseconds: number): Promise<void> => sleep(milliseconds, closing.signal);
  const patience = retryUntil ?? (() => Number.POSITIVE_INFINITY);
  const pace = new Pace({ ratePerSecond, connections, now, sleep: rest, patience });
  const silences = createSilenceLog();
  const { probe = { method: 'GET', path: '/', headers: {} } } = options;
  let emptyUpdate: SentRequest | undefined;

  const connector = buildDirectConnector(options.ca, timeoutMs);
  const routes = new Map<string, Route>();
  const routeTo = (there: string): Route => {
    const { environment = {} } = options;
    const route =
      routes.get(there) ??
      openRoute(there, connector, { connections, timeoutMs, maxAnswerBytes, environment, now });
    routes.set(there, route);
    return route;
  };
  const home = routeTo(origin);
  // A redirect leads there: what is wrong with the way is no fault of how the command was called.
  const routeElsewhere = (there: string): Route | Extract<Outcome, { kind: 'silence' }> => {
    try {
      return routeTo(there);
    } catch (error) {
      if (!isInability(error)) throw error;
      return silence('refused', error.message);
    }
  };

  async function exchange(request: SentRequest, isAlone: boolean): Promise<Followed> {
    const { method, headers, body = null, chunkedAt, wire } = request;
    const visit: Visit = async (place, trusted, spentMs) => {
      if (closing.signal.aborted) return closed;
      const hop = {
        method,
        path: place.path,
        headers: trusted ? { ...known, ...headers } : { ...anonymous, ...neutralHeaders(headers) },
        body,
        ...(chunkedAt === undefined ? {} : { chunkedAt }),
        remainingMs: timeoutMs - spentMs,
      };
      const route = place.origin === origin ? home : routeElsewhere(place.origin);
      if (!('pool' in route)) return route;
      // Where a redirect leads, it goes as any client sends it.
      if (wire === undefined || place !== start) return carry(route, hop, traffic);
      return carryRaw?.(route, { ...hop, wire, reading: prefix + probe.path }, traffic) ?? noRaw;
    };
    const visitInTurn: Visit = async (...hop) => {
      const mayGo = await pace.enter();
      try {
        if (mayGo || closing.signal.aborted) return await visit(...hop);
        counts.unanswered += 1;
        return late;
      } finally {
        if (mayGo) pace.leave();
      }
    };
    const go = isAlone ? visit : visitInTurn;
    const start = { origin, path: prefix + request.path };
    if (wire !== undefined && !isPipelined(wire)) {
      const received = await go(start, true, 0);
      return { received, ms: received.ms, redirects: [] };
    }
    const keptBack = () => {
      if (options.staysAtOrigin === true) return 'nothing of what fuzz sends';
      return carriesApiKey(request.body) ? 'no api_key' : undefined;
    };
    const isWrite = !['GET', 'HEAD', 'OPTIONS'].includes(method);
    const followed = await followRedirects(start, go, keptBack, isWrite);
    counts.redirects += followed.redirects.length;
    return followed;
  }

  const ask = async (request: SentRequest, isAlone: boolean): Promise<Outcome> => {
    const followed = await exchange(request, isAlone);
    const { closedBefore } = followed.received;
    if (closedBefore !== undefined) silences.noteClosed(request, closedBefore.detail);
    return readOutcome(followed, maxAnswerBytes);
  };
  const waiting = {
    pace,
    now,
    ask,
    counts,
    places: new ClosedPlaces(),
    probe: () => emptyUpdate ?? probe,
    rest: async (milliseconds: number) => {
      if (milliseconds > patience(0)) return false;
      const end = now() + milliseconds;
      await rest(milliseconds);
      return !closing.signal.aborted && end - now() < restSlack;
    },
  };
  const entrance = new Entrance({ ask: (request) => ask(request, true), rest });
  const send: Send = async (request) => {
    if (entrance.lockedOut() !== undefined) return lockedOut;
    const first = await (retryUntil === undefined ? ask(request, false) : waitOut(request, waiting));
    const outcome = await entrance.admit(request, first);
    // What no HTTP client sends may be left without an answer.
    if (request.wire === undefined) silences.noteOutcome(request, outcome);
    if (outcome.kind === 'silence') return outcome;
    if (emptyUpdate === undefined && isEmptyUpdate(request) && outcome.status === 200) emptyUpdate = request;
    return outcome;
  };

  async function close(): Promise<void> {
    closing.abort();
    traffic.open.abortAll();
    await Promise.all([...routes.values()].map((route) => route.close()));
  }

  const sendsRaw = carryRaw !== undefined && home.pathPrefix === '';
  return {
    send,
    close,
    counts,
    silences,
    sendsRaw,
    lockedOut: () => entrance.lockedOut(),
    slowedTo: () => pace.slowedTo,
    heldTo: () => pace.heldTo,
  };
}

// The first that was taken: it is of an agent that may be updated, and changes nothing (4.3).
const isEmptyUpdate = ({ method, body }: SentRequest): boolean => method === 'PUT' && body === '{}';

/** A rest that ends earlier than by this was cut short: timers of Node may fire a little early. */
const restSlack = 5;

const closed = silence('aborted', 'The run ended before the request was sent.');
const noRaw = silence('aborted', 'It is not sent: there is no bare connection.');
const late = silence('aborted', 'There was no more time to wait until it could be sent.');

function readOutcome({ received, ms, redirects }: Followed, maxAnswerBytes: number): Outcome {
  if (received.kind === 'silence') {
    const { closedBefore: _, ...silence } = received;
    return { ...silence, ms };
  }
  const { status, headers, bytes } = received;
  const encoding = headers['content-encoding'];
  const content = encoding === undefined ? bytes : decodeContent(bytes, encoding, maxAnswerBytes);
  if (!(content instanceof Uint8Array)) return { kind: 'silence', ...content, ms };
  // Not a TextDecoder, which hides a byte order mark: RFC 8259, 8.1 forbids one in JSON.
  const body = content.toString('utf8');
  // What could not be read is replaced; an answer may also have that character itself.
  const isReadable = !body.includes('\ufffd') || Buffer.from(body).equals(content);
  const answer = { kind: 'answer', status, headers, body, ms, redirects } as const;
  return isReadable ? answer : { ...answer, notUtf8: true };
}
