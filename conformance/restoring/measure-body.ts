/** How large the parts of a body are. */
export interface BodyMeasures {
  /** Lists and objects inside one another. */
  readonly depth: number;
  /** Of the longest of them, the items or members. */
  readonly items: number;
  readonly texts: readonly string[];
}

/** Where a text ends: at its closing quote, or with the body. */
function endOfText(body: string, start: number): number {
  let at = start;
  while (at < body.length && body[at] !== '"') at += body[at] === '\\' ? 2 : 1;
  return Math.min(at, body.length);
}

const undone = (text: string) =>
  text.replace(/\\(?:u([\da-fA-F]{4})|(.))/gs, (_, hex: string | undefined, letter: string | undefined) =>
    hex === undefined ? (letter ?? '') : String.fromCharCode(Number.parseInt(hex, 16)),
  );

/** Measures a body by its signs alone: what was cut or broken is measured too. */
export function measureBody(body: string): BodyMeasures {
  const texts: string[] = [];
  const counts: number[] = [];
  let [depth, items] = [0, 0];
  for (let at = 0; at < body.length; at += 1) {
    const sign = body[at];
    if (sign === '"') {
      const end = endOfText(body, at + 1);
      texts.push(undone(body.slice(at + 1, end)));
      at = end;
    } else if (sign === '[' || sign === '{') counts.push(1);
    else if (sign === ']' || sign === '}') counts.pop();
    else if (sign === ',') counts.push((counts.pop() ?? 1) + 1);
    depth = Math.max(depth, counts.length);
    items = Math.max(items, counts.at(-1) ?? 0);
  }
  return { depth, items, texts };
}
