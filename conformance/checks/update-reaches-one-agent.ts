import type { Field } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import { isJsonArray, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { sameUuid } from '../../spec/uuid-text.ts';
import { agentIn } from '../observe/agent-in.ts';
import { otherValues } from '../scenario/other-values.ts';
import { compareReadings } from '../scenario/readings.ts';
import type { JudgeScenario, Scenario } from '../scenario/scenario.ts';
import type { ScenarioPlan } from '../scenario/scenario-plan.ts';
import { isReading } from '../scenario/update-view.ts';
import { markedUuid } from '../systematic/read-only-values.ts';
import { wrongClasses } from '../systematic/wrong-classes.ts';
import type { Check } from './check.ts';

/**
 * An agent is the same from one reading to the next, where updates went to others only. What is answered of an agent in
 * the delegated_agents of another is not shown (2.1), and may be how that agent is now: these are counted.
 */
const judgeScenario: JudgeScenario = (views) => {
  const agents = new Set(views.flatMap(({ agent }) => agent ?? []));
  const counted = views.map((view) => ({ ...view, state: view.state && countNamed(view.state, agents) }));
  return compareReadings(counted, ({ agent, between }) => {
    const updates = between.filter((view) => view.operation === 'updateAgent' && !isReading(view));
    const isOfOthers = updates.length > 0 && updates.every((view) => view.agent !== agent);
    return isOfOthers ? 'changed-by-an-update-of-another-agent' : undefined;
  });
};

/** A state with each delegate that is one of the agents as nothing but that. */
function countNamed(state: JsonObject, agents: ReadonlySet<string>): JsonObject {
  const { delegated_agents: delegates } = state;
  if (!isJsonArray(delegates)) return state;
  const isNamed = (delegate: JsonValue) => {
    const text = printJson(delegate).toLowerCase();
    return [...agents].some((id) => text.includes(id));
  };
  return { ...state, delegated_agents: delegates.map((one) => (isNamed(one) ? 'named' : one)) };
}

const groups = 5;

/** The names of fields by the group that each is in. */
const groupsOf = (
  fields: readonly Field[],
  groupAt: (index: number) => number,
): readonly (readonly string[])[] =>
  Array.from({ length: groups }, (_, group) =>
    fields.filter((_field, index) => groupAt(index) === group).map(({ name }) => name),
  ).filter((names) => names.length > 0);

const pick = (values: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));

/** Every field with a value of a wrong kind. */
const allWrong = (fields: readonly Field[]): JsonObject =>
  Object.fromEntries(fields.map((field) => [field.name, wrongClasses(field)[0]?.[1] ?? null]));

/** How thoroughly one agent is written to while the others are watched. */
interface Thoroughness {
  /** The others are given values of their own before. */
  readonly isFirst: boolean;
  /** Some fields at a time, and not all at once. */
  readonly isInGroups: boolean;
}

/** Every field of one agent is set; the others are as they were. */
function updateOne(
  { agentIds, fields, shapes }: ScenarioPlan,
  agentId: string,
  salt: number,
  { isFirst, isInGroups }: Thoroughness,
): Scenario {
  const others = agentIds.filter((id) => id !== agentId);
  const objects = fields.filter(({ kind }) => kind === 'object');
  return {
    about: `other agents than ${agentId}`,
    agentId: undefined,
    judge: judgeScenario,
    play: async ({ put, read }) => {
      const readOthers = () => Promise.all(others.map(read));
      /** Reads all of them: other values than the one has now. */
      const readAll = async (round: number) => {
        const [state] = await Promise.all([read(agentId), readOthers()]);
        return otherValues(fields, state ?? {}, salt + round, shapes);
      };
      if (isFirst) {
        // What is empty or like the rest already, shows no bleeding.
        for (const [index, id] of others.entries())
          await put(id, otherValues(fields, {}, salt + 11 * (index + 1), shapes));
      }
      const values = await readAll(0);
      if (isInGroups) {
        for (const names of groupsOf(fields, (index) => index % groups))
          await put(agentId, pick(values, names));
        await readOthers();
        // Empty values are the ones that defaults share.
        await put(agentId, Object.fromEntries(objects.map(({ name }) => [name, {}])));
      } else await put(agentId, values);
      // Once more with other values: where there are but two, the others may hold the first already.
      await put(agentId, await readAll(1));
      // What is refused here changes nothing there either.
      await put(agentId, allWrong(fields));
      await readOthers();
    },
  };
}

