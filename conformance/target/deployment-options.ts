import type { KeepingOptions } from '../restoring/state-folder.ts';
import type { Progress } from './progress-teller.ts';
import type { TargetOptions } from './target-options.ts';

/** A deployment that a command reads and writes: where it is, and what may be done to it. */
export interface DeploymentOptions extends TargetOptions, KeepingOptions {
  /** Agents that may be updated, and are restored. */
  readonly agentIds?: readonly string[] | undefined;
  readonly updatePath?: string | undefined;
  /** Where the list of agents is; else it is looked for. */
  readonly listPath?: string | undefined;
  readonly waitMs?: number | undefined;
  readonly maxTimeMs?: number | undefined;
  /** Whether api_key is written; on loopback alone by default. */
  readonly writeSecrets?: boolean | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Ends the run early: what was written is restored, and the verdict is that it was interrupted. */
  readonly signal?: AbortSignal | undefined;
}
