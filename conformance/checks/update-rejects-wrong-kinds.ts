import type { Check } from './check.ts';
import { judgeRejection } from './judge-rejection.ts';

export const updateRejectsWrongKinds: Check = {
  id: 'update-rejects-wrong-kinds',
  level: 'must',
  clause: '2.2, 7',
  requirement: 'A value of a wrong kind is rejected, in every field and in list items too.',
  operations: ['updateAgent'],
  needs: (fields) => fields.length,
  judge: (seen) => judgeRejection(seen, 'update-rejects-wrong-kinds'),
};
