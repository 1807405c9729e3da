import type { CheckedScenario } from '../scenario.ts';

const proposal = {
  proposal_id: '655411df-6281-46c3-9d60-c4cc29f5f457',
  genome_id: '5ef00e30-b6e4-4458-9760-d71af15e001a',
  expected_gain: 1,
  summary: 'Shorter system prompt',
} as const;

const stage = (status: string, generation: number, proposals: readonly object[] = []) => ({
  agent_id: '{agent_id}',
  status,
  generation,
  proposals: proposals.map((one) => ({ ...proposal, ...one })),
});

/** Two seconds a stage: long enough to be seen, short enough to wait for. */
export const evolving = {
  name: 'evolving',
  about: 'evolution statuses move on with the clock, from queued to adopted, a stage every 2 s',
  evolution: {
    every: 2000,
    stages: [
      stage('queued', 0),
      stage('running', 1),
      stage('running', 2),
      stage('evaluating', 3),
      stage('proposals_ready', 3, [{ state: 'awaiting_approval' }]),
      stage('adopted', 4, [{ state: 'applied' }]),
    ],
  },
  rules: [],
} as const satisfies CheckedScenario;
