import type { Dialect } from '../../spec/dialect-points.ts';
import type { Baseline } from '../baseline/known-finding.ts';
import type { EvolutionListen } from '../evolution-service/evolution-service.ts';
import type { ProfileName } from '../phases/profiles.ts';
import type { FirstDeparture } from '../phases/tally.ts';
import type { FailOn } from '../run/fail-on.ts';
import type { Shard } from '../run/run-record.ts';
import type { DeploymentOptions } from '../target/deployment-options.ts';

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
  /** The part of the cases to send, where several runs share them. */
  readonly shard?: Shard | undefined;
  /** Where the kit plays the evolution service behind the deployment, which has to be told of it. */
  readonly evolutionListen?: EvolutionListen | undefined;
  /** Shows what this tool makes of a pass of well-formed requests; it has to be installed. */
  readonly secondOpinion?: 'prism' | undefined;
  /** Is told of each cause when it is first met, before it is sent again. */
  readonly onDeparture?: ((departure: FirstDeparture) => void) | undefined;
}
