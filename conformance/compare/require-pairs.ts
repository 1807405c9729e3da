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
      `there are ${ours.length} on the left and ${theirs.length} on the right`,
      'Name the same number of agents on each side: they are compared in order.',
    );
  }
  const isSamePlace = targetName(left.url) === targetName(right.url);
  const shared = ours.find((id) => theirs.some((theirId) => sameUuid(id, theirId)));
  if (isSamePlace && shared !== undefined) {
    throw new Inability(
      `agent ${shared}`,
      'it is named on both sides of the same deployment, so both would write to it at once',
      'Name two agents, or give the url of another instance.',
    );
  }
}
