import { isJsonArray, isJsonObject, type JsonValue } from '../../spec/json-value.ts';
import { isUuid } from '../../spec/uuid-text.ts';

/** Words to put into inputs: those of a dictionary, and those that answers told. */
export interface Words {
  readonly given: readonly string[];
  readonly ids: () => readonly string[];
  readonly texts: () => readonly string[];
  readonly keys: () => readonly string[];
  /** Takes what an answer tells: ids, keys, short texts, and what is quoted in the words of an error. */
  readonly harvest: (json: JsonValue | undefined) => void;
}

const longest = 64;
const mostOfASort = 300;
const deepest = 6;

/** What is quoted in a message: the choices of a field, mostly. */
const quoted = /'([^']{1,64})'|"([^"]{1,64})"/g;

/** A bounded set: once it is full, the oldest goes. */
function createBounded() {
  const items = new Set<string>();
  let list: readonly string[] | undefined;
  return {
    add: (text: string) => {
      if (items.has(text)) return;
      const [oldest] = items;
      if (items.size >= mostOfASort && oldest !== undefined) items.delete(oldest);
      items.add(text);
      list = undefined;
    },
    all: () => {
      list ??= [...items];
      return list;
    },
  };
}

/** Words that begin with a dictionary and what a deployment publishes. */
export function createWords(given: readonly string[], published: readonly string[] = []): Words {
  const [ids, texts, keys] = [createBounded(), createBounded(), createBounded()];
  for (const name of published) keys.add(name);
  const takeText = (text: string) => {
    if (isUuid(text)) ids.add(text);
    else if (text.length > 0 && text.length <= longest) texts.add(text);
    else
      for (const [, single, double] of text.slice(0, 1000).matchAll(quoted))
        texts.add(single ?? double ?? '');
  };
  const harvest = (value: JsonValue | undefined, depth = 0): void => {
    if (depth > deepest) return;
    if (typeof value === 'string') takeText(value);
    else if (isJsonArray(value)) for (const item of value.slice(0, 20)) harvest(item, depth + 1);
    else if (isJsonObject(value))
      for (const [key, member] of Object.entries(value).slice(0, 60)) {
        if (key.length <= longest) keys.add(key);
        // Words of an error quote what would be taken.
        if (key === 'msg' && typeof member === 'string')
          for (const [, single, double] of member.matchAll(quoted)) texts.add(single ?? double ?? '');
        else harvest(member, depth + 1);
      }
  };
  return { given, ids: ids.all, texts: texts.all, keys: keys.all, harvest: (json) => harvest(json) };
}
