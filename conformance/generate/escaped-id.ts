import type { SentRequest } from '../run/exchange.ts';

const escaped = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

/** Escapes that nobody needs: RFC 3986 (6.2.2.2) has them mean the letters themselves. */
const escapings: readonly (readonly [name: string, spell: (id: string) => string])[] = [
  ['first letter escaped', (id) => id.replace(/^./, escaped)],
  ['hyphens escaped', (id) => id.replaceAll('-', escaped)],
];

/** A request with the id in its path in escapes, each by its name. */
export const withEscapedId = (
  request: SentRequest,
  id: string,
): readonly (readonly [name: string, request: SentRequest])[] =>
  escapings.map(([name, spell]) => [name, { ...request, path: request.path.replace(id, spell(id)) }]);
