import { agentsOutliveAnyInput } from '../checks/exploratory/agents-outlive-any-input.ts';
import { understand } from '../oracle/understand.ts';
import { isGivenUp } from '../phases/given-up.ts';
import { isUnsent, observeInRun } from '../phases/run-context.ts';
import { judge, noteScenario } from '../phases/tally.ts';
import type { Exchange, SentRequest } from '../run/exchange.ts';
import { playScenario, type Scenario } from '../scenario/scenario.ts';
import { type ExplorationContext, noteExchange, operationOf } from './exploration-context.ts';
import { originOf, type Turn } from './turn.ts';

/** What a request may do that no clause decides: it may leave an agent in a state that nobody can judge. */
export function isHostile(request: SentRequest, { context }: ExplorationContext): boolean {
  const { located, expectation } = understand(request, context.subject);
  return expectation.hostile || (located === undefined && request.method !== 'GET');
}

/** Puts agents back; a first state goes out without the secret, so that one which a step supplied goes by itself. */
async function mend(
  steps: readonly SentRequest[],
  agents: readonly string[],
  { context, restore }: ExplorationContext,
): Promise<void> {
  for (const step of steps)
    if (typeof step.body === 'string' && step.body.includes('"api_key"')) await context.repair(step);
  for (const id of agents) await restore(id);
}

/** The agent is read, then comes what no clause decides, then it is read again. */
function hostileScenario(
  agentId: string,
  steps: readonly SentRequest[],
  exploring: ExplorationContext,
  onSent: (exchange: Exchange) => void,
): Scenario {
  return {
    about: 'an input that no clause decides',
    agentId,
    judge: (views) => agentsOutliveAnyInput.judgeScenario?.(views) ?? 'not concerned',
    play: async ({ read, send }) => {
      await read(agentId);
      for (const request of steps) onSent(await send(operationOf(request, exploring), request));
      await read(agentId);
      return undefined;
    },
    variable: { requests: steps, of: (others) => hostileScenario(agentId, others, exploring, () => {}) },
  };
}

/**
 * Plays what no clause decides. The agent is read before and after: one that takes nothing any more is told; then it is
 * put back before anything decided is judged.
 */
export async function playHostile(turn: Turn, agentId: string, exploring: ExplorationContext): Promise<void> {
  const { context } = exploring;
  const { steps } = turn.child.input;
  const exchanges: Exchange[] = [];
  const scenario = hostileScenario(agentId, steps, exploring, (exchange) => void exchanges.push(exchange));
  const { send, subject, time } = context;
  const played = await playScenario(scenario, { send, subject, elapsed: time.elapsed });
  const isSent = exchanges.every(({ outcome }) => !isUnsent(outcome));
  if (isSent && context.checks.includes(agentsOutliveAnyInput))
    noteScenario(context.tally, agentsOutliveAnyInput, scenario, played, turn.order);
  for (const [at, exchange] of exchanges.entries()) {
    context.digest.add(exchange.request);
    context.tick();
    if (isUnsent(exchange.outcome)) continue;
    // What is decided may fail for what came before it.
    if (isHostile(exchange.request, exploring))
      judge(context.tally, context.checks, observeInRun(exchange, context), originOf(turn), turn.order);
    noteExchange(turn.child, at, exchange, undefined, exploring);
  }
  await mend(steps, [agentId], exploring);
}

/** Plays what no clause decides over several agents, or none: only those requests are judged, and all are put back. */
export async function playLoosely(
  turn: Turn,
  agents: readonly string[],
  exploring: ExplorationContext,
): Promise<void> {
  const { context } = exploring;
  for (const [at, request] of turn.child.input.steps.entries()) {
    const operation = operationOf(request, exploring);
    if (context.isOver() || isGivenUp(context.tally, operation)) break;
    context.digest.add(request);
    const exchange = { operation, request, outcome: await context.send(request) };
    context.tick();
    if (isUnsent(exchange.outcome)) continue;
    if (isHostile(request, exploring))
      judge(context.tally, context.checks, observeInRun(exchange, context), originOf(turn), turn.order);
    noteExchange(turn.child, at, exchange, undefined, exploring);
  }
  await mend(turn.child.input.steps, agents, exploring);
  context.watch.forgetAll();
}
