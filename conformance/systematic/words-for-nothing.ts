import { wordList } from '../../spec/word-list.ts';
import type { ValueClass } from './value-class.ts';

/** Words that some code reads as null, or as whatever is usual: where no text belongs, they are as wrong as any other. Null itself is open. */
export const wordsForNothing: readonly ValueClass[] =
  wordList`None none nil undefined never now default *`.map((word): ValueClass => [`the word ${word}`, word]);
