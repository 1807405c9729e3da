import type { NestedShape } from '../../../spec/dialect-examples.ts';
import { type Field, updateFields } from '../../../spec/fields.ts';
import { isJsonArray, isJsonObject, type JsonObject } from '../../../spec/json-value.ts';
import type { Learning } from '../create-learning.ts';
import { groupOfAgent } from '../group.ts';
import { decide, type LearnedPoint, type Reading } from '../learned-point.ts';
import { NestedField, objectIn } from '../nested/nested-field.ts';
import { learnNestedFirst } from '../nested/nested-first.ts';
import { type KnownOfField, type LearnedShape, learnNestedShape } from '../nested/nested-shape.ts';

const fields = updateFields.filter(({ kind }) => kind === 'object' || kind === 'list-of-objects');

function knownOf({ agent, published }: Learning, name: string): KnownOfField {
  const value = agent?.first[name];
  const candidates = isJsonArray(value) ? value : [value];
  return {
    seen: candidates.filter((one): one is JsonObject => isJsonObject(one)),
    published: published.nestedKeys.get(name),
    sample: objectIn(published.shapes.get(name)?.(1)),
  };
}

/** What the mock cannot know of these fields. */
function noteOfUnseen(
  learned: readonly { readonly field: Field; readonly unseen: LearnedShape['unseen'] }[],
): Pick<LearnedPoint, 'note'> {
  const notes = (['drops', 'refuses'] as const).flatMap((does) => {
    const names = learned.filter(({ unseen }) => unseen === does).map(({ field }) => field.name);
    const mock = does === 'drops' ? '; the mock keeps those that were not tried' : '';
    return names.length === 0
      ? []
      : [
          `${names.join(', ')}: ${does} keys it does not know; which keys it knows was not seen, but for usual ones${mock}`,
        ];
  });
  return notes.length === 0 ? {} : { note: notes.join('. ') };
}

/** Which shape the objects have that the contract names and does not show. */
export const learnNestedShapes = groupOfAgent(['nested-shapes'], async (agent, learning) => {
  const learned = await Promise.all(
    fields.map(async (field) => {
      const trying = new NestedField(agent, field);
      const { shape, unseen } = (await learnNestedShape(trying, knownOf(learning, field.name))) ?? {};
      return {
        field,
        shape,
        unseen,
        readings: trying.readings(typeof shape === 'object' ? 'shaped' : shape),
      };
    }),
  );
  const nested: Readonly<Record<string, NestedShape>> = Object.fromEntries(
    learned.flatMap(({ field, shape }) => (typeof shape === 'object' ? [[field.name, shape] as const] : [])),
  );
  const readings: readonly Reading[] = learned.flatMap((one) => one.readings);
  const isShaped = Object.keys(nested).length > 0;
  // One field with a shape is enough: which ones have none stands in the examples.
  const joined = readings.map((reading) =>
    isShaped && reading.choice !== undefined ? { ...reading, choice: 'shaped' } : reading,
  );
  const points = [{ ...decide('nested-shapes', joined), ...noteOfUnseen(learned) }];
  if (!isShaped) return { points };
  const nestedFirst = await learnNestedFirst(agent, nested);
  return { points, examples: { nested, ...(nestedFirst === undefined ? {} : { nestedFirst }) } };
});
