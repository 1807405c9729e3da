import { isExploratory } from '../checks/index.ts';
import type { Finding } from '../run/run-record.ts';

/** Whether a finding comes of an exploration, which goes beyond the contract: what it may send is told by the request alone. */
export const isOfExploration = ({ origin, check }: Pick<Finding, 'origin' | 'check'>): boolean =>
  origin.phase === 'fuzz' || isExploratory(check);
