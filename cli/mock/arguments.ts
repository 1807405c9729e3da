import { type CorsOption, isOrigin } from '../../mock/cors.ts';
import { requireLatency } from '../../mock/latency.ts';
import { requireEvolutionUrl } from '../../mock/mock-options.ts';
import { type NumberRange, ranges, requireNumber } from '../../mock/require-number.ts';
import type { StartMockOptions } from '../../mock/start-mock.ts';
import { suggestWord } from '../../spec/did-you-mean.ts';
import { Inability } from '../../spec/inability.ts';
import { readDuration } from '../options/duration.ts';

export interface GivenMockOptions {
  readonly port: string;
  readonly host: string;
  readonly dialect: string;
  readonly state?: string;
  readonly scenario?: string;
  readonly listScenarios?: true;
  readonly seed: string;
  readonly clock: string;
  readonly cors?: readonly string[];
  readonly allowedHosts?: string;
  readonly kitToken?: string;
  readonly https?: true;
  readonly cert?: string;
  readonly key?: string;
  readonly open?: true;
  readonly watch?: true;
  readonly latency?: string;
  readonly failRate?: string;
  readonly evolutionUrl?: string;
  readonly maxBody: string;
  readonly maxConnections: string;
  readonly headerTimeout: string;
  readonly requestTimeout: string;
  readonly quiet?: true;
  readonly json?: true;
}

function readNumber(option: string, text: string, range: NumberRange): number {
  const value = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
  return requireNumber(option, value, range, text);
}

function readTimeout(option: string, text: string): number {
  return requireNumber(option, readDuration(option, text), { ...ranges.milliseconds, from: 1 }, text);
}

function readClock(text: string): 'fixed' | 'real' {
  if (text === 'fixed' || text === 'real') return text;
  throw new Inability(`--clock ${text}`, 'there is no such clock', suggestWord(text, ['fixed', 'real']));
}

function readCors(given: readonly string[]): CorsOption {
  const [only = ''] = given;
  if (given.length === 1 && (only === 'off' || only === '*')) return only;
  return given.map(readOrigin);
}

function readOrigin(text: string): string {
  if (isOrigin(text)) return text;
  if (text === 'off' || text === '*')
    throw new Inability(`--cors ${text}`, 'it does not go with other origins', `Give --cors ${text} alone.`);
  throw new Inability(
    `--cors ${text}`,
    'it is not an origin',
    'Write one as http://app.example.com:5173, without a path, or write off.',
  );
}

const readHosts = (text: string): readonly string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

function readHost(text: string): string {
  const host = text.replace(/^\[(.*)\]$/, '$1');
  if (/^[\w.:%-]+$/.test(host)) return host;
  throw new Inability(`--host ${text}`, 'it is not an address', 'Write one as 127.0.0.1, 0.0.0.0 or ::1.');
}

export function readMockArguments(
  given: GivenMockOptions,
): Omit<StartMockOptions, 'state' | 'scenario' | 'dialect'> {
  return {
    port: readNumber('--port', given.port, ranges.port),
    host: readHost(given.host),
    seed: readNumber('--seed', given.seed, ranges.seed),
    clock: readClock(given.clock),
    maxBody: readNumber('--max-body', given.maxBody, ranges.bytes),
    maxConnections: readNumber('--max-connections', given.maxConnections, ranges.count),
    headersTimeout: readTimeout('--header-timeout', given.headerTimeout),
    requestTimeout: readTimeout('--request-timeout', given.requestTimeout),
    ...(given.evolutionUrl === undefined
      ? {}
      : { evolutionUrl: requireEvolutionUrl('--evolution-url', given.evolutionUrl) }),
    ...(given.cors === undefined || given.cors.length === 0 ? {} : { cors: readCors(given.cors) }),
    ...(given.allowedHosts === undefined ? {} : { allowedHosts: readHosts(given.allowedHosts) }),
    ...(given.latency === undefined ? {} : { latency: requireLatency('--latency', given.latency) }),
    ...(given.failRate === undefined
      ? {}
      : { failRate: readNumber('--fail-rate', given.failRate, ranges.share) }),
  };
}
