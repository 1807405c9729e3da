import type { RecordedExchange } from '../../../conformance/run/run-record.ts';
import { visibleText } from '../../terminal/visible-text.ts';
import type { ShownLine } from './shown-line.ts';

/** A fault that needs more steps than this is read in the record. */
const mostSteps = 12;
const shortestBody = 20;

/** Ids are told apart by their beginning, and their end would push the body out of sight. */
const shortenIds = (path: string) => path.replace(/([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f-]{22}/gi, '$1…');

const pathOf = (url: string) => shortenIds(url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '') || '/');

function describeBody({ body, bodyEncoding }: RecordedExchange['request']): string {
  if (body === undefined) return '';
  return bodyEncoding === 'base64' ? '(bytes that are no text)' : body;
}

function showStep({ request, response }: RecordedExchange, number: string, width: number): ShownLine {
  const start = visibleText(`${number}${request.method} ${pathOf(request.url)} `, width - shortestBody);
  const end = ` → ${visibleText('silence' in response ? response.silence : String(response.status), 20)}`;
  const room = Math.max(width - start.length - end.length, shortestBody);
  return { text: start + visibleText(describeBody(request), room).trimEnd() + end };
}

/** The exchanges that lead to a finding, a line each; the last one is the finding's own. */
export function showSteps(steps: readonly RecordedExchange[], width: number): readonly ShownLine[] {
  const digits = String(steps.length).length;
  const lines = steps.map((step, index) => showStep(step, `${String(index + 1).padStart(digits)}. `, width));
  const hidden = lines.length - mostSteps;
  return hidden > 0 ? [{ text: `… ${hidden} before` }, ...lines.slice(hidden)] : lines;
}
