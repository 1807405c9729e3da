import type { FuzzOptions } from '../../conformance/fuzz-deployment.ts';
import type { Environment } from '../../conformance/send/proxy.ts';
import { countFrom, readSeed } from '../options/count.ts';
import { readEvolutionListen } from '../options/evolution-listen.ts';
import { readChoices, readChosen, readList } from '../options/list.ts';
import { readShard } from '../options/shard-argument.ts';
import {
  type GivenPace,
  type GivenTarget,
  ifGiven,
  readPace,
  readTarget,
} from '../options/target-arguments.ts';

export interface GivenFuzzOptions extends GivenTarget, GivenPace {
  readonly seed?: string;
  readonly maxRequests?: string;
  readonly stopOnFirst?: true;
  readonly dictionary?: string;
  readonly allow?: string;
  readonly listMutations?: true;
  readonly corpus: string;
  readonly minimize?: true;
  readonly only?: string;
  readonly skip?: string;
  readonly readOnly?: true;
  readonly writeSecrets?: boolean;
  readonly evolutionListen?: string;
  readonly failOn: string;
  readonly shard?: string;
  readonly report: readonly string[];
}

const failOnNames = ['must', 'should', 'odd', 'flaky'] as const;

export function readFuzzArguments(
  given: GivenFuzzOptions,
  environment: Environment,
): Omit<FuzzOptions, 'url' | 'corpus' | 'dictionary' | 'allow'> {
  return {
    ...readTarget(given, environment),
    ...readPace(given),
    seed: ifGiven(readSeed, '--seed', given.seed),
    maxRequests: ifGiven(countFrom(1, 1_000_000_000), '--max-requests', given.maxRequests),
    stopOnFirst: given.stopOnFirst ?? false,
    only: readChosen('--only', given.only),
    skip: readList(given.skip),
    readOnly: given.readOnly ?? false,
    writeSecrets: given.writeSecrets,
    evolutionListen: ifGiven(readEvolutionListen, '--evolution-listen', given.evolutionListen),
    failOn: readChoices(failOnNames)('--fail-on', given.failOn),
    shard: readShard(given.shard, environment),
  };
}
