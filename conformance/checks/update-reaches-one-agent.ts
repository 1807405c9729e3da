import type { Check } from './check.ts';

export const updateReachesOneAgent: Check = {
  id: 'update-reaches-one-agent',
  level: 'must',
  clause: '4.3',
  requirement: 'An update changes the agent that was asked for, and no other.',
  operations: ['updateAgent'],
  needs: 1,
  skippedFor: ({ agents, ownAgents }) => {
    if (agents < 2) return 'it takes two agents';
    return ownAgents < 2 ? 'it takes two agents, and this shard has one' : undefined;
  },
};
