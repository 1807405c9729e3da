/// <reference lib="esnext.disposable" preserve="true" />
/** Edge: a mock on a port of this machine, from a program or a test. */
import { Inability } from '../spec/inability.ts';
import { checkBeginning } from './check-beginning.ts';
import type { WriteSnapshot } from './kit/kit-context.ts';
import { Mock } from './mock.ts';
import { createControl, type MockControl } from './mock-control.ts';
import { type MockBeginning, type MockOptions, mockOptionNames, settleOptions } from './mock-options.ts';
import { nodePlatform } from './node-platform.ts';
import { type NameOption, nameInCode, requireKnownOptions } from './option-names.ts';
import { ranges, requireNumber } from './require-number.ts';
import { NodeServer } from './server/node-server.ts';
import type { SecureScheme } from './server/secure-scheme.ts';
import type { ServerCertificate } from './server/self-signed.ts';
import type { ServerLimits } from './server/server-limits.ts';

/** How a mock behaves and where it listens; everything may be left out. */
export interface StartMockOptions extends MockOptions, Partial<ServerLimits> {
  /** Default: 4010; 0 for any free port. */
  readonly port?: number;
  /** Default: 127.0.0.1. */
  readonly host?: string;
  /** Serves over TLS: true makes a certificate, which nobody trusts yet. Default: plain HTTP. */
  readonly https?: true | ServerCertificate;
  /** Told of faults of the mock itself, which are answered with 500. Default: a process warning. */
  readonly onError?: (error: unknown) => void;
}

/** A mock that listens. */
export interface RunningMock extends MockControl {
  readonly url: string;
  /** The SHA-256 of the certificate, where it serves over TLS. */
  readonly fingerprint?: string;
  /** Stops listening, and gives running requests a moment to end. */
  readonly close: () => Promise<void>;
  /** The same as `close`, for `await using`. */
  readonly [Symbol.asyncDispose]: () => Promise<void>;
}

/** A mock that listens, for whoever holds the core of it. */
export interface ServedMock extends Pick<RunningMock, 'url' | 'fingerprint' | 'close'> {
  readonly mock: Mock;
}

const closeDeadline = 2000;
const usualLimits: ServerLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 60_000,
  maxConnections: 1000,
};

/** What to do about a port that cannot be opened, by node's code. */
const listenFaults: Readonly<Record<string, (name: NameOption) => readonly [why: string, remedy: string]>> = {
  EADDRINUSE: (name) => ['it is in use', `Choose another with ${name('port')}; 0 is for any free one.`],
  EACCES: (name) => ['permission denied', `Choose one above 1023 with ${name('port')}.`],
  EADDRNOTAVAIL: (name) => ['this machine has no such address', `Choose another with ${name('host')}.`],
  ENOTFOUND: (name) => ['there is no such host', `Choose another with ${name('host')}.`],
};

async function explainListenFault(
  error: unknown,
  port: number,
  host: string,
  name: NameOption,
): Promise<Inability> {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const place = `port ${port} on ${host}`;
  const other = code === 'EADDRINUSE' ? await findOtherMock(host, port) : undefined;
  if (other !== undefined)
    return new Inability(
      place,
      `another mock of this kit holds it, at ${other}`,
      `Use that one or end it, or choose another port with ${name('port')}; 0 is for any free one.`,
    );
  const reason = error instanceof Error ? error.message : String(error);
  const remedy = `Choose another with ${name('host')} and ${name('port')}.`;
  const unusual = [`it cannot be opened (${reason})`, remedy] as const;
  return new Inability(place, ...(listenFaults[code]?.(name) ?? unusual));
}

/** How a server on this address is reached from the same machine, as a url has it. */
function reachedHost(host: string): string {
  const reached = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return reached.includes(':') ? `[${reached}]` : reached;
}

const findOtherMock = async (host: string, port: number): Promise<string | undefined> =>
  (await import('./server/port-holder.ts')).findMockAt(reachedHost(host), port);

