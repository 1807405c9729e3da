import { type Field, updateFields } from '../../spec/fields.ts';
import { equalJson } from '../../spec/json-equal.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import { evolutionStatusChangesNothing } from '../checks/evolution-status-changes-nothing.ts';
import { rejectedUpdateLeavesNoTrace } from '../checks/rejected-update-leaves-no-trace.ts';
import { showField } from '../checks/show-field.ts';
import { updateIsIdempotent } from '../checks/update-is-idempotent.ts';
import { updateReachesOneAgent } from '../checks/update-reaches-one-agent.ts';
import { updateReplacesWhatIsSupplied } from '../checks/update-replaces-what-is-supplied.ts';
import { updatesFollowTheModel } from '../checks/updates-follow-the-model.ts';
import { evolutionStatusRequest } from '../generate/cases.ts';
import type { Outcome } from '../run/exchange.ts';
import { agentIn } from '../runner/restore.ts';
import { wrongClasses } from '../systematic/value-classes.ts';
import { differingFields, isSameField } from './differences.ts';
import { otherValue } from './other-value.ts';
import { departsIn, type Scenario } from './scenario.ts';

const isRefused = (outcome: Outcome) =>
  outcome.kind === 'answer' && outcome.status >= 400 && outcome.status < 500;

/** The first field in which two states of an agent differ, as a departure. */
function compareStates(before: JsonObject | undefined, after: JsonObject | undefined, kind: string) {
  if (before === undefined || after === undefined) return 'not concerned';
  const [field] = differingFields(before, after, new Set());
  if (field === undefined) return 'kept';
  return departsIn(field, kind, showField(field.name, before), showField(field.name, after));
}

/** A valid field beside an invalid one, the invalid one last or first in the body and in the contract's order. */
function leavesNoTrace(agentId: string, field: Field, salt: number, isLast: boolean): Scenario {
  const spoiler: JsonObject = isLast
    ? { guard_manually_configured: 'kit-no-flag' }
    : { status: 'kit-no-status' };
  return {
    check: rejectedUpdateLeavesNoTrace,
    about: field.name,
    agentId,
    play: async ({ put, read }) => {
      const before = await read(agentId);
      const value = before === undefined ? undefined : otherValue(field, before[field.name] ?? null, salt);
      if (value === undefined || Object.hasOwn(spoiler, field.name)) return 'not concerned';
      const good = { [field.name]: value };
      const { outcome } = await put(agentId, isLast ? { ...good, ...spoiler } : { ...spoiler, ...good });
      return isRefused(outcome)
        ? compareStates(before, await read(agentId), 'changed by a rejected update')
        : 'not concerned';
    },
  };
}

/** An update that is rejected for the field itself. */
function leavesItself(agentId: string, field: Field): Scenario {
  const [, wrong] = wrongClasses(field)[0] ?? [];
  return {
    check: rejectedUpdateLeavesNoTrace,
    about: `${field.name} itself`,
    agentId,
    play: async ({ put, read }) => {
      const before = await read(agentId);
      if (before === undefined || wrong === undefined) return 'not concerned';
      const { outcome } = await put(agentId, { [field.name]: wrong });
      return isRefused(outcome)
        ? compareStates(before, await read(agentId), 'changed by a rejected update')
        : 'not concerned';
    },
  };
}

