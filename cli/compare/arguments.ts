import type { CompareOptions, SideOptions } from '../../conformance/compare/compare-options.ts';
import type { Environment } from '../../conformance/send/proxy.ts';
import { readCount } from '../options/count.ts';
import {
  type GivenPace,
  readAgentIdOf,
  readDurationIfGiven,
  readHeaders,
  readPace,
  readUpdatePathOf,
} from '../options/target-arguments.ts';

/** The options of `compare` as they were written. */
export interface GivenCompareOptions extends GivenPace {
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
  readonly readOnly?: true;
  readonly writeSecrets?: true;
  readonly report: readonly string[];
}

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
  return {
    ...readSides(urls, given, environment),
    ...readPace(given),
    waitMs: readDurationIfGiven('--wait', given.wait),
    seed: given.seed === undefined ? undefined : readCount('--seed', given.seed, 0, 2 ** 31 - 1),
    cases: readCount('--cases', given.cases, 1, 10_000_000),
    readOnly: given.readOnly ?? false,
    writeSecrets: given.writeSecrets ?? false,
    environment,
  };
}
