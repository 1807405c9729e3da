import { printJson } from '../../spec/json-print.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import { type GenomePath, genomeRequest } from '../generate/cases.ts';
import { reservedKeys } from '../generate/reserved-keys.ts';
import { behindMark, blankBodies } from './blank-and-marked-bodies.ts';
import type { Case } from './case.ts';
import { jsonSpellings } from './json-spellings.ts';
import { jsonTypes, otherTypes } from './json-types.ts';
import { bodyLengths, boundaryTexts } from './lengths.ts';
import { longOtherBodies } from './long-other-bodies.ts';
import { malformedBodies } from './malformed-bodies.ts';
import { textSorts } from './text-sorts.ts';
import { genomesOfEveryKind, genomesOfSomeKeys } from './usual-keys.ts';
import { literal } from './value-class.ts';

const nest = (depth: number): JsonValue => (depth === 0 ? 'kit' : { a: nest(depth - 1) });
const nestLists = (depth: number): JsonValue => (depth === 0 ? ['kit'] : [nestLists(depth - 1)]);
const wide = () => Object.fromEntries(Array.from({ length: 1500 }, (_, index) => [`key_${index}`, index]));
const padded = (bytes: number) => ({ text: 'x'.repeat(bytes - '{"text":""}'.length) });

/** Wherever an integer may stand, it may be of any width. */
export const integersOfEveryWidth: readonly JsonValue[] = [31n, 32n, 53n, 63n, 64n].flatMap((bits) =>
  [-1n, 0n, 1n].flatMap((more) =>
    [2n ** bits + more, -(2n ** bits) + more].map((integer) => literal(String(integer))),
  ),
);

/** Texts of every boundary length, so many a genome, as values and as keys. */
function lengthyGenomes(): readonly (readonly [name: string, genome: JsonValue])[] {
  const most = 60_000;
  const groups: string[][] = [[]];
  let bytes = 0;
  for (const [, text] of boundaryTexts) {
    bytes += Buffer.byteLength(text);
    if (bytes > most) {
      groups.push([]);
      bytes = Buffer.byteLength(text);
    }
    groups.at(-1)?.push(text);
  }
  return groups.flatMap((texts, index) => [
    [`boundary lengths ${index}`, { texts }],
    [`keys of boundary lengths ${index}`, Object.fromEntries(texts.map((text) => [text, 1]))],
  ]);
}

/** What code that passes an answer on looks for in it. */
const keysOfAnswers = {
  ...{ status: 500, status_code: 500, statusCode: 500, code: 500, ok: false, success: false },
  ...{ error: 'kit', errors: ['kit'], message: 'kit', detail: 'kit', headers: { 'x-kit': 'kit' } },
};

const shortTexts = textSorts.filter(([, text]) => text.length < 300);

/** What a genome may be, small first. */
const smallGenomes: readonly (readonly [name: string, genome: JsonValue])[] = [
  ['empty', {}],
  ['usual', { name: 'kit-genome', traits: { verbosity: 1, tools: ['search'] } }],
  ['deep, 10', nest(10)],
  ['deep, 50', nest(50)],
  ['deep, 100', nest(100)],
  ['odd keys', { '': 1, '0': 1, toString: 1, 'a b': 1, 'ключ😀': 1 }],
  ['keys of a list', { '0': 'kit', '1': 'kit' }],
  ['length of a list', { length: 2 }],
  ['length of nothing', { length: 0 }],
  ['key genome', { genome: 5 }],
  ['keys of wrappers', { data: 5, payload: [], body: 'kit', item: null, fields: true }],
  ['keys of answers', keysOfAnswers],
  [
    'keys of answers in their envelope',
    { detail: keysOfAnswers, response: keysOfAnswers, error: keysOfAnswers },
  ],
  ['unicode', { text: '😀 𝔘 e\u0301 نص \u2028' }],
  ['every kind', { a: null, b: true, c: 1, d: 'x', e: [], f: {} }],
  ['lists', { a: [[], [[]], [{}], [null], [1, 'x', true]] }],
  ['integers of every width', { integers: [...integersOfEveryWidth] }],
  [
    'members of every width',
    Object.fromEntries(integersOfEveryWidth.map((integer, index) => [`a${index}`, integer])),
  ],
  ['every sort of text', Object.fromEntries(shortTexts.map(([name, text]) => [name, text]))],
  ['keys of every sort', Object.fromEntries(shortTexts.map(([, text]) => [text, { [text]: [text] }]))],
  ['fractions', { a: literal('0.1'), b: literal('1e21'), c: literal('1e-7'), d: literal('123456789.125') }],
  [
    'odd numbers',
    { a: literal('-0'), b: literal('-0.0'), c: literal('0.30000000000000004'), d: literal('1E+2'), e: [-1] },
  ],
  ['far numbers', { a: literal('1e308'), b: literal('-1e308'), c: literal('5e-324') }],
  ['only empty lists', { a: [], b: [] }],
  ['only null', { a: null }],
  ['several nulls', { a: null, b: null }],
  ['deep lists, 90', { a: nestLists(90) }],
  ['reserved keys', Object.fromEntries(reservedKeys.map((key) => [key, 'kit']))],
  ['reserved keys of objects', { kit: Object.fromEntries(reservedKeys.map((key) => [key, { kit: 1 }])) }],
];

