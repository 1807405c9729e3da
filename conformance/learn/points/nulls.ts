import { agentFieldNamed, readOnlyFields, updateFieldNamed, updateFields } from '../../../spec/fields.ts';
import { equalJson } from '../../../spec/json-equal.ts';
import type { JsonObject, JsonValue } from '../../../spec/json-value.ts';
import { isSuccess } from '../../observe/read-answer.ts';
import { inTurn } from '../asked.ts';
import type { AskedAgent } from '../asked-agent.ts';
import { groupOfAgent } from '../group.ts';
import { decide, readAsked } from '../learned-point.ts';
import { type Choice, type Read, readUnset } from '../readings.ts';

/** Fields that an agent cannot have as null, with a value that is not their default. */
const neverNull: readonly (readonly [name: string, value: JsonValue])[] = [
  ['hub', 'kit-hub'],
  ['access_level', 'grey_box'],
  ['protocol', 'a2a'],
];

const readNull =
  (name: string, before: JsonValue): Read =>
  (answer) => {
    if (!isSuccess(answer) || answer.object === undefined) return undefined;
    const value = answer.object[name] ?? null;
    if (equalJson(value, before)) return 'keep';
    return equalJson(value, agentFieldNamed(name)?.default ?? null) ? 'reset' : undefined;
  };

/** Those of an update that may be null, without the secret. */
const nullable = updateFields
  .map(({ name }) => name)
  .filter((name) => name !== 'api_key' && agentFieldNamed(name)?.nullable === true);

/** How each field appears that is not set, where it is not as the others: one by one, as some leave out a few. */
async function learnUnset(
  agent: AskedAgent,
  usual: Choice | undefined,
  firsts: readonly JsonObject[],
): Promise<Readonly<Record<string, 'null' | 'left-out'>>> {
  const { answer } = await agent.update(Object.fromEntries(nullable.map((name) => [name, null])));
  if (answer?.object === undefined || !isSuccess(answer) || usual === undefined) return {};
  const shown = answer.object;
  const holders = (name: string) => (updateFieldNamed(name) === undefined ? [shown, ...firsts] : [shown]);
  type Appearance = readonly [name: string, appearance: 'null' | 'left-out'];
  const names = [...nullable, ...readOnlyFields.map(({ name }) => name)];
  const appearances = names.flatMap((name): readonly Appearance[] => {
    if (holders(name).some((one) => !Object.hasOwn(one, name))) return [[name, 'left-out']];
    return holders(name).some((one) => one[name] === null) ? [[name, 'null']] : [];
  });
  const isUsual = (name: string, appearance: string) =>
    agentFieldNamed(name)?.nullable === true ? appearance === usual : appearance === 'null';
  return Object.fromEntries(appearances.filter(([name, appearance]) => !isUsual(name, appearance)));
}

/** What null does to fields that cannot be null, and how others look that are. */
export const learnNulls = groupOfAgent(['null-on-required', 'unset-fields'], async (agent, { states }) => {
  const onRequired = await inTurn(neverNull, async ([name, value]) => {
    await agent.update({ [name]: value });
    return readAsked(await agent.update({ [name]: null }), readNull(name, value), [name]);
  });
  const unset = await inTurn(['purpose', 'agent_url'], async (name) =>
    readAsked(await agent.update({ [name]: null }), readUnset(name), [name]),
  );
  const point = decide('unset-fields', unset);
  const exceptions = await learnUnset(agent, point.choice, states.firsts);
  return {
    points: [decide('null-on-required', onRequired), point],
    ...(Object.keys(exceptions).length === 0 ? {} : { examples: { unset: exceptions } }),
  };
});
