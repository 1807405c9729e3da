import { updateRequest } from '../generate/cases.ts';
import { isUpdateOfGivenAgent } from '../observe/observation.ts';
import type { Step } from '../observe/step.ts';
import { createWatch } from '../observe/watch.ts';
import type { LaneWork } from '../phases/lanes.ts';
import { isUnsent, observeInRun, planWork, sendAndJudge } from '../phases/run-context.ts';
import { isGivenUp, judge, judgeStep } from '../phases/tally.ts';
import type { Outcome, SentRequest } from '../run/exchange.ts';
import { agentOf, type ExplorationContext, noteExchange, operationOf } from './exploration-context.ts';
import { isHostile, playHostile, playLoosely } from './play-hostile.ts';
import { originOf, type Turn } from './turn.ts';

/** Bodies of this size make an agent that is slow to answer. */
const heavy = 20_000;
const isHeavy = ({ body }: SentRequest) => (body?.length ?? 0) > heavy;

/** Plays one request of the contract, in the lane of its agent where it may write. */
function planOne(turn: Turn, request: SentRequest, exploring: ExplorationContext): LaneWork {
  const { context } = exploring;
  const operation = operationOf(request, exploring);
  let outcome: Outcome | undefined;
  let step: Step | undefined;
  const watch = {
    ...context.watch,
    note: (...noted: Parameters<typeof context.watch.note>) => {
      step = context.watch.note(...noted);
      return step;
    },
  };
  const send = async (sent: SentRequest) => {
    outcome = await context.send(sent);
    return outcome;
  };
  const work = planWork(
    { operation, request, origin: originOf(turn), order: turn.order },
    { ...context, watch, send },
  );
  const agentId = agentOf(request, exploring);
  return {
    ...work,
    run: async () => {
      await work.run();
      if (outcome === undefined || isUnsent(outcome)) return;
      noteExchange(turn.child, 0, { operation, request, outcome }, step, exploring);
      if (agentId !== undefined && work.lane !== undefined && isHeavy(request)) {
        await exploring.restore(agentId);
        context.watch.forget(agentId);
      }
    },
  };
}

/** Plays steps of one agent in its lane, one after another. */
async function playInLane(turn: Turn, agentId: string, exploring: ExplorationContext): Promise<void> {
  const { context } = exploring;
  let step: Step | undefined;
  let outcome: Outcome | undefined;
  const noting = {
    ...context,
    watch: {
      ...context.watch,
      note: (...noted: Parameters<typeof context.watch.note>) => {
        step = context.watch.note(...noted);
        return step;
      },
    },
    send: async (sent: SentRequest) => {
      outcome = await context.send(sent);
      return outcome;
    },
  };
  for (const [at, request] of turn.child.input.steps.entries()) {
    const operation = operationOf(request, exploring);
    context.digest.add(request);
    [step, outcome] = [undefined, undefined];
    const lane = operation === 'updateAgent' ? agentId : undefined;
    await sendAndJudge({ operation, request, origin: originOf(turn), order: turn.order }, lane, noting);
    context.tick();
    if (outcome === undefined || isUnsent(outcome)) return;
    noteExchange(turn.child, at, { operation, request, outcome }, step, exploring);
  }
  if (turn.child.input.steps.some(isHeavy)) {
    await exploring.restore(agentId);
    context.watch.forget(agentId);
  }
}

/** Plays an input while nothing else is under way; every agent is read before and after, so that a bystander shows. */
export async function playAlone(turn: Turn, exploring: ExplorationContext): Promise<void> {
  const { context, agentIds } = exploring;
  const { subject, tally, checks } = context;
  const origin = originOf(turn);
  const watch = createWatch(context.watch.firstOf);
  const trail: SentRequest[] = [];
  const send = async (request: SentRequest, at: number | undefined): Promise<void> => {
    const operation = operationOf(request, exploring);
    if (context.isOver() || isGivenUp(tally, operation)) return;
    const outcome = await context.send(request);
    context.tick();
    if (isUnsent(outcome)) return;
    trail.push(request);
    const exchange = { operation, request, outcome };
    const observation = observeInRun(exchange, context);
    judge(tally, checks, observation, origin, turn.order, () => [...trail]);
    const agentId = agentOf(request, exploring);
    const step =
      agentId !== undefined && isUpdateOfGivenAgent(observation)
        ? watch.note(agentId, observation)
        : undefined;
    if (step !== undefined)
      judgeStep(tally, checks, step, { exchange, origin, order: turn.order, stepsTo: () => [...trail] });
    if (at !== undefined) noteExchange(turn.child, at, exchange, step, exploring);
  };
  const readAll = async () => {
    for (const id of agentIds.slice(0, 3)) await send(updateRequest(subject.updatePath, id, '{}'), undefined);
  };
  await readAll();
  for (const [at, request] of turn.child.input.steps.entries()) {
    context.digest.add(request);
    await send(request, at);
  }
  await readAll();
  context.watch.forgetAll();
}

/** Plays all steps at the same time: each answer is judged by itself, as one that others overlapped. */
export async function playTogether(turn: Turn, exploring: ExplorationContext): Promise<void> {
  const { context } = exploring;
  const { steps } = turn.child.input;
  await Promise.all(
    steps.map(async (request, at) => {
      const operation = operationOf(request, exploring);
      context.digest.add(request);
      const outcome = await context.send(request);
      context.tick();
      if (isUnsent(outcome)) return;
      const exchange = { operation, request, outcome };
      const observation = observeInRun(exchange, context, undefined, true);
      judge(context.tally, context.checks, observation, originOf(turn), turn.order);
      noteExchange(turn.child, at, exchange, undefined, exploring);
    }),
  );
  context.watch.forgetAll();
}

/** How an input is played: in the lane of its agent, beside all others, or alone. */
export type Plan =
  | { readonly is: 'work'; readonly work: LaneWork }
  | { readonly is: 'alone'; readonly play: () => Promise<void> };

/** Decides how an input is played. What touches several agents, or none that is known, needs all others to be quiet. */
export function planInput(turn: Turn, exploring: ExplorationContext, watchesAll: boolean): Plan {
  const { input } = turn.child;
  const [first] = input.steps;
  const agents = [...new Set(input.steps.flatMap((request) => agentOf(request, exploring) ?? []))];
  const [agentId] = agents;
  const isSafe = input.steps.every((request) => !isHostile(request, exploring));
  if (!isSafe && agents.length === 1 && agentId !== undefined)
    return { is: 'work', work: { lane: agentId, run: () => playHostile(turn, agentId, exploring) } };
  if (!isSafe) return { is: 'alone', play: () => playLoosely(turn, agents, exploring) };
  if (input.isTogether) return { is: 'alone', play: () => playTogether(turn, exploring) };
  if (watchesAll || agents.length > 1) return { is: 'alone', play: () => playAlone(turn, exploring) };
  if (input.steps.length === 1 && first !== undefined)
    return { is: 'work', work: planOne(turn, first, exploring) };
  return agentId === undefined
    ? { is: 'alone', play: () => playAlone(turn, exploring) }
    : { is: 'work', work: { lane: agentId, run: () => playInLane(turn, agentId, exploring) } };
}
