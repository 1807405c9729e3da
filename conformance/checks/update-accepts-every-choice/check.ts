import type { Check } from '../check.ts';
import { suppliesField } from '../is-about.ts';
import { judgeAcceptance } from '../judge-acceptance.ts';
import { statusesOfBareAgent } from './bare-agent.ts';
import { makeEveryMove } from './make-every-move.ts';

/** A refused move is excused in moves/excused-refusals.ts; a choice that no move leads to is judged in phases/judge-moves.ts. */
export const updateAcceptsEveryChoice: Check = {
  id: 'update-accepts-every-choice',
  level: 'must',
  clause: '3, 2.2',
  requirement: 'Every listed value of a choice is taken.',
  operations: ['updateAgent'],
  needs: (fields) => fields.reduce((sum, { choices = [] }) => sum + choices.length, 0),
  isAbout: suppliesField(({ kind }) => kind === 'choice', 'accept'),
  judge: (observation) =>
    judgeAcceptance(observation, (only) => only?.field?.kind === 'choice' && only.value !== null),
  // Each answer is judged as any other.
  scenarios: (plan) => [...makeEveryMove(plan), ...statusesOfBareAgent(plan)],
};
