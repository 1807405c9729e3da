/** So many groups write at the same time at most, and each has at least two agents where there are as many. */
const mostGroups = 4;

/** Agents in groups that share none: sequences of one group never meet those of another. */
export function groupAgents(agentIds: readonly string[]): readonly (readonly string[])[] {
  const count = Math.max(1, Math.min(mostGroups, Math.floor(agentIds.length / 2)));
  return Array.from({ length: count }, (_, group) =>
    agentIds.filter((_id, index) => index % count === group),
  );
}

/** The group that an agent is in. */
export const groupOf = (agentId: string, agentIds: readonly string[]): readonly string[] =>
  groupAgents(agentIds).find((group) => group.includes(agentId)) ?? [agentId];
