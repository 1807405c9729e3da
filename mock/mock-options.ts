import type { Dialect } from '../spec/dialect-points.ts';
import type { PresetName } from '../spec/dialect-presets.ts';
import { suggestWord } from '../spec/did-you-mean.ts';
import { Inability } from '../spec/inability.ts';
import { type ClockName, clockNames, createFixedClock } from './clock.ts';
import { type CorsOption, isOrigin } from './cors.ts';
import type { Forward } from './forwarding/ask-evolution-service.ts';
import { type Injection, requireInjection } from './injection.ts';
import type { GivenLatency } from './latency.ts';
import type { MockSettings } from './mock-settings.ts';
import type { GivenState } from './mock-state.ts';
import { type NameOption, nameInCode } from './option-names.ts';
import type { RequestEvent } from './request-event.ts';
import { requireDialect } from './require-dialect.ts';
import { ranges, requireNumber } from './require-number.ts';
import type { ScenarioName } from './scenario/built-in/built-in-scenarios.ts';
import type { Rule } from './scenario/rule.ts';
import type { Scenario, Use } from './scenario/scenario.ts';
import { defaultState } from './state/first-state.ts';
import type { WorldState } from './state/world.ts';

/** How a mock behaves; everything may be left out. */
export interface MockOptions {
  /** A preset's name, or a whole dialect. Default: fastapi. */
  readonly dialect?: PresetName | Dialect;
  /** What it starts from. Default: the agents of the kit. */
  readonly state?: GivenState;
  /** What is in use from the start, and after each reset. Default: happy. */
  readonly scenario?: ScenarioName | Scenario | Rule | readonly Rule[];
  /** Same seed and fixed clock: byte-identical answers. Default: 1. */
  readonly seed?: number;
  /** Default: real. */
  readonly clock?: 'fixed' | 'real';
  /** Default: any localhost origin. */
  readonly cors?: CorsOption;
  /** Names under which `/__kit/` may be asked for from other machines, with its token. Default: none. */
  readonly allowedHosts?: readonly string[];
  /** What a request to `/__kit/` from another machine has to carry. Default: none, and none is let in. */
  readonly kitToken?: string;
  /** In bytes. Default: 1 MiB. */
  readonly maxBody?: number;
  /** Milliseconds, a duration as `500ms` or `2s`, or `from..to` of these. */
  readonly latency?: GivenLatency;
  /** From 0 to 1. */
  readonly failRate?: number;
  /** Where the two evolution operations are forwarded to, with the caller's token; the mock then keeps no genomes. */
  readonly evolutionUrl?: string;
  /** How many requests the journal keeps. Default: 1,000. */
  readonly journalSize?: number;
  /** How many named buckets there may be. Default: 256. */
  readonly maxBuckets?: number;
  /** How many bytes the named buckets may take together, about; the longest idle ones are dropped. Default: 64 MiB. */
  readonly maxBucketBytes?: number;
  /** After how many milliseconds an unused bucket is dropped. Default: 10 minutes. */
  readonly bucketIdle?: number;
  readonly onRequest?: (event: RequestEvent) => void;
}

const everyOption: Readonly<Record<keyof MockOptions, true>> = {
  dialect: true,
  state: true,
  scenario: true,
  seed: true,
  clock: true,
  cors: true,
  allowedHosts: true,
  kitToken: true,
  maxBody: true,
  latency: true,
  failRate: true,
  evolutionUrl: true,
  journalSize: true,
  maxBuckets: true,
  maxBucketBytes: true,
  bucketIdle: true,
  onRequest: true,
};

export const mockOptionNames: readonly string[] = Object.keys(everyOption);

/** What was checked already, and who runs the mock. */
export interface MockBeginning {
  readonly state?: WorldState | undefined;
  readonly use?: Use | undefined;
  /** Default: as in code. */
  readonly nameOption?: NameOption;
}

/** Who can send requests to a mock. */
export type Callers = 'anybody' | 'own-pages';

/** What a mock takes from the platform it runs on. */
type MockPlatform = Pick<
  MockSettings,
  'wallClock' | 'stopwatch' | 'loadValidator' | 'later' | 'readDocsFile' | 'writeSnapshot' | 'readPage'
> & {
  /** The way to an evolution service at a base url. */
  readonly createForward: (url: string) => Forward;
  /** Who can ask: anybody, or pages of its own site alone. Default: anybody. */
  readonly callers?: Callers;
};

