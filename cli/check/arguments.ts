import type { CheckOptions } from '../../conformance/check-deployment.ts';
import type { Environment } from '../../conformance/send/proxy.ts';
import { countFrom } from '../options/count.ts';
import { type GivenJudging, readJudging } from '../options/judging-arguments.ts';
import { oneOf } from '../options/list.ts';
import { ifGiven } from '../options/target-arguments.ts';

export interface GivenCheckOptions extends GivenJudging {
  readonly dialect?: string;
  readonly profile: string;
  readonly cases?: string;
  readonly list?: true;
  readonly secondOpinion?: string;
  readonly verbose?: true;
  readonly baseline?: string;
  readonly updateBaseline?: true;
  readonly corpus?: string;
  readonly config?: string;
}

const profileNames = ['quick', 'standard', 'deep'] as const;

export function readCheckArguments(
  given: GivenCheckOptions,
  environment: Environment,
): Omit<CheckOptions, 'url'> {
  return {
    ...readJudging(given, environment, ['must', 'should', 'drift', 'flaky']),
    profile: oneOf(profileNames)('--profile', given.profile),
    cases: ifGiven(countFrom(0, 10_000_000), '--cases', given.cases),
    secondOpinion: ifGiven(oneOf(['prism']), '--second-opinion', given.secondOpinion),
  };
}
