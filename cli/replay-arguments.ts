import type { ReplayOptions } from '../conformance/replay/replay-findings.ts';
import { readDuration } from './duration.ts';
import { type Environment, type GivenTarget, readTarget } from './target-arguments.ts';

/** The options of `replay` as they were written. */
export interface GivenReplayOptions extends GivenTarget {
  readonly url?: string;
  readonly timeout: string;
  readonly writeSecrets?: true;
}

/** The options of `replay` that need no file, checked. */
export function readReplayArguments(given: GivenReplayOptions, environment: Environment): ReplayOptions {
  return {
    url: given.url,
    ...readTarget(given, environment),
    timeoutMs: readDuration('--timeout', given.timeout),
    writeSecrets: given.writeSecrets ?? false,
  };
}
