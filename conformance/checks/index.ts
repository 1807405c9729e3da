import { answersAreJson } from './answers-are-json.ts';
import { answersBelongToTheirRequest } from './answers-belong-to-their-request.ts';
import type { Check } from './check.ts';
import { concurrentUpdatesLoseNothing } from './concurrent-updates-lose-nothing/check.ts';
import { dialectIsKept } from './dialect-is-kept/check.ts';
import { evolutionStatusAnswersAnObject } from './evolution-status-answers-an-object.ts';
import { evolutionStatusChangesNothing } from './evolution-status-changes-nothing.ts';
import { evolutionStatusRejectsBadUuids } from './evolution-status-rejects-bad-uuids.ts';
import { agentsOutliveAnyInput } from './exploratory/agents-outlive-any-input.ts';
import { answersBeyondTheContractTellNoInsides } from './exploratory/answers-beyond-the-contract-tell-no-insides.ts';
import { requestsBeyondTheContractAreAnswered } from './exploratory/requests-beyond-the-contract-are-answered.ts';
import { sameRequestSameAnswer } from './exploratory/same-request-same-answer.ts';
import { timeGrowsWithTheInput } from './exploratory/time-grows-with-the-input.ts';
import { forwardingReachesTheEvolutionService } from './forwarding-reaches-the-evolution-service/check.ts';
import { genomeAcceptsObjects } from './genome-accepts-objects.ts';
import { genomePathsAgree } from './genome-paths-agree.ts';
import { genomeRejectsOtherBodies } from './genome-rejects-other-bodies.ts';
import { listCarriesScoresWhenAsked } from './list-carries-scores-when-asked.ts';
import { publishedDocumentAgrees } from './published-document-agrees/check.ts';
import { rejectedUpdateLeavesNoTrace } from './rejected-update-leaves-no-trace/check.ts';
import { serverAnswers } from './server-answers/check.ts';
import { serverDoesNotFail } from './server-does-not-fail.ts';
import { testScoreAcceptsDecimalText } from './test-score-accepts-decimal-text.ts';
import { testScoreAnswersDecimalText } from './test-score-answers-decimal-text.ts';
import { testScoreAnswersInTime } from './test-score-answers-in-time.ts';
import { testScoreKeepsItsValue } from './test-score-keeps-its-value.ts';
import { testScoreRejectsOtherText } from './test-score-rejects-other-text.ts';
import { updateAcceptsEveryChoice } from './update-accepts-every-choice/check.ts';
import { updateAcceptsNull } from './update-accepts-null.ts';
import { updateAnswersTheAgent } from './update-answers-the-agent.ts';
import { updateBoundsTheRateLimit } from './update-bounds-the-rate-limit.ts';
import { updateIsIdempotent } from './update-is-idempotent.ts';
import { updateKeepsIdentity } from './update-keeps-identity.ts';
import { updateKeepsWhatIsOmitted } from './update-keeps-what-is-omitted/check.ts';
import { updateLeavesReadOnlyFields } from './update-leaves-read-only-fields/check.ts';
import { updateReachesOneAgent } from './update-reaches-one-agent/check.ts';
import { updateRejectsBadUuids } from './update-rejects-bad-uuids.ts';
import { updateRejectsOtherBodies } from './update-rejects-other-bodies.ts';
import { updateRejectsOtherChoices } from './update-rejects-other-choices.ts';
import { updateRejectsWrongKinds } from './update-rejects-wrong-kinds/check.ts';
import { updateReplacesWhatIsSupplied } from './update-replaces-what-is-supplied/check.ts';
import { updatesFollowTheModel } from './updates-follow-the-model.ts';
import { validationErrorHasItsShape } from './validation-error-has-its-shape.ts';
import { validationErrorNamesTheInput } from './validation-error-names-the-input.ts';
import { validationErrorTellsNoSecrets } from './validation-error-tells-no-secrets.ts';

/** Every check, in the order of reports. */
export const allChecks: readonly Check[] = [
  evolutionStatusAnswersAnObject,
  evolutionStatusRejectsBadUuids,
  evolutionStatusChangesNothing,
  genomeAcceptsObjects,
  genomeRejectsOtherBodies,
  genomePathsAgree,
  updateAnswersTheAgent,
  updateReplacesWhatIsSupplied,
  updateKeepsWhatIsOmitted,
  updateAcceptsNull,
  updateAcceptsEveryChoice,
  updateRejectsOtherChoices,
  updateRejectsWrongKinds,
  updateRejectsOtherBodies,
  updateBoundsTheRateLimit,
  updateRejectsBadUuids,
  updateLeavesReadOnlyFields,
  updateKeepsIdentity,
  updateIsIdempotent,
  updateReachesOneAgent,
  rejectedUpdateLeavesNoTrace,
  testScoreAcceptsDecimalText,
  testScoreRejectsOtherText,
  testScoreAnswersDecimalText,
  testScoreKeepsItsValue,
  testScoreAnswersInTime,
  validationErrorHasItsShape,
  validationErrorNamesTheInput,
  validationErrorTellsNoSecrets,
  answersAreJson,
  serverDoesNotFail,
  serverAnswers,
  updatesFollowTheModel,
  concurrentUpdatesLoseNothing,
  answersBelongToTheirRequest,
  listCarriesScoresWhenAsked,
  forwardingReachesTheEvolutionService,
  publishedDocumentAgrees,
  dialectIsKept,
];

/** What `fuzz` asks beside: no clause decides it, so it is odd at most. */
export const exploratoryChecks: readonly Check[] = [
  requestsBeyondTheContractAreAnswered,
  answersBeyondTheContractTellNoInsides,
  agentsOutliveAnyInput,
  sameRequestSameAnswer,
  timeGrowsWithTheInput,
];

const byId: ReadonlyMap<string, Check> = new Map(
  [...allChecks, ...exploratoryChecks].map((check) => [check.id, check]),
);

/** The check of an id, of whichever list. */
export const checkNamed = (id: string): Check | undefined => byId.get(id);

/** Whether a check is one that `fuzz` asks beside the contract. */
export const isExploratory = (id: string): boolean => exploratoryChecks.some((check) => check.id === id);
