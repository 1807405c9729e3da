import { isHarmless } from '../restoring/is-harmless.ts';
import { maySend } from '../restoring/may-send.ts';
import type { SentRequest } from '../run/exchange.ts';
import type { Finding } from '../run/run-record.ts';
import { isOfExploration } from './is-of-exploration.ts';
import type { ReplayTarget } from './replay-target.ts';

/** Why a finding of an exploration is not sent here, once its agents are those that were given. */
export function findTrespass(
  requests: readonly SentRequest[],
  finding: Pick<Finding, 'origin' | 'check'>,
  { subject, mayHurt }: Pick<ReplayTarget, 'subject' | 'mayHurt'>,
): string | undefined {
  if (!isOfExploration(finding)) return undefined;
  const trespass = requests.find((request) => !maySend(request, subject));
  if (trespass !== undefined)
    return `${trespass.method} ${trespass.path.slice(0, 100)} would reach more than the agents that were named`;
  return mayHurt || requests.every((request) => isHarmless(request, subject))
    ? undefined
    : 'it can hurt a deployment, so that it is replayed on this machine alone: explore with fuzz --allow instead';
}
