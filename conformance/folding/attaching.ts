import type { Finding } from '../run/run-record.ts';
import { isSame, type Relation } from './relation.ts';
import {
  isAccepted,
  isOfConnection,
  isOfMixedAnswers,
  isOfState,
  isOfStorm,
  isOfTurns,
  isRefusal,
} from './sorts-of-evidence.ts';

/** What shrinking leaves: of so few members, and so few steps, each is needed. */
const fewMembers = 3;
const fewSteps = 4;

const answerOf = ({ exchange: { response } }: Finding) =>
  'status' in response ? `${response.status} ${response.body}` : response.silence;

/** What is wrong by itself with one member is part of the other, and needed for it as far as one can see. */
const isPartOf: Relation = (leader, other, whole) => {
  const [[name, value] = ['', '']] = leader.supplied;
  if (!leader.isByItself || leader.supplied.size !== 1 || !isSame('operation')(leader, other, whole))
    return false;
  if (other.supplied.size > 1 && other.supplied.has(name))
    return (
      other.supplied.get(name) === value ||
      other.supplied.size <= fewMembers ||
      isSame('code')(leader, other, whole)
    );
  const { steps = [] } = other.finding;
  return (
    steps.length > 1 &&
    steps.length <= fewSteps &&
    other.steps.some(
      (members) => members.get(name) === value || (members.size <= fewMembers && members.has(name)),
    )
  );
};

/** An update of one field does to others what larger ones that carry it do to further ones. */
const isOfTheTrigger: Relation = (leader, other, whole) =>
  isSame('check', 'operation', 'code')(leader, other, whole) &&
  leader.supplied.size === 1 &&
  [...leader.supplied.keys()].every((name) => other.supplied.has(name));

/** Where a field is refused that had to be taken, every refusal that names it may be for that. */
const isOfTheRefusal: Relation = (leader, other, whole) =>
  isRefusal(leader) &&
  leader.field !== undefined &&
  isSame('operation')(leader, other, whole) &&
  isRefusal(other) &&
  other.named.has(leader.field);

/** Neither taken nor refused: no request of the contract is answered so. */
const isOfNeither = ({ exchange: { response } }: Finding): boolean =>
  'status' in response && response.status >= 300 && response.status < 400;

/** One answer that is wrong by itself is given to several requests. */
const isSameAnswer: Relation = (leader, other, whole) =>
  isSame('operation')(leader, other, whole) &&
  (isRefusal(leader) ||
    isOfNeither(leader.finding) ||
    (leader.finding.place.part === 'answer' && leader.finding.place.pointer === '')) &&
  answerOf(leader.finding) === answerOf(other.finding);

/** A refused update left a trace on the way to the other, as such updates are known to. */
const isOfATrace: Relation = (leader, other) =>
  leader.finding.check === 'rejected-update-leaves-no-trace' &&
  isOfState(leader, other) &&
  other.refused.has(other.field ?? '');

/** A value that had to be refused was taken on the way to the other, in the field that is known to take it. */
const isSpoiled: Relation = (leader, other) =>
  isAccepted(leader) && leader.field !== undefined && other.spoiled.has(leader.field);

/** Where several memories answer in turn, an update is there or not by chance. */
const isOfTheTurns: Relation = (leader, other, whole) =>
  isOfTurns(leader) && isSame('operation')(leader, other, whole) && isOfState(leader, other);

/** Checks at other operations than the update, of requests that had to be taken: a refusal there is of another request. */
const hadToBeTaken: ReadonlySet<string> = new Set([
  'evolution-status-answers-an-object',
  'genome-accepts-objects',
  'genome-paths-agree',
]);

/** Checks of what a refusal says: that of another request says it of another input. */
const ofRefusals: ReadonlySet<string> = new Set([
  'validation-error-has-its-shape',
  'validation-error-names-the-input',
]);

/** What is left on a connection is answered, or stored, by whatever comes next on it. */
const isOfTheConnection: Relation = (leader, other, whole) =>
  isOfConnection(leader) &&
  (other.isForAnotherRequest ||
    (isRefusal(leader) &&
      isRefusal(other) &&
      (hadToBeTaken.has(other.finding.check) || ofRefusals.has(other.finding.check))) ||
    answerOf(leader.finding) === answerOf(other.finding) ||
    ((!other.isByItself || whole.isUnsteady(other)) &&
      (/^status-[45]|accepted|answer-of/.test(other.finding.code) || isOfState(leader, other))));

/** Where what was supplied is not there when it is read, others miss what was supplied to them, or read twice. */
const isOfTheLoss: Relation = (leader, other) =>
  leader.isReverted && isOfState(leader, other) && (other.isOfReading || other.lost.has(other.field ?? ''));

/** Where an empty update changes what is read, nothing that was read tells what was done to the agent. */
const isOfTheReading: Relation = (leader, other, whole) =>
  leader.isOfReading && !whole.isUnsteady(leader) && isOfState(leader, other);

/** What goes wrong with updates one after another goes wrong with updates at the same time, too. */
const isOfOneAfterAnother: Relation = (leader, other, whole) =>
  isOfStorm(other) &&
  !isOfMixedAnswers(other) &&
  !isOfStorm(leader) &&
  leader.field !== undefined &&
  leader.finding.place.part === 'answer' &&
  !leader.kinds.includes('read-only') &&
  (!leader.isByItself || leader.field === other.field || other.lost.has(leader.field)) &&
  !whole.isUnsteady(leader);

/** What an update of one field loses in a state, updates of others lose too. */
const isOfTheState: Relation = (leader, other, whole) =>
  whole.isOfAState(leader) &&
  isSame('operation')(leader, other, whole) &&
  /stored|other|instead|fewer|lost/.test(other.finding.code);

/** A check that sees what must not be sees there what should not be, too. */
const isMinor: Relation = (leader, other, whole) =>
  leader.finding.level === 'must' &&
  other.finding.level === 'should' &&
  isSame('check', 'operation')(leader, other, whole);

/** The answer is another agent's, as answers are known to be, at the same time or one after another. */
const isOfTheMixing: Relation = (leader, other, whole) =>
  (isOfMixedAnswers(leader) && other.isOfAnotherAgent) ||
  (leader.isOfAnotherAgent &&
    !whole.isUnsteady(leader) &&
    (isOfMixedAnswers(other) || other.isOfAnotherAgent));

/** What did not come back is the trace of something that does. */
const isTrace: Relation = (leader, other, whole) =>
  whole.isUnsteady(other) &&
  (isSame('check')(leader, other, whole) ||
    isOfMixedAnswers(leader) ||
    isOfConnection(leader) ||
    (isSame('operation')(leader, other, whole) &&
      isOfState(leader, other) &&
      (!other.finding.counts || (!whole.isUnsteady(leader) && !leader.isByItself))));

/** Where a value was taken that is refused at other times, nothing was looked at then: what else went wrong is of that. */
const isOfNoValidation: Relation = (leader, other, whole) =>
  isAccepted(leader) &&
  whole.isUnsteady(leader) &&
  whole.isUnsteady(other) &&
  isSame('operation')(leader, other, whole);

/** These put one finding under another, and say nothing of the rest. */
export const attaching: readonly Relation[] = [
  isPartOf,
  isOfTheTrigger,
  isOfTheRefusal,
  isSameAnswer,
  isOfATrace,
  isSpoiled,
  isOfTheTurns,
  isOfTheConnection,
  isOfTheMixing,
  isOfTheReading,
  isOfNoValidation,
  isOfTheLoss,
  isOfOneAfterAnother,
  isOfTheState,
  isMinor,
  isTrace,
];
