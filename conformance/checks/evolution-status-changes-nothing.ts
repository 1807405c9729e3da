import type { Check } from './check.ts';

export const evolutionStatusChangesNothing: Check = {
  id: 'evolution-status-changes-nothing',
  level: 'must',
  clause: '4.1',
  requirement: 'Reading an evolution status changes no agent.',
  operations: ['readEvolutionStatus', 'updateAgent'],
  needs: 1,
  skippedFor: ({ operations }) =>
    operations.has('updateAgent') ? undefined : 'it takes agents that may be updated',
};
