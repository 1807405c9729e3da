import type { Dialect } from '../../spec/dialect-points.ts';
import { spellingsOfChoice, type UuidSpelling } from '../../spec/uuid-spellings.ts';

/**
 * Which spellings of a uuid a dialect takes in a place, beside the one with hyphens: a framework may read its paths in
 * another way than its bodies. That letter case does not matter is decided in uuid.ts.
 */
export const uuidSpellingsIn = (
  place: 'paths' | 'bodies',
  { examples, 'uuid-spellings': choice }: Dialect,
): readonly UuidSpelling[] => examples?.uuidSpellings?.[place] ?? spellingsOfChoice[choice];
