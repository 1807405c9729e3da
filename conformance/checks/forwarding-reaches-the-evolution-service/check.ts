import type { Check } from '../check.ts';

/** judge-forwarded.ts judges what arrived at the service; phases/forwarding-phase.ts plays forwarding-scenarios.ts. */
export const forwardingReachesTheEvolutionService: Check = {
  id: 'forwarding-reaches-the-evolution-service',
  level: 'must',
  clause: '4.1, 4.2, 5',
  requirement:
    'The two evolution operations arrive at the evolution service with method, path, body and token, and its answer comes back.',
  operations: ['readEvolutionStatus', 'createGenome'],
  needs: 1,
  skippedFor: ({ playsEvolution }) =>
    playsEvolution
      ? undefined
      : 'it takes --evolution-listen, and a deployment whose evolution service is there',
};
