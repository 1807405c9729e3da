import {
  type AgentRestoration,
  isAsItWas,
  type RestoredWhere,
  type SeenAgent,
  type Unreadable,
} from '../../conformance/run/agent-restoration.ts';
import { explainDoubt, type FieldDoubt } from '../../conformance/run/field-doubt.ts';

/** A key that is shown as null may be there all the same. */
const describeDoubt = (doubt: FieldDoubt): string =>
  `its ${doubt.field} ${explainDoubt(doubt)}${doubt.field === 'api_key' ? ', and was written to: a key that was there unseen is overwritten (--no-write-secrets writes none)' : ''}`;

const doubtsText = (doubts: readonly FieldDoubt[]): string =>
  `it could not be seen whether all is as it was: ${doubts.map(describeDoubt).join(', ')}`;

const causeText = (cause: Unreadable): string =>
  'status' in cause ? `it answered ${cause.status}` : cause.detail;

function seenText(seen: SeenAgent): string {
  switch (seen.state) {
    case 'unchanged':
      return 'is as it was';
    case 'restored':
      return seen.derived === undefined
        ? 'was restored, and was seen to be as it was'
        : `was restored, but for ${seen.derived.join(', ')}: no update carries that, the server changed it by itself`;
    case 'unproved':
      return `was restored in what it shows, but ${doubtsText(seen.doubts)}`;
    case 'changed': {
      const doubt = seen.doubts === undefined ? '' : `; and ${doubtsText(seen.doubts)}`;
      return `could not be restored in: ${seen.lost.join(', ')}${doubt}`;
    }
    case 'unread':
      return `could not be read, so it was not restored: ${causeText(seen.cause)}`;
  }
}

const nameOf = ({ agentId, side }: RestoredWhere): string =>
  `${side === undefined ? '' : `${side}: `}agent ${agentId}`;

export const restorationText = (agent: RestoredWhere & SeenAgent): string =>
  `${nameOf(agent)} ${seenText(agent)}`;

/** The same for all, one line each; `restore` takes from a record what the left still lacks, so the right's is told. */
export function restorationLines(agents: readonly AgentRestoration[]): readonly string[] {
  return agents.flatMap((agent) => [
    restorationText(agent),
    ...(agent.side !== 'right' || isAsItWas(agent)
      ? []
      : [`${nameOf(agent)} lacks this update: ${agent.remaining.update}`]),
  ]);
}
