import type { Check } from './check.ts';

export const updateIsIdempotent: Check = {
  id: 'update-is-idempotent',
  level: 'must',
  clause: '4.3',
  requirement: 'The same update twice leaves the agent as once does.',
  operations: ['updateAgent'],
};
