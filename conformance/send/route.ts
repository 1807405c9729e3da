import { X509Certificate } from 'node:crypto';
import { Socket } from 'node:net';
import { createSecureContext, rootCertificates } from 'node:tls';
import { buildConnector, Pool } from 'undici';
import { Inability } from '../../spec/inability.ts';
import type { Now } from './clock.ts';
import { ExplainedError } from './failure.ts';
import { PooledConnection } from './pooled-connection.ts';
import { chooseProxy, type Environment } from './proxy.ts';

export interface Route {
  readonly origin: string;
  readonly pool: Pool;
  /** A connection without anything that speaks HTTP on it; whoever opens it ends it. */
  readonly openSocket: () => Promise<Socket>;
  /** A new connection outside the pool; whoever opens it ends it. */
  readonly openConnection: () => PooledConnection;
  /** What stands before the path: the origin where a proxy takes the request, else nothing. */
  readonly pathPrefix: string;
  /** What the way there needs, beside the headers of the request. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

export interface RouteOptions {
  readonly connections: number;
  readonly timeoutMs: number;
  readonly maxAnswerBytes: number;
  readonly environment: Environment;
  readonly now: Now;
}

/** Makes the connector that all routes share: TLS settings are read once, not for each connection. */
export function buildDirectConnector(ca: string | undefined, timeoutMs: number): buildConnector.connector {
  if (ca === undefined) return buildConnector({ timeout: timeoutMs });
  try {
    // OpenSSL passes over what it cannot read; this does not.
    new X509Certificate(ca);
    const secureContext = createSecureContext({ ca: [...rootCertificates, ca] });
    return buildConnector({ timeout: timeoutMs, secureContext });
  } catch (cause) {
    const why = cause instanceof Error && 'reason' in cause ? ` (${String(cause.reason)})` : '';
    throw new Inability(
      '--ca',
      `it does not contain a readable certificate${why}`,
      'Give a file of certificates in PEM format.',
    );
  }
}

/** Opens the way to an origin: directly, or through the proxy that the environment names for it. */
export function openRoute(origin: string, direct: buildConnector.connector, options: RouteOptions): Route {
  const proxy = chooseProxy(origin, options.environment);
  if (proxy === undefined) return buildRoute(origin, direct, options);
  const authorization = readProxyAuthorization(proxy);
  if (origin.startsWith('https:')) {
    const proxyPool = new Pool(proxy.origin, { connect: direct, headersTimeout: options.timeoutMs });
    const route = buildRoute(origin, buildTunnel(proxyPool, authorization, direct), options);
    return { ...route, close: async () => void (await Promise.all([route.close(), proxyPool.destroy()])) };
  }
  // RFC 9112, 3.2.2: a proxy is given the whole url; undici would name the proxy as the host.
  const headers = { host: new URL(origin).host, ...authorization };
  return { ...buildRoute(proxy.origin, direct, options), pathPrefix: origin, headers };
}

function buildRoute(origin: string, connect: buildConnector.connector, options: RouteOptions): Route {
  const { maxAnswerBytes, now } = options;
  const openConnection = (): PooledConnection => new PooledConnection(origin, connect, maxAnswerBytes, now);
  const pool = new Pool(origin, { connections: options.connections, factory: openConnection });
  const openSocket = () => connectTo(origin, connect);
  return { origin, pool, openConnection, openSocket, pathPrefix: '', close: () => pool.destroy() };
}

function connectTo(origin: string, connect: buildConnector.connector): Promise<Socket> {
  const { protocol, hostname, port, host } = new URL(origin);
  return new Promise((resolve, reject) =>
    connect({ protocol, hostname, port, host }, (...[error, socket]) =>
      error === null ? resolve(socket) : reject(error),
    ),
  );
}

// RFC 9110, 9.3.6.
function buildTunnel(
  proxyPool: Pool,
  headers: Readonly<Record<string, string>>,
  secure: buildConnector.connector,
): buildConnector.connector {
  return (options, callback) => {
    const authority = `${options.hostname}:${options.port === '' ? '443' : options.port}`;
    proxyPool.connect({ path: authority, headers: { host: authority, ...headers } }).then(
      ({ statusCode, socket }) => {
        if (statusCode === 200 && socket instanceof Socket) {
          secure({ ...options, httpSocket: socket }, callback);
          return;
        }
        socket.destroy();
        const detail = `The proxy opens no way to ${authority}: it answered ${statusCode}.`;
        callback(new ExplainedError({ reason: 'refused', detail }), null);
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
    );
  };
}

function readProxyAuthorization({ username, password }: URL): Readonly<Record<string, string>> {
  if (username === '') return {};
  const pair = `${decodePercent(username)}:${decodePercent(password)}`;
  return { 'proxy-authorization': `Basic ${Buffer.from(pair).toString('base64')}` };
}

/** A percent sign that begins no escape is meant as one. */
function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
