import type { CompareOptions, SideOptions } from '../../conformance/compare/compare-options.ts';
import type { Environment } from '../../conformance/send/proxy.ts';
import { countFrom, readSeed } from '../options/count.ts';
import { readDuration } from '../options/duration.ts';
import {
  type GivenPace,
  ifGiven,
  readAgentIdOf,
  readHeaders,
  readListPathOf,
  readPace,
  readUpdatePathOf,
} from '../options/target-arguments.ts';

type Side = 'left' | 'right';
type OfBoth<Name extends string, Value> = { readonly [key in `${Side}${Name}`]: Value };

export interface GivenCompareOptions
  extends GivenPace,
    OfBoth<'AgentId' | 'Header' | 'SecretHeader', readonly string[]>,
    Partial<OfBoth<'UpdatePath' | 'ListPath' | 'Token', string>> {
  readonly wait?: string;
  readonly ca?: string;
  readonly seed?: string;
  readonly cases: string;
  readonly readOnly?: true;
  readonly writeSecrets?: boolean;
  readonly report: readonly string[];
}

function readSide(
  side: Side,
  url: string,
  given: GivenCompareOptions,
  environment: Environment,
): SideOptions {
  // A variable may hold the token, so that no command line shows it.
  const ownToken = environment[`AGENT_CONSOLE_${side.toUpperCase()}_TOKEN`] || undefined;
  return {
    url,
    agentIds: given[`${side}AgentId`].map((id) => readAgentIdOf(`--${side}-agent-id`, id)),
    updatePath: ifGiven(readUpdatePathOf, `--${side}-update-path`, given[`${side}UpdatePath`]),
    listPath: ifGiven(readListPathOf, `--${side}-list-path`, given[`${side}ListPath`]),
    token: given[`${side}Token`] ?? ownToken,
    headers: readHeaders(`--${side}-header`, given[`${side}Header`]),
    secretHeaders: readHeaders(`--${side}-secret-header`, given[`${side}SecretHeader`]),
  };
}

export function readCompareArguments(
  [left, right]: readonly [string, string],
  given: GivenCompareOptions,
  environment: Environment,
): CompareOptions {
  return {
    left: readSide('left', left, given, environment),
    right: readSide('right', right, given, environment),
    ...readPace(given),
    waitMs: ifGiven(readDuration, '--wait', given.wait),
    seed: ifGiven(readSeed, '--seed', given.seed),
    cases: countFrom(1, 10_000_000)('--cases', given.cases),
    readOnly: given.readOnly ?? false,
    writeSecrets: given.writeSecrets,
    environment,
  };
}
