import type { Check } from '../checks/check.ts';
import { allChecks, checkNamed } from '../checks/index.ts';
import { judgeExchange } from '../checks/judge-exchange.ts';
import { isDeparture, type Judgement } from '../observe/judgement.ts';
import { observe } from '../observe/observation.ts';
import { createWatch } from '../observe/watch.ts';
import type { Subject } from '../oracle/subject.ts';
import type { Exchange } from '../run/exchange.ts';
import { isSamePlace } from '../run/place.ts';
import type { Finding } from '../run/run-record.ts';
import type { JudgeScenario } from '../scenario/scenario.ts';
import { viewUpdate } from '../scenario/update-view.ts';

/** What the exchanges of a finding come to. */
export type FindingJudge = (
  exchanges: readonly Exchange[],
  subject: Subject,
  secrets: readonly string[],
) => Judgement;

/** Whether a finding is one of a scenario, which compares states rather than judge an answer. */
export const isOfScenario = ({ origin }: Pick<Finding, 'origin'>): boolean => origin.phase === 'scenario';

const checkOf = ({ check }: Pick<Finding, 'check'>) => checkNamed(check);

/** Whether a finding takes requests at the same time, and so may hide from one try. */
export const isOfStorm = (finding: Finding): boolean =>
  isOfScenario(finding) && checkOf(finding)?.storm !== undefined && (finding.steps ?? []).length > 1;

const byScenario =
  (judge: JudgeScenario): FindingJudge =>
  (exchanges, subject) => {
    const judgement = judge(exchanges.map((exchange) => viewUpdate(exchange, subject)));
    return typeof judgement === 'object' && 'unshown' in judgement ? 'not concerned' : judgement;
  };

/** Asks the checks about the last step; the one that departs as it was recorded speaks for all. */
const byLastStep =
  (checks: readonly Check[], { code, place }: Finding): FindingJudge =>
  (exchanges, subject, secrets) => {
    const watch = createWatch();
    let judgements: readonly Judgement[] = [];
    let alone: readonly Judgement[] = [];
    for (const exchange of exchanges) {
      const observation = observe(exchange, subject, secrets);
      const agent = observation.understanding.located?.parameter?.text.toLowerCase() ?? '';
      const step = watch.note(agent, observation);
      judgements =
        step === undefined ? [] : checks.map((check) => check.judgeStep?.(step) ?? 'not concerned');
      alone = checks.map((check) => judgeExchange(check, observation));
    }
    const departures = judgements.filter(isDeparture);
    return (
      // What the last answer shows by itself may come only after the steps before it.
      [...departures, ...alone.filter(isDeparture)].find(
        (departure) => departure.code === code && isSamePlace(departure.place, place),
      ) ??
      departures[0] ??
      ([...judgements, ...alone].includes('kept') ? 'kept' : 'not concerned')
    );
  };

const byLastAnswer =
  (check: Check): FindingJudge =>
  (exchanges, subject, secrets) => {
    const last = exchanges.at(-1);
    return last === undefined ? 'not concerned' : judgeExchange(check, observe(last, subject, secrets));
  };

/** How a finding is judged again: by its own check, as in the run; a text says why it cannot be. */
export function findJudge(finding: Finding): FindingJudge | string {
  const check = checkOf(finding);
  if (check === undefined) return `this version of the kit has no check ${finding.check}`;
  const isLong = (finding.steps ?? []).length > 1;
  if (isLong && isOfScenario(finding)) {
    return check.judgeScenario === undefined
      ? `${check.id} takes more than the exchanges that a record has`
      : byScenario(check.judgeScenario);
  }
  // A departure that takes many steps belongs to the model, and is seen by whichever check judges a step.
  if (isLong) return byLastStep(check.judgeStep === undefined ? allChecks : [check], finding);
  return check.judge === undefined
    ? 'it takes several exchanges, and the record has only the last'
    : byLastAnswer(check);
}
