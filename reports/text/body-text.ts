import { parseJson } from '../../spec/json-parse.ts';
import { printJson } from '../../spec/json-print.ts';
import { findPlace, type JsonPath } from '../place.ts';
import { amountText } from './amount-text.ts';
import { jsonWindow } from './json-window.ts';
import type { MarkedLine, TextSpan } from './marked-line.ts';
import { textWindow, type Window, type WindowSize } from './text-window.ts';

/** A longer body is shown as text: parsing all of it would take time for no use. */
export const longestJson = 200_000;

export interface BodyText {
  readonly lines: readonly MarkedLine[];
  /** What is said of it, where that is needed. */
  readonly note?: string;
}

interface BodyPlace {
  /** The names that lead to it. */
  readonly names?: readonly string[] | undefined;
  /** Used where the body does not name the place. */
  readonly path?: JsonPath | undefined;
}

/** Where a text that is not parsed as JSON names the place. */
function spanOfName(text: string, names: readonly string[]): TextSpan | undefined {
  const name = names.at(-1);
  const quoted = JSON.stringify(name ?? '');
  const at = name === undefined ? -1 : text.indexOf(quoted);
  return at === -1 ? undefined : { at, length: quoted.length };
}

function windowOf(body: string, where: BodyPlace, size: WindowSize, isCut: boolean): Window {
  const { names = [], path } = where;
  const parsed = body.length > longestJson ? undefined : parseJson(body);
  if (parsed?.ok === true) {
    const { value, duplicateKeys } = parsed;
    // Spaces, escapes and repeated keys are lost in printing: a short body that has them is shown as it is.
    const isBestAsText =
      duplicateKeys.length > 0 || (body.length <= size.columns && body !== printJson(value));
    return isBestAsText
      ? textWindow(body, spanOfName(body, names), size)
      : jsonWindow(value, findPlace(value, names) ?? path, size);
  }
  const isBroken = parsed !== undefined && /^\s*[[{"]/.test(body) && !isCut;
  const fault = isBroken ? { at: Math.min(parsed.offset, body.length - 1), length: 1 } : undefined;
  return textWindow(body, spanOfName(body, names) ?? fault, size);
}

/**
 * A body with the place that matters marked; in broken JSON that is where it breaks. `wholeLength` is told where the
 * record keeps a part of it only.
 */
export function bodyText(body: string, where: BodyPlace, size: WindowSize, wholeLength?: number): BodyText {
  const { lines, isWhole } = windowOf(body, where, size, wholeLength !== undefined);
  if (isWhole && wholeLength === undefined) return { lines };
  const whole = amountText(wholeLength ?? body.length, 'character');
  return { lines, note: `(shortened: ${whole} in all, see run.json)` };
}

export function bytesText(base64: string, size: WindowSize): BodyText {
  const { lines } = textWindow(base64, undefined, size);
  return { lines, note: '(not text: shown as base64)' };
}
