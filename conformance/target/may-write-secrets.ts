import { isLoopback } from '../send/loopback.ts';
import type { DeploymentOptions } from './deployment-options.ts';

/** Whether api_key is written: as was asked for, and else on this machine alone. */
export const mayWriteSecrets = (
  { writeSecrets }: Pick<DeploymentOptions, 'writeSecrets'>,
  url: string,
): boolean => writeSecrets ?? isLoopback(new URL(url).hostname);
