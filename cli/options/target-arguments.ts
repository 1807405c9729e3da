import type { Environment } from '../../conformance/send/proxy.ts';
import { Inability } from '../../spec/inability.ts';
import { isUuid } from '../../spec/uuid-text.ts';
import { countFrom } from './count.ts';
import { readDuration, readTimeLimit } from './duration.ts';

/** The options that name a deployment, as they were written: what is given is not yet checked. */
export interface GivenTarget {
  readonly agentId: readonly string[];
  readonly updatePath?: string;
  readonly listPath?: string;
  readonly token?: string;
  readonly header: readonly string[];
  readonly secretHeader: readonly string[];
  readonly wait?: string;
  readonly ca?: string;
}

export interface GivenPace {
  readonly maxTime?: string;
  readonly concurrency: string;
  readonly rate?: string;
  readonly timeout: string;
}

/** Headers as people write them; the value may be a secret, so an error names the header alone. */
export function readHeaders(option: string, given: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    given.map((text) => {
      const [, name, value] = /^([A-Za-z0-9!#$%&'*+.^_`|~-]+):\s*(.*)$/s.exec(text) ?? [];
      if (name === undefined || value === undefined || /[\r\n\0]/.test(value)) {
        throw new Inability(
          `${option} ${text.split(':')[0]}`,
          'it is not a header',
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
  throw new Inability(
    `${option} ${text}`,
    'it is not a uuid',
    'Give the id of an agent that the command may update.',
  );
}

/** The template of the update's path, given with an option of this name. */
export function readUpdatePathOf(option: string, text: string): string {
  if (/^\/[^\s?#{}]*\{id\}[^\s?#{}]*$/.test(text)) return text;
  throw new Inability(
    `${option} ${text}`,
    'it is not a path with {id} in it',
    'Write it as /v1/agent-configurations/{id}.',
  );
}

/** The path of the list, given with an option of this name. */
export function readListPathOf(option: string, text: string): string {
  if (/^\/[^\s?#{}]*$/.test(text)) return text;
  throw new Inability(`${option} ${text}`, 'it is not a path', 'Write it as /v1/agent-configurations.');
}

/** What an option was given, read; undefined where it was not. */
export const ifGiven = <Value>(
  read: (option: string, text: string) => Value,
  option: string,
  text: string | undefined,
): Value | undefined => (text === undefined ? undefined : read(option, text));

/** The token of the environment; CI systems give what is not set as an empty text. */
export const tokenIn = (environment: Environment): string | undefined =>
  environment['AGENT_CONSOLE_TOKEN'] || undefined;

/** The options that name a deployment, checked; `--ca` is a file. */
export function readTarget(given: GivenTarget, environment: Environment) {
  return {
    agentIds: given.agentId.map((id) => readAgentIdOf('--agent-id', id)),
    updatePath: ifGiven(readUpdatePathOf, '--update-path', given.updatePath),
    listPath: ifGiven(readListPathOf, '--list-path', given.listPath),
    token: given.token ?? tokenIn(environment),
    headers: readHeaders('--header', given.header),
    secretHeaders: readHeaders('--secret-header', given.secretHeader),
    waitMs: ifGiven(readDuration, '--wait', given.wait),
    environment,
  };
}

export function readPace(given: GivenPace) {
  return {
    maxTimeMs: ifGiven(readTimeLimit, '--max-time', given.maxTime),
    concurrency: countFrom(1, 1000)('--concurrency', given.concurrency),
    ratePerSecond: ifGiven(countFrom(1, 1_000_000), '--rate', given.rate),
    timeoutMs: readTimeLimit('--timeout', given.timeout),
  };
}
