import type { Check } from './check.ts';

export const updateIsIdempotent: Check = {
  id: 'update-is-idempotent',
  level: 'must',
  clause: '4.3',
  requirement: 'The same update twice leaves the agent as once does.',
  operations: ['updateAgent'],
  // Most fields: objects may be refused.
  needs: (fields) => Math.ceil(fields.length / 2),
};
