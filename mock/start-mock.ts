/** Edge: a mock on a port of this machine, from a program or a test. */
import { Inability } from '../spec/inability.ts';
import { printJson } from '../spec/json-print.ts';
import type { JsonValue } from '../spec/json-value.ts';
import { createForward } from './forward-evolution.ts';
import type { ReadDocsFile } from './kit/docs-pages.ts';
import type { WriteSnapshot } from './kit/kit-endpoints.ts';
import { Mock } from './mock.ts';
import { type GivenState, type MockOptions, type MockState, settleOptions } from './mock-options.ts';
import { ranges, requireNumber } from './require-number.ts';
import { NodeServer, type ServerLimits } from './server/node-server.ts';
import type { SecureScheme } from './server/secure-scheme.ts';
import type { ServerCertificate } from './server/self-signed.ts';
import { requireState } from './state/read-state-text.ts';
import type { WorldState } from './state/world.ts';

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

/** A request as the journal has it. */
export interface RequestRecord {
  readonly number: number;
  readonly time: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Why there is no body though one was sent. */
  readonly bodyNotKept?: string;
  readonly status: number;
  readonly faults?: readonly { readonly field: string; readonly why: string }[];
  readonly injected?: string;
  readonly event?: undefined;
}

/** What the journal says of a bucket that was dropped: in the journal of no bucket, and in that of the next of its name. */
export interface DroppedBucketRecord
  extends Partial<Record<Exclude<keyof RequestRecord, Shared>, undefined>> {
  readonly number: number;
  readonly time: string;
  readonly event: 'bucket-dropped';
  readonly bucket: string;
  readonly why: string;
}

type Shared = 'number' | 'time' | 'event';

/** A mock that listens. A bucket is named wherever not the usual world is meant. */
export interface RunningMock extends AsyncDisposable {
  readonly url: string;
  /** The SHA-256 of the certificate, where it serves over TLS. */
  readonly fingerprint?: string;
  readonly reset: (bucket?: string) => void;
  readonly state: (bucket?: string) => MockState;
  /** Replaces the whole state; throws where it breaks the contract. */
  readonly setState: (state: GivenState, bucket?: string) => Promise<void>;
  /** What was asked and answered, the newest last. */
  readonly requests: (bucket?: string) => readonly (RequestRecord | DroppedBucketRecord)[];
  /** Stops listening, and gives running requests a moment to end. */
  readonly close: () => Promise<void>;
}

const closeDeadline = 2000;
const usualLimits: ServerLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 60_000,
  maxConnections: 1000,
};

const loadValidator = () => import('../spec/validators.ts').then(({ validateAgent }) => validateAgent);

const readDocsFile: ReadDocsFile = async (name) => {
  const { readSwaggerUi } = await import('./server/swagger-ui.ts');
  return readSwaggerUi(name, [process.cwd()]);
};

async function checkGivenState(state: GivenState): Promise<WorldState> {
  return requireState(JSON.stringify(state), 'state', await loadValidator());
}

/** Numbers beyond what JavaScript holds are rounded here, as everywhere in it. */
const toPlainValues = (value: JsonValue) => JSON.parse(printJson(value));

const listenFaults: Readonly<Record<string, readonly [why: string, remedy: string]>> = {
  EADDRINUSE: ['it is in use', 'Choose another with --port, or any free one with --port 0.'],
  EACCES: ['permission denied', 'Choose one above 1023 with --port.'],
  EADDRNOTAVAIL: ['this machine has no such address', 'Choose another with --host.'],
  ENOTFOUND: ['there is no such host', 'Choose another with --host.'],
};

function explainListenFault(error: unknown, port: number, host: string): Inability {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = error instanceof Error ? error.message : String(error);
  const unusual = [`it cannot be opened (${reason})`, 'Choose another with --host and --port.'] as const;
  return new Inability(`port ${port} on ${host}`, ...(listenFaults[code] ?? unusual));
}

/** The url at which a server on this address is reached from the same machine. */
function urlOf(scheme: string, host: string, port: number): string {
  const reached = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `${scheme}://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
}

function settleLimits(options: Partial<ServerLimits>): ServerLimits {
  const limits = { ...usualLimits, ...options };
  for (const name of ['headersTimeout', 'requestTimeout', 'keepAliveTimeout'] as const)
    requireNumber(name, limits[name], ranges.milliseconds);
  requireNumber('maxConnections', limits.maxConnections, ranges.count);
  return limits;
}

/** Milliseconds. Not `performance`: node loads a module for it, in the time of the first answer. */
const stopwatch = () => Number(process.hrtime.bigint()) / 1e6;

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

/** Starts a mock from a state that was checked already, or from the usual one. */
export async function serveMock(
  options: Omit<StartMockOptions, 'state'>,
  state: WorldState | undefined,
  writeSnapshot?: WriteSnapshot,
): Promise<RunningMock & { readonly mock: Mock }> {
  const { host = '127.0.0.1', onError = warn } = options;
  const port = requireNumber('port', options.port ?? 4010, ranges.port);
  const platform = {
    wallClock: Date.now,
    stopwatch,
    loadValidator,
    readDocsFile,
    createForward,
    writeSnapshot,
  };
  const mock = new Mock(settleOptions(options, state, platform));
  const secure = await openSecureScheme(options, host);
  const server = new NodeServer(mock, settleLimits(options), onError, secure?.scheme);
  const address = await server.listen(port, host).catch((error: unknown) => {
    throw explainListenFault(error, port, host);
  });
  const close = () => server.close(closeDeadline);
  return {
    mock,
    url: urlOf(secure?.scheme.name ?? 'http', host, address.port),
    ...(secure === undefined ? {} : { fingerprint: secure.fingerprint }),
    reset: (bucket) => mock.reset(bucket),
    state: (bucket) => toPlainValues(mock.state(bucket)),
    setState: async (next, bucket) => mock.replaceState(await checkGivenState(next), bucket),
    requests: (bucket) => toPlainValues(mock.requests(bucket)),
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** Starts a mock. */
export async function startMock(options: StartMockOptions = {}): Promise<RunningMock> {
  const { state } = options;
  const { mock: _, ...running } = await serveMock(
    options,
    state === undefined ? undefined : await checkGivenState(state),
  );
  return running;
}

export type { Dialect } from '../spec/dialect-points.ts';
export type { PresetName } from '../spec/dialect-presets.ts';
export type { Agent } from '../spec/generated/types.ts';
export type { AnsweredFault } from './answered-faults.ts';
export { buildAgent } from './build-agent.ts';
export type { CorsOption } from './cors.ts';
export type { Latency } from './injection.ts';
export type { RequestEvent } from './mock.ts';
export type { GivenState, MockOptions, MockState } from './mock-options.ts';
export { readDialect } from './read-dialect.ts';
export type { ServerLimits } from './server/node-server.ts';
export type { ServerCertificate } from './server/self-signed.ts';
