import type { Evidence } from './evidence.ts';
import { isSame, type Relation } from './relation.ts';
import { isAccepted, isOfStorm } from './sorts-of-evidence.ts';

/** So many kinds of fields do not go wrong in the same way by chance. */
const manyKinds = 3;

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

/** One check sees the same at several operations, or sees something at the same place of their answers. */
const isSameElsewhere: Relation = (leader, other, whole) => {
  const [{ place, operation }, { place: otherPlace, operation: otherOperation }] = [
    leader.finding,
    other.finding,
  ];
  const isAtOnePlace = place.pointer !== '' && place.pointer === otherPlace.pointer;
  return (
    isSame('check')(leader, other, whole) &&
    operation !== otherOperation &&
    place.part === otherPlace.part &&
    (isSame('code')(leader, other, whole) || isAtOnePlace)
  );
};

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
  isSame('operation')(leader, other, whole) &&
  [leader, other].every(
    (one) =>
      one.isByItself && one.supplied.size > 1 && (isAccepted(one) || one.finding.place.part === 'answer'),
  );

/** Updates that meet those of other agents, or others of the same agent. */
const isBetweenUpdates: Relation = (leader, other) =>
  isOfStorm(other) && (isOfStorm(leader) || leader.finding.check === 'update-reaches-one-agent');

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

/** RFC 9110, 15.5.7 and 15.5.16: what an answer may be, and what a body is, stands in a header, whatever the operation. */
const ofHeaders = new Set(['status-406', 'status-415']);
const isOfAHeader: Relation = (leader, other) =>
  leader.finding.code === other.finding.code && ofHeaders.has(leader.finding.code);

/** An object that stays in part and one that stays whole: neither is replaced. */
const unreplaced = new Set(['merged', 'not-replaced']);
const isUnreplaced: Relation = (leader, other, whole) =>
  isSame('check', 'operation')(leader, other, whole) &&
  [leader, other].every(({ finding }) => unreplaced.has(finding.code));

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
  isOfAHeader,
  isUnreplaced,
];
