import type { Dialect } from '../../spec/dialect-points.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import type { AgentRestoration } from '../run/agent-restoration.ts';
import type { Weather } from '../run/run-record.ts';
import type { DeploymentOptions } from '../target/deployment-options.ts';
import type { LearnedPoint } from './learned-point.ts';

/** How a deployment is learned. Only `url` is needed; the names are those of the command line. */
export interface LearnOptions extends Omit<DeploymentOptions, 'onProgress'> {
  /** What to call the deployment in the file. Default: its url. */
  readonly name?: string | undefined;
  /** Sends GET, HEAD and OPTIONS only. */
  readonly readOnly?: boolean | undefined;
  /** Told after each exchange how many there were. */
  readonly onProgress?: ((exchanges: number) => void) | undefined;
}

/** What was learned of a deployment. */
export interface Learned {
  readonly target: string;
  /** The dialect: what was decided, the rest as in preset fastapi, and examples. */
  readonly dialect: Dialect;
  readonly points: readonly LearnedPoint[];
  /** The dialect file: JSON, with the evidence. */
  readonly file: JsonObject;
  /** The agents that were named, as a state file for the mock has them; without secrets. */
  readonly state: JsonObject;
  readonly requests: number;
  readonly durationMs: number;
  /** Why it, or an operation of it, could not be learned. */
  readonly notLearned: readonly string[];
  /** Only where something came between. */
  readonly weather?: Weather;
  /** What became of the agents that were updated. */
  readonly restoration: readonly AgentRestoration[];
}
