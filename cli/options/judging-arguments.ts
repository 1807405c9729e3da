import type { Environment } from '../../conformance/send/proxy.ts';
import { readSeed } from './count.ts';
import { readEvolutionListen } from './evolution-listen.ts';
import { readChoices, readChosen, readList } from './list.ts';
import { readShard } from './shard-argument.ts';
import { type GivenPace, type GivenTarget, ifGiven, readPace, readTarget } from './target-arguments.ts';

/** The options of the commands that judge one deployment, as they were written. */
export interface GivenJudging extends GivenTarget, GivenPace {
  readonly seed?: string;
  readonly only?: string;
  readonly skip?: string;
  readonly readOnly?: true;
  readonly writeSecrets?: boolean;
  readonly evolutionListen?: string;
  readonly failOn: string;
  readonly shard?: string;
  readonly report: readonly string[];
}

export function readJudging<FailOn extends string>(
  given: GivenJudging,
  environment: Environment,
  failOnNames: readonly FailOn[],
) {
  return {
    ...readTarget(given, environment),
    ...readPace(given),
    seed: ifGiven(readSeed, '--seed', given.seed),
    only: readChosen('--only', given.only),
    skip: readList(given.skip),
    readOnly: given.readOnly ?? false,
    writeSecrets: given.writeSecrets,
    evolutionListen: ifGiven(readEvolutionListen, '--evolution-listen', given.evolutionListen),
    failOn: readChoices(failOnNames)('--fail-on', given.failOn),
    shard: readShard(given.shard, environment),
  };
}
