import type { Departure } from '../../observe/judgement.ts';
import type { Subject } from '../../oracle/subject.ts';
import { understand } from '../../oracle/understand.ts';
import { makeFinding, type Recording } from '../../record/make-finding.ts';
import { type Origin, originPath } from '../../run/origin.ts';
import { placeAt } from '../../run/place.ts';
import type { Finding } from '../../run/run-record.ts';
import type { Sender } from '../../send/create-sender.ts';
import type { Silent } from '../../send/silence-log.ts';
import { serverAnswers } from './check.ts';

/** What a sender kept of the requests that were not answered, or not at once. */
export type SilenceRecord = Pick<Sender, 'silences' | 'counts'>;

/** So many that stay unanswered are no accident of the network, whether they come back or not. */
const mostUnanswered = 3;
/** One in so many on a connection that has just served may meet its end. One alone is no rate. */
const oneIn = 200;
const fewestClosed = 2;

/** After a 5xx uvicorn closes its connection without a word, and no other: so many are told by their answers. */
const isClosedTooOften = ({ closed, failed, reused }: SilenceRecord['counts']) =>
  closed - failed >= fewestClosed && (closed - failed) * oneIn > reused;

/** A silence on a hostile input weighs less, and is judged by itself. */
const isBlamed = ({ request }: Silent, subject: Subject) => {
  const { located, expectation } = understand(request, subject);
  return located !== undefined && !expectation.hostile;
};

const origin: Origin = { phase: 'run' };

function findingOf(
  { request, outcome }: Silent,
  departure: Departure,
  seen: number,
  subject: Subject,
  recording: Recording,
  counts: boolean,
): Finding {
  const operation = understand(request, subject).located?.operation ?? 'readEvolutionStatus';
  const exchange = { operation, request, outcome };
  // Sent again it may be answered: it is the rate that counts.
  const shown = {
    check: serverAnswers,
    departure,
    exchange,
    exchanges: [exchange],
    origin,
    path: originPath(origin),
    seen,
    flaky: true,
  };
  return makeFinding({ ...shown, counts }, recording);
}

/**
 * Judges the silences of a run together, as no exchange shows them by itself: those that stay unanswered, and
 * connections that are closed though they have just served. `findings` are those of single exchanges.
 */
export function judgeSilences(
  { silences, counts }: SilenceRecord,
  findings: readonly Finding[],
  { subject, recording, failsOnMust }: { subject: Subject; recording: Recording; failsOnMust: boolean },
): readonly Finding[] {
  // What was under way when the deployment went was not left unanswered by one that is there.
  const { lost } = silences;
  const unanswered = silences.unanswered.filter(
    (silent) => !lost.includes(silent) && isBlamed(silent, subject),
  );
  const isOften = unanswered.length >= mostUnanswered;
  const isOwn = ({ check, level }: Finding) => check === serverAnswers.id && level === 'must';
  const known = findings.map((finding) =>
    isOften && isOwn(finding) ? { ...finding, counts: failsOnMust } : finding,
  );
  const [first] = unanswered;
  const [closed] = silences.closed;
  const added: Finding[] = [];
  if (isOften && first !== undefined && !known.some(isOwn)) {
    const departure: Departure = {
      level: 'must',
      code: first.outcome.reason,
      place: placeAt('request'),
      expected: 'an answer to every request',
      actual: `${unanswered.length} requests were not answered: ${first.outcome.detail}`,
    };
    added.push(findingOf(first, departure, unanswered.length, subject, recording, failsOnMust));
  }
  if (closed !== undefined && isClosedTooOften(counts)) {
    const departure: Departure = {
      level: 'must',
      code: 'closed-unanswered',
      place: placeAt('request'),
      expected: 'an answer, or "Connection: close" on the answer before',
      actual: `${counts.closed} of ${counts.reused} requests on a connection that had served less than a second before were closed unanswered: ${closed.outcome.detail}`,
    };
    added.push(findingOf(closed, departure, counts.closed, subject, recording, failsOnMust));
  }
  return [...known, ...added];
}
