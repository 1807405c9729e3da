import type { Check } from '../check.ts';

export const dialectIsKept: Check = {
  id: 'dialect-is-kept',
  level: 'drift',
  clause: '4.1, 4.2, 4.3, 4.4',
  requirement: 'Where the contract is silent, the deployment answers as the dialect that it is held to.',
  operations: ['readEvolutionStatus', 'createGenome', 'updateAgent', 'listAgents'],
  needs: 1,
};
