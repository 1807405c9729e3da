import type { Check } from './check.ts';

export const rejectedUpdateLeavesNoTrace: Check = {
  id: 'rejected-update-leaves-no-trace',
  level: 'must',
  clause: '4.3',
  requirement: 'An update that is rejected changes nothing.',
  operations: ['updateAgent'],
  needs: (fields) => fields.length,
};
