import { orderFindings } from '../../conformance/run/order-findings.ts';
import { placeText } from '../../conformance/run/place.ts';
import type { RecordedExchange } from '../../conformance/run/recorded-exchange.ts';
import type { Finding } from '../../conformance/run/run-record.ts';
import { visibleText } from '../../spec/visible-text.ts';
import { amountText } from './amount-text.ts';
import { sendAgain } from './command-text.ts';
import { silenceText } from './silence-text.ts';
import { lastSteps } from './step-text.ts';
import { visibleLines } from './visible-lines.ts';

/** What a record keeps of a body can be long; the whole of it is in run.json. */
const longest = { line: 400, text: 2000 } as const;

/** A finding and its index in the record. */
export interface IndexedFinding {
  readonly finding: Finding;
  readonly index: number;
}

/** Findings in the order of all reports, each with its index in the record. */
export function indexFindings(findings: readonly Finding[]): readonly IndexedFinding[] {
  const indexes = new Map(findings.map((finding, index) => [finding, index]));
  return orderFindings(findings).map((finding) => ({ finding, index: indexes.get(finding) ?? 0 }));
}

/** A finding in one line: what failed, where and how. */
export function findingTitle(finding: Finding): string {
  const { check, place } = finding;
  const where = visibleText(placeText(place), 200);
  return `${visibleText(check, 100)} · ${where}: ${visibleText(codeText(finding), longest.line)}`;
}

/** What sort of departure it is, in words. */
export const codeText = ({ code }: Pick<Finding, 'code'>): string => code.replaceAll('-', ' ');

/** What was answered; a body that is shown with it is not repeated. */
export function actualText({ actual, exchange: { response } }: Finding): string {
  if ('silence' in response || response.body.length < 20) return actual;
  const at = actual.indexOf(response.body.slice(0, 20));
  const isRepeated = at > 0 && response.body.startsWith(actual.slice(at).replace(/…$/, ''));
  return isRepeated ? `${actual.slice(0, at).trim()} and the body shown` : actual;
}

/** What is special about a finding: known, flaky, or without weight. */
interface FindingTag {
  readonly name: 'known' | 'flaky' | 'minor';
  readonly text: string;
}

/** What is special about a finding, in a word or two. */
export function findingTags({ known, flaky, counts }: Finding): readonly FindingTag[] {
  const until = visibleText(known?.expires ?? '', 40);
  return [
    ...(known === undefined
      ? []
      : [{ name: 'known' as const, text: `${counts ? 'was known' : 'known'} until ${until}` }]),
    ...(flaky ? [{ name: 'flaky' as const, text: 'flaky' }] : []),
    ...(counts || known !== undefined ? [] : [{ name: 'minor' as const, text: 'does not count' }]),
  ];
}

const explanations: Readonly<Record<FindingTag['name'], (finding: Finding) => string>> = {
  known: ({ known }) => visibleText(known?.reason ?? '', 600),
  flaky: ({ counts }) => `not seen again${counts ? ', but it counts' : ''}`,
  minor: () => 'not in the --fail-on of this run',
};

/** The same with its reason. */
export function findingRemarks(finding: Finding): readonly FindingTag[] {
  return findingTags(finding).map(({ name, text }) => ({
    name,
    text: `${text}: ${explanations[name](finding)}`,
  }));
}

export function seenText({ seen, flaky }: Finding): string {
  return `in ${amountText(seen, 'exchange')}; ${flaky ? 'not seen again' : 'reproduced when sent again'}`;
}

export function requestLine({ request }: RecordedExchange): string {
  return `${visibleText(request.method, 20)} ${visibleText(request.url, longest.line)}`;
}

export function answerLine({ response }: RecordedExchange): string {
  if ('silence' in response)
    return `${visibleText(silenceText(response.silence), 60)}: ${visibleText(response.detail, longest.line)}`;
  const type = response.headers['content-type'];
  return `${response.status}${type === undefined ? '' : ` ${visibleText(type, 100)}`}`;
}

export function stepLines(exchanges: readonly RecordedExchange[]): string {
  const { hidden, steps } = lastSteps(exchanges);
  const lines = steps.map(
    ({ number, sent, body, outcome }) =>
      `${number}. ${visibleText(`${sent} ${body}`.trimEnd(), longest.line)} → ${visibleText(outcome, 60)}`,
  );
  return [...(hidden === 0 ? [] : [`… ${hidden} before`]), ...lines].join('\n');
}

/** A finding for whoever has nothing but text: its title, and all that it takes to see it again; `also` is what else was seen of its cause. */
export function findingInText({ finding, index }: IndexedFinding, also: readonly string[] = []): string {
  const { clause, level, requirement, operation, expected, actual, exchange, steps, id } = finding;
  const facts = [
    ['requires', visibleText(requirement, longest.line)],
    ['clause', `${visibleText(clause, 100)} (${level})`],
    ['operation', operation],
    ['expected', visibleLines(expected, longest.text)],
    ['actual', visibleLines(actual, longest.text)],
    ['seen', seenText(finding)],
    ...findingRemarks(finding).map(({ text }) => ['note', text] as const),
    ...(also.length === 0 ? [] : [['also seen', also.join('\n')] as const]),
    ...(steps === undefined ? [] : [['steps', stepLines(steps)] as const]),
    ['sent', requestLine(exchange)],
    ['answered', answerLine(exchange)],
    ['repeat', sendAgain(finding, index).command],
    ['case', `seed ${finding.seed}, ${visibleText(finding.path, 200)}, finding ${visibleText(id, 100)}`],
  ] as const;
  const lines = facts.map(
    ([label, text]) => `  ${label.padEnd(9)} ${text.replaceAll('\n', `\n${' '.repeat(12)}`)}`,
  );
  return [findingTitle(finding), ...lines].join('\n');
}