const genomes: readonly (readonly [name: string, genome: JsonValue])[] = [
  ...smallGenomes,
  ...genomesOfEveryKind,
  ...genomesOfSomeKeys,
  ['wide', wide()],
  ['long list', { list: Array.from({ length: 1500 }, (_, index) => index % 7) }],
  ['32 KB', { text: 'x'.repeat(32_000) }],
  ['250 KB', { text: 'kit genome '.repeat(22_000) }],
  ...lengthyGenomes(),
  ...bodyLengths.map((bytes) => [`${bytes} bytes`, padded(bytes)] as const),
];

/** Whether these are taken is open; they are never a reason to fail. */
const openGenomes: readonly (readonly [name: string, genome: string])[] = [
  ['prototype key', '{"__proto__":{"kit":true}}'],
  ['constructor key', '{"constructor":{"prototype":{"kit":true}}}'],
  ['NUL in a text', '{"kit":"a\\u0000b"}'],
  ['NUL in a key', '{"a\\u0000b":1}'],
  ['a key twice', '{"a":1,"a":2}'],
];

/** Right ones, as they are seldom written. */
const seldomWritten: readonly (readonly [name: string, genome: string])[] = [
  ['empty with a space', '{ }'],
  ['empty with a line end', '{\n}'],
  ['many decimals', '{"kit":0.10000000000000000000000000000000000000}'],
  behindMark,
];

const notGenomes: readonly (readonly [name: string, body: string])[] = [
  ['list', '[]'],
  ['list of an object', '[{}]'],
  ['list of null', '[null]'],
  // As long as a uuid, and longer than a name.
  ['text', '"kit text of a genome: 36 characters."'],
  ['text of an object', '"{}"'],
  ['empty text', '""'],
  ['number', '5'],
  ['zero', '0'],
  ['fraction', '1.5'],
  ['true', 'true'],
  ['false', 'false'],
  ['null', 'null'],
  ['list of objects', '[{},{}]'],
  ['list of a pair', '[["a",1]]'],
  ['changes to a document', '[{"op":"replace","path":"/kit","value":"a"}]'],
  ['word behind nothing', '{}junk'],
  ['brace behind nothing', '{}}'],
  ...longOtherBodies,
  ...malformedBodies({ text: 'a', list: 'a', integer: 'a' }),
];

/** The other spelling of the genome path. */
export const otherSpelling = (path: GenomePath): GenomePath =>
  path === '/v1/genomes' ? '/v1/genomes/' : '/v1/genomes';

/** What goes to the other spelling too, where it answers by itself. */
function* casesAtOther(path: GenomePath): Generator<Case> {
  const named = (body: string, name: string): Case => ({
    request: genomeRequest(body, path),
    subject: 'genome, other spelling',
    valueClass: name,
  });
  for (const [name, genome] of [...smallGenomes, ['32 KB', padded(32_000)] as const])
    yield named(printJson(genome), name);
  for (const [name, body] of [...openGenomes, ...notGenomes]) yield named(body, name);
}

/** So many genomes come early, and so many bodies that are none. */
const early = 4;

/** Every genome of the systematic phase, and what is none; `isTwofold` where both spellings answer by themselves. */
export function* genomeCases(path: GenomePath, isTwofold = false): Generator<Case> {
  const other = otherSpelling(path);
  const subject = 'genome';
  for (const [index, [name, genome]] of genomes.entries()) {
    const request = genomeRequest(printJson(genome), path);
    yield { request, subject, valueClass: name, isEarly: index < early };
  }
  for (const [name, body] of [...jsonSpellings('name'), ...seldomWritten, ...openGenomes])
    yield { request: genomeRequest(body, path), subject, valueClass: name };
  for (const [index, [name, body]] of notGenomes.entries())
    yield { request: genomeRequest(body, path), subject, valueClass: name, isEarly: index < early };
  yield { request: genomeRequest('{"kit":"other spelling"}', other), subject, valueClass: 'other spelling' };
  if (isTwofold) yield* casesAtOther(other);
  yield { request: genomeRequest('', path), subject, valueClass: 'none' };
  const typed = (type: string) => ({
    ...genomeRequest('{"kit":"type"}', path),
    headers: { 'content-type': type },
  });
  for (const [valueClass, type] of jsonTypes) yield { request: typed(type), subject, valueClass };
  for (const type of otherTypes) yield { request: typed(type), subject, valueClass: type };
  for (const [name, blank] of blankBodies)
    yield { request: genomeRequest(blank, path), subject, valueClass: name };
  yield {
    request: { ...genomeRequest('{"kit":"type"}', path), headers: {} },
    subject,
    valueClass: 'no content-type',
  };
}
