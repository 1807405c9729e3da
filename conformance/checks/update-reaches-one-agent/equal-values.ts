import type { JsonObject } from '../../../spec/json-value.ts';
import { updateOf } from '../../generate/update-of.ts';
import { agentIn } from '../../observe/agent-in.ts';
import { otherValues } from '../../scenario/other-values.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { ScenarioPlan } from '../../scenario/scenario-plan.ts';
import { groups, groupsOf, pick } from './field-groups.ts';
import { judgeReadings } from './judge-readings.ts';

/** Names by which code may find one agent for another; names may be unique, so that the second may be refused. */
const namesAlike = (name: string): readonly string[] => [name.toUpperCase(), name, `${name}-2`, `x-${name}`];

/** Two agents with equal values in every field, and with names alike; then one of them moves on, some fields at a time. */
export function makeEqual({ agentIds, fields, shapes }: ScenarioPlan, salt: number): Scenario {
  const [one = '', other = ''] = agentIds;
  const shared = fields.filter(({ name }) => name !== 'agent_name');
  const hasName = shared.length < fields.length;
  const agentName = `kit-alike-${salt}`;
  return {
    about: 'agents with equal values',
    agentId: undefined,
    judge: judgeReadings,
    play: async ({ put, read }) => {
      const hasStatus = shared.some(({ name }) => name === 'status');
      const values = {
        ...otherValues(shared, (await read(one)) ?? {}, salt, shapes),
        ...(hasStatus ? { status: 'active' } : {}),
      };
      await put(one, values);
      const taken = agentIn((await put(other, values)).outcome);
      // One of them is not to be equal: which one, it says alone.
      if (taken === undefined) for (const { name } of shared) await put(other, pick(values, [name]));
      if (hasName) await put(one, { agent_name: agentName });
      await read(other);
      // Objects with another key, and then with the same one: code may change what is there in place.
      const nexts = [1, 2].map((step) => otherValues(shared, values, salt + step, shapes));
      // A list that an agent always has may stay as it is where null is supplied.
      const nothing = updateOf(shared, ({ kind }) => (kind === 'list-of-objects' ? [] : null));
      const empty = updateOf(shared, ({ kind }) => {
        if (kind === 'list-of-texts') return [];
        return kind === 'object' ? {} : undefined;
      });
      // Of any two fields, each one moves while the other is still equal: in one of two ways to group them, in either order.
      const ways = [
        groupsOf(shared, (index) => index % groups),
        groupsOf(shared, (index) => Math.floor(index / groups)),
      ];
      const moveOn = async (target: JsonObject, order: readonly (readonly string[])[]) => {
        for (const names of order) await put(one, pick(target, names));
        await read(other);
        // Back in the same way: who becomes like another one may be given more of it than it asked for.
        for (const names of order) await put(one, pick(values, names));
      };
      const names = namesAlike(agentName);
      for (const [turn, way] of ways.flatMap((one) => [one, one.toReversed()]).entries()) {
        if (hasName) await put(other, { agent_name: names[turn] ?? agentName });
        await read(other);
        await moveOn(nexts[turn % 2] ?? {}, way);
      }
      // Who puts one agent away may take along what looks like it.
      if (hasStatus) await moveOn({ status: 'archived' }, [['status']]);
      // What is taken from one of them may be taken from all that have the same.
      await moveOn(nothing, ways[0] ?? []);
      await moveOn(
        empty,
        Object.keys(empty).map((name) => [name]),
      );
      await read(other);
      // What one of them gets may stand for what neither of them has.
      for (const id of [one, other]) await put(id, nothing);
      await read(other);
      await put(one, values);
      await read(other);
    },
  };
}
