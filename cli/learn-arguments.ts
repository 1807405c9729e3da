import type { LearnOptions } from '../conformance/learn-deployment.ts';
import { readAgentId, readCount, readHeaders, readUpdatePath } from './check-arguments.ts';
import { readDuration } from './duration.ts';

/** The options of `learn` as they were written. */
export interface GivenLearnOptions {
  readonly out: string;
  readonly agentId: readonly string[];
  readonly updatePath?: string;
  readonly token?: string;
  readonly header: readonly string[];
  readonly secretHeader: readonly string[];
  readonly wait?: string;
  readonly ca?: string;
  readonly maxTime?: string;
  readonly concurrency: string;
  readonly rate?: string;
  readonly timeout: string;
  readonly readOnly?: true;
  readonly writeSecrets?: true;
}

/** The options of `learn` that need no file, checked. */
export function readLearnArguments(
  given: GivenLearnOptions,
  environment: Readonly<Record<string, string | undefined>>,
): Omit<LearnOptions, 'url'> {
  const duration = (option: string, text: string | undefined) =>
    text === undefined ? undefined : readDuration(option, text);
  return {
    agentIds: given.agentId.map((id) => readAgentId(id)),
    updatePath: given.updatePath === undefined ? undefined : readUpdatePath(given.updatePath),
    token: given.token ?? (environment['AGENT_CONSOLE_TOKEN'] || undefined),
    headers: readHeaders('--header', given.header),
    secretHeaders: readHeaders('--secret-header', given.secretHeader),
    waitMs: duration('--wait', given.wait),
    maxTimeMs: duration('--max-time', given.maxTime),
    concurrency: readCount('--concurrency', given.concurrency, 1, 1000),
    ratePerSecond: given.rate === undefined ? undefined : readCount('--rate', given.rate, 1, 1_000_000),
    timeoutMs: readDuration('--timeout', given.timeout),
    readOnly: given.readOnly ?? false,
    writeSecrets: given.writeSecrets ?? false,
    environment,
  };
}
