import { cutText } from '../../spec/cut-text.ts';
import type { PointId } from '../../spec/dialect-points.ts';
import {
  type Read,
  readExtraKeys,
  readFaultCount,
  readKeyEcho,
  readRedirect,
  readRedirectStatus,
  readScoreSpelling,
  readStatus,
  readTimeUnit,
  readUnset,
  statusOrAccept,
  statusOrSuccess,
  takenOr,
} from '../learn/readings.ts';
import { describeAnswer, type ReadAnswer } from '../observe/read-answer.ts';
import type { ObservedPoint } from '../run/observed-point.ts';
import type { Case } from '../systematic/case.ts';

/** Remembers what the systematic phase saw where the contract is silent. */
export interface DialectObserver {
  readonly note: (made: Case, answer: ReadAnswer) => void;
  readonly observed: () => Readonly<Record<string, ObservedPoint>>;
}

const timeUnit: Read = ({ object }) => readTimeUnit(object?.['created_at']);

/** What the other spelling of the genome path is answered with: it works by itself, or leads to the first one. */
const slash: Read = (answer) => readRedirect(answer) ?? (answer.status === 200 ? 'both' : undefined);

/** Which case tells of which point: subject, class of value, point, and how to read it. */
const readings: readonly (readonly [subject: string, valueClass: string, point: PointId, reading: Read])[] = [
  ['update body', 'empty object', 'time-unit', timeUnit],
  ['update body', 'unknown key', 'unknown-keys', takenOr('ignore', 'reject')],
  ['team_id', 'read-only', 'read-only-keys', takenOr('ignore', 'reject')],
  ['last_evaluated_at', 'text of digits', 'integer-coercion', takenOr('lax', 'strict')],
  ['guard_manually_configured', 'text yes', 'flag-coercion', takenOr('lax', 'strict')],
  ['evolution status', '32 digits', 'uuid-spellings', takenOr('accept', 'reject')],
  ['test_score', 'exponent', 'test-score-lax-text', takenOr('accept', 'reject')],
  ['test_score', 'leading zeros', 'test-score-answer', readScoreSpelling('00012.50')],
  ['status', 'unlisted word', 'rejected-update', readStatus],
  ['update path', 'no uuid: not-a-uuid', 'bad-uuid-on-update', readStatus],
  ['update body', 'truncated', 'malformed-body', readStatus],
  ['update body', 'none', 'missing-body', statusOrAccept],
  ['update body', 'null', 'null-body', statusOrAccept],
  ['genome', 'none', 'missing-genome', statusOrAccept],
  ['update content-type', 'text/plain', 'other-content-type', statusOrAccept],
  ['update content-type', 'none', 'missing-content-type', takenOr('accept', 'reject')],
  ['update path', 'unknown agent', 'unknown-agent-on-update', statusOrSuccess],
  ['evolution status', 'version 4', 'unknown-agent-on-status', readStatus],
  ['genome', 'other spelling', 'genome-slash', slash],
  ['genome', 'other spelling', 'redirect-status', readRedirectStatus],
  ['update body', 'two faults', 'error-items', readListedCount],
  ['status', 'unlisted word', 'error-extra-keys', readExtraKeys],
  ['purpose', 'null', 'unset-fields', readUnset('purpose')],
  ['api_key', 'word', 'api-key-echo', readKeyEcho('kit-word')],
];

/** Where none is listed here, it takes other errors to tell whether they are listed anywhere. */
function readListedCount(answer: ReadAnswer): ReturnType<typeof readFaultCount> {
  const count = readFaultCount(answer);
  return count === 'none' ? undefined : count;
}

/** Collects the dialect as the cases come by. */
export function createDialectObserver(): DialectObserver {
  const seen: Record<string, ObservedPoint> = {};
  return {
    note: ({ subject, valueClass, request }, answer) => {
      for (const [wantedSubject, wantedClass, point, reading] of readings) {
        if (subject !== wantedSubject || valueClass !== wantedClass || point in seen) continue;
        const choice = reading(answer);
        const evidence = `${request.method} ${subject}, ${valueClass} → ${cutText(describeAnswer(answer), 160)}`;
        if (choice !== undefined) seen[point] = { choice, evidence };
      }
    },
    observed: () => seen,
  };
}
