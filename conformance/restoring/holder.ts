import type { JsonObject } from '../../spec/json-value.ts';

/** Who holds agents: a process that runs a command on them. */
export interface Holder {
  readonly command: string;
  readonly runId: string;
  readonly startedAt: string;
  readonly pid: number;
  readonly host: string;
  /** What tells this process from a later one with the same number, where the system tells. */
  readonly process: string;
}

export const describeHolder = ({ command, runId, pid, host, startedAt }: Holder): string =>
  `${command} (run ${runId}, process ${pid} on ${host}, since ${startedAt})`;

/** A holder as a file has it; what the file does not tell is empty. */
export function readHolder(value: JsonObject): Holder {
  const text = (name: string) => (typeof value[name] === 'string' ? value[name] : '');
  return {
    command: text('command'),
    runId: text('runId'),
    startedAt: text('startedAt'),
    pid: typeof value['pid'] === 'number' ? value['pid'] : 0,
    host: text('host'),
    process: text('process'),
  };
}
