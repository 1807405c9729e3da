import type { Check, Judgement } from '../checks/check.ts';
import { allChecks } from '../checks/index.ts';
import { observe } from '../observe/observation.ts';
import type { Subject } from '../oracle/subject.ts';
import type { Exchange } from '../run/exchange.ts';
import type { Finding } from '../run/run-record.ts';
import { viewUpdate } from '../scenario/update-view.ts';
import { createWatch } from '../scenario/watch.ts';
import { answersInTime } from './rules/answers-in-time.ts';
import { belongsToItsRequest } from './rules/belongs-to-its-request.ts';
import { hasWhatWasSupplied } from './rules/has-what-was-supplied.ts';
import { keepsBetweenReadings } from './rules/keeps-between-readings.ts';
import { keepsWhenRepeated } from './rules/keeps-when-repeated.ts';
import type { Rule } from './rules/rule.ts';

/** What the exchanges of a finding come to. */
export type FindingJudge = (
  exchanges: readonly Exchange[],
  subject: Subject,
  secrets: readonly string[],
) => Judgement;

/** What a scenario compares, by its check: the states that its exchanges show. */
const rules: ReadonlyMap<string, Rule> = new Map([
  ['update-replaces-what-is-supplied', hasWhatWasSupplied],
  ['updates-follow-the-model', hasWhatWasSupplied],
  ['concurrent-updates-lose-nothing', hasWhatWasSupplied],
  ['rejected-update-leaves-no-trace', keepsBetweenReadings],
  ['update-reaches-one-agent', keepsBetweenReadings],
  ['evolution-status-changes-nothing', keepsBetweenReadings],
  ['update-is-idempotent', keepsWhenRepeated],
  ['answers-belong-to-their-request', belongsToItsRequest],
  ['test-score-answers-in-time', answersInTime],
]);

/** Whether a finding is one of a scenario, which compares states rather than judge an answer. */
export const isOfScenario = ({ path }: Pick<Finding, 'path'>): boolean => path.startsWith('scenario:');

const byRule =
  (rule: Rule, finding: Finding): FindingJudge =>
  (exchanges, subject) =>
    rule(
      exchanges.map((exchange) => viewUpdate(exchange, subject)),
      finding,
    );

/** Asks the checks about the last step; the one that departs as it was recorded speaks for all. */
const byLastStep =
  (checks: readonly Check[], { kind, place }: Finding): FindingJudge =>
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
      alone = checks.map((check) => check.judge?.(observation) ?? 'not concerned');
    }
    const isDeparture = (judgement: Judgement) => typeof judgement === 'object';
    const departures = judgements.filter(isDeparture);
    return (
      // What the last answer shows by itself may come only after the steps before it.
      [...departures, ...alone.filter(isDeparture)].find(
        (departure) => departure.kind === kind && departure.place === place,
      ) ??
      departures[0] ??
      ([...judgements, ...alone].includes('kept') ? 'kept' : 'not concerned')
    );
  };

const byLastAnswer =
  (judge: NonNullable<Check['judge']>): FindingJudge =>
  (exchanges, subject, secrets) => {
    const last = exchanges.at(-1);
    return last === undefined ? 'not concerned' : judge(observe(last, subject, secrets));
  };

/** How a finding is judged again: by its own check, or by what its scenario compares; a text says why it cannot be. */
export function findJudge(finding: Finding): FindingJudge | string {
  const check = allChecks.find(({ id }) => id === finding.check);
  if (check === undefined) return `this version of the kit has no check ${finding.check}`;
  const { steps = [] } = finding;
  if (steps.length > 1 && isOfScenario(finding)) {
    const rule = rules.get(check.id);
    return rule === undefined
      ? `this version of the kit has no scenario for ${check.id}`
      : byRule(rule, finding);
  }
  if (steps.length > 1) {
    // A departure that takes many steps belongs to the model, and is seen by whichever check judges a step.
    const checks = check.judgeStep === undefined ? allChecks : [check];
    return byLastStep(checks, finding);
  }
  return check.judge === undefined
    ? 'it takes several exchanges, and the record has only the last'
    : byLastAnswer(check.judge);
}
