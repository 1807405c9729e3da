import type { JsonObject } from '../../../spec/json-value.ts';
import { updateOf } from '../../generate/update-of.ts';
import { agentIn } from '../../observe/agent-in.ts';
import { otherValues } from '../../scenario/other-values.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { ScenarioPlan } from '../../scenario/scenario-plan.ts';
import { groups, groupsOf, pick } from './field-groups.ts';
import { judgeReadings } from './judge-readings.ts';

/** Two agents with equal values in every field but the name, which may be unique; then one of them moves on, some fields at a time. */
export function makeEqual({ agentIds, fields, shapes }: ScenarioPlan, salt: number): Scenario {
  const [one = '', other = ''] = agentIds;
  const shared = fields.filter(({ name }) => name !== 'agent_name');
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
      await read(other);
      const next = otherValues(shared, values, salt + 1, shapes);
      // A list that an agent always has may stay as it is where null is supplied.
      const nothing = updateOf(shared, ({ kind }) => (kind === 'list-of-objects' ? [] : null));
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
      for (const order of ways.flatMap((way) => [way, way.toReversed()])) await moveOn(next, order);
      // Who puts one agent away may take along what looks like it.
      if (hasStatus) await moveOn({ status: 'archived' }, [['status']]);
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
