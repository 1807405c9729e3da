import type { LearnOptions } from '../../conformance/learn-deployment.ts';
import type { Environment } from '../../conformance/send/proxy.ts';
import { type GivenPace, type GivenTarget, readPace, readTarget } from '../options/target-arguments.ts';

/** The options of `learn` as they were written. */
export interface GivenLearnOptions extends GivenTarget, GivenPace {
  readonly out: string;
  readonly readOnly?: true;
  readonly writeSecrets?: true;
}

/** The options of `learn` that need no file, checked. */
export function readLearnArguments(
  given: GivenLearnOptions,
  environment: Environment,
): Omit<LearnOptions, 'url'> {
  return {
    ...readTarget(given, environment),
    ...readPace(given),
    readOnly: given.readOnly ?? false,
    writeSecrets: given.writeSecrets ?? false,
  };
}
