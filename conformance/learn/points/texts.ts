import { groupOfAgent } from '../group.ts';
import { decide } from '../learned-point.ts';
import { takenOr } from '../readings.ts';

const bodies = ['last_tested_by', 'agent_system_prompt'].map((name) => ({ [name]: 'kit\0nul' }));

/** Which texts are taken. */
export const learnTexts = groupOfAgent(['nul-in-texts'], async (agent) => ({
  points: [decide('nul-in-texts', await agent.readUpdates(bodies, takenOr('accept', 'reject')))],
}));
