import { placeAt } from '../../run/place.ts';
import type { JudgeScenario, Scenario } from '../../scenario/scenario.ts';

/** An order in which no server would move by itself. */
const stages = ['adapted', 'registered', 'trusted', 'tested', 'optimized', 'hardened'];

/** A server may move trust_stage by itself, and once may hit the supplied one; it takes them where it follows all six. */
export const judgeTrustStage: JudgeScenario = (views) => {
  const supplied = views.filter(({ update }) => Object.hasOwn(update ?? {}, 'trust_stage'));
  const answered = supplied.map(({ state }) => state?.['trust_stage']);
  if (supplied.length < stages.length || answered.includes(undefined)) return 'not concerned';
  if (supplied.some(({ update }, index) => update?.['trust_stage'] !== answered[index])) return 'kept';
  return {
    level: 'must',
    code: 'taken',
    place: placeAt('answer', 'trust_stage'),
    expected: 'trust_stage as it was: an update does not carry it',
    actual: `trust_stage: ${answered.join(', ')}, as they were supplied`,
  };
};

/** Supplies one stage after another to an agent. */
export const supplyTrustStages = (agentId: string): Scenario => ({
  about: 'trust_stage',
  agentId,
  judge: judgeTrustStage,
  play: async ({ put }) => {
    for (const stage of stages) await put(agentId, { trust_stage: stage });
  },
});
