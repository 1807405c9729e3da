import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { isOwnText, redacted } from '../redact/redact.ts';

const mostCharacters = 200;
/** So much is shown before the place where two long texts part. */
const lead = 60;

/** Marks, spaces other than the usual one and everything invisible: with them two texts may differ and look alike. */
const alike = /[\p{M}\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu;

const toEscapes = (character: string) =>
  Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('');

/** A part of a text that tears no pair of surrogates apart. */
function cut(text: string, from: number, to: number): string {
  return text.slice(from, to).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
}

/** How many characters a value has: a text without its quotation marks and escapes, anything else as JSON. */
const countCharacters = (printed: string): number =>
  printed.startsWith('"') ? String(JSON.parse(printed)).length : printed.length;

function showText(text: string, from: number): string {
  const shown = cut(text, from, from + mostCharacters).replace(alike, toEscapes);
  const start = from === 0 ? '' : `(from character ${text.startsWith('"') ? from : from + 1}) …`;
  const end = from + mostCharacters < text.length ? '…' : '';
  const length = text.length > mostCharacters ? ` (${countCharacters(text)} characters)` : '';
  return `${start}${shown}${end}${length}`;
}

/** An api_key that the kit did not make up is somebody's: also one that was set while the run went on. */
const textOf = (name: string, agent: JsonObject): string => {
  const value = agent[name];
  if (value === undefined) return 'nothing';
  const isSecret = name === 'api_key' && typeof value === 'string' && !isOwnText(value);
  return isSecret ? `"${redacted}" (${value.length} characters)` : printJson(value);
};

/** A field of an agent in a few words. */
export function showField(name: string, agent: JsonObject): string {
  return `${name}: ${showText(textOf(name, agent), 0)}`;
}

/** A field of two agents in a few words, from shortly before the place where they part. */
export function showBoth(
  name: string,
  left: JsonObject,
  right: JsonObject,
): { readonly expected: string; readonly actual: string } {
  const [first, second] = [textOf(name, left), textOf(name, right)];
  let parting = 0;
  while (parting < first.length && first[parting] === second[parting]) parting += 1;
  const from = parting < mostCharacters - lead ? 0 : parting - lead;
  const show = (text: string) => `${name}: ${showText(text, text.length <= mostCharacters ? 0 : from)}`;
  return { expected: show(first), actual: show(second) };
}
