import { placeOf } from '../../../spec/dialect-examples.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../../spec/json-value.ts';
import { replaceWord } from '../examples/replace-word.ts';
import { placeByLooks } from '../examples/template.ts';
import { noFrame, type RefusalFrame, type Way } from './refusal-frame.ts';
import { type Echoes, placeEchoes, placeIndex } from './told-fault.ts';

/** How pydantic begins to say what of a text is no uuid: the rest depends on the text. */
const uuidWords = 'Input should be a valid UUID, ';

function placeUuidWords(text: string): string {
  const [before = '', ...words] = text.split(uuidWords);
  return words.length === 1 ? before + placeOf('msg') : text;
}

/**
 * An answer with places for what it repeats of its request. A refusal is asked for once: what no request brings is known
 * by its looks, or from the frame of other refusals, and the place of an item by its field.
 */
export function placeEverywhere(
  value: JsonValue,
  echoes: Echoes,
  frame: RefusalFrame = noFrame,
  way: Way = [],
): JsonValue {
  const varying = frame.varyingAt(way);
  if (varying !== undefined) return varying;
  const { field, input, index, position } = echoes;
  if (typeof value === 'string') {
    if (value === String(position)) return placeOf('position');
    const own = frame.isFrame(field, way, value) ? { input } : echoes;
    return placeByLooks(placeIndex(placeEchoes(placeUuidWords(value), own), echoes));
  }
  if (isJsonArray(value))
    return value.map((item, at) =>
      item === index && value[at - 1] === field
        ? placeOf('index')
        : placeEverywhere(item, echoes, frame, [...way, '[]']),
    );
  if (!isJsonObject(value)) return placeByLooks(value);
  const isOfField = field !== undefined && way.at(-1) === field;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      const inside = [...way, key];
      const placed =
        isOfField && key === String(index)
          ? placeOf('index')
          : key === String(position)
            ? placeOf('position')
            : frame.isFrame(field, inside)
              ? key
              : // A key may begin as the field does: `statusCode`.
                placeIndex(placeEchoes(replaceWord(key, field ?? '', placeOf('field')), { input }), echoes);
      return [placed, placeEverywhere(member, echoes, frame, inside)];
    }),
  );
}
