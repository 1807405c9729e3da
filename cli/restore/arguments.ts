import type { RestoreOptions } from '../../conformance/restore-kept.ts';
import { parseBaseUrl } from '../../conformance/send/base-url.ts';
import type { Environment } from '../../conformance/send/proxy.ts';
import { Inability } from '../../spec/inability.ts';
import { readDuration } from '../options/duration.ts';
import { type GivenTarget, readTarget } from '../options/target-arguments.ts';

/** The options of `restore` as they were written. */
export interface GivenRestoreOptions extends Omit<GivenTarget, 'agentId' | 'wait'> {
  readonly url?: string;
  readonly timeout: string;
  readonly all?: true;
  readonly discard?: true;
}

/** The options of `restore` that need no file, checked. */
export function readRestoreArguments(
  file: string | undefined,
  given: GivenRestoreOptions,
  environment: Environment,
): RestoreOptions {
  if (file !== undefined && given.all === true)
    throw new Inability(
      'restore --all',
      `it cannot be combined with a file (${file})`,
      'Give one or the other.',
    );
  if (given.discard === true && file === undefined && given.all !== true)
    throw new Inability('restore --discard', 'what to discard is missing', 'Name a file, or give --all.');
  if (given.url !== undefined) parseBaseUrl(given.url);
  // A url that comes from a file is not given the token of the environment.
  const { AGENT_CONSOLE_TOKEN: _, ...others } = environment;
  return {
    ...readTarget({ ...given, agentId: [] }, given.url === undefined ? others : environment),
    url: given.url,
    timeoutMs: readDuration('--timeout', given.timeout),
  };
}
