import { printJson } from '../../spec/json-print.ts';
import { type GenomePath, genomeRequest } from '../generate/cases.ts';
import type { SentRequest } from '../run/exchange.ts';
import type { Case } from './case.ts';
import { dealUpdates, type UpdatePlan } from './update-plan.ts';

/** A body, where it is cut, and what that stands for. */
type Cut = readonly [name: string, body: string, chunkedAt: readonly number[]];

const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).length;

/** One of each length in UTF-8. */
const letters = ['a', 'é', '日', '😀'] as const;

/** Every border within the first of a letter in a body; of one byte, those at its two sides. */
function bordersAt(body: string, letter: string): readonly number[] {
  const start = bytesOf(body.slice(0, body.indexOf(letter)));
  const length = bytesOf(letter);
  return length === 1
    ? [start, start + 1]
    : Array.from({ length: length - 1 }, (_, index) => start + index + 1);
}

/** A border after every so many bytes. */
function bordersEvery(body: string, size: number): readonly number[] {
  const count = Math.ceil(bytesOf(body) / size) - 1;
  return Array.from({ length: Math.max(count, 0) }, (_, index) => (index + 1) * size);
}

/** Right bodies, each around a text. */
function rightCuts(make: (text: string) => string): readonly Cut[] {
  const mixed = make(`kit ${letters.join('')} "\\ 7`);
  const large = (size: number) => make('kit 日é😀'.repeat(Math.ceil(size / 13)));
  // Letters of four bytes that begin at no multiple of four: every power of two is inside of one.
  const lead = (make('').indexOf('""') + 'kit'.length + 1) % 4 === 0 ? 'kit-' : 'kit';
  const wide = make(lead + '😀'.repeat(16_500));
  return [
    ['chunked', make('kit chunked é日😀'), []],
    ...letters.flatMap((letter) => {
      const body = make(`kit ${letter}.`);
      return bordersAt(body, letter).map(
        (border, index): Cut => [`letter of ${bytesOf(letter)}, border ${index + 1}`, body, [border]],
      );
    }),
    ['byte by byte', mixed, bordersEvery(mixed, 1)],
    // What reads the first piece alone, or the last, finds a whole object, or nothing.
    ['spaces behind it', `${mixed}  `, [bytesOf(mixed)]],
    ['spaces before it', `  ${mixed}`, [2]],
    // Neither is a multiple of the letters' length: the borders are inside of them.
    ['over 16 KB', large(17_000), bordersEvery(large(17_000), 4093)],
    ['over 64 KB', wide, bordersEvery(wide, 16_381)],
  ];
}

/** A border inside the last letter of more than one byte, or in the middle. */
function cutInside(body: string): readonly number[] {
  const letter = letters.findLast((one) => bytesOf(one) > 1 && body.includes(one));
  return letter === undefined ? [Math.ceil(bytesOf(body) / 2)] : bordersAt(body, letter).slice(0, 1);
}

/** Wrong bodies, each in one chunk and in two. */
const wrongCuts = (bodies: readonly (readonly [name: string, body: string])[]): readonly Cut[] =>
  bodies.flatMap(([name, body]): readonly Cut[] => [
    [`${name}, chunked`, body, []],
    [`${name}, in pieces`, body, cutInside(body)],
  ]);

/** Wrong for either operation. */
const wrongBodies = [
  ['list', '["kit 日"]'],
  ['text', '"kit 😀"'],
  ['truncated', '{"purpose":"kit é"'],
] as const;

/** The first piece of it is right, all of it is not. */
const moreBehind = (body: string): Cut => ['more behind it, in pieces', `${body} x`, [bytesOf(body)]];

const casesOf = (cuts: readonly Cut[], subject: string, make: (body: string) => SentRequest): Case[] =>
  cuts.map(([valueClass, body, chunkedAt]) => ({
    request: { ...make(body), chunkedAt },
    subject,
    valueClass,
  }));

/** As browsers ask: a long answer may come compressed, and says so then. */
export const compressed = (request: SentRequest): SentRequest => ({
  ...request,
  headers: { ...request.headers, 'accept-encoding': 'gzip, deflate, br' },
});

/** As axios asks, and others with it: for JSON first, and for anything else. */
export const asAxiosAsks = (request: SentRequest): SentRequest => ({
  ...request,
  headers: { ...request.headers, accept: 'application/json, text/plain, */*' },
});

/** As a browser asks whose user reads German, where numbers are written with a comma. */
const inGerman = (request: SentRequest): SentRequest => ({
  ...request,
  headers: { ...request.headers, accept: '*/*', 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' },
});

/** Updates whose bodies go out chunked, right and wrong ones, with borders inside letters and out. */
export function* updateTransferCases(
  plan: Pick<UpdatePlan, 'updatePath' | 'agentIds' | 'leftAlone'>,
): Generator<Case> {
  const [field] = (['purpose', 'hub', 'agent_system_prompt'] as const).filter(
    (name) => !plan.leftAlone.has(name),
  );
  if (field === undefined) return;
  const make = (text: string) => printJson({ [field]: text });
  const wrong = [...wrongBodies, ['wrong kind', printJson({ [field]: ['kit 😀'] })]] as const;
  yield* casesOf(
    [...rightCuts(make), ...wrongCuts(wrong), moreBehind(make('kit'))],
    'update transfer',
    dealUpdates(plan),
  );
  const request = dealUpdates(plan)(make('kit compressed '.repeat(150)));
  yield { request: compressed(request), subject: 'update transfer', valueClass: 'compressed answer' };
  const asked = asAxiosAsks(dealUpdates(plan)(make('kit as axios asks')));
  yield { request: asked, subject: 'update transfer', valueClass: 'as axios asks' };
  if (plan.leftAlone.has('test_score') || plan.leftAlone.has('last_evaluated_at')) return;
  const numbers = printJson({ test_score: '1234.5', last_evaluated_at: 1_700_000_000 });
  const inNumbers = inGerman(dealUpdates(plan)(numbers));
  yield { request: inNumbers, subject: 'update transfer', valueClass: 'as a German browser asks' };
}

/** Genomes likewise; each right one is created, so that there are fewer. */
export function* genomeTransferCases(path: GenomePath): Generator<Case> {
  const make = (text: string) => printJson({ name: text });
  const right = rightCuts(make).filter(([name]) => !name.endsWith('border 1') || name.includes('of 2'));
  yield* casesOf([...right, ...wrongCuts(wrongBodies), moreBehind(make('kit'))], 'genome transfer', (body) =>
    genomeRequest(body, path),
  );
  const request = asAxiosAsks(genomeRequest(make('kit as axios asks'), path));
  yield { request, subject: 'genome transfer', valueClass: 'as axios asks' };
}
