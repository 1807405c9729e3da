import { sumUp } from '../../observe/judgement.ts';
import type { JudgeScenario, Scenario } from '../../scenario/scenario.ts';
import type { ScenarioPlan } from '../../scenario/scenario-plan.ts';
import { type Check, needsField } from '../check.ts';
import { meetInEveryState } from './agents-in-every-state.ts';
import { nameAnother, nameAnotherInBody } from './agents-that-name-another.ts';
import { makeEqual } from './equal-values.ts';
import { updateOne } from './every-field-of-one.ts';
import { judgeReadings } from './judge-readings.ts';
import { isMarked, judgeLists, watchUnnamedAgents } from './unnamed-agents.ts';

/** judge-readings.ts judges the agents that were given, unnamed-agents.ts those that only the list shows. */
const judgeScenario: JudgeScenario = (views) => sumUp([judgeReadings(views), judgeLists(views)]);

/** The first agent is written to thoroughly; the others are not, since many of them would take long. */
const ofSeveral = (plan: ScenarioPlan): readonly Scenario[] => [
  ...plan.agentIds.map((agentId, index) => updateOne(plan, agentId, plan.salt + 3 * index, index === 0)),
  makeEqual(plan, plan.salt + 700),
  ...meetInEveryState(plan),
  ...nameAnother(plan),
  ...nameAnotherInBody(plan),
];

export const updateReachesOneAgent: Check = {
  id: 'update-reaches-one-agent',
  level: 'must',
  clause: '4.3',
  requirement: 'An update changes the agent that was asked for, and no other.',
  operations: ['updateAgent', 'listAgents'],
  neededAt: ['updateAgent'],
  needs: needsField(isMarked, 1),
  skippedFor: ({ operations, agents, ownAgents, unnamedAgents }) => {
    if (!operations.has('updateAgent')) return 'it takes agents that may be updated';
    if (unnamedAgents > 0) return undefined;
    if (agents < 2) return 'it takes two agents';
    return ownAgents < 2 ? 'it takes two agents, and this shard has one' : undefined;
  },
  judgeScenario,
  scenarios: (plan) => [...(plan.agentIds.length < 2 ? [] : ofSeveral(plan)), ...watchUnnamedAgents(plan)],
};
