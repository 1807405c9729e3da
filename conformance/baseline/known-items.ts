/** The offset behind the string that begins at an offset. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** The offset of the bracket that opens the list of the key `known`, which stands in the outermost object. */
function findList(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    else if (character === '"') {
      const end = endOfString(text, at);
      const [opening] = /^\s*:\s*\[/.exec(text.slice(end)) ?? [];
      if (depth === 1 && opening !== undefined && JSON.parse(text.slice(at, end)) === 'known')
        return end + opening.length - 1;
      at = end - 1;
    }
  }
  return -1;
}

/**
 * Cuts the text of a baseline that was read already into its entries and what stands around them, brackets included:
 * entries that stay are kept byte for byte.
 */
export function cutKnownItems(text: string) {
  const list = findList(text);
  const items: string[] = [];
  let [depth, start, at] = [0, list + 1, list + 1];
  for (; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') at = endOfString(text, at) - 1;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || (character === ']' && depth > 0)) depth -= 1;
    else if (depth === 0 && (character === ',' || character === ']')) {
      const item = text.slice(start, at).trim();
      if (item !== '') items.push(item);
      start = at + 1;
      if (character === ']') break;
    }
  }
  return { before: text.slice(0, list + 1), items, after: text.slice(at) };
}
