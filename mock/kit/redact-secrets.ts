import { parseJson } from '../../spec/json-parse.ts';
import { printJson } from '../../spec/json-print.ts';
import {
  isJsonArray,
  isJsonNumber,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '../../spec/json-value.ts';
import { percentDecode } from '../routing/percent-decode.ts';

/** What stands in place of a secret. */
export const redacted = '[redacted]';

/**
 * What a name ends with, without regard to letter case and all but letters, that says its value is a secret: `api_key`
 * is one by the contract (2.1: it is a secret), and the others are what people call theirs.
 */
const secretEnding =
  /(?:apikeys?|tokens?|secrets?|passwords?|passwd|authorization|credentials?|jwt|bearer|cookies?|privatekey|accesskey|sessionid)$/;

/** How often a name may have been escaped over again. */
const mostEscapings = 5;

/** How a name ends is what tells; to look at more of it would only cost time. */
const longestName = 300;

/** A name as it was meant: percent-escapes undone, however often, and nothing left but letters and digits. */
function plainName(name: string): string {
  let plain = name;
  for (let turn = 0; turn < mostEscapings && plain.includes('%'); turn += 1) plain = percentDecode(plain);
  return plain.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');
}

/** Whether a name says that its value is a secret, however it is spelled. */
export function isSecretName(name: string): boolean {
  return secretEnding.test(plainName(name.slice(-longestName)));
}

/** Keys that the kit makes up itself start like this and may be shown. */
const isMadeUp = (value: JsonValue) =>
  value === null || (typeof value === 'string' && value.startsWith('kit-') && !/[&;#\s]/.test(value));

/** `max_tokens` is a number of tokens, and none of them. */
const isAmount = (name: string, value: JsonValue) =>
  (isJsonNumber(value) || typeof value === 'boolean') && /tokens$/.test(plainName(name.slice(-longestName)));

function redactMember(key: string, value: JsonValue): JsonValue {
  if (!isSecretName(key)) return redactSecrets(value);
  return isMadeUp(value) || isAmount(key, value) ? value : redacted;
}

/** A value without the secrets in it, at any depth, and in texts that are JSON or have a query themselves. */
export function redactSecrets(value: JsonValue): JsonValue {
  if (typeof value === 'string') return redactText(value);
  if (isJsonArray(value)) return value.map(redactSecrets);
  if (!isJsonObject(value)) return value;
  const shown = Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, redactMember(key, member)]),
  );
  return isFaultOfSecret(value) && !isMadeUp(value['input'] ?? null) ? { ...shown, input: redacted } : shown;
}

/** Whether it is an item of a validation error (2.5) that repeats what was sent in the place of a secret. */
const isFaultOfSecret = ({ loc, input }: JsonObject): boolean =>
  input !== undefined &&
  isJsonArray(loc) &&
  loc.some((name) => typeof name === 'string' && isSecretName(name));

/** What stands between parameters, in queries, forms, headers and running text. */
const separator = /[?&;#,\s]/g;

/** A text with parameters in it, as name=value, without the secret ones. */
function redactPairs(text: string): string {
  let shown = '';
  let kept = 0;
  for (let equals = text.indexOf('='); equals !== -1; equals = text.indexOf('=', equals + 1)) {
    const begin = Math.max(kept, beginOfName(text, equals));
    if (begin === equals || !isSecretName(text.slice(begin, equals))) continue;
    separator.lastIndex = equals + 1;
    const end = separator.exec(text)?.index ?? text.length;
    if (!isMadeUp(text.slice(equals + 1, end))) {
      shown += `${text.slice(kept, equals + 1)}${redacted}`;
      kept = end;
    }
    equals = Math.max(equals, end - 1);
  }
  return shown + text.slice(kept);
}

/** Where the name begins that ends here: behind what separates it from the rest, or as far back as anybody looks. */
function beginOfName(text: string, end: number): number {
  let begin = end;
  while (begin > 0 && end - begin <= longestName && !isBetween(text[begin - 1] ?? '')) begin -= 1;
  return begin;
}

const isBetween = (character: string) => '=?&;#, \t\r\n'.includes(character);

/** Words that stand before a credential (RFC 9110, 11.6.2). */
const credential = /\b(bearer|basic) [\w.~+/=-]{8,}/gi;

/** A text from outside without the secrets in it. */
export function redactText(text: string): string {
  const [first = ''] = text.trimStart();
  if (first === '{' || first === '[') {
    const parsed = parseJson(text);
    if (parsed.ok) {
      const shown = redactSecrets(parsed.value);
      // As it was sent, unless there was something to take out.
      return printJson(shown) === printJson(parsed.value) ? text : printJson(shown);
    }
  }
  return redactPairs(text).replace(credential, `$1 ${redacted}`);
}

/** A request target without the secrets in its query, nor in the user of an authority. */
export function redactTarget(target: string): string {
  if (target.startsWith('/')) return target.includes('=') ? redactPairs(target) : target;
  const at = target.lastIndexOf('@');
  return at === -1 ? redactPairs(target) : `${redacted}${redactPairs(target.slice(at))}`;
}
