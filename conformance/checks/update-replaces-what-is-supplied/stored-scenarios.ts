import type { Field, UpdateFieldName } from '../../../spec/fields.ts';
import { inEveryLetterCase } from '../../generate/letter-case.ts';
import { otherValue } from '../../generate/other-value.ts';
import { agentIn } from '../../observe/agent-in.ts';
import { isDeparture } from '../../observe/judgement.ts';
import { showBoth } from '../../observe/show-field.ts';
import { placeAt } from '../../run/place.ts';
import { findLostField } from '../../scenario/lost-field.ts';
import { objectFor } from '../../scenario/object-for.ts';
import type { JudgeScenario, Scenario } from '../../scenario/scenario.ts';
import type { ScenarioPlan } from '../../scenario/scenario-plan.ts';
import { storeBesideKnownWords } from './known-words.ts';
import { storeLongUpdateAgain } from './long-update-again.ts';
import { replaceLongValuesInTurn } from './long-values-in-turn.ts';
import { storeMaskLikeKeys } from './mask-like-keys.ts';
import { storeNearValues } from './near-values.ts';
import { objectsWithChoices } from './objects-with-choices.ts';
import { storeUnderOpenSpellings } from './open-id-spellings.ts';
import { judgeReplaced, replaceObjects } from './replaced-objects.ts';
import { replaceByObjectsFromElsewhere, storeValuesFromElsewhere } from './values-from-elsewhere.ts';
import { sendWholeAgents } from './whole-agents.ts';

/** What was answered is there in the next answer: stored, not echoed. */
const judgeStoredScenario: JudgeScenario = (views) => {
  const lost = findLostField(views);
  if (typeof lost === 'string') return lost;
  const { field, update, read } = lost;
  return {
    level: 'must',
    code: 'not-stored',
    place: placeAt('answer', field.name),
    ...showBoth(field.name, update, read),
  };
};

/** The same; and where it is about objects, each is replaced. */
export const judgeStoredOrReplaced: JudgeScenario = (views) => {
  const stored = judgeStoredScenario(views);
  if (isDeparture(stored)) return stored;
  const replaced = judgeReplaced(views);
  return replaced === 'not concerned' ? stored : replaced;
};

/** Every field at once, with values that are told apart: what is cleared or reset later then shows, step by step. */
function fillAll({ fields, shapes }: ScenarioPlan, agentId: string, salt: number): Scenario {
  return {
    about: 'all fields',
    agentId,
    play: async ({ put, read }) => {
      const current = (await read(agentId)) ?? {};
      // All of them, objects as null: those are open, and an object that is refused would refuse the rest.
      const values = fields.map((field, index) => {
        const value = otherValue(field, current[field.name] ?? null, salt + index);
        return [field.name, value ?? (field.kind === 'list-of-objects' ? [] : null)] as const;
      });
      // What was refused counts for nothing: sent again without its fault, it is new.
      await put(agentId, { ...Object.fromEntries(values), guard_manually_configured: 'kit-no-flag' });
      await put(agentId, Object.fromEntries(values));
      for (const field of fields.filter(({ kind }) => kind.includes('object')))
        await put(agentId, { [field.name]: objectFor(field, salt, shapes) });
    },
  };
}

/** Fields that code may know as a pair: each two are supplied together, and nothing else. */
const pairs: readonly (readonly [UpdateFieldName, UpdateFieldName])[] = [
  ['status', 'protection_status'],
  ['agent_name', 'purpose'],
  ['agent_url', 'protocol'],
  ['model_name', 'hub'],
  ['agent_system_prompt', 'access_level'],
  ['api_key', 'rate_limit_requests_per_minute'],
  ['test_score', 'evaluated_harnesses'],
  ['last_tested_by', 'last_evaluated_at'],
  ['guard_config_id', 'guard_manually_configured'],
];

const storePairs = ({ agentIds, fields, salt }: ScenarioPlan): readonly Scenario[] =>
  pairs.map((pair, index) => {
    const both = fields.filter(({ name }) => pair.some((one) => one === name));
    return storeFields(agentIds[index % agentIds.length] ?? '', both, salt + index * 7);
  });

/** Some fields are set; where they are refused together, each by itself. */
function storeFields(agentId: string, fields: readonly Field[], salt: number): Scenario {
  return {
    about: fields.map(({ name }) => name).join(', '),
    agentId,
    judge: judgeStoredScenario,
    play: async ({ put, read }) => {
      // In whatever letters its id is written, it is one agent: written under one spelling, read under another.
      const ids = inEveryLetterCase(agentId);
      const [readAs = agentId, putAs = agentId] = [ids[salt % 3], ids[(salt >> 1) % 3]];
      const current = (await read(readAs)) ?? {};
      const values = fields.flatMap((field, index) => {
        const value = otherValue(field, current[field.name] ?? null, salt + index);
        // api_key may be masked or left out, and is then not comparable.
        return value === undefined || field.name === 'api_key' ? [] : [[field.name, value] as const];
      });
      if (values.length === 0) return undefined;
      const { outcome } = await put(putAs, Object.fromEntries(values));
      if (agentIn(outcome) === undefined)
        for (const [name, value] of values) await put(putAs, { [name]: value });
      await read(readAs);
      return undefined;
    },
  };
}

/** Fills every agent, then sets two fields at a time. */
export function storingScenarios(plan: ScenarioPlan): readonly Scenario[] {
  const filled = plan.agentIds.map((agentId, index) => fillAll(plan, agentId, plan.salt + index * 100));
  const [first, last] = [plan.agentIds[0], plan.agentIds.at(-1)];
  if (first === undefined || last === undefined) return [];
  // What takes most steps is shared out, so that all agents are done at about the same time.
  return [
    ...filled,
    ...storePairs(plan),
    ...replaceObjects(plan, first, plan.salt),
    ...objectsWithChoices(plan),
    ...storeMaskLikeKeys(plan, first),
    storeNearValues(plan, last, judgeStoredScenario),
    ...storeBesideKnownWords(plan, first, judgeStoredScenario),
    sendWholeAgents(plan, first, judgeStoredScenario),
    storeValuesFromElsewhere(plan, last, judgeStoredScenario),
    ...replaceByObjectsFromElsewhere(plan, first, judgeReplaced),
    ...storeUnderOpenSpellings(plan, last, judgeStoredScenario),
    ...storeLongUpdateAgain(plan, last, judgeStoredScenario),
    replaceLongValuesInTurn(plan, last, judgeStoredOrReplaced),
  ];
}
