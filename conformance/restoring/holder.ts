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

/** A holder in a few words. */
export const describeHolder = ({ command, runId, pid, host, startedAt }: Holder): string =>
  `${command} (run ${runId}, process ${pid} on ${host}, since ${startedAt})`;
