import type { ReplayOptions } from '../conformance/replay/replay-findings.ts';
import { readAgentId, readHeaders, readUpdatePath } from './check-arguments.ts';
import { readDuration } from './duration.ts';

/** The options of `replay` as they were written. */
export interface GivenReplayOptions {
  readonly url?: string;
  readonly agentId: readonly string[];
  readonly updatePath?: string;
  readonly token?: string;
  readonly header: readonly string[];
  readonly secretHeader: readonly string[];
  readonly wait?: string;
  readonly ca?: string;
  readonly timeout: string;
  readonly writeSecrets?: true;
  readonly restore?: true;
}

/** The options of `replay` that need no file, checked. */
export function readReplayArguments(
  given: GivenReplayOptions,
  environment: Readonly<Record<string, string | undefined>>,
): ReplayOptions {
  return {
    url: given.url,
    agentIds: given.agentId.map(readAgentId),
    updatePath: given.updatePath === undefined ? undefined : readUpdatePath(given.updatePath),
    token: given.token ?? (environment['AGENT_CONSOLE_TOKEN'] || undefined),
    headers: readHeaders('--header', given.header),
    secretHeaders: readHeaders('--secret-header', given.secretHeader),
    waitMs: given.wait === undefined ? undefined : readDuration('--wait', given.wait),
    timeoutMs: readDuration('--timeout', given.timeout),
    writeSecrets: given.writeSecrets ?? false,
    environment,
  };
}
