import { wordList } from '../../spec/word-list.ts';

/**
 * Words that mean something to code: what stands for nothing, for everything, or for what is there already. No agent is
 * named by one, for another agent may have that name, so that it may be refused as taken.
 */
const words: readonly string[] = [
  // Somebody's role, and what is there by itself.
  ...wordList`default admin root system anonymous Custom auto latest inherit`,
  // For nothing, in languages, tables and databases.
  ...wordList`deleted none nil Null n/a NA #N/A nan Infinity \N (null) <null> __null__ empty unset unknown`,
  ...['not set', '""', "''", '[object Object]'],
  // For what comes later, or was taken away.
  ...wordList`TBD todo changeme string untitled test *** [REDACTED] redacted unchanged`,
  // Signs alone, and the first of all times, numbers and ids.
  ...wordList`* ? ... -- 0.0 -1 1970-01-01 0001-01-01T00:00:00Z 00000000-0000-0000-0000-000000000000 no on`,
  // Short names of models, which lead to another one.
  ...wordList`gpt-4 gpt-4-turbo GPT-4o claude`,
];

export const plainWords: readonly (readonly [name: string, value: string])[] = words.map((word) => [
  `the word ${word}`,
  word,
]);
