import type { ErrorExample } from '../../../spec/dialect-examples.ts';
import { placeOf } from '../../../spec/dialect-examples.ts';
import { isJsonArray, isJsonObject, type JsonValue, mapMembers } from '../../../spec/json-value.ts';
import type { Asked } from '../asked.ts';
import { exampleOfError } from '../examples/error-example.ts';
import { replaceWord } from '../examples/replace-word.ts';

/** What a refusal may repeat of the update that it refuses, by the place that stands for it. */
export type Repeated = Readonly<Partial<Record<'from' | 'to' | 'name', string>>>;

/** A text with what it repeats as places; whole words alone, since `active` stands in many others. */
function placeWords(text: string, repeated: Repeated): string {
  return Object.entries(repeated).reduce(
    (rest, [name, word]) =>
      name === 'from' || name === 'to' || name === 'name' ? replaceWord(rest, word, placeOf(name)) : rest,
    text,
  );
}

function placeRepeated(value: JsonValue, repeated: Repeated): JsonValue {
  if (typeof value === 'string') return placeWords(value, repeated);
  if (isJsonArray(value)) return value.map((item) => placeRepeated(item, repeated));
  if (!isJsonObject(value)) return value;
  return mapMembers(value, (member) => placeRepeated(member, repeated));
}

const statusOf = ({ answer }: Asked) => answer?.status;

/** Whether two refusals are the same but for what differs each time. */
export const isSameRefusal = (left: Asked, right: Asked): boolean =>
  statusOf(left) === statusOf(right) && (left.answer?.body === right.answer?.body || statusOf(left) !== 422);

/** An example of a refusal that is due to the state of an agent, from two answers to the same update. */
export function exampleOfState(
  first: Asked,
  again: Asked,
  repeated: Repeated,
  before: ErrorExample['before'],
): ErrorExample | undefined {
  const status = statusOf(first);
  const example = exampleOfError(first, again);
  if (status === undefined) return undefined;
  const { json, text, headers } = example ?? { text: '' };
  return {
    status,
    ...(before === undefined ? {} : { before }),
    ...(json === undefined ? {} : { json: placeRepeated(json, repeated) }),
    ...(text === undefined ? {} : { text: placeWords(text, repeated) }),
    ...(headers === undefined ? {} : { headers }),
  };
}