function settleCors(cors: CorsOption): CorsOption {
  if (typeof cors !== 'string') return cors.map((origin) => requireOrigin(origin));
  if (cors === 'localhost' || cors === 'off' || cors === '*') return cors;
  return requireOrigin(cors);
}

function requireOrigin(cors: string): string {
  if (isOrigin(cors)) return cors;
  throw new Inability(
    `cors ${cors}`,
    'it is not an origin',
    'Give one as https://app.example.com, or off, or * for any.',
  );
}

function requireHostName(host: string): string {
  if (/^\.?[a-z\d_-]+(?:\.[a-z\d_-]+)*$/i.test(host)) return host;
  throw new Inability(
    `allowed host ${host}`,
    'it is not the name of a host',
    'Give it without scheme and port, as mock.internal, or .internal for every name below.',
  );
}

function requireKitToken(token: string): string {
  if (/^[\x21-\x7e]{8,200}$/.test(token)) return token;
  throw new Inability(
    'the token of the kit',
    'it does not have 8 to 200 visible ASCII characters',
    'Give another one.',
  );
}

/** A base url to put paths behind, checked; `option` is how the user calls it. */
export function requireEvolutionUrl(option: string, url: string): string {
  const isFit = /^https?:\/\//i.test(url) && URL.canParse(url) && !/[?#]/.test(url);
  const { username, password } = isFit ? new URL(url) : { username: '', password: '' };
  if (username !== '' || password !== '' || (!isFit && url.includes('@')))
    throw new Inability(option, 'it contains a user or password', "Remove them: the caller's token is sent.");
  if (isFit) return url.replace(/\/$/, '');
  throw new Inability(
    `${option} ${url}`,
    'it is not an http or https url that paths can be appended to',
    'Write it as http://127.0.0.1:8001.',
  );
}

function settleInjection(options: MockOptions): Injection | undefined {
  const injection = requireInjection(options);
  return injection.latency.to === 0 && injection.failRate === 0 ? undefined : injection;
}

function requireClockName(clock: string): ClockName {
  const known = clockNames.find((name) => name === clock);
  if (known !== undefined) return known;
  throw new Inability(`clock ${clock}`, 'there is no such clock', suggestWord(clock, clockNames));
}

/** Checks the options and fills in what was left out; state and scenario were checked already. */
export function settleOptions(
  options: Omit<MockOptions, 'state' | 'scenario'>,
  { state, use, nameOption = nameInCode }: MockBeginning,
  { createForward, callers = 'anybody', ...platform }: MockPlatform,
): MockSettings {
  const { dialect: given = 'fastapi' } = options;
  const dialect = requireDialect(given);
  const { seed = 1, clock = 'real', cors = 'localhost', maxBody = 1_048_576 } = options;
  const {
    journalSize = 1000,
    maxBuckets = 256,
    maxBucketBytes = 64 * 1_048_576,
    bucketIdle = 600_000,
    evolutionUrl,
  } = options;
  const clockName = requireClockName(clock);
  return {
    ...platform,
    forward:
      evolutionUrl === undefined
        ? undefined
        : createForward(requireEvolutionUrl('evolutionUrl', evolutionUrl)),
    dialect,
    seed: requireNumber('seed', seed, ranges.seed),
    firstState: state ?? defaultState(dialect['time-unit'], dialect.examples?.evolutionStatus !== undefined),
    firstUse: use,
    nameOption,
    clockName,
    createClock: clockName === 'fixed' ? createFixedClock : () => platform.wallClock,
    cors: settleCors(cors),
    access: {
      allowedHosts: (options.allowedHosts ?? []).map(requireHostName),
      token: options.kitToken === undefined ? undefined : requireKitToken(options.kitToken),
      isForOwnPages: callers === 'own-pages',
    },
    maxBody: requireNumber('maxBody', maxBody, ranges.bytes),
    injection: settleInjection(options),
    journalSize: requireNumber('journalSize', journalSize, { ...ranges.count, from: 0 }),
    bucketLimits: {
      most: requireNumber('maxBuckets', maxBuckets, ranges.count),
      bytes: requireNumber('maxBucketBytes', maxBucketBytes, ranges.bytes),
      idleMilliseconds: requireNumber('bucketIdle', bucketIdle, ranges.milliseconds),
    },
    onRequest: options.onRequest,
  };
}
