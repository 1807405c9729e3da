import type { Field } from '../../spec/fields.ts';
import { equalJson } from '../../spec/json-equal.ts';
import { printJson } from '../../spec/json-print.ts';
import { JsonNumber, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { moveFields } from '../moves/move-table.ts';
import { agentIn } from '../observe/agent-in.ts';
import { type Judgement, sumUp } from '../observe/judgement.ts';
import { describeAnswer } from '../observe/read-answer.ts';
import { placeAt } from '../run/place.ts';
import { compareStates } from '../scenario/compare-states.ts';
import { otherValues } from '../scenario/other-values.ts';
import type { JudgeScenario, Scenario } from '../scenario/scenario.ts';
import { forEachField, forEachGroup, type ScenarioPlan } from '../scenario/scenario-plan.ts';
import type { UpdateView } from '../scenario/update-view.ts';
import type { Check } from './check.ts';

/** Whether an update sends what the one before it sent, or what that was answered. */
function isRepeated(once: UpdateView, twice: UpdateView): boolean {
  if (once.update === undefined || twice.update === undefined || once.agent !== twice.agent) return false;
  const { update, state } = once;
  const members = Object.entries(twice.update);
  return (
    members.length > 0 &&
    members.every(
      ([name, value]) =>
        (Object.hasOwn(update, name) && equalJson(value, update[name] ?? null)) ||
        equalJson(value, state?.[name] ?? null),
    )
  );
}

/** A name that an agent has is refused to that agent itself: no other one has it. */
function judgeOwnName({ exchange: { outcome }, update = {} }: UpdateView): Judgement {
  if (outcome.kind !== 'answer' || outcome.status !== 409 || outcome.refusedFor !== undefined)
    return 'not concerned';
  if (!Object.hasOwn(update, 'agent_name')) return 'not concerned';
  return {
    level: 'must',
    code: 'refused-the-second-time',
    place: placeAt('body', 'agent_name'),
    expected: 'success, as the first time: it is the name of this agent',
    actual: describeAnswer(outcome),
  };
}

const moves: ReadonlySet<string> = new Set(moveFields.map(({ name }) => name));

/** An update that repeats the one before it changes nothing. */
const judgeScenario: JudgeScenario = (views) =>
  sumUp(
    views.flatMap((twice, index) => {
      const once = views[index - 1];
      if (once === undefined || !isRepeated(once, twice)) return [];
      return once.state !== undefined && twice.state === undefined
        ? [judgeOwnName(twice)]
        : [compareStates(once.state, twice.state, 'changed-by-the-same-update')];
    }),
  );

/** So often the same is sent. */
const most = 4;

/** Some fields are sent again and again; where they are refused together, each by itself. */
function repeatUpdate(
  { shapes }: ScenarioPlan,
  agentId: string,
  fields: readonly Field[],
  salt: number,
): Scenario {
  return {
    about: fields.map(({ name }) => name).join(', '),
    agentId,
    judge: judgeScenario,
    play: async ({ put, recall }) => {
      const values = otherValues(fields, (await recall(agentId)) ?? {}, salt, shapes);
      const putAgain = async (some: readonly Field[]): Promise<boolean> => {
        const update = Object.fromEntries(some.map(({ name }) => [name, values[name] ?? null]));
        const once = agentIn((await put(agentId, update)).outcome);
        if (once === undefined) return false;
        // What a deployment made of an object is sent again as it was answered.
        const answered = some
          .filter(({ kind }) => kind.includes('object'))
          .map(({ name }) => [name, once[name] ?? null] as const);
        const same = { ...update, ...Object.fromEntries(answered) };
        const twice = await put(agentId, same);
        if (agentIn(twice.outcome) === undefined) return false;
        // Who counts how often the same comes may pass over the second and not the third.
        for (let times = 2; times < most; times += 1) await put(agentId, same);
        return true;
      };
      if (!(await putAgain(fields))) for (const field of fields) await putAgain([field]);
      return undefined;
    },
  };
}

/** What code that escapes, parses, prints or prunes a value once more each time changes once more each time. */
const richObject: JsonObject = {
  quotes: `"kit" it's \\"x\\" \\\\\\\\`,
  markup: '<b>kit</b> & &amp; &lt;',
  percent: '100% %41 %25 +',
  lines: 'kit\r\nline\n\tend\n',
  letters: 'é e\u0301 中文 😀 \u2028',
  json: '{"a":[1]}',
  list: '[1]',
  text: '"kit"',
  digits: '12345678901234567890',
  large: new JsonNumber('9007199254740993'),
  fraction: new JsonNumber('0.1'),
  lists: [[['kit']], [], [[]], [{}]],
  one: [['kit']],
  levels: [[[[['kit']]]]],
  nested: { a: { b: { c: ['kit', null, true, {}] } } },
  empty: { a: null, b: '', c: [], d: {}, e: { f: { g: {}, h: [[]] } } },
  'a.b': 1,
  $a: 1,
  'a%b': 1,
  'a b': 1,
};

const mostPrinted = 20_000;

/** What was answered, sent again and again, comes back unchanged, whatever was made of it at first. */
function resendAnswered(agentId: string, { name, kind }: Field, value: JsonObject): Scenario {
  return {
    about: `${name} as it was answered`,
    agentId,
    judge: judgeScenario,
    play: async ({ put }) => {
      let next: JsonValue = kind === 'list-of-objects' ? [value] : value;
      for (let times = 0; times < 3; times += 1) {
        const answered = agentIn((await put(agentId, { [name]: next })).outcome);
        if (answered === undefined) return 'not concerned';
        next = answered[name] ?? null;
        // What doubles each time has shown itself, and would fill any memory.
        if (printJson(next).length > mostPrinted) break;
      }
      return undefined;
    },
  };
}

/** What an agent has is given to it again, each field by itself: who looks whether another one has it finds this one. */
function giveWhatItHas({ agentIds, fields }: ScenarioPlan): readonly Scenario[] {
  const [agentId] = agentIds;
  if (agentId === undefined) return [];
  const play: Scenario['play'] = async ({ put, read }) => {
    const state = await read(agentId);
    if (state === undefined) return 'not concerned';
    for (const { name } of fields) {
      const value = state[name] ?? null;
      if (value !== null && !moves.has(name)) await put(agentId, { [name]: value });
    }
    return undefined;
  };
  return [{ about: 'what an agent has', agentId, judge: judgeScenario, play }];
}

export const updateIsIdempotent: Check = {
  id: 'update-is-idempotent',
  level: 'must',
  clause: '4.3',
  requirement: 'The same update twice leaves the agent as once does.',
  operations: ['updateAgent'],
  // Most groups of fields: objects may be refused.
  needs: (fields) => Math.ceil(fields.length / 10),
  judgeScenario,
  scenarios: (plan) => [
    ...forEachGroup(plan, (agentId, fields, salt) => repeatUpdate(plan, agentId, fields, salt + 3)),
    ...forEachField(plan, (agentId, field) =>
      field.kind.includes('object') ? [resendAnswered(agentId, field, richObject)] : [],
    ).flat(),
    ...giveWhatItHas(plan),
  ],
};
