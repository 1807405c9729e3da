import fc from 'fast-check';
import { printJson } from '../../spec/json-print.ts';
import { jsonObjects } from './nested-objects.ts';
import { nonsenseWords } from './nonsense-words.ts';

// Left out, since lenient parsers take them: trailing commas, single quotes, comments, NaN, a second value.
const mistakes: readonly ((word: string, number: number) => string)[] = [
  (word) => word,
  (word) => `{"${word}"`,
  (word) => `{"${word}":}`,
  (word, number) => `{"${word}" ${number}}`,
  (word) => `{"${word}":${word}}`,
  (word, number) => `{${word}:${number}}`,
  (word, number) => `{"${word}:${number}}`,
  (word) => `{"${word}":"${word}}`,
  (word, number) => `{"${word}":${number},,"a":${number}}`,
  (_, number) => `[${number},,${number}]`,
  (word, number) => `{"${word}":${number}]`,
  (_, number) => `[${number}}`,
  (word, number) => `{"${word}":${number}:${number}}`,
  (word, number) => `{"${word}":${number} "a":${number}}`,
  () => '{,}',
];

/**
 * Texts that no parser takes for JSON: cut off, words without quotes, missing colons, doubled commas, brackets that
 * do not match. Never empty or blank. Shrinks to `{`.
 */
export function malformedJson(): fc.Arbitrary<string> {
  const cut = fc.tuple(jsonObjects(), fc.nat()).map(([object, at]) => {
    // By characters: half a surrogate pair would be another fault. The last one, the closing brace, always goes.
    const characters = Array.from(printJson(object));
    return characters.slice(0, 1 + (at % (characters.length - 1))).join('');
  });
  const mistaken = fc
    .tuple(fc.constantFrom(...mistakes), nonsenseWords(), fc.nat(99))
    .map(([make, word, number]) => make(word, number));
  return fc.oneof({ withCrossShrink: true }, fc.constant('{'), cut, mistaken);
}
