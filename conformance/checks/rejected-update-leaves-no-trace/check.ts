import type { Field } from '../../../spec/fields.ts';
import { isJsonArray, JsonNumber, type JsonObject } from '../../../spec/json-value.ts';
import { inEveryLetterCase } from '../../generate/letter-case.ts';
import { otherValue } from '../../generate/other-value.ts';
import { moveFields } from '../../moves/move-table.ts';
import { agentIn } from '../../observe/agent-in.ts';
import { objectFor } from '../../scenario/object-for.ts';
import { otherValues } from '../../scenario/other-values.ts';
import type { Actions, Scenario } from '../../scenario/scenario.ts';
import { forEachGroup, type ScenarioPlan } from '../../scenario/scenario-plan.ts';
import { wrongClasses } from '../../systematic/wrong-classes.ts';
import type { Check } from '../check.ts';
import { isWithheld, judgeTrace } from './judge-trace.ts';
import { sendRejected } from './rejected-requests.ts';
import { takeNameOfAnother } from './taken-name.ts';

/** Every field set to another value before, twice: what a rejection sets or clears by itself, the agent may have already. */
function spoilAfterAll({ fields, salt, shapes }: ScenarioPlan, agentId: string): Scenario {
  return {
    about: 'all fields',
    agentId,
    judge: judgeTrace,
    play: async ({ put, read }) => {
      for (const turn of [0, 1]) {
        await put(agentId, otherValues(fields, (await read(agentId)) ?? {}, salt + turn, shapes));
        await read(agentId);
        await put(agentId, { guard_manually_configured: 'kit-no-flag' });
        await read(agentId);
      }
    },
  };
}

const flag = 'guard_manually_configured';

const isMove = (name: string): boolean => moveFields.some((field) => field.name === name);

const withoutMoves = (update: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(update).filter(([name]) => !isMove(name)));

/** An agent that has something in every field: what is cleared shows nowhere else. */
async function readFilled(
  { fields, shapes }: ScenarioPlan,
  agentId: string,
  salt: number,
  { put, read }: Pick<Actions, 'put' | 'read'>,
): Promise<JsonObject | undefined> {
  const state = await read(agentId);
  const unset = fields.filter(({ name }) => (state?.[name] ?? null) === null);
  if (state === undefined || unset.length === 0) return state;
  await put(agentId, otherValues(unset, state, salt, shapes));
  return read(agentId);
}

/** An update, and the field that is wrong in it. */
interface SpoiledUpdate {
  readonly update: JsonObject;
  readonly wrong: string;
}

/**
 * A valid field beside an invalid one, the invalid one last and first in the body and in the contract's order; and the
 * field itself wrong, after and before all others that are fine.
 */
function spoiledWith(
  field: Field,
  { fields, shapes }: ScenarioPlan,
  before: JsonObject,
  salt: number,
): readonly SpoiledUpdate[] {
  const { name, kind, minimum } = field;
  const [[, first = null] = [], ...more] = wrongClasses(field);
  // Whether a number is large enough may be asked late, when the rest may have been written.
  const below = minimum === undefined ? [] : [minimum - 1];
  const [, listed = first] = more.findLast(([, value]) => isJsonArray(value)) ?? [];
  const others = fields.filter((one) => one.name !== name);
  const good = { [name]: otherValue(field, before[name] ?? null, salt) ?? objectFor(field, salt, shapes) };
  const isWritten = (other: string) => others.some((one) => one.name === other);
  const spoiled = (wrong: string, updates: readonly JsonObject[]) =>
    updates.map((update) => ({ update, wrong }));
  return [
    ...spoiled(name, [
      ...[...new Set([first, listed, ...below])].map((wrong) => ({
        ...otherValues(others, before, salt, shapes),
        [name]: wrong,
      })),
      { [name]: first, ...otherValues(others, before, salt + 1, shapes) },
    ]),
    // What is left alone is not sent, and what stands beside it would be taken.
    ...(isWritten(flag) && kind !== 'flag' ? spoiled(flag, [{ ...good, [flag]: 'kit-no-flag' }]) : []),
    ...(isWritten('status') ? spoiled('status', [{ status: 'kit-no-status', ...good }]) : []),
  ];
}

