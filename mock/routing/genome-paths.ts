import type { Dialect } from '../../spec/dialect-points.ts';

/** Both spellings of the path (4.2), by what a dialect does with the one that it does not serve. */
const genomePaths = {
  both: ['/v1/genomes/', '/v1/genomes'],
  'redirect-to-slash': ['/v1/genomes/'],
  'redirect-to-no-slash': ['/v1/genomes'],
  'slash-only': ['/v1/genomes/'],
  'no-slash-only': ['/v1/genomes'],
} as const;

/** The spellings of the genome path that answer directly. */
export const genomePathsOf = (dialect: Dialect): readonly string[] => genomePaths[dialect['genome-slash']];
