import { type Field, updateFields } from '../../../spec/fields.ts';
import type { JsonObject, JsonValue } from '../../../spec/json-value.ts';
import { updateOf } from '../../generate/update-of.ts';
import type { Departure } from '../../observe/judgement.ts';
import { showField } from '../../observe/show-field.ts';
import type { Step } from '../../observe/step.ts';
import { suppliedStage } from '../../observe/supplied-stage.ts';
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

/** Some take one stage, or all but the first. So many that are followed are no chance: nobody moves in that order. */
const enough = 4;

/** A server may move trust_stage by itself, and once or twice may hit the supplied one; it takes them where it follows most. */
export const judgeTrustStage: JudgeScenario = (views) => {
  const supplied = views.filter(({ update }) => suppliedStage(update ?? {}) !== undefined);
  const answered = supplied.map(({ state }) => state?.['trust_stage']);
  if (supplied.length < stages.length || answered.includes(undefined)) return 'not concerned';
  const followed = supplied.filter(({ update }, index) => suppliedStage(update ?? {}) === answered[index]);
  if (followed.length < enough) return 'kept';
  return {
    level: 'must',
    code: 'taken',
    place: placeAt('answer', 'trust_stage'),
    expected: 'trust_stage as it was: an update does not carry it',
    actual: `trust_stage: ${answered.join(', ')}, as they were supplied`,
  };
};

/** What is supplied one after another: each stage, and at last the one that the agent had, in case that it is taken. */
const stagesFrom = (state: JsonObject | undefined): readonly JsonValue[] => {
  const first = state?.['trust_stage'];
  return first === undefined ? stages : [...stages, first];
};

/** Supplies one stage after another to an agent. */
const supplyStages = (
  agentId: string,
  about: string,
  updateWith: (stage: JsonValue, state: JsonObject) => JsonObject,
): Scenario => ({
  about,
  agentId,
  judge: judgeTrustStage,
  play: async ({ put, read }) => {
    const state = await read(agentId);
    for (const stage of stagesFrom(state)) await put(agentId, updateWith(stage, state ?? {}));
  },
});

/** Under its name or in other letters, alone. */
export const supplyTrustStages = (agentId: string, key = 'trust_stage'): Scenario =>
  supplyStages(agentId, key, (stage) => ({ [key]: stage }));

/** Inside all objects that an update carries. */
export const supplyTrustStagesInObjects = (agentId: string, fields: readonly Field[]): Scenario =>
  supplyStages(agentId, 'trust_stage in objects', (stage) =>
    updateOf(fields, ({ kind }) => (kind === 'object' ? { trust_stage: stage } : undefined)),
  );

/** Beside what the agent has in its other fields; a key may be masked. */
export const supplyTrustStagesBesideOthers = (agentId: string, fields: readonly Field[]): Scenario => {
  const others = fields.filter(({ name }) => name !== 'api_key');
  return supplyStages(agentId, 'trust_stage beside others', (stage, state) => ({
    ...updateOf(others, ({ name }) => state[name]),
    trust_stage: stage,
  }));
};
