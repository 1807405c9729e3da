import { Inability } from '../../spec/inability.ts';
import { sameUuid } from '../../spec/uuid-text.ts';
import { targetName } from '../restoring/target-name.ts';
import { parseBaseUrl } from '../send/base-url.ts';
import type { CompareOptions } from './compare-options.ts';

/** Refuses agents that cannot stand for one another, before anything is sent. */
export function requirePairs({ left, right, readOnly = false }: CompareOptions): void {
  for (const { url } of [left, right]) parseBaseUrl(url);
  if (readOnly) return;
  const [ours, theirs] = [left.agentIds ?? [], right.agentIds ?? []];
  if (ours.length !== theirs.length) {
    throw new Inability(
      '--left-agent-id and --right-agent-id',
      `there are ${ours.length} of the one and ${theirs.length} of the other`,
      'Name as many on each side: the first stands for the first, the second for the second.',
    );
  }
  const isSamePlace = targetName(left.url) === targetName(right.url);
  const shared = ours.find((id) => theirs.some((theirId) => sameUuid(id, theirId)));
  if (isSamePlace && shared !== undefined) {
    throw new Inability(
      `agent ${shared}`,
      'it is named on both sides of one deployment, and would be written to from both at once',
      'Name two agents, or give the url of another instance.',
    );
  }
}
