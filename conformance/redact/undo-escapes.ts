const shortEscapes: Readonly<Record<string, string>> = { b: '\b', t: '\t', n: '\n', f: '\f', r: '\r' };
const namedEntities: Readonly<Record<string, string>> = { quot: '"', amp: '&', apos: "'", lt: '<', gt: '>' };

/** JSON, JavaScript and Python escapes, percent codes, HTML references. Every repetition is bounded or of one kind. */
const oneEscape =
  /\\(?:U[\da-fA-F]{8}|u[\da-fA-F]{4}|u\{[\da-fA-F]{1,6}\}|x[\da-fA-F]{2}(?:\\x[\da-fA-F]{2})*|[btnfr]|[^\dA-Za-z])|(?:%[\da-fA-F]{2})+|&(?:#\d{1,9}|#[xX][\da-fA-F]{1,8}|quot|amp|apos|lt|gt);/g;
const mayBeEscaped = /[\\%&]/;

/** Told what an escape stands for, where it stands, and how wide it is. */
export type Undone = (character: string, at: number, width: number) => void;

const isCodePoint = (code: number) => code <= 0x10ffff;
const fromCode = (text: string, base: number): string | undefined => {
  const code = Number.parseInt(text, base);
  return isCodePoint(code) ? String.fromCodePoint(code) : undefined;
};

/** A character of UTF-8 in bytes, and how many of them it takes; a byte that begins none stands for itself. */
function readCharacter(bytes: readonly number[], at: number): readonly [character: string, length: number] {
  const first = bytes[at] ?? 0;
  const length = first >= 0xf0 && first < 0xf5 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 1;
  const more = bytes.slice(at + 1, at + length);
  if (length === 1 || more.length < length - 1 || more.some((byte) => byte >> 6 !== 2))
    return [String.fromCharCode(first), 1];
  const code = more.reduce((sum, byte) => sum * 64 + (byte & 0x3f), first & (0xff >> (length + 1)));
  return isCodePoint(code) ? [String.fromCodePoint(code), length] : [String.fromCharCode(first), 1];
}

/** A run of bytes, each written with as many characters. */
function readBytes(run: string, width: number, start: number, undone: Undone | undefined): string {
  const bytes = Array.from({ length: run.length / width }, (_, index) =>
    Number.parseInt(run.slice((index + 1) * width - 2, (index + 1) * width), 16),
  );
  const characters: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const [character, taken] = readCharacter(bytes, at);
    characters.push(character);
    undone?.(character, start + at * width, taken * width);
    at += taken;
  }
  return characters.join('');
}

/** What an escape of one character stands for; undefined where it stands for none. */
function readEscape(text: string): string | undefined {
  const kind = text[1] ?? '';
  if (text[0] === '&') {
    const name = text.slice(1, -1);
    if (kind !== '#') return namedEntities[name];
    return /[xX]/.test(name[1] ?? '') ? fromCode(name.slice(2), 16) : fromCode(name.slice(1), 10);
  }
  if (text.length === 2) return shortEscapes[kind] ?? kind;
  return fromCode(text.replace(/[\\uU{}]/g, ''), 16);
}

export function undoEscapes(text: string, undone?: Undone): string {
  if (!mayBeEscaped.test(text)) return text;
  return text.replace(oneEscape, (found: string, at: number) => {
    if (found[0] === '%') return readBytes(found, 3, at, undone);
    if (found[1] === 'x') return readBytes(found, 4, at, undone);
    const character = readEscape(found);
    if (character === undefined) return found;
    undone?.(character, at, found.length);
    return character;
  });
}
