import { isInability } from '../../spec/inability.ts';
import type { Outcome, Send, SentRequest } from '../run/exchange.ts';
import { parseBaseUrl } from './base-url.ts';
import { carriesApiKey } from './carries-api-key.ts';
import { longestTimer, type Now, realNow, realSleep, type Sleep } from './clock.ts';
import { decodeContent } from './content-encoding.ts';
import { exchangeOnce, type Traffic } from './exchange-once.ts';
import { type Followed, followRedirects, neutralHeaders, type Visit } from './follow-redirects.ts';
import { readGivenHeaders, readToken } from './given-headers.ts';
import { OpenTurns } from './open-turns.ts';
import type { Environment } from './proxy.ts';
import { buildDirectConnector, openRoute, type Route } from './route.ts';
import { runHeader } from './run-header.ts';
import { createSpacing } from './spacing.ts';
import { type Patience, waitOut } from './wait-out.ts';

/** How requests are sent. */
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
  /** Also after unpacking; 10 MB unless told. */
  readonly maxAnswerBytes?: number | undefined;
  readonly connections: number;
  readonly ratePerSecond?: number | undefined;
  /** Certificates to trust beside the usual ones, as PEM text. */
  readonly ca?: string | undefined;
  /** Read for HTTPS_PROXY, HTTP_PROXY and NO_PROXY. */
  readonly environment?: Environment | undefined;
  /** The milliseconds that are left for waiting out 429 and 503; without it nothing is waited out. */
  readonly retryUntil?: (() => number) | undefined;
  readonly now?: Now | undefined;
  readonly sleep?: Sleep | undefined;
}

/** What a sender did. */
export interface SenderCounts {
  /** Everything put on the wire: redirects and repeats included. */
  requests: number;
  redirects: number;
  /** Repeats after a 429 or 503. */
  waits: number;
  /** Repeats on a fresh connection, because an idle one was closed. */
  reconnects: number;
}

/** The judge's way to one deployment. */
export interface Sender {
  readonly send: Send;
  /** Ends everything that is under way, with silence for its outcome. */
  readonly close: () => Promise<void>;
  readonly counts: Readonly<SenderCounts>;
}

const defaultMaxAnswerBytes = 10_000_000;

/** Opens the way to a deployment; throws for options that cannot be right, never for what a deployment does. */
export function createSender(options: SenderOptions): Sender {
  const { ratePerSecond, now = realNow, sleep = realSleep } = options;
  const timeoutMs = Math.min(options.timeoutMs, longestTimer);
  const maxAnswerBytes = options.maxAnswerBytes ?? defaultMaxAnswerBytes;
  const { origin, prefix } = parseBaseUrl(options.url);
  const { known, anonymous } = readCarriedHeaders(options);
  const counts: SenderCounts = { requests: 0, redirects: 0, waits: 0, reconnects: 0 };
  const traffic: Traffic = { now, timeoutMs, open: new OpenTurns(), counts };
  const closing = new AbortController();
  const rest = (milliseconds: number): Promise<void> => sleep(milliseconds, closing.signal);
  const pace = ratePerSecond === undefined ? undefined : createSpacing(ratePerSecond, now, rest);

  const connector = buildDirectConnector({ ca: options.ca, timeoutMs });
  const routes = new Map<string, Route>();
  const routeTo = (there: string): Route => {
    const open = routes.get(there);
    if (open !== undefined) return open;
    const { connections, environment = {} } = options;
    const route = openRoute(there, connector, { connections, timeoutMs, maxAnswerBytes, environment, now });
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
      return { kind: 'silence', reason: 'refused', detail: error.message, ms: 0 };
    }
  };

  async function exchange(request: SentRequest): Promise<Followed> {
    const { method, headers, body = null } = request;
    const visit: Visit = async (place, trusted, spentMs) => {
      if (pace !== undefined) await pace();
      if (closing.signal.aborted) return closed;
      const hop = {
        method,
        path: place.path,
        headers: trusted ? { ...known, ...headers } : { ...anonymous, ...neutralHeaders(headers) },
        body,
        remainingMs: timeoutMs - spentMs,
      };
      const route = place.origin === origin ? home : routeElsewhere(place.origin);
      return 'pool' in route ? exchangeOnce(route, hop, traffic) : route;
    };
    const start = { origin, path: prefix + request.path };
    const followed = await followRedirects(start, visit, () => !carriesApiKey(request.body));
    counts.redirects += followed.redirects.length;
    return followed;
  }

  const patience: Patience = {
    now,
    budget: options.retryUntil ?? (() => 0),
    rest: async (milliseconds) => {
      await rest(milliseconds);
      if (!closing.signal.aborted) counts.waits += 1;
      return !closing.signal.aborted;
    },
  };
  const send: Send = (request) =>
    waitOut(async () => readOutcome(await exchange(request), maxAnswerBytes), patience);

  async function close(): Promise<void> {
    closing.abort();
    traffic.open.abortAll();
    await Promise.all([...routes.values()].map((route) => route.close()));
  }

  return { send, close, counts };
}

const closed = {
  kind: 'silence',
  reason: 'aborted',
  detail: 'The run ended before the request was sent.',
  ms: 0,
} as const;

function readCarriedHeaders({ token, headers = {}, runId }: SenderOptions): {
  readonly known: Readonly<Record<string, string>>;
  readonly anonymous: Readonly<Record<string, string>>;
} {
  const anonymous = readGivenHeaders({ [runHeader]: runId });
  return {
    known: { ...readToken(token), ...readGivenHeaders(headers), ...anonymous },
    anonymous,
  };
}

function readOutcome({ received, ms, redirects }: Followed, maxAnswerBytes: number): Outcome {
  if (received.kind === 'silence') return { ...received, ms };
  const { status, headers, bytes } = received;
  const encoding = headers['content-encoding'];
  const content = encoding === undefined ? bytes : decodeContent(bytes, encoding, maxAnswerBytes);
  if (!(content instanceof Uint8Array)) return { kind: 'silence', ...content, ms };
  // Not a TextDecoder, which hides a byte order mark: RFC 8259, 8.1 forbids one in JSON.
  return { kind: 'answer', status, headers, body: content.toString('utf8'), ms, redirects };
}
