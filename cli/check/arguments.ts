import type { CheckOptions } from '../../conformance/check-deployment.ts';
import type { Environment } from '../../conformance/send/proxy.ts';
import { countFrom, readSeed } from '../options/count.ts';
import { readEvolutionListen } from '../options/evolution-listen.ts';
import { oneOf, readChoices, readChosen, readList } from '../options/list.ts';
import { readShard } from '../options/shard-argument.ts';
import {
  type GivenPace,
  type GivenTarget,
  ifGiven,
  readPace,
  readTarget,
} from '../options/target-arguments.ts';

export interface GivenCheckOptions extends GivenTarget, GivenPace {
  readonly dialect?: string;
  readonly profile: string;
  readonly seed?: string;
  readonly cases?: string;
  readonly only?: string;
  readonly skip?: string;
  readonly list?: true;
  readonly readOnly?: true;
  readonly writeSecrets?: boolean;
  readonly evolutionListen?: string;
  readonly secondOpinion?: string;
  readonly failOn: string;
  readonly report: readonly string[];
  readonly verbose?: true;
  readonly shard?: string;
  readonly baseline?: string;
  readonly updateBaseline?: true;
  readonly corpus?: string;
  readonly config?: string;
}

const profileNames = ['quick', 'standard', 'deep'] as const;
const failOnNames = ['must', 'should', 'drift', 'flaky'] as const;

export function readCheckArguments(
  given: GivenCheckOptions,
  environment: Environment,
): Omit<CheckOptions, 'url'> {
  return {
    ...readTarget(given, environment),
    ...readPace(given),
    profile: oneOf(profileNames)('--profile', given.profile),
    seed: ifGiven(readSeed, '--seed', given.seed),
    cases: ifGiven(countFrom(0, 10_000_000), '--cases', given.cases),
    only: readChosen('--only', given.only),
    skip: readList(given.skip),
    readOnly: given.readOnly ?? false,
    writeSecrets: given.writeSecrets,
    failOn: readChoices(failOnNames)('--fail-on', given.failOn),
    evolutionListen: ifGiven(readEvolutionListen, '--evolution-listen', given.evolutionListen),
    secondOpinion: ifGiven(oneOf(['prism']), '--second-opinion', given.secondOpinion),
    shard: readShard(given.shard, environment),
  };
}
