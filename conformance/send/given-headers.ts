import { Inability } from '../../spec/inability.ts';
import { wordList } from '../../spec/word-list.ts';

export const runHeader = 'x-agent-console-kit-run';

// Set by the connection itself (RFC 9110, 7.6.1 and 8.6): a value from outside would break the framing.
const ownedByTheConnection = new Set(wordList`
  connection content-length expect keep-alive proxy-authorization proxy-connection te trailer
  transfer-encoding upgrade
`);

// RFC 9110, 5.1 and 5.5.
const headerName = /^[!#$%&'*+.^_`|~0-9a-z-]+$/;
const headerValue = /^[\t\x20-\x7e\x80-\xff]*$/;

/** Reads the headers that people give for every request: names in lower case, and only what can be sent. */
export function readGivenHeaders(given: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const read: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    const lowered = name.toLowerCase();
    if (!headerName.test(lowered))
      throw new Inability(`header ${name}`, 'it is not a header name', 'Write it as "Name: value".');
    if (ownedByTheConnection.has(lowered))
      throw new Inability(`header ${name}`, 'it is set by the connection', 'Remove it.');
    // The value may be a secret: it is not shown.
    if (!headerValue.test(value))
      throw new Inability(
        `header ${name}`,
        'its value has characters that are not allowed in a header',
        'Remove line breaks, control characters and letters beyond Latin-1.',
      );
    read[lowered] = value;
  }
  return read;
}

/** The header that carries a token. */
export function readToken(token: string | undefined): Readonly<Record<string, string>> {
  if (token === undefined) return {};
  if (!headerValue.test(token))
    throw new Inability(
      'token',
      'it has characters that are not allowed in a header',
      'Check for a line break at the end.',
    );
  return { authorization: `Bearer ${token}` };
}
