import type { OperationTally } from '../phases/operation-tally.ts';
import { type OperationName, type Silence, silences } from '../run/exchange.ts';
import type { Finding, OperationResult, RunVerdict } from '../run/run-record.ts';

/** Answers that say nothing of the contract, and what may be done: no token, no such thing here, too busy, a gateway's own. */
const tellNothing: ReadonlyMap<string, string> = new Map([
  ['401', 'pass a token that may do this with --token'],
  ['403', 'pass a token that may do this with --token'],
  ['404', 'is the url right, and its path prefix?'],
  ['405', 'is the url right, and its path prefix?'],
  ['429', 'send less with --rate, or fewer at a time with --concurrency'],
  ['502', 'is what stands behind the gateway up? --wait gives it time to start'],
  ['503', 'is it up? --wait gives it time to start'],
  ['504', 'is what stands behind the gateway up? --wait gives it time to start'],
  ['busy', 'send less with --rate, or fewer at a time with --concurrency'],
]);
/** A circle of redirects is made of answers; the other silences tell nothing of an operation. */
const untold: ReadonlySet<string> = new Set(silences.filter((silence) => silence !== 'redirects'));

/** Without a token: what is wrong with a request may be told before anyone asks who sent it. */
const keptOut: readonly string[] = ['401', '403'];
const refusedUnasked: ReadonlySet<string> = new Set(['400', '411', '413', '414', '415', '422']);

/** Silences that no check judges: what was sent there is lost. */
const lost: readonly Silence[] = [
  'refused',
  'unresolved',
  'certificate',
  'too-large',
  'other-origin',
  'busy',
];
const otherOriginRemedy = ' (a redirect leads to another origin, which is sent no api_key: give that url)';

const percentile = (sorted: readonly number[], share: number) =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 100) / 100;

/** Why an operation that answered nothing telling could not be judged, and what may be done about it. */
function explainNothing(statuses: ReadonlyMap<string, number>): string {
  const telling = [...statuses].filter(([status]) => tellNothing.has(status));
  const [most] = telling.sort(([, left], [, right]) => right - left);
  const remedy = tellNothing.get(most?.[0] ?? '');
  const names = [...statuses.keys()].map((status) => (status === 'busy' ? '429 or 503' : status));
  const text = `it answered nothing but ${names.sort().join(', ')}`;
  return remedy === undefined ? text : `${text}; ${remedy}`;
}

/** What an operation came to; one that answered nothing telling cannot be judged. */
export function summarizeOperation(
  operation: OperationName,
  tally: Pick<OperationTally, 'requests' | 'statuses' | 'times'>,
): OperationResult {
  const statuses = Object.fromEntries([...tally.statuses].sort());
  const isKeptOut = keptOut.some((status) => Object.hasOwn(statuses, status));
  const isTold = Object.keys(statuses).some(
    (status) => !tellNothing.has(status) && !untold.has(status) && !(isKeptOut && refusedUnasked.has(status)),
  );
  const times = tally.times.toSorted((left, right) => left - right);
  const latency = { p50: percentile(times, 0.5), p95: percentile(times, 0.95), max: percentile(times, 1) };
  const result = { operation, requests: tally.requests, statuses, latency };
  return isTold ? result : { ...result, notJudged: explainNothing(tally.statuses) };
}

/** Why nothing was sent to an operation: nothing is, for checks that do not apply. */
export function explainUnsent(skipped: ReadonlyMap<string, string>, deselected: ReadonlySet<string>): string {
  const [first] = [...skipped].filter(([id]) => !deselected.has(id));
  return first === undefined
    ? 'nothing was sent to it'
    : `nothing was sent to it, since ${first[0]} was skipped: ${first[1]}`;
}

/** Why an operation was judged only in part, if it was. */
export function explainPart(
  { statuses }: Pick<OperationTally, 'requests' | 'statuses' | 'times'>,
  isGivenUp: boolean,
): string | undefined {
  if (isGivenUp) return 'it was given up, for it left too many requests unanswered';
  const reasons = lost.filter((reason) => statuses.has(reason));
  const count = reasons.reduce((sum, reason) => sum + (statuses.get(reason) ?? 0), 0);
  const remedy = statuses.has('other-origin') ? otherOriginRemedy : '';
  return count === 0
    ? undefined
    : `${count} of its requests had no answer to judge: ${reasons.join(', ')}${remedy}`;
}

/** The verdict: a finding that counts outranks everything; then what could not be judged. */
export function decideVerdict(findings: readonly Finding[], notJudged: readonly string[]): RunVerdict {
  if (findings.some(({ counts }) => counts)) return 'violates';
  return notJudged.length > 0 ? 'not-judged' : 'conforms';
}
