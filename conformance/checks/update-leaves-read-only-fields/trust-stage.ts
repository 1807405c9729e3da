import { type Field, updateFields } from '../../../spec/fields.ts';
import type { JsonObject } from '../../../spec/json-value.ts';
import type { Departure } from '../../observe/judgement.ts';
import { showField } from '../../observe/show-field.ts';
import type { Step } from '../../observe/step.ts';
import { placeAt } from '../../run/place.ts';
import type { JudgeScenario, Scenario } from '../../scenario/scenario.ts';

/** An order in which no server would move by itself. */
const stages = ['adapted', 'registered', 'trusted', 'tested', 'optimized', 'hardened'];

/**
 * One stage of the six may be taken, for good, so that nothing shows it again: an agent whose stage never moved in the
 * run moves by the update that supplies it, which carries no field of an update, and to that very stage.
 */
export function judgeStageStep(step: Step): Departure | undefined {
  const { update, first, before, after } = step;
  const { trust_stage: stage } = update;
  if (step.isStageMoving === true) return undefined;
  if (stage === undefined || updateFields.some(({ name }) => Object.hasOwn(update, name))) return undefined;
  const wasSteady = first !== undefined && first['trust_stage'] === before['trust_stage'];
  if (!wasSteady || before['trust_stage'] === stage || after['trust_stage'] !== stage) return undefined;
  return {
    level: 'must',
    code: 'taken',
    place: placeAt('answer', 'trust_stage'),
    expected: `${showField('trust_stage', before)}: an update does not carry it`,
    actual: showField('trust_stage', after),
    provesItself: true,
  };
}

/** A server may move trust_stage by itself, and once may hit the supplied one; it takes them where it follows all six. */
export const judgeTrustStage: JudgeScenario = (views) => {
  const stageIn = (update: JsonObject = {}) =>
    Object.entries(update).find(([key]) => key.toLowerCase() === 'trust_stage')?.[1];
  const supplied = views.filter(({ update }) => stageIn(update) !== undefined);
  const answered = supplied.map(({ state }) => state?.['trust_stage']);
  if (supplied.length < stages.length || answered.includes(undefined)) return 'not concerned';
  if (supplied.some(({ update }, index) => stageIn(update) !== answered[index])) return 'kept';
  return {
    level: 'must',
    code: 'taken',
    place: placeAt('answer', 'trust_stage'),
    expected: 'trust_stage as it was: an update does not carry it',
    actual: `trust_stage: ${answered.join(', ')}, as they were supplied`,
  };
};

/** Supplies one stage after another to an agent, under its name or in other letters, alone. */
export const supplyTrustStages = (agentId: string, key = 'trust_stage'): Scenario => ({
  about: key,
  agentId,
  judge: judgeTrustStage,
  play: async ({ put }) => {
    for (const stage of stages) await put(agentId, { [key]: stage });
  },
});

/** Supplies one stage after another beside what the agent has in its other fields; a key may be masked. */
export const supplyTrustStagesBesideOthers = (agentId: string, fields: readonly Field[]): Scenario => ({
  about: 'trust_stage beside others',
  agentId,
  judge: judgeTrustStage,
  play: async ({ put, read }) => {
    const state = (await read(agentId)) ?? {};
    const others = fields.filter(({ name }) => name !== 'api_key' && Object.hasOwn(state, name));
    const beside = Object.fromEntries(others.map(({ name }) => [name, state[name] ?? null]));
    for (const stage of stages) await put(agentId, { ...beside, trust_stage: stage });
  },
});
