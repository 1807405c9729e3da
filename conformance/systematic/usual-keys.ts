import { updateFields } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import type { Case } from './case.ts';
import { dealUpdates, type UpdatePlan } from './update-plan.ts';
import { literal } from './value-class.ts';

/** Keys that code expects in a genome or another object of a client, and what it may expect there. */
const usualKeys = [
  ...['name', 'id', 'type', 'description', 'tags', 'metadata', 'parent_id', 'version', 'traits'],
  ...['agent_id', 'team_id', 'status', 'created_at', 'genes', 'genome', 'population', 'fitness', 'parents'],
  ...['generation', 'mutations', 'dna', 'config', 'params', 'prompt', 'items', 'results'],
  // What lists, promises and documents have, so that an object with it may be taken for one.
  ...['length', 'size', 'then', 'data', '0'],
];
const everyKind: readonly JsonValue[] = [null, true, 0, literal('1.5'), '', 'kit', [], ['kit'], {}];

/** Every usual key with a value of every kind: all keys in each genome, each with another kind. */
export const genomesOfEveryKind: readonly (readonly [name: string, genome: JsonObject])[] = everyKind.map(
  (_, turn) =>
    [
      `usual keys ${turn}`,
      Object.fromEntries(
        usualKeys.map((key, at) => [key, everyKind[(turn + at) % everyKind.length] ?? null]),
      ),
    ] as const,
);

/** Keys of configurations and of what is told of an agent. */
const keysOfObjects = [
  ...['name', 'tags', 'labels', 'version', 'display_name', 'owner', 'temperature', 'max_tokens', 'enabled'],
  ...['servers', 'tools', 'headers', 'env', 'timeout', 'model', 'url', 'settings', 'config', 'id', 'role'],
];
const kindsInObjects: readonly JsonValue[] = ['kit', 5, null, ['kit'], { kit: 'kit' }];

/** What an object holds is not shown: any kind under any key may be taken or refused, and is never a reason to fail. */
export function* usualKeysInObjects(plan: UpdatePlan): Generator<Case> {
  const deal = dealUpdates(plan);
  const objects = updateFields.filter(
    ({ kind, name }) => kind.includes('object') && !plan.leftAlone.has(name),
  );
  for (const turn of kindsInObjects.keys()) {
    const update = objects.map(({ name, kind }, at): readonly [string, JsonValue] => {
      const object = Object.fromEntries(
        keysOfObjects.map((key, place) => [
          key,
          kindsInObjects[(turn + at + place) % kindsInObjects.length] ?? null,
        ]),
      );
      return [name, kind === 'object' ? object : [object]];
    });
    yield {
      request: deal(printJson(Object.fromEntries(update))),
      subject: 'update keys',
      valueClass: `usual keys in objects ${turn}`,
    };
  }
}
