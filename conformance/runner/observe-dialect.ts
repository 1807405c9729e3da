import type { PointId } from '../../spec/dialect-points.ts';
import { isJsonArray, isJsonObject, type JsonObject } from '../../spec/json-value.ts';
import { describeAnswer, isSuccess, type ReadAnswer } from '../judge/read-answer.ts';
import type { ObservedPoint } from '../run/run-record.ts';
import type { Case } from '../systematic/case.ts';

/** Remembers what the systematic phase saw where the contract is silent. */
export interface DialectObserver {
  readonly note: (made: Case, answer: ReadAnswer) => void;
  readonly observed: () => Readonly<Record<string, ObservedPoint>>;
}

type Choice = string | number;

/** What one case tells of one point, if anything. */
type Reading = (answer: ReadAnswer) => Choice | undefined;

const taken =
  (yes: Choice, no: Choice): Reading =>
  (answer) =>
    isSuccess(answer) ? yes : answer.status < 500 ? no : undefined;
const status: Reading = (answer) => (answer.status < 500 ? answer.status : undefined);
const statusOrAccept: Reading = (answer) => (isSuccess(answer) ? 'accept' : status(answer));

const firstFault = (answer: ReadAnswer): JsonObject | undefined => {
  const detail = answer.object?.['detail'];
  const [fault] = isJsonArray(detail) ? detail : [];
  return isJsonObject(fault) ? fault : undefined;
};

const extraKeys: Reading = (answer) => {
  const fault = firstFault(answer);
  if (fault === undefined) return undefined;
  if ('url' in fault) return 'input-ctx-url';
  if ('ctx' in fault) return 'input-ctx';
  return 'input' in fault ? 'input' : 'none';
};

const faultCount: Reading = (answer) => {
  const detail = answer.object?.['detail'];
  return isJsonArray(detail) && answer.status === 422 ? (detail.length > 1 ? 'all' : 'first') : undefined;
};

const timeUnit: Reading = ({ object }) => {
  const time = object?.['created_at'];
  return typeof time === 'number' && time > 0 ? (time > 1e11 ? 'milliseconds' : 'seconds') : undefined;
};

const nullableWithoutValue: Reading = (answer) =>
  answer.object === undefined || !isSuccess(answer)
    ? undefined
    : 'purpose' in answer.object
      ? 'null'
      : 'left-out';

const keyEcho: Reading = (answer) => {
  if (!isSuccess(answer) || answer.object === undefined) return undefined;
  const key = answer.object['api_key'];
  return key === 'kit-word' ? 'plain' : typeof key === 'string' && key !== '' ? 'masked' : 'left-out';
};

const scoreSpelling: Reading = (answer) => {
  const score = isSuccess(answer) ? answer.object?.['test_score'] : undefined;
  return typeof score === 'string' ? (score === '00012.50' ? 'as-sent' : 'canonical') : undefined;
};

const slash: Reading = ({ redirects, status: code, headers }) => {
  if (redirects.length === 0) return code === 200 ? 'both' : undefined;
  const location = headers['location'] ?? redirects.at(-1) ?? '';
  return /\/$/.test(location.replace(/[?#].*$/, '')) ? 'redirect-to-slash' : 'redirect-to-no-slash';
};

const redirectStatus: Reading = ({ redirects }) => {
  const code = Number.parseInt(redirects[0] ?? '', 10);
  return Number.isNaN(code) ? undefined : code;
};

/** Which case tells of which point: subject, class of value, point, and how to read it. */
const readings: readonly (readonly [
  subject: string,
  valueClass: string,
  point: PointId,
  reading: Reading,
])[] = [
  ['update body', 'empty object', 'time-unit', timeUnit],
  ['update body', 'unknown key', 'unknown-keys', taken('ignore', 'reject')],
  ['team_id', 'read-only', 'read-only-keys', taken('ignore', 'reject')],
  ['last_evaluated_at', 'text of digits', 'integer-coercion', taken('lax', 'strict')],
  ['guard_manually_configured', 'text yes', 'flag-coercion', taken('lax', 'strict')],
  ['evolution status', '32 digits', 'uuid-spellings', taken('accept', 'reject')],
  ['test_score', 'exponent', 'test-score-lax-text', taken('accept', 'reject')],
  ['test_score', 'leading zeros', 'test-score-answer', scoreSpelling],
  ['update body', 'truncated', 'malformed-body', status],
  ['update body', 'none', 'missing-body', status],
  ['update content-type', 'text/plain', 'other-content-type', statusOrAccept],
  ['update content-type', 'none', 'missing-content-type', taken('accept', 'reject')],
  ['update path', 'unknown agent', 'unknown-agent-on-update', status],
  ['evolution status', 'version 4', 'unknown-agent-on-status', status],
  ['genome', 'other spelling', 'genome-slash', slash],
  ['genome', 'other spelling', 'redirect-status', redirectStatus],
  ['update body', 'two faults', 'error-items', faultCount],
  ['status', 'unlisted word', 'error-extra-keys', extraKeys],
  ['purpose', 'null', 'unset-fields', nullableWithoutValue],
  ['api_key', 'word', 'api-key-echo', keyEcho],
];

/** The mark tells a redaction where a secret may have been cut. */
const shorten = (text: string) => (text.length > 160 ? `${text.slice(0, 160)}…` : text);

/** Collects the dialect as the cases come by. */
export function createDialectObserver(): DialectObserver {
  const seen: Record<string, ObservedPoint> = {};
  return {
    note: ({ subject, valueClass, request }, answer) => {
      for (const [wantedSubject, wantedClass, point, reading] of readings) {
        if (subject !== wantedSubject || valueClass !== wantedClass || point in seen) continue;
        const choice = reading(answer);
        const evidence = `${request.method} ${subject}, ${valueClass} → ${shorten(describeAnswer(answer))}`;
        if (choice !== undefined) seen[point] = { choice, evidence };
      }
    },
    observed: () => seen,
  };
}