/** Every field at once, with values that are told apart: what is cleared or reset later then shows. */
function fills(agentId: string, fields: readonly Field[], salt: number): Scenario {
  return {
    check: updateReplacesWhatIsSupplied,
    about: 'all fields',
    agentId,
    play: async ({ put, read }) => {
      const current = (await read(agentId)) ?? {};
      const values = fields.map(
        (field, index) => [field.name, otherValue(field, current[field.name] ?? null, salt + index)] as const,
      );
      await put(
        agentId,
        Object.fromEntries(values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
      );
      for (const { name, kind } of fields.filter(({ kind }) => kind.includes('object'))) {
        await put(agentId, { [name]: kind === 'object' ? { kit: `kit-${salt}` } : [{ kit: `kit-${salt}` }] });
      }
      // What it shows is judged exchange by exchange and step by step.
      return 'not concerned';
    },
  };
}

/** In every state that a choice can bring an agent to, updates are taken and stored. */
function worksIn(
  agentId: string,
  choice: Field,
  value: string,
  fields: readonly Field[],
  salt: number,
): Scenario {
  return {
    check: updatesFollowTheModel,
    about: `${choice.name} ${value}`,
    agentId,
    play: async ({ put, read }) => {
      const before = agentIn((await put(agentId, { [choice.name]: value })).outcome);
      if (before === undefined) return 'not concerned';
      const planned = fields.flatMap((field, index) => {
        const next =
          field.name === choice.name
            ? undefined
            : otherValue(field, before[field.name] ?? null, salt + index);
        return next === undefined ? [] : [{ field, next }];
      });
      const update = Object.fromEntries(planned.map(({ field, next }) => [field.name, next]));
      if (agentIn((await put(agentId, update)).outcome) === undefined) return 'not concerned';
      const after = await read(agentId);
      if (after === undefined) return 'not concerned';
      const lost = planned.find(
        ({ field, next }) => field.name !== 'api_key' && !isSameField(field, next, after[field.name]),
      );
      if (lost === undefined) return 'kept';
      const { name } = lost.field;
      return departsIn(
        lost.field,
        `not stored while ${choice.name} is ${value}`,
        showField(name, update),
        showField(name, after),
      );
    },
  };
}

function isIdempotent(agentId: string, field: Field, salt: number): Scenario {
  return {
    check: updateIsIdempotent,
    about: field.name,
    agentId,
    play: async ({ put, read }) => {
      const current = (await read(agentId))?.[field.name] ?? null;
      const value =
        otherValue(field, current, salt) ??
        (field.kind === 'object' ? { kit: `twice ${salt}` } : [{ kit: 'twice' }]);
      const once = agentIn((await put(agentId, { [field.name]: value })).outcome);
      if (once === undefined) return 'not concerned';
      // What a deployment made of an object is sent again as it was answered.
      const again =
        field.kind.endsWith('object') || field.kind.endsWith('objects') ? (once[field.name] ?? null) : value;
      const twice = agentIn((await put(agentId, { [field.name]: again })).outcome);
      return compareStates(once, twice, 'changed by the same update');
    },
  };
}

/** What was answered is there in the next answer: stored, not echoed. */
function isStored(agentId: string, field: Field, salt: number): Scenario {
  return {
    check: updateReplacesWhatIsSupplied,
    about: field.name,
    agentId,
    play: async ({ put, read }) => {
      const current = (await read(agentId))?.[field.name] ?? null;
      const value: JsonValue | undefined = otherValue(field, current, salt);
      // api_key may be masked or left out, and is then not comparable.
      if (value === undefined || field.name === 'api_key') return 'not concerned';
      const answered = agentIn((await put(agentId, { [field.name]: value })).outcome);
      const next = await read(agentId);
      if (answered === undefined || next === undefined) return 'not concerned';
      if (isSameField(field, value, next[field.name])) return 'kept';
      const expected = showField(field.name, { [field.name]: value });
      return departsIn(field, 'not stored', expected, showField(field.name, next));
    },
  };
}

/** Objects are replaced, not merged: judged on keys that the deployment was seen to echo. */
function isReplaced(agentId: string, field: Field): Scenario {
  const [first, second] = [
    { kit_a: 'kit-1', kit_n: { x: 'kit-1' } },
    { kit_b: 'kit-2', kit_n: { y: 'kit-2' } },
  ];
  return {
    check: updateReplacesWhatIsSupplied,
    about: `${field.name} merged`,
    agentId,
    play: async ({ put }) => {
      const before = agentIn((await put(agentId, { [field.name]: first })).outcome)?.[field.name] ?? null;
      const after = agentIn((await put(agentId, { [field.name]: second })).outcome);
      if (!equalJson(before, first) || after === undefined) return 'not concerned';
      if (equalJson(after[field.name] ?? null, second)) return 'kept';
      const expected = showField(field.name, { [field.name]: second });
      return departsIn(field, 'merged', expected, showField(field.name, after));
    },
  };
}

function reachesOne(
  agentId: string,
  others: readonly string[],
  fields: readonly Field[],
  salt: number,
): Scenario {
  return {
    check: updateReachesOneAgent,
    about: 'other agents',
    agentId: undefined,
    play: async ({ put, read }) => {
      const before = await Promise.all(others.map(read));
      const current = (await read(agentId)) ?? {};
      for (const field of fields) {
        const value = otherValue(field, current[field.name] ?? null, salt) ?? { kit: `one ${salt}` };
        await put(agentId, { [field.name]: field.kind === 'list-of-objects' ? [{ kit: 'one' }] : value });
      }
      const after = await Promise.all(others.map(read));
      const compared = before.map((state, index) =>
        compareStates(state, after[index], 'changed by an update of another agent'),
      );
      return (
        compared.find((judgement) => typeof judgement === 'object') ??
        (compared.includes('kept') ? 'kept' : 'not concerned')
      );
    },
  };
}

function statusChangesNothing(agentIds: readonly string[]): Scenario {
  return {
    check: evolutionStatusChangesNothing,
    about: 'agents',
    agentId: undefined,
    play: async ({ read, send }) => {
      const before = await Promise.all(agentIds.map(read));
      for (const id of [...agentIds, ...agentIds, 'not-a-uuid'])
        await send('readEvolutionStatus', evolutionStatusRequest(id));
      const after = await Promise.all(agentIds.map(read));
      const compared = before.map((state, index) =>
        compareStates(state, after[index], 'changed by a reading'),
      );
      return (
        compared.find((judgement) => typeof judgement === 'object') ??
        (compared.includes('kept') ? 'kept' : 'not concerned')
      );
    },
  };
}

/** Every scenario: each field by each question, dealt out to the agents; then those that need all agents quiet. */
export function allScenarios(
  agentIds: readonly string[],
  mayWriteSecrets: boolean,
  seed: number,
): readonly Scenario[] {
  const fields = updateFields.filter(({ name }) => mayWriteSecrets || name !== 'api_key');
  const own = fields.flatMap((field, index) => {
    const agentId = agentIds[index % agentIds.length] ?? '';
    const salt = (seed % 5000) + index * 7;
    return [
      isStored(agentId, field, salt),
      leavesItself(agentId, field),
      leavesNoTrace(agentId, field, salt + 1, true),
      leavesNoTrace(agentId, field, salt + 2, false),
      isIdempotent(agentId, field, salt + 3),
      ...(field.kind === 'object' ? [isReplaced(agentId, field)] : []),
    ];
  });
  const filling = agentIds.map((agentId, index) => fills(agentId, fields, (seed % 5000) + index * 100));
  const inStates = fields
    .flatMap((field) => (field.choices ?? []).map((value) => ({ field, value })))
    .map(({ field, value }, index) =>
      worksIn(
        agentIds[index % agentIds.length] ?? '',
        field,
        value,
        fields,
        (seed % 5000) + 500 + index * 29,
      ),
    );
  const [first = '', ...others] = agentIds;
  const together =
    others.length === 0
      ? []
      : [
          reachesOne(first, others, fields, seed % 5000),
          reachesOne(others[0] ?? '', [first], fields, (seed % 5000) + 3),
        ];
  return [...filling, ...own, ...inStates, ...together, statusChangesNothing(agentIds)];
}
