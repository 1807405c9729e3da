import type { Finding, RecordedExchange } from '../conformance/run/run-record.ts';
import { commandLines, visibleLine, visibleLines } from './visible-text.ts';

/** What a record keeps of a body can be long; the whole of it is in run.json. */
const longest = { line: 400, text: 2000, curl: 6000 } as const;
const mostSteps = 12;

/** A finding in one line: what failed, where and how. */
export function findingTitle({ check, place, kind }: Finding): string {
  return `${visibleLine(check, 100)} · ${visibleLine(place, 200)}: ${visibleLine(kind, longest.line)}`;
}

/** Why a finding weighs less than others, or undefined where it does not. */
export function findingStanding({ known, flaky, counts }: Finding): string | undefined {
  if (known !== undefined)
    return `known: ${visibleLine(known.reason, longest.line)} (until ${visibleLine(known.expires, 40)})`;
  if (flaky) return `flaky: it did not come back when sent again${counts ? ', and counts nevertheless' : ''}`;
  return counts ? undefined : 'it does not count under the --fail-on of this run';
}

/** What was sent, in one line. */
export function requestLine({ request }: RecordedExchange): string {
  return `${visibleLine(request.method, 20)} ${visibleLine(request.url, longest.line)}`;
}

/** What came back, in one line. */
export function answerLine({ response }: RecordedExchange): string {
  if ('silence' in response)
    return `no answer (${visibleLine(response.silence, 40)}): ${visibleLine(response.detail, longest.line)}`;
  const type = response.headers['content-type'];
  return `${response.status}${type === undefined ? '' : ` ${visibleLine(type, 100)}`}`;
}

function stepLine(step: RecordedExchange): string {
  const { method, url, body, bodyEncoding } = step.request;
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  const sent = body === undefined ? '' : bodyEncoding === undefined ? ` ${body}` : ' (bytes)';
  return `${visibleLine(method, 20)} ${visibleLine(path, 120)}${visibleLine(sent, 300)} → ${answerLine(step)}`;
}

/** The exchanges that lead to a finding, a line each; of many, the last. */
export function stepLines(steps: readonly RecordedExchange[]): string {
  const first = Math.max(0, steps.length - mostSteps);
  const lines = steps.slice(first).map((step, index) => `${first + index + 1}. ${stepLine(step)}`);
  return [...(first === 0 ? [] : [`… ${first} before`]), ...lines].join('\n');
}

/** A label and what is to be said under it. */
export type Fact = readonly [label: string, text: string];

/** All that it takes to see a finding, for whoever has nothing but text. */
export function findingFacts(finding: Finding): readonly Fact[] {
  const { clause, level, requirement, operation, expected, actual, exchange, steps, curl, id, seen } =
    finding;
  const standing = findingStanding(finding);
  return [
    ['requires', visibleLine(requirement, longest.line)],
    ['clause', `${visibleLine(clause, 100)} (${level})`],
    ['operation', `${operation}, seen in ${seen} exchange${seen === 1 ? '' : 's'}`],
    ['expected', visibleLines(expected, longest.text)],
    ['actual', visibleLines(actual, longest.text)],
    ...(standing === undefined ? [] : [['standing', standing] as const]),
    ...(steps === undefined ? [] : [['steps', stepLines(steps)] as const]),
    ['sent', requestLine(exchange)],
    ['answered', answerLine(exchange)],
    ['again', commandLines(curl, longest.curl)],
    ['case', `seed ${finding.seed}, ${visibleLine(finding.path, 200)}, finding ${visibleLine(id, 100)}`],
  ];
}

/** A finding as plain text: its title and its facts below each other. */
export function describeInText(finding: Finding): string {
  const facts = findingFacts(finding).map(
    ([label, text]) => `  ${label.padEnd(9)} ${text.replaceAll('\n', `\n${' '.repeat(12)}`)}`,
  );
  return [findingTitle(finding), ...facts].join('\n');
}