function settleLimits(options: Partial<ServerLimits>): ServerLimits {
  const limits = { ...usualLimits, ...options };
  for (const name of ['headersTimeout', 'requestTimeout', 'keepAliveTimeout'] as const)
    requireNumber(name, limits[name], ranges.milliseconds);
  requireNumber('maxConnections', limits.maxConnections, ranges.count);
  return limits;
}

const warn = (error: unknown) => process.emitWarning(error instanceof Error ? error : String(error));

/** Loaded where it is asked for: most mocks are plain. */
async function openSecureScheme(
  { https, allowedHosts = [] }: StartMockOptions,
  host: string,
): Promise<SecureScheme | undefined> {
  if (https === undefined) return undefined;
  const { secureScheme } = await import('./server/secure-scheme.ts');
  const names = allowedHosts.map((name) => (name.startsWith('.') ? `*${name}` : name));
  const unspecific = host === '0.0.0.0' || host === '::';
  const hosts = ['localhost', '*.localhost', '127.0.0.1', '::1', ...(unspecific ? [] : [host]), ...names];
  return secureScheme(https, [...new Set(hosts)]);
}

/** Starts a mock from what was checked already. */
export async function serveMock(
  options: Omit<StartMockOptions, 'state' | 'scenario'>,
  beginning: MockBeginning,
  writeSnapshot?: WriteSnapshot,
): Promise<ServedMock> {
  const { host = '127.0.0.1', onError = warn } = options;
  const port = requireNumber('port', options.port ?? 4010, ranges.port);
  const mock = new Mock(settleOptions(options, beginning, { ...nodePlatform, writeSnapshot }));
  const secure = await openSecureScheme(options, host);
  const server = new NodeServer(mock, settleLimits(options), onError, secure?.scheme);
  const address = await server.listen(port, host).catch(async (error: unknown) => {
    throw await explainListenFault(error, port, host, beginning.nameOption ?? nameInCode);
  });
  const close = () => {
    mock.end();
    return server.close(closeDeadline);
  };
  const url = `${secure?.scheme.name ?? 'http'}://${reachedHost(host)}:${address.port}`;
  return { mock, url, close, ...(secure === undefined ? {} : { fingerprint: secure.fingerprint }) };
}

const ownOptions: Readonly<Record<Exclude<keyof StartMockOptions, keyof MockOptions>, true>> = {
  port: true,
  host: true,
  https: true,
  headersTimeout: true,
  requestTimeout: true,
  keepAliveTimeout: true,
  maxConnections: true,
  onError: true,
};

/** Starts a mock. */
export async function startMock(options: StartMockOptions = {}): Promise<RunningMock> {
  requireKnownOptions('startMock', options, [...Object.keys(ownOptions), ...mockOptionNames]);
  const { state, scenario, ...others } = options;
  const validateAgent = await nodePlatform.loadValidator();
  const { mock, ...served } = await serveMock(others, checkBeginning({ state, scenario }, validateAgent));
  return { ...createControl(mock, validateAgent), ...served, [Symbol.asyncDispose]: served.close };
}

export type { Dialect } from '../spec/dialect-points.ts';
export type { PresetName } from '../spec/dialect-presets.ts';
export type { Agent } from '../spec/generated/types.ts';
export { buildAgent } from './build-agent.ts';
export type { CorsOption } from './cors.ts';
export type { AnsweredFault } from './errors/answered-faults.ts';
export type { GivenLatency, Latency } from './latency.ts';
export type { MockControl } from './mock-control.ts';
export type { MockOptions } from './mock-options.ts';
export type { GivenState } from './mock-state.ts';
export type * from './public-types.ts';
export { readDialect } from './read-dialect.ts';
export type { RequestEvent } from './request-event.ts';
export type { ServerCertificate } from './server/self-signed.ts';
export type { ServerLimits } from './server/server-limits.ts';
