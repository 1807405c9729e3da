import type { Check } from './check.ts';

export const updatesFollowTheModel: Check = {
  id: 'updates-follow-the-model',
  level: 'must',
  clause: '4.3',
  requirement: 'After any sequence of updates an agent is what the updates say.',
  operations: ['updateAgent'],
  // A state for each choice.
  needs: 16,
};
