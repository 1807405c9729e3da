/** A text with its escapes undone; what is no escape stays. */
function undoEscapes(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Servers undo escapes once, and some proxies once more. */
const undoings = 2;

/** A path as whoever reads it last may see it. */
export function undoPathEscapes(path: string): string {
  let text = path;
  for (let round = 0; round < undoings; round += 1) text = undoEscapes(text);
  return text;
}

/** The hex digits of a text, as far as they may be those of an id that is spelled in some odd way. */
const digitsOf = (text: string) => text.toLowerCase().replace(/[^0-9a-z/?]/g, '');

/**
 * The agent whose id stands anywhere in a path, however it is spelled or escaped: a server may well read as an update of
 * it what the contract does not know. Ids are canonical.
 */
export function findAgentInPath(path: string, ids: Iterable<string>): string | undefined {
  const digits = digitsOf(undoPathEscapes(path));
  for (const id of ids) if (digits.includes(digitsOf(id))) return id;
  return undefined;
}
