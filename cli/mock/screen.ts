import { causeText } from '../../mock/cause.ts';
import type { RequestEvent } from '../../mock/request-event.ts';
import { durationText } from '../../reports/text/amount-text.ts';
import type { Dialect } from '../../spec/dialect-points.ts';
import { shellQuote } from '../../spec/shell-word.ts';
import { visibleText } from '../../spec/visible-text.ts';
import type { Colour, Paint } from '../terminal/paint.ts';

/** What the first lines of the mock tell. */
export interface MockFacts {
  readonly version: string;
  readonly readyMilliseconds: number;
  readonly url: string;
  /** The urls at which other machines reach it; none where it listens on this one alone. */
  readonly networkUrls: readonly string[];
  readonly dialectName: string;
  readonly dialect: Dialect;
  /** Undefined where none is in use. */
  readonly scenarioName?: string | undefined;
  /** The SHA-256 of the certificate, over TLS. */
  readonly fingerprint?: string | undefined;
  /** What curl takes to trust it, with a space before it. */
  readonly curlTrust?: string;
  /** The token of `/__kit/`, where nobody else knows it. */
  readonly madeToken?: string | undefined;
  readonly readsKeys?: boolean;
  /** An agent that is there, if there is one. */
  readonly agentId: string | undefined;
}

/** A path that no shell takes for anything else, even without quotes. */
const isPlainPath = /^[\w./?=-]*$/;

const noAgent = '00000000-0000-4000-8000-000000000000';

/** One request for each operation, to click or to paste. */
function examplesOf({
  url,
  dialect,
  agentId = noAgent,
  curlTrust = '',
}: MockFacts): readonly (readonly [method: string, text: string])[] {
  const hasToken = dialect.auth !== 'none';
  const scheme = dialect['auth-scheme'] === 'none' ? '' : `${dialect['auth-scheme']} `;
  const token = hasToken ? ` -H ${shellQuote(`${dialect['auth-header']}: ${scheme}kit-token`)}` : '';
  const read = (path: string): readonly [string, string] => [
    'GET',
    hasToken || !isPlainPath.test(path)
      ? `curl${curlTrust} ${shellQuote(url + path)}${token}`
      : `${url}${path}`,
  ];
  const write = (method: string, path: string, body: string): readonly [string, string] => [
    method,
    `curl${curlTrust} -X ${method} ${shellQuote(url + path)}${token} -H 'content-type: application/json' -d ${shellQuote(body)}`,
  ];
  const genomes = dialect['genome-slash'].includes('no-slash') ? '/v1/genomes' : '/v1/genomes/';
  return [
    ...(dialect['list-path'] === 'none' ? [] : [read(`${dialect['list-path']}?include_scores=true`)]),
    read(`/v1/evolution/status/${agentId}`),
    write('POST', genomes, `{"agent_id":"${agentId}"}`),
    write(
      'PUT',
      dialect['update-path'].replace('{id}', () => agentId),
      '{"status":"under_review"}',
    ),
  ];
}

const methodColours: Readonly<Record<string, Colour>> = { GET: 'green', POST: 'yellow', PUT: 'cyan' };

function paintMethod(method: string, paint: Paint): string {
  return paint(methodColours[method] ?? 'magenta', visibleText(method, 12).padEnd(4));
}

/** The first lines, in the manner of Vite. */
export function printBanner(facts: MockFacts, paint: Paint): string {
  const { version, readyMilliseconds, url, networkUrls, dialectName, scenarioName } = facts;
  const { fingerprint, madeToken, readsKeys } = facts;
  const arrow = paint('green', '➜');
  const row = (name: string, value: string) => `  ${arrow}  ${paint('bold', `${name}:`.padEnd(9))} ${value}`;
  const network =
    networkUrls.length === 0
      ? [row('Network', paint('dim', 'use --host 0.0.0.0 to expose'))]
      : networkUrls.map((one) => row('Network', paint('cyan', one)));
  const examples = examplesOf(facts).map(
    ([method, text]) => `  ${paintMethod(method, paint)}  ${visibleText(text)}`,
  );
  const title = `${paint('green', `${paint('bold', 'agent-console-kit')} v${version}`)}  ${paint('dim', 'ready in')} ${Math.round(readyMilliseconds)} ms`;
  return [
    '',
    `  ${title}`,
    '',
    row('Local', paint('cyan', `${url}/`)),
    ...network,
    row('Dialect', visibleText(dialectName)),
    ...(scenarioName === undefined ? [] : [row('Scenario', paint('yellow', visibleText(scenarioName)))]),
    ...(fingerprint === undefined ? [] : [row('SHA-256', fingerprint)]),
    row(
      'Kit',
      madeToken === undefined
        ? paint('cyan', `${url}/__kit/`)
        : `${networkUrls[0] ?? `${url}/`}__kit/?__token=${madeToken}`,
    ),
    ...(readsKeys === true ? [`  ${arrow}  ${paint('dim', 'press h + enter to show help')}`] : []),
    '',
    ...examples,
    '',
    '',
  ].join('\n');
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
const timeOfDay = (time: Date) =>
  [time.getHours(), time.getMinutes(), time.getSeconds()].map(twoDigits).join(':');

const statusColour = (status: number): Colour => {
  if (status >= 500) return 'red';
  if (status >= 400) return 'yellow';
  return status >= 300 ? 'cyan' : 'green';
};

const mostFaults = 3;

/** The status, and how it failed on the wire; without an answer there is no status. */
const outcomeText = (status: number, broken: RequestEvent['broken']): string =>
  [...(status === 0 ? [] : [String(status)]), ...(broken === undefined ? [] : [broken])].join(' ');

/** The line that stands for lines that nobody read in time. */
export function printDropped(lines: number, paint: Paint): string {
  return `  ${paint('yellow', `${lines} lines were dropped because they were not read in time`)}\n`;
}

/** One line for something that happened beside requests. */
export function printNoteLine(text: string, time: Date, paint: Paint): string {
  return `  ${paint('dim', timeOfDay(time))}  ${paint('cyan', visibleText(text, 300))}\n`;
}

/** One line for one request: time, method, path, status, milliseconds, and for a 422 which field and why. */
export function printRequestLine(event: RequestEvent, time: Date, paint: Paint): string {
  const { method, path, status, ms, bucket, cause, broken, faults = [] } = event;
  const why = faults
    .slice(0, mostFaults)
    .map(({ field, why }) => `${visibleText(field, 80)}: ${visibleText(why, 120)}`);
  const more = faults.length > mostFaults ? [`and ${faults.length - mostFaults} more`] : [];
  const parts = [
    paint('dim', timeOfDay(time)),
    paintMethod(method, paint),
    visibleText(path, 160),
    paint(broken === undefined ? statusColour(status) : 'red', outcomeText(status, broken)),
    paint('dim', durationText(ms)),
    ...(bucket === undefined ? [] : [paint('dim', `[${visibleText(bucket, 100)}]`)]),
    ...(cause === undefined ? [] : [paint('dim', visibleText(causeText(cause), 120))]),
    ...(faults.length === 0 ? [] : [paint('yellow', [...why, ...more].join('; '))]),
  ];
  return `  ${parts.join('  ')}\n`;
}
