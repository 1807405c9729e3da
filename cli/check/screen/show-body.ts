import { findPlace, namesIn } from '../../../reports/place.ts';
import { parseJson } from '../../../spec/json-parse.ts';
import { printJson } from '../../../spec/json-print.ts';
import type { JsonValue } from '../../../spec/json-value.ts';
import { visibleText } from '../../terminal/visible-text.ts';
import { showJson } from './json-window.ts';
import type { ShownLine, Span } from './shown-line.ts';
import { showText } from './text-window.ts';

/** Where a text that is not read as JSON names the place. */
function spanOfName(text: string, place: string): Span | undefined {
  const name = JSON.stringify(namesIn(place).at(-1) ?? '');
  const at = name === '""' ? -1 : text.indexOf(name);
  return at === -1 ? undefined : { at, length: name.length };
}

/** Spaces and repeated keys would be lost in printing; a short body that has them is shown as it is. */
const isBestAsText = (body: string, value: JsonValue, width: number) =>
  body.length <= width && body !== printJson(value);

/** What a record puts behind a body that it keeps only in part. */
const cutMark = /… \((\d+) characters\)$/;

/** A body in few lines with the place that matters marked; in broken JSON that is where it breaks. */
export function showBody(body: string, place: string, width: number): readonly ShownLine[] {
  const parsed = parseJson(body);
  if (!parsed.ok) {
    const [, whole] = cutMark.exec(body.slice(-60)) ?? [];
    const isBroken = whole === undefined && /^\s*[[{"]/.test(body);
    const fault = isBroken ? { at: parsed.offset, length: 1 } : undefined;
    return showText(body, spanOfName(body, place) ?? fault, width, Number(whole ?? body.length));
  }
  const { value, duplicateKeys } = parsed;
  return duplicateKeys.length > 0 || isBestAsText(body, value, width)
    ? showText(body, spanOfName(body, place), width)
    : showJson(value, findPlace(value, place), width);
}

/** A body that is no text. */
export function showBytes(base64: string, width: number): readonly ShownLine[] {
  return [{ text: 'bytes that are no text, in base64:' }, { text: visibleText(base64, width) }];
}
