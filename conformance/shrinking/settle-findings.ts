import type { Check } from '../checks/check.ts';
import { updateReachesOneAgent } from '../checks/update-reaches-one-agent/check.ts';
import { updatesFollowTheModel } from '../checks/updates-follow-the-model.ts';
import type { Departure } from '../observe/judgement.ts';
import type { Cause, Tally } from '../phases/tally.ts';
import { makeFinding } from '../record/make-finding.ts';
import { rankOfLevel } from '../run/order-findings.ts';
import { type Origin, originPath } from '../run/origin.ts';
import type { Finding } from '../run/run-record.ts';
import { settleBeside } from './settle-beside.ts';
import { settleExchange } from './settle-exchange.ts';
import { settleInfluence } from './settle-influence.ts';
import { agentsIn, isConfirmed, replayFor, settleScenario, settleSteps } from './settle-state.ts';
import {
  isOfState,
  needsToComeBack,
  type Settled,
  type Settling,
  type SettlingPlan,
  unsettled,
} from './settling.ts';
import { playSteps, type Reproduced } from './shorten-steps.ts';
import { departAgain } from './shrink.ts';
import { shrinkSequence } from './shrink-sequence.ts';

/** More causes than this are one fault seen from many sides; they are reported as they came. */
const mostSettled = 40;
/** The empty update that reads the state, the one that brings about what is lost, one between, and the one that shows it. */
const mostStepsOfOneCheck = 4;

/** Of what does not come back, who may have changed the agent: nobody else, or without a mark whoever there is. */
const withDoubt = (departure: Departure): Departure => ({
  ...departure,
  actual: `${departure.actual}; it was not seen again, ${
    departure.provesItself === true
      ? 'but nobody else writes such a value'
      : 'so that somebody else may have written to the agent meanwhile'
  }`,
});

/** Whether the exchanges of a sequence show the same once more, where that takes it. */
function showsAgain({ check, departure, exchange }: Cause, shrunk: Reproduced, settling: Settling) {
  const replay = replayFor(exchange.request, settling);
  const requests = shrunk.exchanges.map(({ request }) => request);
  return isConfirmed(shrunk, () => playSteps(check, departure.code, requests, replay));
}

async function settleSequence(
  cause: Cause,
  origin: Extract<Origin, { phase: 'sequence' }>,
  settling: Settling,
): Promise<Settled> {
  const again =
    cause.steps === undefined ? await departAgain(cause, cause.exchange.request, settling.again) : undefined;
  if (again !== undefined)
    return { ...again, exchanges: [again.exchange], path: originPath(cause.origin), cameBack: true };
  const shrunk = await shrinkSequence(cause, origin, settling.again, settling.budget);
  if (shrunk !== undefined) return { ...shrunk, cameBack: await showsAgain(cause, shrunk, settling) };
  // Played once more it did not come back; its end is tried as often as that of any other steps.
  return cause.steps === undefined
    ? { ...unsettled(cause), cameBack: false }
    : settleSteps(cause, cause.steps, settling);
}

/** What broke an agent for good is either the request that shows it or the last one that was taken: both are told. */
function withBreaking(settled: Settled, { exchange }: Cause, { context }: Settling): Settled {
  const { failed, taken } = context.broken.breakageAt(exchange.request) ?? {};
  return failed !== exchange.request || taken === undefined
    ? settled
    : { ...settled, exchanges: [taken, ...settled.exchanges] };
}

function resend(cause: Cause, settling: Settling, isWorthwhile: boolean): Promise<Settled> {
  const { origin } = cause;
  if (!isWorthwhile) return Promise.resolve(withBreaking(unsettled(cause), cause, settling));
  if (cause.scenario !== undefined) return settleScenario(cause, cause.scenario, settling);
  if (origin.phase === 'sequence') return settleSequence(cause, origin, settling);
  return cause.steps === undefined
    ? settleExchange(cause, settling)
    : settleSteps(cause, cause.steps, settling);
}

/** Re-sends a cause; what does not come back by itself, something else that was sent may bring about. */
async function resendWithOthers(cause: Cause, settling: Settling, isWorthwhile: boolean): Promise<Settled> {
  const { influence, check } = cause;
  const { repair } = settling.context;
  const mayBeOthers = isWorthwhile && influence !== undefined;
  const resendOthers = async () => {
    if (!mayBeOthers) return undefined;
    const influenced =
      (await settleInfluence(cause, influence, settling)) ?? (await settleBeside(cause, influence, settling));
    for (const request of agentsIn(influence.others)) await repair(request);
    return influenced;
  };
  // There it takes fewer requests than all of a scenario.
  const shortest = check === updateReachesOneAgent ? await resendOthers() : undefined;
  if (shortest !== undefined) return shortest;
  const settled = await resend(cause, settling, isWorthwhile);
  const isPuzzle = !settled.cameBack && isOfState(cause) && check !== updateReachesOneAgent;
  return (isPuzzle ? await resendOthers() : undefined) ?? settled;
}

