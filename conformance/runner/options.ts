import type { ProfileName } from './profiles.ts';

/** What --fail-on may name. */
export type FailOn = 'must' | 'should' | 'drift' | 'flaky';

/** What the caller is told while a run goes on. */
export interface Progress {
  readonly phase: string;
  /** How many of the planned cases or scenarios are done. */
  readonly sent: number;
  readonly planned: number;
  readonly findings: number;
}

/** How a deployment is checked. Only `url` is needed; the names are those of the command line. */
export interface CheckOptions {
  readonly url: string;
  /** Agents that may be updated, and are restored. */
  readonly agentIds?: readonly string[] | undefined;
  readonly updatePath?: string | undefined;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly secretHeaders?: Readonly<Record<string, string>> | undefined;
  readonly waitMs?: number | undefined;
  /** PEM text. */
  readonly ca?: string | undefined;
  readonly profile?: ProfileName | undefined;
  readonly seed?: number | undefined;
  readonly cases?: number | undefined;
  readonly maxTimeMs?: number | undefined;
  readonly concurrency?: number | undefined;
  readonly ratePerSecond?: number | undefined;
  readonly timeoutMs?: number | undefined;
  readonly only?: readonly string[] | undefined;
  readonly skip?: readonly string[] | undefined;
  readonly readOnly?: boolean | undefined;
  readonly writeSecrets?: boolean | undefined;
  readonly failOn?: readonly FailOn[] | undefined;
  /** Shows what this tool makes of a pass of well-formed requests; it has to be installed. */
  readonly secondOpinion?: 'prism' | undefined;
  /** For HTTPS_PROXY and NO_PROXY. */
  readonly environment?: Readonly<Record<string, string | undefined>> | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Ends the run early: what was written is restored, and the verdict is that it was interrupted. */
  readonly signal?: AbortSignal | undefined;
}
