/** What a value of an api_key is, as far as taking it out has to know. */
export type KeyKind = 'text' | 'number' | 'object' | 'list';

/** The value of a member, or of a printed attribute, that is called api_key. */
export interface ApiKeyMember {
  /** Where its name begins. */
  readonly at: number;
  /** Of a text, what stands between its quotes. */
  readonly start: number;
  readonly end: number;
  readonly kind: KeyKind;
  /** What its name is quoted with; empty where it is not. */
  readonly quote: string;
}

/** In any letter case, and as other languages spell it. */
const name = /api[_-]?keys?/gi;
/** A name may begin with whose key it is; nobody writes more than this before it. */
const longestPrefix = 40;

const isSpace = (character: string | undefined) =>
  character === ' ' || character === '\n' || character === '\t' || character === '\r';

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (isSpace(text[at])) at += 1;
  return at;
}

/** Where a quoted text ends: at its closing quote, or with the text that was cut. */
function endOfQuoted(text: string, start: number, quote: string): number {
  let at = start;
  while (at < text.length && text[at] !== quote) at += text[at] === '\\' ? 2 : 1;
  return Math.min(at, text.length);
}

/** Where an object or a list ends: behind the bracket that closes it, or with the text. */
function endOfBrackets(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '"' || character === "'") at = endOfQuoted(text, at + 1, character);
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}

const bareEnd = /[\s&;,"'<>)\]}…]/g;
const word = /^(?:true|false|null|none|undefined)$/i;

type Value = Pick<ApiKeyMember, 'start' | 'end' | 'kind'>;

/** A value that is neither quoted nor in brackets: a number anywhere, any text behind an equals sign. */
function readBare(text: string, start: number, isAnyText: boolean): Value | undefined {
  bareEnd.lastIndex = start;
  const end = bareEnd.exec(text)?.index ?? text.length;
  const bare = text.slice(start, end);
  if (bare === '' || word.test(bare)) return undefined;
  if (/^-?\d/.test(bare)) return { start, end, kind: 'number' };
  return isAnyText ? { start, end, kind: 'text' } : undefined;
}

function readValue(text: string, start: number, isAnyText: boolean): Value | undefined {
  const first = text[start] ?? '';
  if (first === '"' || first === "'")
    return { start: start + 1, end: endOfQuoted(text, start + 1, first), kind: 'text' };
  if (first === '{' || first === '[') {
    const end = endOfBrackets(text, start);
    const isEmpty = text.slice(start + 1, end - 1).trim() === '';
    return isEmpty ? undefined : { start, end, kind: first === '{' ? 'object' : 'list' };
  }
  return readBare(text, start, isAnyText);
}

/** Where the name begins that ends with what was found. */
function startOfName(text: string, found: number): number {
  let at = found;
  while (at > 0 && found - at < longestPrefix && /[\w-]/.test(text[at - 1] ?? '')) at -= 1;
  return at;
}

const anyName = /api[_-]?key/i;

export const saysApiKey = (text: string): boolean => anyName.test(text);

/** Every api_key of a text with its value, as JSON, Python, a form or a url has it; JSON in JSON is for who decodes it. */
export function* apiKeyMembers(text: string): Generator<ApiKeyMember> {
  let end = 0;
  for (const match of text.matchAll(name)) {
    if (match.index < end) continue;
    const at = startOfName(text, match.index);
    const before = text[at - 1] ?? '';
    const behind = match.index + match[0].length;
    const isQuoted = (before === '"' || before === "'") && text[behind] === before;
    const mark = skipSpaces(text, behind + (isQuoted ? 1 : 0));
    const isEquals = text[mark] === '=' && text[mark + 1] !== '=';
    if (!isEquals && !(isQuoted && text[mark] === ':')) continue;
    const value = readValue(text, skipSpaces(text, mark + 1), isEquals);
    if (value === undefined) continue;
    end = value.end;
    yield { at, ...value, quote: isQuoted ? before : '' };
  }
}