/** A departure that takes more updates than a check compares is one of the model. */
const ownerOf = (cause: Cause, { check, exchanges }: Settled): Check =>
  check ??
  (cause.scenario === undefined && exchanges.length > mostStepsOfOneCheck
    ? updatesFollowTheModel
    : cause.check);

async function settle(cause: Cause, settling: Settling, isWorthwhile: boolean): Promise<Finding> {
  const settled = await resendWithOthers(cause, settling, isWorthwhile);
  const { departure, exchanges, cameBack, path, replayPath } = settled;
  const proves = cameBack || !needsToComeBack(cause) || departure.provesItself === true;
  const shown = {
    check: ownerOf(cause, settled),
    departure: cameBack || !isWorthwhile || !isOfState(cause) ? departure : withDoubt(departure),
    exchange: exchanges.at(-1) ?? cause.exchange,
    exchanges,
    origin: settled.origin ?? cause.origin,
    path,
    replayPath,
    seen: cause.seen,
    flaky: !cameBack,
    counts: proves ? settling.failOn.has(departure.level) : settling.failOn.has('flaky'),
  };
  return makeFinding(shown, settling.recording);
}

/** What one exchange shows is settled first, then scenarios: they take a few requests each, and sequences many. */
const effort = ({ steps, scenario, origin }: Cause) =>
  steps !== undefined || origin.phase === 'sequence' ? 2 : scenario !== undefined ? 1 : 0;

/** Findings, and those of them that there was no time to see again. */
export interface SettledFindings {
  readonly findings: readonly Finding[];
  readonly unconfirmed: readonly Finding[];
}

/** After so many sequences that did not come back, the next ones are tried at their ends only. */
const mostMisses = 4;

const withShortPast = ({ trails: _trails, influence: _influence, ...cause }: Cause): Cause =>
  cause.steps === undefined ? cause : { ...cause, steps: cause.steps.slice(-3) };

/** Two findings with one id are one: it counts if either does. */
const join = (known: Finding, again: Finding): Finding => ({
  ...(again.counts && !known.counts ? again : known),
  seen: known.seen + again.seen,
  flaky: known.flaky && again.flaky,
});

/** Shrinks and confirms every cause, and reports each once per check, place and kind of departure. */
export async function settleFindings(tally: Tally, plan: SettlingPlan): Promise<SettledFindings> {
  const { context } = plan;
  const { send, subject } = context;
  const secrets = [...context.secrets, ...context.sentKeys.values()];
  const settling: Settling = { ...plan, again: { send, subject, secrets, ...plan.sequences } };
  const causes = [...tally.causes.values()].sort(
    (left, right) =>
      effort(left) - effort(right) ||
      rankOfLevel(left.departure.level) - rankOfLevel(right.departure.level) ||
      left.order - right.order,
  );
  const findings = new Map<string, Finding>();
  const unconfirmed: Finding[] = [];
  const isDisturbed = ({ exchange: { request }, steps }: Cause) =>
    steps !== undefined && context.disturbed.has(request.path.toLowerCase());
  let misses = 0;
  for (const [index, cause] of causes.entries()) {
    const isWorthwhile =
      (index < mostSettled || effort(cause) > 0) &&
      settling.budget.isTimeLeft() &&
      // There everything fails: a smaller request would prove nothing.
      context.broken.breakageAt(cause.exchange.request) === undefined;
    const finding = await settle(misses < mostMisses ? cause : withShortPast(cause), settling, isWorthwhile);
    if (isWorthwhile && cause.exchange.operation === 'updateAgent')
      await context.repair(cause.exchange.request);
    if (isWorthwhile) await plan.putBack?.();
    // An update that had to be rejected was taken meanwhile, and explains what does not come back; it has its own finding.
    if (isWorthwhile && finding.flaky && !finding.counts && isDisturbed(cause)) continue;
    if (isWorthwhile && finding.flaky && (cause.steps ?? cause.trails ?? []).length > 0) misses += 1;
    // Where time ran out meanwhile, it was not sent again as often as it takes to call it flaky.
    const isTried = isWorthwhile && settling.budget.isTimeLeft();
    if (!isTried && needsToComeBack(cause) && settling.failOn.has(finding.level) && !finding.counts)
      unconfirmed.push(finding);
    const known = findings.get(finding.id);
    findings.set(finding.id, known === undefined ? finding : join(known, finding));
  }
  return { findings: [...findings.values()], unconfirmed };
}
