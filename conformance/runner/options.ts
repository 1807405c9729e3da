import type { Dialect } from '../../spec/dialect-points.ts';
import type { Baseline } from '../baseline/known-finding.ts';
import type { EvolutionListen } from '../evolution-service/evolution-service.ts';
import type { KeepingOptions } from '../restoring/state-folder.ts';
import type { Shard } from '../run/run-record.ts';
import type { TargetOptions } from '../target/open-target.ts';
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

/** A deployment that a command reads and writes: where it is, and what may be done to it. */
export interface DeploymentOptions extends TargetOptions, KeepingOptions {
  /** Agents that may be updated, and are restored. */
  readonly agentIds?: readonly string[] | undefined;
  readonly updatePath?: string | undefined;
  readonly waitMs?: number | undefined;
  readonly maxTimeMs?: number | undefined;
  readonly writeSecrets?: boolean | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Ends the run early: what was written is restored, and the verdict is that it was interrupted. */
  readonly signal?: AbortSignal | undefined;
}

/** How a deployment is checked. Only `url` is needed; the names are those of the command line. */
export interface CheckOptions extends DeploymentOptions {
  readonly profile?: ProfileName | undefined;
  readonly seed?: number | undefined;
  readonly cases?: number | undefined;
  readonly only?: readonly string[] | undefined;
  readonly skip?: readonly string[] | undefined;
  readonly readOnly?: boolean | undefined;
  readonly failOn?: readonly FailOn[] | undefined;
  /** Holds the deployment to this dialect; points that are left out are not held. */
  readonly dialect?: Partial<Dialect> | undefined;
  /** Findings that are known, and do not count until they expire. */
  readonly baseline?: Baseline | undefined;
  /** The part of the cases to send, where they are dealt to several runs. */
  readonly shard?: Shard | undefined;
  /** Where the kit plays the evolution service behind the deployment, which has to be told of it. */
  readonly evolutionListen?: EvolutionListen | undefined;
  /** Shows what this tool makes of a pass of well-formed requests; it has to be installed. */
  readonly secondOpinion?: 'prism' | undefined;
}
