const namedEntities: Readonly<Record<string, string>> = {
  '"': 'quot',
  '&': 'amp',
  "'": 'apos',
  '<': 'lt',
  '>': 'gt',
};

const quoteForPattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** A hexadecimal number in either letter case. */
const hexadecimal = (code: number, digits: number) =>
  code
    .toString(16)
    .padStart(digits, '0')
    .replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);

/** JSON in JSON doubles them each time; more than this would only cost time on a text of nothing else. */
const slashes = '\\\\{1,8}';

/** JSON and Python escape what is no ASCII, and JSON in JSON does it again. */
function backslashed(character: string, code: number): readonly string[] {
  const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at));
  const short = { '\b': 'b', '\t': 't', '\n': 'n', '\f': 'f', '\r': 'r' }[character];
  return [
    units.map((unit) => `${slashes}u${hexadecimal(unit, 4)}`).join(''),
    ...(code < 0x100 ? [`${slashes}x${hexadecimal(code, 2)}`] : []),
    ...(code > 0xffff ? [`${slashes}U${hexadecimal(code, 8)}`] : []),
    ...(short === undefined ? [] : [slashes + short]),
  ];
}

function percentEncoded(character: string): string {
  return [...new TextEncoder().encode(character)].map((byte) => `%${hexadecimal(byte, 2)}`).join('');
}

/** RFC 3986, 2.3: these are never encoded, and nobody escapes them in JSON or HTML. */
const unreserved = /[A-Za-z0-9._~-]/;

/** A backslash before what needs none, as in `\\"` and `\\/`; where one comes before it anyway, that is taken for it. */
function spellingsOf(character: string, mayBeEscaped: boolean): string {
  if (unreserved.test(character)) return quoteForPattern(character);
  const code = character.codePointAt(0) ?? 0;
  const named = namedEntities[character];
  const spellings = [
    ...backslashed(character, code),
    percentEncoded(character),
    `&#(?:0*${code}|[xX]0*${hexadecimal(code, 1)});`,
    ...(named === undefined ? [] : [`&${named};`]),
    ...(character === ' ' ? ['\\+'] : []),
    // Last: what is longer and begins with it goes before, as &amp; does.
    (mayBeEscaped ? `(?:${slashes})?` : '') + quoteForPattern(character),
  ];
  return `(?:${spellings.join('|')})`;
}

/** One pattern for all of them: one for each would try every way to share out a long row of backslashes. */
const backslashes = (count: number) => `(?:\\\\{${count},${8 * count}}|(?:%5[cC]|&#92;){${count}})`;

/** The source of a regular expression that finds a text in every spelling in which a server may give it back. */
export function everySpellingOf(text: string): string {
  const parts = text.match(/\\+|[^\\]/gu) ?? [];
  return parts
    .map((part, index) =>
      part.startsWith('\\')
        ? backslashes(part.length)
        : spellingsOf(part, index > 0 && parts[index - 1]?.startsWith('\\') === false),
    )
    .join('');
}
