import type { ReplayOptions } from '../../conformance/replay/replay-findings.ts';
import type { Environment } from '../../conformance/send/proxy.ts';
import { readDuration } from '../options/duration.ts';
import { type TokenUse, withoutKeptToken } from '../options/kept-token.ts';
import { type GivenTarget, readTarget } from '../options/target-arguments.ts';

/** The options of `replay` as they were written. */
export interface GivenReplayOptions extends GivenTarget {
  readonly url?: string;
  readonly timeout: string;
  readonly writeSecrets?: true;
}

/** The url comes from the file unless the command line gives it; so does what may be sent there. */
export const tokenUse = ({ url, token }: GivenReplayOptions): TokenUse => ({
  urlFrom: url === undefined ? 'the file' : undefined,
  token,
});

/** The options of `replay` that need no file, checked. */
export function readReplayArguments(given: GivenReplayOptions, environment: Environment): ReplayOptions {
  return {
    url: given.url,
    ...readTarget(given, withoutKeptToken(tokenUse(given), environment)),
    timeoutMs: readDuration('--timeout', given.timeout),
    writeSecrets: given.writeSecrets ?? false,
  };
}
