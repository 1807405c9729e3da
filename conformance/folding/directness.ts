import { findingLevels } from '../run/order-findings.ts';
import type { Evidence } from './evidence.ts';
import { isAccepted, isOfConnection, isOfTurns } from './sorts-of-evidence.ts';
import { actsThatChangeNothing, type Whole } from './whole.ts';

/** Checks of every answer, whatever it is about: where another one sees the same, that one says more. */
const general: readonly string[] = [
  'update-answers-the-agent',
  'server-answers',
  'server-does-not-fail',
  'answers-are-json',
  'validation-error-has-its-shape',
  'validation-error-names-the-input',
  'validation-error-tells-no-secrets',
];

/** What takes several exchanges, by how little is left open between them. */
const ofSeveral: readonly string[] = [
  ...actsThatChangeNothing,
  // Two answers of one agent.
  'update-leaves-read-only-fields',
  'update-keeps-what-is-omitted',
  'update-keeps-identity',
  'update-replaces-what-is-supplied',
  'test-score-keeps-its-value',
  'update-is-idempotent',
  // Any number of updates, and updates at the same time.
  'updates-follow-the-model',
  'answers-belong-to-their-request',
  'concurrent-updates-lose-nothing',
];

/** Those that have a place of their own in the order. */
export const checksByDirectness: readonly string[] = [...general, ...ofSeveral];

/** Departures from the shape of an agent: keywords of its schema, and that it is another agent. */
const ofShape: ReadonlySet<string> = new Set([
  ...['type', 'required', 'enum', 'format', 'pattern', 'minimum', 'additionalProperties', 'anyOf', 'oneOf'],
  ...['not-an-agent', 'not-an-object', 'other-agent'],
]);

/** How far one has to read an answer to see it: whether there is one, its status, its JSON, its shape, its values. */
function depthOf({ finding: { code, exchange } }: Evidence): number {
  if ('silence' in exchange.response) return 0;
  if (/status-\d+$|^accepted-/.test(code)) return 1;
  if (/json|content-type/.test(code)) return 2;
  return exchange.response.status >= 400 || ofShape.has(code.replace(/^answered-/, '')) ? 3 : 4;
}

const placeOfCheck = (check: string) => ofSeveral.indexOf(check);

/**
 * What says when an update is lost comes right before that it was lost; and that an agent is again what it was before an
 * update, right before that what others supplied did not stay. What is there after a storm says less than an answer in it.
 */
function placeOf(evidence: Evidence, whole: Whole): number {
  if (isOfTurns(evidence)) return -1;
  if (whole.isOfAState(evidence) || whole.isOfRepeating(evidence))
    return placeOfCheck('update-replaces-what-is-supplied') - 0.5;
  if (evidence.isReverted && !whole.isLostInAState(evidence))
    return placeOfCheck('update-keeps-what-is-omitted') - 0.5;
  if (evidence.finding.code === 'state-that-no-order-explains') return ofSeveral.length;
  return placeOfCheck(evidence.finding.check);
}

/** The answer shows what the request supplies: the exchanges before it only say that it was not so already. */
const isTaken = ({ finding: { code }, supplied, field = '' }: Evidence) =>
  code === 'null-taken' || code === 'empty-taken' || (code === 'taken' && supplied.has(field));

/** Places behind each other, the first of them counting most: the lower, the better a finding shows its cause. */
function rankOf(evidence: Evidence, whole: Whole): readonly number[] {
  const { finding, isByItself, supplied, request } = evidence;
  const { flaky, counts, level, check, steps, origin } = finding;
  const isPlain = isTaken(evidence);
  // What is not read in a transfer is taken, whatever it is: that what is right gets lost says more.
  const isUnread = evidence.transfer !== undefined && /-rejects-/.test(check);
  const isAlone = isByItself && !whole.isLostAlone(evidence);
  return [
    Number(flaky),
    Number(!counts),
    findingLevels.indexOf(level),
    Number(whole.isUnsteady(evidence)),
    // What is refused when it is sent again was not taken for what it is.
    Number(flaky && isAccepted(evidence)),
    Number(!isOfConnection(evidence)),
    Number(whole.isOfEveryAct(evidence)),
    Number(!isAlone && !isPlain),
    Number(!isPlain),
    Number(isUnread),
    isAlone ? depthOf(evidence) : placeOf(evidence, whole),
    // What is wrong with a path says nothing of the fields that went with it.
    finding.operation === 'updateAgent' && finding.place.part === 'path'
      ? -1 - Number(general.includes(check))
      : general.indexOf(check),
    Number(origin.phase === 'random' || origin.phase === 'sequence'),
    steps?.length ?? 1,
    supplied.size,
    request.length,
  ];
}

/** Findings by how well they show their cause, best first; the order in which they come does not matter. */
export function orderByDirectness(all: readonly Evidence[], whole: Whole): readonly Evidence[] {
  const ranks = new Map(all.map((evidence) => [evidence, rankOf(evidence, whole)]));
  return all.toSorted((left, right) => {
    const [one = [], other = []] = [ranks.get(left), ranks.get(right)];
    const at = one.findIndex((rank, index) => rank !== other[index]);
    if (at === -1) return left.finding.id < right.finding.id ? -1 : 1;
    return (one[at] ?? 0) - (other[at] ?? 0);
  });
}
