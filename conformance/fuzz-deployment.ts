/** Edge: an exploration of a deployment, on the clock and the network of the machine unless told otherwise. */
import { exploratoryChecks } from './checks/index.ts';
import { conductRun } from './conduct-run.ts';
import { exploreDeployment } from './fuzz/explore-deployment.ts';
import type { FuzzOptions } from './fuzz/fuzz-options.ts';
import { usualWay, type Way } from './fuzz/way.ts';
import type { Kit, Run } from './run/run-record.ts';
import { realSurroundings, type Surroundings } from './target/surroundings.ts';

export type { FuzzControl, FuzzOptions, FuzzStatus } from './fuzz/fuzz-options.ts';
export type { Way } from './fuzz/way.ts';

/** Explores a deployment until the time, the requests or the caller's patience is over; its agents are restored. */
export const fuzzDeployment = (
  options: FuzzOptions,
  kit: Kit,
  surroundings: Surroundings = realSurroundings,
  way: Way = usualWay,
): Promise<Run> =>
  // What is allowed here, or by name, is allowed to nobody else.
  conductRun({ ...options, staysAtOrigin: true }, kit, surroundings, {
    command: 'fuzz',
    moreChecks: exploratoryChecks,
    judge: (judging) => exploreDeployment(judging, options, way),
  });