/**
 * Some fields are spoiled. Refused, they write nothing, and may come at the same time. Where one is taken, nobody can tell
 * what the others left, and each field is spoiled by itself.
 */
function spoilFields(plan: ScenarioPlan, agentId: string, group: readonly Field[], salt: number): Scenario {
  return {
    about: group.map(({ name }) => name).join(', '),
    agentId,
    judge: judgeTrace,
    play: async ({ put, read }) => {
      const ids = inEveryLetterCase(agentId);
      const spoil = async ({ update, wrong }: SpoiledUpdate, id: string) => {
        const exchange = await put(id, update);
        // Without a move that is wrong itself, the rest would be taken.
        return isWithheld(exchange) && !isMove(wrong) ? put(id, withoutMoves(update)) : exchange;
      };
      /** Whether all of them were refused. */
      const spoilAll = async (fields: readonly Field[]): Promise<boolean> => {
        const before = await readFilled(plan, agentId, salt, { put, read });
        if (before === undefined) return true;
        const spoiled = fields.flatMap((field, index) => spoiledWith(field, plan, before, salt + index * 7));
        const exchanges = await Promise.all(
          spoiled.map((update, index) => spoil(update, ids[(salt + index) % 3] ?? agentId)),
        );
        await read(agentId);
        return exchanges.every(({ outcome }) => agentIn(outcome) === undefined);
      };
      if (!(await spoilAll(group))) for (const field of group) await spoilAll([field]);
    },
  };
}

/** What a model takes and a column may not: refused late, when the rest may have been written. */
const refusedLate: readonly JsonObject[] = [
  { purpose: 'kit-late-1', last_evaluated_at: new JsonNumber('9223372036854775808') },
  { purpose: 'kit-late-2', agent_url: 'kit\u0000late' },
  { purpose: 'kit-late-3', test_score: `0.${'7'.repeat(60)}` },
];

/** Every field null, or the evaluation alone, beside what is wrong: what is cleared or checked late is seen then. */
function spoilSeveral({ fields }: ScenarioPlan, agentId: string): Scenario {
  const nothing = Object.fromEntries(fields.map(({ name }) => [name, null]));
  const isWritten = (name: string) => fields.some((field) => field.name === name);
  const spoiled: readonly JsonObject[] = [
    { ...nothing, status: 'kit-no-status' },
    {
      last_evaluated_at: 4242,
      evaluated_harnesses: ['kit-late'],
      purpose: 'kit-late',
      test_score: 'kit-no-score',
    },
    { hub: 'kit-two', purpose: 'kit-two', status: 'kit-no-status', protocol: 'kit-no-protocol' },
    { rate_limit_requests_per_minute: 0 },
  ];
  return {
    about: 'several fields',
    agentId,
    judge: judgeTrace,
    play: async ({ put, read }) => {
      await read(agentId);
      for (const update of spoiled) {
        await put(agentId, update);
        await read(agentId);
      }
      for (const update of refusedLate.filter((one) => Object.keys(one).every(isWritten))) {
        const taken = agentIn((await put(agentId, update)).outcome);
        // What is taken tells nothing here; the next one begins with a reading.
        await read(agentId);
        // What is still to be written may go with the next update.
        if (taken === undefined && isWritten('hub')) await put(agentId, { hub: 'kit-after' });
      }
    },
  };
}

export const rejectedUpdateLeavesNoTrace: Check = {
  id: 'rejected-update-leaves-no-trace',
  level: 'must',
  clause: '4.3',
  requirement: 'An update that is rejected changes nothing.',
  operations: ['updateAgent'],
  // As many as there are groups of fields.
  needs: (fields) => Math.ceil(fields.length / 5),
  judgeScenario: judgeTrace,
  scenarios: (plan) => [
    ...plan.agentIds.map((agentId) => spoilAfterAll(plan, agentId)),
    ...forEachGroup(plan, (agentId, group, salt) => spoilFields(plan, agentId, group, salt + 4)),
    ...plan.agentIds.slice(0, 2).map((agentId) => spoilSeveral(plan, agentId)),
    sendRejected(plan),
    ...takeNameOfAnother(plan),
  ],
};
