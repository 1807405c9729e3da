import type { Field } from '../../../spec/fields.ts';
import { spellings } from '../../generate/letter-case.ts';
import { otherValue } from '../../generate/other-value.ts';
import { showBoth } from '../../observe/show-field.ts';
import { placeAt } from '../../run/place.ts';
import { findLostField } from '../../scenario/lost-field.ts';
import { objectFor } from '../../scenario/object-for.ts';
import type { JudgeScenario, Scenario } from '../../scenario/scenario.ts';
import { forEachField, type ScenarioPlan } from '../../scenario/scenario-plan.ts';
import { storeMaskLikeKeys } from './mask-like-keys.ts';
import { storeNearValues } from './near-values.ts';
import { objectsWithChoices } from './objects-with-choices.ts';
import { replaceObject } from './replaced-objects.ts';

/** What was answered is there in the next answer: stored, not echoed. */
export const judgeStoredScenario: JudgeScenario = (views) => {
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

function storeField(agentId: string, field: Field, salt: number): Scenario {
  return {
    about: field.name,
    agentId,
    judge: judgeStoredScenario,
    play: async ({ put, read }) => {
      // In whatever letters its id is written, it is one agent: written under one spelling, read under another.
      const ids = spellings(agentId);
      const [readAs = agentId, putAs = agentId] = [ids[salt % 3], ids[(salt >> 1) % 3]];
      const current = (await read(readAs))?.[field.name] ?? null;
      const value = otherValue(field, current, salt);
      // api_key may be masked or left out, and is then not comparable.
      if (value === undefined || field.name === 'api_key') return;
      await put(putAs, { [field.name]: value });
      await read(readAs);
    },
  };
}

/** Fills every agent, then tries each field by itself. */
export function storingScenarios(plan: ScenarioPlan): readonly Scenario[] {
  const filled = plan.agentIds.map((agentId, index) => fillAll(plan, agentId, plan.salt + index * 100));
  const [first, last] = [plan.agentIds[0], plan.agentIds.at(-1)];
  if (first === undefined || last === undefined) return [];
  const objects = plan.fields.filter(({ kind }) => kind.includes('object'));
  // What takes most steps is shared out, so that all agents are done at about the same time.
  return [
    ...filled,
    ...forEachField(plan, storeField),
    ...objects.map((field, index) => {
      const agentId = index < objects.length - 1 ? first : last;
      return replaceObject(plan, agentId, field, plan.salt + index * 7);
    }),
    ...objectsWithChoices(plan),
    ...storeMaskLikeKeys(plan, last),
    storeNearValues(plan, last, judgeStoredScenario),
  ];
}
