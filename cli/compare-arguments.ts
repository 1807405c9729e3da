import type { CompareOptions, SideOptions } from '../conformance/compare/compare-options.ts';
import { readAgentIdOf, readCount, readHeaders, readUpdatePathOf } from './check-arguments.ts';
import { readDuration } from './duration.ts';

/** The options of `compare` as they were written. */
export interface GivenCompareOptions {
  readonly leftAgentId: readonly string[];
  readonly rightAgentId: readonly string[];
  readonly leftUpdatePath?: string;
  readonly rightUpdatePath?: string;
  readonly leftToken?: string;
  readonly rightToken?: string;
  readonly leftHeader: readonly string[];
  readonly rightHeader: readonly string[];
  readonly leftSecretHeader: readonly string[];
  readonly rightSecretHeader: readonly string[];
  readonly wait?: string;
  readonly ca?: string;
  readonly seed?: string;
  readonly cases: string;
  readonly maxTime?: string;
  readonly concurrency: string;
  readonly rate?: string;
  readonly timeout: string;
  readonly readOnly?: true;
  readonly writeSecrets?: true;
  readonly report: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The two variables that hold tokens, so that no command line shows them. */
const tokenOf = (given: string | undefined, variable: string, environment: Environment): string | undefined =>
  given ?? (environment[variable] || undefined);

function readSides(
  [leftUrl, rightUrl]: readonly [string, string],
  given: GivenCompareOptions,
  environment: Environment,
): { readonly left: SideOptions; readonly right: SideOptions } {
  const path = (option: string, text: string | undefined) =>
    text === undefined ? undefined : readUpdatePathOf(option, text);
  return {
    left: {
      url: leftUrl,
      agentIds: given.leftAgentId.map((id) => readAgentIdOf('--left-agent-id', id)),
      updatePath: path('--left-update-path', given.leftUpdatePath),
      token: tokenOf(given.leftToken, 'AGENT_CONSOLE_LEFT_TOKEN', environment),
      headers: readHeaders('--left-header', given.leftHeader),
      secretHeaders: readHeaders('--left-secret-header', given.leftSecretHeader),
    },
    right: {
      url: rightUrl,
      agentIds: given.rightAgentId.map((id) => readAgentIdOf('--right-agent-id', id)),
      updatePath: path('--right-update-path', given.rightUpdatePath),
      token: tokenOf(given.rightToken, 'AGENT_CONSOLE_RIGHT_TOKEN', environment),
      headers: readHeaders('--right-header', given.rightHeader),
      secretHeaders: readHeaders('--right-secret-header', given.rightSecretHeader),
    },
  };
}

/** The options of `compare` that need no file, checked. */
export function readCompareArguments(
  urls: readonly [string, string],
  given: GivenCompareOptions,
  environment: Environment,
): CompareOptions {
  const duration = (option: string, text: string | undefined) =>
    text === undefined ? undefined : readDuration(option, text);
  return {
    ...readSides(urls, given, environment),
    waitMs: duration('--wait', given.wait),
    seed: given.seed === undefined ? undefined : readCount('--seed', given.seed, 0, 2 ** 31 - 1),
    cases: readCount('--cases', given.cases, 1, 10_000_000),
    maxTimeMs: duration('--max-time', given.maxTime),
    concurrency: readCount('--concurrency', given.concurrency, 1, 1000),
    ratePerSecond: given.rate === undefined ? undefined : readCount('--rate', given.rate, 1, 1_000_000),
    timeoutMs: readDuration('--timeout', given.timeout),
    readOnly: given.readOnly ?? false,
    writeSecrets: given.writeSecrets ?? false,
    environment,
  };
}
