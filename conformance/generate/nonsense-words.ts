import fc from 'fast-check';

// No vowel, so that no keyword, number word, hex digit group or name of a route comes out; and none of the
// letters that some language reads at the end or inside of a number: b d e f i k l m n o p x.
const letters = 'zqwvtsrjhgc';

/** Words that mean nothing in any format. Shrinks to `zzz`, or to as many letters as `minLength` asks for. */
export function nonsenseWords(options: { readonly minLength?: number } = {}): fc.Arbitrary<string> {
  const { minLength = 3 } = options;
  return fc.string({ unit: fc.constantFrom(...letters), minLength, maxLength: minLength + 5, size: 'max' });
}
