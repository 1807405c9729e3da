import type { NestedFirst, NestedShape } from '../../../spec/dialect-examples.ts';
import { updateFieldNamed } from '../../../spec/fields.ts';
import { isJsonArray, type JsonObject } from '../../../spec/json-value.ts';
import { updateOf } from '../../generate/update-of.ts';
import { faultsOf } from '../asked.ts';
import type { AskedAgent } from '../asked-agent.ts';
import { valueFor } from './nested-field.ts';
import { unknownKeys } from './nested-shape.ts';

/** A field, and an object that it refuses. */
interface Refused {
  readonly name: string;
  readonly shape: NestedShape;
  readonly object: JsonObject;
}

const hasRequired = ({ keys }: NestedShape) => Object.values(keys).some(({ required }) => required === true);

function refusedBy(shape: NestedShape): JsonObject | undefined {
  if (shape.takes === 'objects' && shape.unknown === 'reject') return unknownKeys;
  return shape.takes === 'nothing' || hasRequired(shape) ? {} : undefined;
}

/** Which of these fields the only fault of an update is told of; undefined where there are several, or another. */
async function askWhichAlone(
  agent: AskedAgent,
  objects: readonly Pick<Refused, 'name' | 'object'>[],
  others: JsonObject = {},
): Promise<string | undefined> {
  const nested = updateOf(objects, ({ name, object }) => valueFor(updateFieldNamed(name), object));
  const faults = faultsOf(await agent.update({ ...others, ...nested }));
  const loc = faults.length === 1 ? faults[0]?.['loc'] : undefined;
  return objects.find(({ name }) => isJsonArray(loc) && loc.includes(name))?.name;
}

/** Whether keys too many of a later field are told before a missing one of an earlier. */
async function asksUnknownFirst(agent: AskedAgent, ordered: readonly Refused[]): Promise<boolean> {
  const early = ordered.findIndex(({ shape }) => hasRequired(shape));
  const [lacking, late] = [
    ordered[early],
    ordered.slice(early + 1).find(({ shape }) => shape.unknown === 'reject'),
  ];
  if (lacking === undefined || late === undefined) return false;
  const objects = [{ name: lacking.name, object: {} }, late];
  return (await askWhichAlone(agent, objects)) === late.name;
}

/** Whether nested objects are looked at before all else of an update, and in which order. */
export async function learnNestedFirst(
  agent: AskedAgent,
  nested: Readonly<Record<string, NestedShape>>,
): Promise<NestedFirst | undefined> {
  const all = Object.entries(nested).flatMap(([name, shape]): readonly Refused[] => {
    const object = refusedBy(shape);
    return object === undefined ? [] : [{ name, shape, object }];
  });
  // The first of all fields is at fault too: who tells the first fault of a body alone, tells that one.
  const alone = await askWhichAlone(agent, all.slice(-1), { agent_name: 5 });
  if (alone === undefined) return undefined;
  const ordered: Refused[] = [];
  for (let left = all; left.length > 0; left = left.filter((one) => !ordered.includes(one))) {
    const told = left.length === 1 ? left[0]?.name : await askWhichAlone(agent, left);
    const next = left.find(({ name }) => name === told);
    if (next === undefined) return undefined;
    ordered.push(next);
  }
  const isUnknownFirst = await asksUnknownFirst(agent, ordered);
  return { order: ordered.map(({ name }) => name), ...(isUnknownFirst ? { unknown: true } : {}) };
}
