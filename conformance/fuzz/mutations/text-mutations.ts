import { wordList } from '../../../spec/word-list.ts';
import { atText } from './at-body.ts';
import type { Change, Material } from './mutation.ts';

const encoder = new TextEncoder();

/** Number literals that JSON has, and that few writers write. */
const spellings = ['1.0', '1e0', '10E-1', '-0', '0.0', '1e2', '100.00', '-1', '1E+2', '9007199254740993'];
/** Those that JSON does not have, or that no double holds. */
const hostileNumbers = ['NaN', 'Infinity', '-Infinity', '1e400', '-1e999', '9'.repeat(5000)];
const broken = [...wordList`{ } [ ] , : " ' // /**/ \ tru 01 +1 .5`, '\u0000', ''];

/** A number literal, where a value may begin. */
const numberLiteral = /(?<=[:[,]\s?)-?\d{1,300}(?:\.\d{1,300})?(?:[eE][+-]?\d{1,9})?/g;
/** A value that is no list and no object, where one may stand. */
const valueLiteral = /(?<=:\s?)(?:"[^"\\]*"|true|false|null|-?\d+)/g;
/** Not longer: what is no text would else be searched to its end from every quote. */
const stringLiteral = /"(?:[^"\\]|\\.){0,60}"/g;

const insertAt = (text: string, at: number, inserted: string) =>
  text.slice(0, at) + inserted + text.slice(at);

/** One match of a pattern, put in other words; undefined where there is none. */
function replaceOne(
  text: string,
  pattern: RegExp,
  { dice }: Material,
  replace: (found: string) => string,
): string | undefined {
  const found = dice.pick([...text.slice(0, 20_000).matchAll(pattern)]);
  if (found === undefined) return undefined;
  return text.slice(0, found.index) + replace(found[0]) + text.slice(found.index + found[0].length);
}

/** The first member of an object once more, at its end, with another value. */
function duplicateKey(text: string, { dice }: Material): string | undefined {
  const key = dice.pick([...text.matchAll(/"[a-z_]{1,60}"(?=\s?:)/g)])?.[0];
  if (key === undefined || !text.trimEnd().endsWith('}')) return undefined;
  const value = dice.pick(['null', '""', '0', 'true', '[]', '{}', '"kit"']) ?? 'null';
  return `${text.trimEnd().slice(0, -1)},${key}:${value}}`;
}

const bytesWith = (text: string, at: number, bytes: readonly number[]): Uint8Array => {
  const [before, after] = [encoder.encode(text.slice(0, at)), encoder.encode(text.slice(at))];
  return new Uint8Array([...before, ...bytes, ...after]);
};

/** Longer bodies are not taken apart byte by byte. */
const isShort = (text: string) => text.length < 20_000;

/** A place inside of a text literal. */
function insideText(text: string, { dice }: Material): number | undefined {
  const found = dice.pick([...text.slice(0, 20_000).matchAll(stringLiteral)]);
  return found === undefined ? undefined : found.index + found[0].length - 1;
}

/** Mutations of the text of a body, which no JSON value stands for. */
export const textMutations: readonly Change[] = [
  { name: 'duplicate-key', about: 'gives a key twice', mutate: atText(duplicateKey) },
  {
    name: 'number-spelling',
    about: 'spells a number in another way',
    mutate: atText((text, material) =>
      replaceOne(text, numberLiteral, material, () => material.dice.pick(spellings) ?? '1.0'),
    ),
  },
  {
    name: 'hostile-number',
    about: 'puts NaN, Infinity, 1e400 or an integer of 5,000 digits',
    hurts: 'a server that stores it may fail on every later answer',
    mutate: atText((text, material) =>
      replaceOne(text, numberLiteral, material, () => material.dice.pick(hostileNumbers) ?? 'NaN'),
    ),
  },
  {
    name: 'deep-value',
    about: 'wraps a value in up to 5,000 lists',
    hurts:
      'nesting past 250 breaks the recursion of many servers, and may leave an agent that cannot be answered',
    mutate: atText((text, material) => {
      const levels = material.dice.length(100, 5000);
      return replaceOne(
        text,
        valueLiteral,
        material,
        (found) => '['.repeat(levels) + found + ']'.repeat(levels),
      );
    }),
  },
  {
    name: 'break-syntax',
    about: 'puts a sign where JSON has none, or takes some out',
    mutate: atText((text, { dice }) => {
      const at = dice.below(text.length + 1);
      return dice.chance(0.6)
        ? insertAt(text, at, dice.pick(broken) ?? ',')
        : text.slice(0, at) + text.slice(at + 1 + dice.below(4));
    }),
  },
  {
    name: 'byte-order-mark',
    about: 'puts a byte order mark before the body',
    mutate: atText((text) => `\ufeff${text}`),
  },
  {
    name: 'white-space',
    about: 'puts white space around the body, of JSON and of others',
    mutate: atText((text, { dice }) => {
      const space = dice.pick([' ', '\n', '\t', '\r\n', '\u00a0', '\u2028', '\f', ' '.repeat(3000)]) ?? ' ';
      return dice.chance(0.5) ? space + text : text + space;
    }),
  },
  {
    name: 'escape-letters',
    about: 'writes a letter of a text as an escape',
    mutate: atText((text, material) =>
      replaceOne(
        text,
        /(?<=")[a-z](?=[a-z_]*")/g,
        material,
        (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`,
      ),
    ),
  },
  {
    name: 'lone-surrogate',
    about: 'puts half of a surrogate pair into a text',
    hurts: 'a server that stores it may fail on every later answer',
    mutate: atText((text, material) => {
      const at = insideText(text, material);
      return at === undefined
        ? undefined
        : insertAt(text, at, material.dice.pick(['\\ud800', '\\udfff']) ?? '');
    }),
  },
  {
    name: 'bad-utf-8',
    about: 'puts bytes into the body that are no UTF-8',
    hurts: 'a server may fail on them before it has looked at the request',
    mutate: atText((text, material) => {
      const at = isShort(text) ? insideText(text, material) : undefined;
      const bytes = material.dice.pick([[0xff], [0xc3], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf5, 0x80]]);
      return at === undefined || bytes === undefined ? undefined : bytesWith(text, at, bytes);
    }),
  },
  {
    name: 'cut-body',
    about: 'ends the body too early, or leaves it out',
    mutate: atText((text, { dice }) => (text === '' ? undefined : text.slice(0, dice.below(text.length)))),
  },
  {
    name: 'splice-bytes',
    about: 'puts a part of the body, or a word of the dictionary, somewhere else in it',
    mutate: atText((text, { dice, words }) => {
      const from = dice.below(text.length + 1);
      const part = dice.pick(words.given) ?? text.slice(from, from + dice.length(1, 40));
      return insertAt(text, dice.below(text.length + 1), part).toWellFormed();
    }),
  },
];
