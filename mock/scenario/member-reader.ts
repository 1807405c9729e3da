import { suggestWord } from '../../spec/did-you-mean.ts';
import { Inability } from '../../spec/inability.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';

/** Reads the members of an object that somebody wrote; each fault is one line with its place in it. */
export class MemberReader {
  /** How the user names what is read, and the way into it: `scenario x.json, rules[2]`. */
  readonly place: string;
  readonly #object: JsonObject;

  /** What a whole file is called is set apart by a comma, what stands inside of one by a point. */
  readonly #separator: '.' | ', ';

  constructor(
    value: JsonValue,
    place: string,
    keys: readonly string[],
    form: string,
    separator: '.' | ', ' = '.',
  ) {
    if (!isJsonObject(value)) throw new Inability(place, 'it is not an object', form);
    const unknown = Object.keys(value).find((key) => !keys.includes(key));
    if (unknown !== undefined)
      throw new Inability(place, `it has an unknown key "${unknown}"`, suggestWord(unknown, keys));
    this.place = place;
    this.#separator = separator;
    this.#object = value;
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  get(key: string): JsonValue | undefined {
    return Object.hasOwn(this.#object, key) ? this.#object[key] : undefined;
  }

  /** Of a member. */
  placeOf(key: string): string {
    return `${this.place}${this.#separator}${key}`;
  }

  refuse(key: string, why: string, remedy: string): never {
    throw new Inability(this.placeOf(key), why, remedy);
  }

  text(key: string): string | undefined {
    const value = this.get(key);
    if (value === undefined || typeof value === 'string') return value;
    return this.refuse(key, 'it is not a text', 'Write it in quotes.');
  }

  whole(key: string, from: number, to: number): number | undefined {
    const value = this.get(key);
    if (value === undefined || (typeof value === 'number' && value >= from && value <= to)) return value;
    return this.refuse(
      key,
      `it is not a whole number from ${from} to ${to}`,
      'Give a whole number in that range.',
    );
  }

  /** An object of texts. */
  texts(key: string): Readonly<Record<string, string>> | undefined {
    const value = this.get(key);
    if (value === undefined) return undefined;
    if (!isJsonObject(value))
      return this.refuse(key, 'it is not an object', `Write "${key}": { "name": "value" }.`);
    const members = Object.entries(value).map(([name, member]): [string, string] =>
      typeof member === 'string'
        ? [name, member]
        : this.refuse(`${key}.${name}`, 'it is not a text', 'Write it in quotes.'),
    );
    return Object.fromEntries(members);
  }
}
