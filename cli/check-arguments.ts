import type { CheckOptions, FailOn } from '../conformance/check-deployment.ts';
import type { EvolutionListen } from '../conformance/forwarding/evolution-service.ts';
import { suggestWord } from '../spec/did-you-mean.ts';
import { Inability } from '../spec/inability.ts';
import { isUuid } from '../spec/uuid-text.ts';
import { readDuration } from './duration.ts';
import { readShard } from './shard-argument.ts';

/** The options of `check` as they were written. */
export interface GivenCheckOptions {
  readonly agentId: readonly string[];
  readonly updatePath?: string;
  readonly token?: string;
  readonly header: readonly string[];
  readonly secretHeader: readonly string[];
  readonly wait?: string;
  readonly ca?: string;
  readonly dialect?: string;
  readonly profile: string;
  readonly seed?: string;
  readonly cases?: string;
  readonly maxTime?: string;
  readonly concurrency: string;
  readonly rate?: string;
  readonly timeout: string;
  readonly only?: string;
  readonly skip?: string;
  readonly list?: true;
  readonly readOnly?: true;
  readonly writeSecrets?: true;
  readonly evolutionListen?: string;
  readonly secondOpinion?: string;
  readonly failOn: string;
  readonly report: readonly string[];
  readonly verbose?: true;
  readonly shard?: string;
  readonly baseline?: string;
  readonly updateBaseline?: true;
  readonly config?: string;
}

const profileNames = ['quick', 'standard', 'deep'] as const;
const failOnNames = ['must', 'should', 'drift', 'flaky'] as const;

function readOneOf<Word extends string>(option: string, text: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === text);
  if (found === undefined)
    throw new Inability(`${option} ${text}`, 'there is no such choice', suggestWord(text, words));
  return found;
}

/** A whole number from one to another, both included. */
export function readCount(option: string, text: string, least: number, most: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new Inability(
    `${option} ${text}`,
    'it is no number that fits',
    `Give a whole number from ${least} to ${most}.`,
  );
}

const readList = (text: string | undefined): readonly string[] =>
  (text ?? '').split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));

/** Headers as people write them; the value may be a secret, so an error names the header alone. */
export function readHeaders(option: string, given: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    given.map((text) => {
      const [, name, value] = /^([A-Za-z0-9!#$%&'*+.^_`|~-]+):\s*(.*)$/s.exec(text) ?? [];
      if (name === undefined || value === undefined || /[\r\n\0]/.test(value)) {
        throw new Inability(
          `${option} ${text.split(':')[0]}`,
          'it is no header',
          `Write it as ${option} "Name: value".`,
        );
      }
      return [name.toLowerCase(), value];
    }),
  );
}

/** The id of an agent, given with an option of this name. */
export function readAgentIdOf(option: string, text: string): string {
  if (isUuid(text)) return text;
  throw new Inability(`${option} ${text}`, 'it is no uuid', 'Give the id of an agent that may be updated.');
}

/** The id of an agent. */
export const readAgentId = (text: string): string => readAgentIdOf('--agent-id', text);

/** The template of the update's path, given with an option of this name. */
export function readUpdatePathOf(option: string, text: string): string {
  if (/^\/[^\s?#{}]*\{id\}[^\s?#{}]*$/.test(text)) return text;
  throw new Inability(
    `${option} ${text}`,
    'it is no path with {id} in it',
    'Write it as /v1/agent-configurations/{id}.',
  );
}

/** The template of the update's path. */
export const readUpdatePath = (text: string): string => readUpdatePathOf('--update-path', text);

/** Where to play the evolution service: an address of this machine and a port that the deployment is told. */
function readEvolutionListen(text: string): EvolutionListen {
  const [, bracketed, plain = bracketed, port] =
    /^(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(text) ?? [];
  if (plain !== undefined && Number(port) >= 1 && Number(port) <= 65_535)
    return { host: plain, port: Number(port) };
  throw new Inability(
    `--evolution-listen ${text}`,
    'it is no address and port',
    'Write it as 127.0.0.1:4011, and give the deployment http://127.0.0.1:4011 for its evolution service.',
  );
}

/** The options of `check` that need no file, checked. */
export function readCheckArguments(
  given: GivenCheckOptions,
  environment: Readonly<Record<string, string | undefined>>,
): Omit<CheckOptions, 'url'> {
  const duration = (option: string, text: string | undefined) =>
    text === undefined ? undefined : readDuration(option, text);
  const count = (option: string, text: string | undefined, least: number, most: number) =>
    text === undefined ? undefined : readCount(option, text, least, most);
  return {
    agentIds: given.agentId.map(readAgentId),
    updatePath: given.updatePath === undefined ? undefined : readUpdatePath(given.updatePath),
    token: given.token ?? (environment['AGENT_CONSOLE_TOKEN'] || undefined),
    headers: readHeaders('--header', given.header),
    secretHeaders: readHeaders('--secret-header', given.secretHeader),
    waitMs: duration('--wait', given.wait),
    profile: readOneOf('--profile', given.profile, profileNames),
    seed: count('--seed', given.seed, 0, 2 ** 31 - 1),
    cases: count('--cases', given.cases, 0, 10_000_000),
    maxTimeMs: duration('--max-time', given.maxTime),
    concurrency: readCount('--concurrency', given.concurrency, 1, 1000),
    ratePerSecond: count('--rate', given.rate, 1, 1_000_000),
    timeoutMs: readDuration('--timeout', given.timeout),
    only: readList(given.only),
    skip: readList(given.skip),
    readOnly: given.readOnly ?? false,
    writeSecrets: given.writeSecrets ?? false,
    failOn: readList(given.failOn).map((text): FailOn => readOneOf('--fail-on', text, failOnNames)),
    evolutionListen:
      given.evolutionListen === undefined ? undefined : readEvolutionListen(given.evolutionListen),
    secondOpinion:
      given.secondOpinion === undefined
        ? undefined
        : readOneOf('--second-opinion', given.secondOpinion, ['prism'] as const),
    shard: readShard(given.shard, environment),
    environment,
  };
}
