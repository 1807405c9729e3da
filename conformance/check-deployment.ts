/** Edge: a check of a deployment, on the clock and the network of the machine unless told otherwise. */
import { conductRun } from './conduct-run.ts';
import type { Kit, Run } from './run/run-record.ts';
import { judgeDeployment } from './runner/judge-deployment.ts';
import type { CheckOptions } from './runner/options.ts';
import { realSurroundings, type Surroundings } from './target/surroundings.ts';

export type { FailOn } from './run/fail-on.ts';
export type { Run } from './run/run-record.ts';
export type { CheckOptions } from './runner/options.ts';

/** Judges a deployment: prepares, sends the systematic and the random cases, settles findings, restores the agents. */
export const checkDeployment = (
  options: CheckOptions,
  kit: Kit,
  surroundings: Surroundings = realSurroundings,
): Promise<Run> =>
  conductRun(options, kit, surroundings, { command: 'check', moreChecks: [], judge: judgeDeployment });
