import { agentFieldNamed } from '../../spec/fields.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { fillObject } from '../fill-example.ts';
import type { World } from '../state/world.ts';

/** An agent with what the dialect's agents carry beside the fields of 2.1; what it has itself goes before an example. */
export function addExtraFields(agent: JsonObject, world: World): JsonObject {
  const beside = world.dialect.examples?.agentExtraFields;
  if (beside === undefined) return agent;
  const unknownKeys = Object.entries(beside).filter(
    ([name]) => agentFieldNamed(name) === undefined && !Object.hasOwn(agent, name),
  );
  return { ...agent, ...fillObject(Object.fromEntries(unknownKeys), {}, world) };
}
