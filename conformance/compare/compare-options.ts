import type { DeploymentOptions } from '../target/deployment-options.ts';

/** One of the two deployments, as the caller names it. */
export type SideOptions = Pick<
  DeploymentOptions,
  'url' | 'agentIds' | 'updatePath' | 'listPath' | 'token' | 'headers' | 'secretHeaders'
>;

/** How two deployments are compared. Only the two urls are needed; the names are those of the command line. */
export interface CompareOptions extends Omit<DeploymentOptions, keyof SideOptions | 'hidden'> {
  /** Its agents stand for those of the right, in their order; they are updated, and restored. */
  readonly left: SideOptions;
  readonly right: SideOptions;
  readonly seed?: number | undefined;
  /** Requests to each. */
  readonly cases?: number | undefined;
  /** GET, HEAD and OPTIONS alone; no agent is needed then. */
  readonly readOnly?: boolean | undefined;
}
