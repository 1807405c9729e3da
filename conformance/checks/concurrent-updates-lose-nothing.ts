import type { Check } from './check.ts';

export const concurrentUpdatesLoseNothing: Check = {
  id: 'concurrent-updates-lose-nothing',
  level: 'must',
  clause: '4.3',
  requirement: 'Updates of different fields at the same time are all there afterwards.',
  operations: ['updateAgent'],
};
