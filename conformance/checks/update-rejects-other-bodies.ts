import type { Check } from './check.ts';
import { judgeRejection } from './judge-rejection.ts';

/** What is malformed, and what is no object, is decided in oracle/body.ts and oracle/update.ts. */
export const updateRejectsOtherBodies: Check = {
  id: 'update-rejects-other-bodies',
  level: 'must',
  clause: '2.2, 7',
  requirement: 'A body that is no JSON object is rejected.',
  operations: ['updateAgent'],
  needs: 10,
  judge: (observation) =>
    judgeRejection(observation, ({ isInPath, field }) => !isInPath && field === undefined),
};
