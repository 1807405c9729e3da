import type { Check } from './check.ts';

export const answersBelongToTheirRequest: Check = {
  id: 'answers-belong-to-their-request',
  level: 'must',
  clause: '4.3',
  requirement:
    'Updates of several agents at the same time do not mix, and each answer belongs to its request.',
  operations: ['updateAgent'],
  // So many rounds: what is mixed up by a race is not mixed up each time.
  needs: 10,
};