/** Two agents with equal values in every field but the name, which may be unique; then one of them moves on, some fields at a time. */
function makeEqual({ agentIds, fields, shapes }: ScenarioPlan, salt: number): Scenario {
  const [one = '', other = ''] = agentIds;
  const shared = fields.filter(({ name }) => name !== 'agent_name');
  return {
    about: 'agents with equal values',
    agentId: undefined,
    judge: judgeScenario,
    play: async ({ put, read }) => {
      const values = otherValues(shared, (await read(one)) ?? {}, salt, shapes);
      await put(one, values);
      const taken = agentIn((await put(other, values)).outcome);
      // One of them is not to be equal: which one, it says alone.
      if (taken === undefined) for (const { name } of shared) await put(other, pick(values, [name]));
      await read(other);
      const next = otherValues(shared, values, salt + 1, shapes);
      // A list that an agent always has may stay as it is where null is supplied.
      const nothing = Object.fromEntries(
        shared.map(({ name, kind }) => [name, kind === 'list-of-objects' ? [] : null]),
      );
      // Of any two fields, each one moves while the other is still equal: in one of two ways to group them, in either order.
      const ways = [
        groupsOf(shared, (index) => index % groups),
        groupsOf(shared, (index) => Math.floor(index / groups)),
      ];
      const moveOn = async (target: JsonObject, order: readonly (readonly string[])[]) => {
        for (const names of order) await put(one, pick(target, names));
        await read(other);
        await put(one, values);
      };
      for (const order of ways.flatMap((way) => [way, way.toReversed()])) await moveOn(next, order);
      // What is taken from one of them may be taken from all that have the same.
      await moveOn(nothing, ways[0] ?? []);
      await read(other);
      // What one of them gets may stand for what neither of them has.
      for (const id of [one, other]) await put(id, nothing);
      await read(other);
      await put(one, values);
      await read(other);
    },
  };
}

/** So many updates stand between two readings. */
const between = 3;

/** An agent that another one names, as those do which delegate to it, goes through every status: the other stays as it is. */
function nameAnother({ agentIds, fields }: ScenarioPlan): readonly Scenario[] {
  const [one = '', other = ''] = agentIds;
  const statuses = fields.find(({ name }) => name === 'status')?.choices ?? [];
  const [first] = statuses;
  if (first === undefined || !fields.some(({ name }) => name === 'delegated_agents')) return [];
  return [
    {
      about: 'an agent that another one names',
      agentId: undefined,
      judge: judgeScenario,
      play: async ({ put, read }) => {
        await read(other);
        await put(one, {
          delegated_agents: [{ id: other, agent_id: other, status: 'archived', name: 'kit-named' }],
        });
        await read(other);
        // From the first of them, so that it begins in the same way when it is played again.
        await put(other, { status: first });
        await read(one);
        for (const [index, status] of [...statuses.slice(1), first].entries()) {
          await put(other, { status });
          if (index % between === between - 1) await read(one);
        }
        if (statuses.length % between > 0) await read(one);
        return undefined;
      },
    },
  ];
}

/** The path names the agent: an update whose body has the id of another one leaves that one as it is. */
function nameAnotherInBody({ agentIds, fields, salt }: ScenarioPlan): readonly Scenario[] {
  const [one = '', other = ''] = agentIds;
  const text = fields.find(
    ({ kind, name }) => kind === 'text' && name !== 'agent_name' && name !== 'api_key',
  );
  if (text === undefined) return [];
  return [
    {
      about: 'an id of another agent in the body',
      agentId: undefined,
      judge: judgeScenario,
      play: async ({ put, read }) => {
        // Where ids are taken over, both agents would be one: an id of nobody shows that without harm.
        const { outcome } = await put(one, { id: markedUuid });
        const isKept = outcome.kind === 'answer' && outcome.status < 500;
        const id = agentIn(outcome)?.['id'] ?? one;
        if (!isKept || !sameUuid(String(id), one)) return undefined;
        await read(other);
        await put(one, { id: other, [text.name]: `kit-named-${salt}` });
        await read(other);
        return undefined;
      },
    },
  ];
}

export const updateReachesOneAgent: Check = {
  id: 'update-reaches-one-agent',
  level: 'must',
  clause: '4.3',
  requirement: 'An update changes the agent that was asked for, and no other.',
  operations: ['updateAgent'],
  needs: 1,
  skippedFor: ({ agents, ownAgents }) => {
    if (agents < 2) return 'it takes two agents';
    return ownAgents < 2 ? 'it takes two agents, and this shard has one' : undefined;
  },
  judgeScenario,
  // The first one by groups of fields; the others all at once, since many agents would take long.
  scenarios: (plan) =>
    plan.agentIds.length < 2
      ? []
      : [
          ...plan.agentIds.map((agentId, index) =>
            updateOne(plan, agentId, plan.salt + 3 * index, { isFirst: index === 0, isInGroups: index < 1 }),
          ),
          makeEqual(plan, plan.salt + 700),
          ...nameAnother(plan),
          ...nameAnotherInBody(plan),
        ],
};
