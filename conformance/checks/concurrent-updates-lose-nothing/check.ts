import type { Check } from '../check.ts';
import { judgeStorm } from './judge-storm.ts';
import { updateAtOnce } from './update-at-once.ts';

export const concurrentUpdatesLoseNothing: Check = {
  id: 'concurrent-updates-lose-nothing',
  level: 'must',
  clause: '4.3',
  requirement: 'Updates of different fields at the same time are all there afterwards.',
  operations: ['updateAgent'],
  // So many rounds: what is lost by a race is not lost each time.
  needs: 10,
  judgeScenario: judgeStorm,
  storm: updateAtOnce,
};
