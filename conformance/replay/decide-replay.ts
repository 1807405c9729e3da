import { allChecks } from '../checks/index.ts';
import { judgeExchange } from '../checks/judge-exchange.ts';
import { type Departure, isDeparture, type Judgement } from '../observe/judgement.ts';
import { observe } from '../observe/observation.ts';
import type { Subject } from '../oracle/subject.ts';
import type { Exchange } from '../run/exchange.ts';
import { rankOfLevel } from '../run/order-findings.ts';
import type { Finding } from '../run/run-record.ts';
import { explainOutcome, isConclusive } from './conclusive-answer.ts';
import { isOfScenario } from './judge-finding.ts';

/** What became of a finding. */
export type ReplayVerdict = 'fixed' | 'still failing' | 'could not be judged';

/** A verdict, with what it rests on where that is worth telling. */
export interface Decision {
  readonly verdict: ReplayVerdict;
  readonly why?: string;
}

export interface PlayedFinding {
  readonly finding: Pick<Finding, 'level' | 'origin' | 'operation'>;
  readonly judgement: Judgement;
  /** As they were when the finding was recorded. */
  readonly recorded: readonly Exchange[];
  readonly replayed: readonly Exchange[];
  readonly subject: Subject;
  /** Whether the operation was seen to answer with something else than these statuses. */
  readonly isThere: boolean;
}

/** Answers that never speak of the request itself. */
const ofNobody: ReadonlySet<number> = new Set([401, 429, 502, 503, 504]);

export const notJudged = (why: string): Decision => ({ verdict: 'could not be judged', why });

const statusOf = (exchange: Exchange | undefined) =>
  exchange?.outcome.kind === 'answer' ? exchange.outcome.status : undefined;

const success = 2;

/** Accepted, refused, failed, or none at all. */
const sortOf = (exchange: Exchange | undefined) => Math.floor((statusOf(exchange) ?? 0) / 100);

/** Why the last answer says nothing of the contract, if it does not. */
function explainInconclusive({ recorded, replayed, isThere }: PlayedFinding): string | undefined {
  const last = replayed.at(-1);
  if (last === undefined) return 'nothing was sent';
  const { outcome } = last;
  if (outcome.kind === 'silence' || (!isThere && !isConclusive(outcome))) return explainOutcome(outcome);
  const isNew = outcome.status !== statusOf(recorded.at(-1));
  return isNew && ofNobody.has(outcome.status) ? explainOutcome(outcome) : undefined;
}

/** Whether a step failed as the last one did, at the same place: it is what is to be fixed, and no ground for it. */
function isAlike(step: Exchange | undefined, last: Exchange | undefined): boolean {
  const isSameAsked = step?.request.path === last?.request.path && step?.operation === last?.operation;
  return isSameAsked && sortOf(step) !== success && sortOf(step) === sortOf(last);
}

/** A step that was accepted or refused then and is not now: the last one no longer stands on it. */
function findOtherStep({ recorded, replayed, judgement }: PlayedFinding): string | undefined {
  const isFixed = (step: Exchange | undefined) => judgement === 'kept' && isAlike(step, recorded.at(-1));
  const at = replayed.findIndex(
    (exchange, index) =>
      index < replayed.length - 1 &&
      sortOf(exchange) !== sortOf(recorded[index]) &&
      !isFixed(recorded[index]),
  );
  if (at === -1) return undefined;
  const show = (exchange: Exchange | undefined) => statusOf(exchange) ?? 'nothing';
  return `step ${at + 1} of ${replayed.length} was answered ${show(recorded[at])}, and now ${show(replayed[at])}`;
}

/** What another check has to say of the last answer, where the finding's own has nothing. */
function findOtherDeparture({ replayed, subject }: PlayedFinding): string | undefined {
  const last = replayed.at(-1);
  if (last === undefined) return undefined;
  const observation = observe(last, subject, []);
  for (const check of allChecks) {
    if (isDeparture(judgeExchange(check, observation)))
      return `the answer is another, and departs from ${check.id}`;
  }
  return undefined;
}

function decideDeparture({ level, actual }: Departure, finding: PlayedFinding['finding']): Decision {
  if (rankOfLevel(level) <= rankOfLevel(finding.level)) return { verdict: 'still failing', why: actual };
  return { verdict: 'fixed', why: `what is left is no ${finding.level}, but a ${level}: ${actual}` };
}

/** Nothing to judge: an answer with which nobody finds fault is a remedy too, such as refusing what may be refused. */
function decideUnconcerned(played: PlayedFinding): Decision {
  const { finding } = played;
  const other = findOtherDeparture(played);
  if (other !== undefined) return notJudged(other);
  return isOfScenario(finding) || finding.operation === 'listAgents'
    ? notJudged('the answers do not show what it is about')
    : { verdict: 'fixed' };
}

export function decideReplay(played: PlayedFinding): Decision {
  const { judgement, finding, replayed } = played;
  const isSilent = replayed.at(-1)?.outcome.kind === 'silence';
  if (isSilent && isDeparture(judgement)) return decideDeparture(judgement, finding);
  const silence = explainInconclusive(played);
  if (silence !== undefined) return notJudged(silence);
  if (isDeparture(judgement)) return decideDeparture(judgement, finding);
  const other = findOtherStep(played);
  if (other !== undefined) return notJudged(other);
  return judgement === 'kept' ? { verdict: 'fixed' } : decideUnconcerned(played);
}
