import { forwardingReachesTheEvolutionService } from '../checks/forwarding-reaches-the-evolution-service/check.ts';
import {
  type ForwardingPlan,
  forwardingScenarios,
} from '../checks/forwarding-reaches-the-evolution-service/forwarding-scenarios.ts';
import { forwardTogether } from '../checks/forwarding-reaches-the-evolution-service/together.ts';
import type { Behaviour } from '../evolution-service/evolution-service.ts';
import { evolutionStatusRequest } from '../generate/cases.ts';
import { describeAnswer } from '../observe/read-answer.ts';
import type { Outcome } from '../run/exchange.ts';
import type { ObservedPoint } from '../run/observed-point.ts';
import { playScenario } from '../scenario/scenario.ts';
import { noteOperation } from './operation-tally.ts';
import type { RunContext } from './run-context.ts';
import { noteScenario } from './tally.ts';

type Observed = Readonly<Record<string, ObservedPoint>>;

/** What the service may do to a deployment, and the point at which its answer is recorded. */
const troubles: readonly (readonly [point: string, behaviour: Behaviour | 'is down', what: string])[] = [
  ['evolution-service-down', 'is down', 'the evolution service is down'],
  ['evolution-service-slow', 'answers late', 'the evolution service takes a second'],
  ['evolution-service-fails', 'answers 500', 'the evolution service answers 500'],
  ['evolution-service-no-json', 'answers no JSON', 'the evolution service answers no JSON'],
];

const codeOf = (outcome: Outcome): string | number =>
  outcome.kind === 'answer' ? outcome.status : outcome.reason;

/** What the deployment answers while its evolution service is in trouble: no clause decides it, so it is recorded. */
async function observeTroubles(
  { service, agentId }: ForwardingPlan,
  { send, isOver }: RunContext,
): Promise<Observed> {
  const seen: Record<string, ObservedPoint> = {};
  for (const [point, behaviour, what] of troubles) {
    if (isOver()) break;
    if (behaviour === 'is down') await service.pause();
    else service.behave(behaviour);
    try {
      const outcome = await send(evolutionStatusRequest(agentId));
      const shown = outcome.kind === 'answer' ? describeAnswer(outcome) : outcome.detail;
      seen[point] = { choice: codeOf(outcome), evidence: `GET evolution status while ${what} → ${shown}` };
    } finally {
      if (behaviour === 'is down') await service.resume();
      else service.behave('answers');
    }
  }
  return seen;
}

/** Plays the evolution service behind the deployment: what arrives, what comes back, and what trouble does. */
export async function runForwardingPhase(
  plan: ForwardingPlan,
  context: RunContext,
  order: number,
): Promise<Observed> {
  const { tally, send, subject, digest } = context;
  const scenarios = [...forwardingScenarios(plan), ...forwardTogether(plan)];
  context.report('forwarding', scenarios.length);
  let isForwarded = true;
  for (const [index, scenario] of scenarios.entries()) {
    if (context.isOver()) return {};
    const played = await playScenario(scenario, { send, subject, elapsed: context.time.elapsed });
    for (const exchange of played.exchanges) {
      digest.add(exchange.request);
      noteOperation(tally.operations, exchange, order + index);
    }
    noteScenario(tally, forwardingReachesTheEvolutionService, scenario, played, order + index);
    isForwarded &&= typeof played.judgement !== 'object';
    context.tick();
  }
  // What trouble does is told of those that forward: of others it would be another fault's doing.
  return isForwarded ? observeTroubles(plan, context) : {};
}
