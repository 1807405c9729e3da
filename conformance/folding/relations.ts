import type { Finding } from '../run/run-record.ts';
import { isAccepted, isOfTurns } from './directness.ts';
import type { Evidence } from './evidence.ts';
import { isOfConnection, type Whole } from './whole.ts';

/** Whether two findings have one cause; the first one shows it better. */
export type Relation = (leader: Evidence, other: Evidence, whole: Whole) => boolean;

/** So many kinds of fields do not go wrong in the same way by chance. */
const manyKinds = 3;
/** What shrinking leaves: of so few members, and so few steps, each is needed. */
const fewMembers = 3;
const fewSteps = 4;

const isSame =
  (...names: readonly ('check' | 'operation' | 'code' | 'level')[]): Relation =>
  ({ finding: leader }, { finding: other }) =>
    names.every((name) => leader[name] === other[name]);

/** Several checks judge one request; an empty update after others only reads what they did. */
const isSameRequest: Relation = (leader, other) =>
  leader.request === other.request && (other.supplied.size > 0 || (leader.isByItself && other.isByItself));

/** Whatever is wrong with a field, it is one field. */
const isSameField: Relation = (leader, other) => leader.field !== undefined && leader.field === other.field;

/** One check sees the same at fields of one kind, or all see it at many kinds of them, or it is at no field. */
const isAlike: Relation = (leader, other, whole) => {
  if (!isSame('operation', 'code')(leader, other, whole)) return false;
  if (leader.field === undefined || other.field === undefined)
    return leader.field === other.field || isSame('check')(leader, other, whole);
  return (
    (isSame('check')(leader, other, whole) && leader.kinds.some((kind) => other.kinds.includes(kind))) ||
    whole.kindsLike(leader) >= manyKinds
  );
};

/** One check sees the same at several operations. */
const isSameElsewhere: Relation = (leader, other, whole) =>
  isSame('check', 'code')(leader, other, whole) &&
  leader.finding.operation !== other.finding.operation &&
  leader.finding.place.part === other.finding.place.part;

/** One value goes wrong in several fields. */
const isSameValue: Relation = (leader, other, whole) =>
  isSame('check', 'operation')(leader, other, whole) &&
  leader.isByItself &&
  other.isByItself &&
  leader.supplied.size === 1 &&
  other.supplied.size === 1 &&
  [...leader.supplied.values()].join() === [...other.supplied.values()].join();

/** Updates of one field do the same to several others. */
const isSameTrigger: Relation = (leader, other, whole) =>
  isSame('check', 'operation')(leader, other, whole) &&
  leader.supplied.size === 1 &&
  other.supplied.size === 1 &&
  [...leader.supplied.keys()].every((name) => other.supplied.has(name));

/** What is right alone and wrong among others: each would have been met alone first. */
const isOfSeveralMembers: Relation = (leader, other, whole) =>
  (isSame('check', 'operation')(leader, other, whole) || (isAccepted(leader) && isAccepted(other))) &&
  [leader, other].every(({ isByItself, supplied }) => isByItself && supplied.size > 1);

const betweenAgents: readonly string[] = [
  'update-reaches-one-agent',
  'concurrent-updates-lose-nothing',
  'answers-belong-to-their-request',
];

/** Updates that meet those of other agents, or others of the same agent. */
const isBetweenUpdates: Relation = (leader, other) =>
  betweenAgents.includes(leader.finding.check) && betweenAgents.slice(1).includes(other.finding.check);

/** Both change a field that neither supplies: such an answer is of another state as a whole. */
const isOfAnotherState: Relation = (leader, other, whole) =>
  isSame('check', 'operation')(leader, other, whole) &&
  leader.changed.some((name) => other.changed.includes(name));

const codeOf = ({ finding: { code }, transfer = '' }: Evidence) =>
  code.slice(0, code.length - transfer.length);

/** One check sees the same in two transfers. */
const isSameInATransfer: Relation = (leader, other, whole) =>
  isSame('check', 'operation')(leader, other, whole) &&
  leader.field === other.field &&
  codeOf(leader) === codeOf(other);

/** What is right where its length is told first, and wrong in another transfer: each would have been met there first. */
const isSameTransfer: Relation = (leader, other) =>
  leader.transfer !== undefined && leader.transfer === other.transfer;

/** These join findings, and what each of them has joined already. */
export const joining: readonly Relation[] = [
  isSameRequest,
  isSameField,
  isAlike,
  isSameElsewhere,
  isSameTrigger,
  isSameValue,
  isOfSeveralMembers,
  isBetweenUpdates,
  isOfAnotherState,
  isSameTransfer,
  isSameInATransfer,
];

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
  isRefusal(leader.finding) &&
  leader.field !== undefined &&
  isSame('operation')(leader, other, whole) &&
  isRefusal(other.finding) &&
  other.named.has(leader.field);

/** One answer that is wrong by itself is given to several requests. */
const isSameAnswer: Relation = (leader, other, whole) =>
  isSame('operation')(leader, other, whole) &&
  (isRefusal(leader.finding) || leader.finding.place.part === 'answer') &&
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

/** What is left on a connection is answered, or stored, by whatever comes next on it. */
const isOfTheConnection: Relation = (leader, other, whole) =>
  isOfConnection(leader) &&
  (!other.isByItself || whole.isUnsteady(other)) &&
  (/^status-[45]|accepted|answer-of/.test(other.finding.code) || isOfState(leader, other));

/** Where what was supplied is not there when it is read, others miss what was supplied to them, or read twice. */
const isOfTheLoss: Relation = (leader, other) =>
  leader.isReverted && isOfState(leader, other) && (other.isOfReading || other.lost.has(other.field ?? ''));

/** Where an empty update changes what is read, nothing that was read tells what was done to the agent. */
const isOfTheReading: Relation = (leader, other, whole) =>
  leader.isOfReading && !whole.isUnsteady(leader) && isOfState(leader, other);

const isOfStorm = ({ finding }: Evidence) => betweenAgents.slice(1).includes(finding.check);

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

const isRefusal = ({ exchange: { response } }: Finding) =>
  'status' in response && response.status >= 400 && response.status < 500;

const answerOf = ({ exchange: { response } }: Finding) =>
  'status' in response ? `${response.status} ${response.body}` : response.silence;

const isFailure = ({ exchange: { response } }: Finding) => 'silence' in response || response.status >= 500;

/** Another state of an agent can come of anything; what cannot be updated, of what takes several exchanges. */
const isOfState = (leader: Evidence, { field, kinds, finding }: Evidence) =>
  field !== undefined && !isFailure(finding) && (!kinds.includes('read-only') || !leader.isByItself);

/** Where a request gets the answer of another one, any answer may be wrong in any way. */
const isOfMixedAnswers = ({ finding: { code } }: Evidence) => code.startsWith('answer-of-another');

/** The answer is another agent's, as answers are known to be. */
const isOfTheMixing: Relation = (leader, other) => isOfMixedAnswers(leader) && other.isOfAnotherAgent;

/** What did not come back is the trace of something that does. */
const isTrace: Relation = (leader, other, whole) =>
  whole.isUnsteady(other) &&
  (isSame('check')(leader, other, whole) ||
    isOfMixedAnswers(leader) ||
    isOfConnection(leader) ||
    (isSame('operation')(leader, other, whole) &&
      isOfState(leader, other) &&
      (!other.finding.counts || (!whole.isUnsteady(leader) && !leader.isByItself))));

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
  isOfTheLoss,
  isOfOneAfterAnother,
  isOfTheState,
  isMinor,
  isTrace,
];
