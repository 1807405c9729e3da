import type { FuzzOptions } from '../../conformance/fuzz-deployment.ts';
import type { Environment } from '../../conformance/send/proxy.ts';
import { countFrom } from '../options/count.ts';
import { type GivenJudging, readJudging } from '../options/judging-arguments.ts';
import { ifGiven } from '../options/target-arguments.ts';

export interface GivenFuzzOptions extends GivenJudging {
  readonly maxRequests?: string;
  readonly stopOnFirst?: true;
  readonly dictionary?: string;
  readonly allow?: string;
  readonly listMutations?: true;
  readonly corpus: string;
  readonly minimize?: true;
}

export function readFuzzArguments(
  given: GivenFuzzOptions,
  environment: Environment,
): Omit<FuzzOptions, 'url' | 'corpus' | 'dictionary' | 'allow'> {
  return {
    ...readJudging(given, environment, ['must', 'should', 'odd', 'flaky']),
    maxRequests: ifGiven(countFrom(1, 1_000_000_000), '--max-requests', given.maxRequests),
    stopOnFirst: given.stopOnFirst ?? false,
  };
}
