import { parseJson } from '../../spec/json-parse.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import { findPlace, type JsonPath, namesIn } from '../place.ts';
import { amountText } from './amount-text.ts';
import { printJsonLines } from './json-lines.ts';
import { html, type Markup } from './markup.ts';
import { renderLines, type Span } from './shown-line.ts';
import { splitTextLines } from './text-lines.ts';

/** A longer text is shown as text: reading all of it would take time that nobody sees the use of. */
export const longestJson = 200_000;

/** What a record puts behind a body that it keeps only in part. */
const cutMark = /… \((\d+) characters\)$/;

/** Where a text that is not read as JSON names the place. */
function spanOfName(text: string, place: string): Span | undefined {
  const name = namesIn(place).at(-1);
  const quoted = JSON.stringify(name ?? '');
  const at = name === undefined ? -1 : text.indexOf(quoted);
  return at === -1 ? undefined : { at, length: quoted.length };
}

/** Spaces and escapes are lost in printing; a short body that has them is shown as it is. */
const isBestAsText = (body: string, value: JsonValue) => body.length <= 100 && body !== printJson(value);

function linesOf(body: string, place: string, path: JsonPath | undefined) {
  const parsed = body.length > longestJson ? undefined : parseJson(body);
  if (parsed?.ok === true) {
    const { value, duplicateKeys } = parsed;
    return duplicateKeys.length > 0 || isBestAsText(body, value)
      ? splitTextLines(body, spanOfName(body, place))
      : printJsonLines(value, findPlace(value, place) ?? path);
  }
  const isBroken = parsed !== undefined && /^\s*[[{"]/.test(body) && !cutMark.test(body.slice(-60));
  const fault = isBroken ? { at: Math.min(parsed.offset, body.length - 1), length: 1 } : undefined;
  return splitTextLines(body, spanOfName(body, place) ?? fault);
}

/** A body with the place that matters marked; in broken JSON that is where it breaks. A long one is shortened, and says so. */
export function renderBody(body: string, place = '', path?: JsonPath): Markup {
  const { lines, isWhole } = linesOf(body, place, path);
  if (isWhole) return renderLines(lines);
  const whole = Number(cutMark.exec(body.slice(-60))?.[1] ?? body.length);
  return html`${renderLines(lines)}<p class="note">Shortened: the whole is ${amountText(whole, 'character')}. What was recorded of it is in run.json.</p>`;
}

/** A body that is no text. */
export function renderBytes(base64: string): Markup {
  return html`<p class="note">Bytes that are no text, in base64:</p>${renderBody(base64)}`;
}
