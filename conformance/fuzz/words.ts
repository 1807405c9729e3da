import { updateFieldNamed } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../spec/json-value.ts';
import { isUuid } from '../../spec/uuid-text.ts';
import { holdsSecret, isSecretMember, isSecretPair } from '../redact/holds-secret.ts';
import { createRedact, type Redact } from '../redact/redact.ts';

/** Words to put into inputs: those of a dictionary, and those that answers told. */
export interface Words {
  readonly given: readonly string[];
  readonly ids: () => readonly string[];
  readonly texts: () => readonly string[];
  readonly keys: () => readonly string[];
  /** Values that answers showed of a field of the update. */
  readonly valuesOf: (field: string) => readonly JsonValue[];
  /** Takes what an answer tells: ids, keys, short texts, and what is quoted in the words of an error; never a secret. */
  readonly harvest: (json: JsonValue | undefined, redact?: Redact) => void;
}

const longest = 64;
const mostOfASort = 300;
const deepest = 6;
/** Of each field so many values are kept, and none that is longer. */
const [mostValues, longestValue] = [40, 400];

/** What is quoted in a message: the choices of a field, mostly. */
const quoted = /'([^']{1,64})'|"([^"]{1,64})"/g;

/** Takes out what is called an api_key: all that can be known of secrets without those of a run. */
const redactCalled = createRedact([]);

/** A bounded collection without doubles: once it is full, the oldest goes. */
function createBounded<Item>(most: number) {
  const items = new Map<string, Item>();
  let list: readonly Item[] | undefined;
  return {
    add: (key: string, item: Item) => {
      if (items.has(key)) return;
      const [oldest] = items.keys();
      if (items.size >= most && oldest !== undefined) items.delete(oldest);
      items.set(key, item);
      list = undefined;
    },
    all: () => {
      list ??= [...items.values()];
      return list;
    },
  };
}

const createBoundedTexts = () => {
  const { add, all } = createBounded<string>(mostOfASort);
  return { add: (text: string) => add(text, text), all };
};

/** Words that begin with a dictionary and what a deployment publishes. */
export function createWords(given: readonly string[], published: readonly string[] = []): Words {
  const [ids, texts, keys] = [createBoundedTexts(), createBoundedTexts(), createBoundedTexts()];
  const values = new Map<string, ReturnType<typeof createBounded<JsonValue>>>();
  for (const name of published) keys.add(name);
  const takeValue = (name: string, value: JsonValue, redact: Redact) => {
    const text = updateFieldNamed(name) === undefined ? undefined : printJson(value);
    if (text === undefined || text.length > longestValue || holdsSecret(value, redact)) return;
    const known = values.get(name) ?? createBounded<JsonValue>(mostValues);
    values.set(name, known);
    known.add(text, value);
  };
  const takeQuoted = (text: string) => {
    for (const [, single, double] of text.matchAll(quoted)) texts.add(single ?? double ?? '');
  };
  const takeText = (text: string) => {
    if (isUuid(text)) ids.add(text);
    else if (text.length > 0 && text.length <= longest) texts.add(text);
    else takeQuoted(text.slice(0, 1000));
  };
  const harvest = (value: JsonValue | undefined, redact: Redact, depth = 0): void => {
    if (value === undefined || depth > deepest) return;
    if (typeof value === 'string') {
      if (redact(value) === value) takeText(value);
    } else if (isJsonArray(value)) for (const item of value.slice(0, 20)) harvest(item, redact, depth + 1);
    else if (isJsonObject(value) && !isSecretPair(value))
      for (const [key, member] of Object.entries(value).slice(0, 60)) {
        if (key.length <= longest && redact(key) === key) keys.add(key);
        // A secret stays where it is.
        if (isSecretMember(key, member)) continue;
        takeValue(key, member, redact);
        // Words of an error quote what would be taken.
        if (key === 'msg' && typeof member === 'string') {
          if (redact(member) === member) takeQuoted(member);
        } else harvest(member, redact, depth + 1);
      }
  };
  return {
    given,
    ids: ids.all,
    texts: texts.all,
    keys: keys.all,
    valuesOf: (field) => values.get(field)?.all() ?? [],
    harvest: (json, redact = redactCalled) => harvest(json, redact),
  };
}
