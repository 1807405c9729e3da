import { parseJson } from '../../spec/json-parse.ts';
import { printJson } from '../../spec/json-print.ts';
import { findPlace, type JsonPath, namesIn } from '../place.ts';
import { amountText } from './amount-text.ts';
import { jsonWindow } from './json-window.ts';
import type { MarkedLine, TextSpan } from './marked-line.ts';
import { textWindow, type Window, type WindowSize } from './text-window.ts';

/** A longer body is shown as text: parsing all of it would take time for no use. */
export const longestJson = 200_000;

/** What a record puts behind a body that it keeps only in part. */
const cutMark = /… \((\d+) characters\)$/;

/** A body as it is shown. */
export interface BodyText {
  readonly lines: readonly MarkedLine[];
  /** What is said of it, where that is needed. */
  readonly note?: string;
}

/** Where in a body to highlight. */
export interface BodyPlace {
  /** As the finding names it. */
  readonly place?: string | undefined;
  /** Used where the body does not name the place. */
  readonly path?: JsonPath | undefined;
}

/** Where a text that is not parsed as JSON names the place. */
function spanOfName(text: string, place: string): TextSpan | undefined {
  const name = namesIn(place).at(-1);
  const quoted = JSON.stringify(name ?? '');
  const at = name === undefined ? -1 : text.indexOf(quoted);
  return at === -1 ? undefined : { at, length: quoted.length };
}

function windowOf(body: string, { place = '', path }: BodyPlace, size: WindowSize): Window {
  const parsed = body.length > longestJson ? undefined : parseJson(body);
  if (parsed?.ok === true) {
    const { value, duplicateKeys } = parsed;
    // Spaces, escapes and repeated keys are lost in printing: a short body that has them is shown as it is.
    const isBestAsText =
      duplicateKeys.length > 0 || (body.length <= size.columns && body !== printJson(value));
    return isBestAsText
      ? textWindow(body, spanOfName(body, place), size)
      : jsonWindow(value, findPlace(value, place) ?? path, size);
  }
  const isBroken = parsed !== undefined && /^\s*[[{"]/.test(body) && !cutMark.test(body.slice(-60));
  const fault = isBroken ? { at: Math.min(parsed.offset, body.length - 1), length: 1 } : undefined;
  return textWindow(body, spanOfName(body, place) ?? fault, size);
}

/** A body with the place that matters marked; in broken JSON that is where it breaks. */
export function bodyText(body: string, where: BodyPlace, size: WindowSize): BodyText {
  const { lines, isWhole } = windowOf(body, where, size);
  if (isWhole) return { lines };
  const whole = Number(cutMark.exec(body.slice(-60))?.[1] ?? body.length);
  return { lines, note: `(shortened: ${amountText(whole, 'character')} in all, see run.json)` };
}

/** A body that is not text. */
export function bytesText(base64: string, size: WindowSize): BodyText {
  const { lines } = textWindow(base64, undefined, size);
  return { lines, note: '(not text: shown as base64)' };
}
