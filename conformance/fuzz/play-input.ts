import { updateRequest } from '../generate/cases.ts';
import { isUpdateOfGivenAgent } from '../observe/observation.ts';
import type { Step } from '../observe/step.ts';
import { createWatch } from '../observe/watch.ts';
import { isGivenUp } from '../phases/given-up.ts';
import type { LaneWork } from '../phases/lanes.ts';
import { isUnsent, observeInRun, planWork, type RunContext, sendAndJudge } from '../phases/run-context.ts';
import { judge, judgeStep } from '../phases/tally.ts';
import type { Outcome, SentRequest } from '../run/exchange.ts';
import { agentOf, type ExplorationContext, noteExchange, operationOf } from './exploration-context.ts';
import { isHostile, playHostile, playLoosely } from './play-hostile.ts';
import { originOf, type Turn } from './turn.ts';

/** Bodies of this size make an agent that is slow to answer. */
const heavy = 20_000;
const isHeavy = ({ body }: SentRequest) => (body?.length ?? 0) > heavy;

/** A context that tells what was seen last: the outcome of a request, and the step that it was for its agent. */
function listenTo(context: RunContext) {
  const heard: { outcome?: Outcome | undefined; step?: Step | undefined } = {};
  const watch = {
    ...context.watch,
    note: (...noted: Parameters<typeof context.watch.note>) => {
      heard.step = context.watch.note(...noted);
      return heard.step;
    },
  };
  const send = async (request: SentRequest) => {
    const outcome = await context.send(request);
    heard.outcome = outcome;
    return outcome;
  };
  return { heard, listening: { ...context, watch, send } };
}

/** Plays one request of the contract, in the lane of its agent where it may write. */
function planOne(turn: Turn, request: SentRequest, exploring: ExplorationContext): LaneWork {
  const { context } = exploring;
  const operation = operationOf(request, exploring);
  const { heard, listening } = listenTo(context);
  const work = planWork({ operation, request, origin: originOf(turn), order: turn.order }, listening);
  const agentId = agentOf(request, exploring);
  return {
    ...work,
    // Also what is refused waits for its agent: a hostile input that is under way may have left it in any state.
    lane: work.lane ?? (operation === 'updateAgent' ? agentId : undefined),
    run: async () => {
      await work.run();
      const { outcome, step } = heard;
      if (outcome === undefined || isUnsent(outcome)) return;
      const { entry } = noteExchange(turn.child, 0, { operation, request, outcome }, step, exploring);
      if (entry !== undefined && step !== undefined && agentId !== undefined)
        exploring.fresh.push({ entry, agentId, way: context.watch.historyOf(agentId) });
      if (agentId !== undefined && work.lane !== undefined && isHeavy(request)) {
        await exploring.restore(agentId);
      }
    },
  };
}

/** Plays steps of one agent in its lane, one after another; gives the fingerprint of the last. */
async function playInLane(
  turn: Turn,
  agentId: string,
  exploring: ExplorationContext,
): Promise<string | undefined> {
  const { context } = exploring;
  const before = context.watch.historyOf(agentId);
  const sent: SentRequest[] = [];
  let last: string | undefined;
  const { heard, listening } = listenTo(context);
  const noting = {
    ...listening,
    // What is no update belongs to the way as well: it may be what brings about a change.
    watch: { ...listening.watch, historyOf: () => [...before, ...sent] },
    send: (request: SentRequest) => {
      sent.push(request);
      return listening.send(request);
    },
  };
  for (const [at, request] of turn.child.input.steps.entries()) {
    const operation = operationOf(request, exploring);
    context.digest.add(request);
    [heard.step, heard.outcome] = [undefined, undefined];
    const lane = operation === 'updateAgent' ? agentId : undefined;
    await sendAndJudge({ operation, request, origin: originOf(turn), order: turn.order }, lane, noting);
    context.tick();
    const { outcome, step } = heard;
    if (outcome === undefined || isUnsent(outcome)) return undefined;
    const noted = noteExchange(turn.child, at, { operation, request, outcome }, step, exploring);
    last = noted.fingerprint;
    if (noted.entry !== undefined && step !== undefined)
      exploring.fresh.push({ entry: noted.entry, agentId, way: [...before, ...sent] });
  }
  if (turn.child.input.steps.some(isHeavy)) {
    await exploring.restore(agentId);
  }
  return last;
}

/** Plays steps from the first state of their agent, while nothing else is under way. */
export async function playFromFirst(
  turn: Turn,
  agentId: string,
  exploring: ExplorationContext,
): Promise<string | undefined> {
  await exploring.restore(agentId);
  const empty = updateRequest(exploring.context.subject.updatePath, agentId, '{}');
  const child = { ...turn.child, input: { steps: [empty, ...turn.child.input.steps] } };
  return playInLane({ ...turn, child }, agentId, exploring);
}

/** So many agents are read around an input. */
const mostBystanders = 3;

/** Plays an input while nothing else is under way; the first agents are read before and after, so that a bystander shows. */
async function playAlone(turn: Turn, exploring: ExplorationContext): Promise<void> {
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
    const agentId = agentOf(request, exploring);
    if (isUnsent(outcome)) {
      if (agentId !== undefined) watch.forget(agentId);
      return;
    }
    trail.push(request);
    const exchange = { operation, request, outcome };
    const observation = observeInRun(exchange, context);
    judge(tally, checks, observation, origin, turn.order, () => [...trail]);
    const step =
      agentId !== undefined && isUpdateOfGivenAgent(observation)
        ? watch.note(agentId, observation)
        : undefined;
    if (step !== undefined)
      judgeStep(tally, checks, step, {
        exchange,
        origin,
        order: turn.order,
        stepsTo: () => [...trail],
        beside: () => ({ others: context.recentRequests.besides(request), states: new Map() }),
      });
    if (at !== undefined) noteExchange(turn.child, at, exchange, step, exploring);
  };
  const readAll = async () => {
    for (const id of agentIds.slice(0, mostBystanders))
      await send(updateRequest(subject.updatePath, id, '{}'), undefined);
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
async function playTogether(turn: Turn, exploring: ExplorationContext): Promise<void> {
  const { context } = exploring;
  const { steps } = turn.child.input;
  // All of them are awaited, whatever becomes of one: agents are restored when nothing is under way.
  const played = await Promise.allSettled(
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
  for (const one of played) if (one.status === 'rejected') throw one.reason;
}

/** How an input is played: in the lane of its agent, beside all others, or alone. */
export type Plan = (
  | { readonly is: 'work'; readonly work: LaneWork }
  | { readonly is: 'alone'; readonly play: () => Promise<void> }
) & {
  /** Whether its agents are put back afterwards, since no clause tells what becomes of them. */
  readonly isHostile: boolean;
};

/** Whether a request has the id of an agent in its body that it is not for: it may reach that one. */
function namesAnother(request: SentRequest, exploring: ExplorationContext): boolean {
  const { body } = request;
  if (typeof body !== 'string') return false;
  const own = agentOf(request, exploring);
  return exploring.agentIds.some((id) => id !== own && body.includes(id));
}

function planHostile(turn: Turn, agents: readonly string[], exploring: ExplorationContext): Plan {
  const [agentId] = agents;
  return agents.length === 1 && agentId !== undefined
    ? {
        is: 'work',
        isHostile: true,
        work: { lane: agentId, run: () => playHostile(turn, agentId, exploring) },
      }
    : { is: 'alone', isHostile: true, play: () => playLoosely(turn, agents, exploring) };
}

/** Decides how an input is played. What touches several agents, or none that is known, needs all others to be quiet. */
export function planInput(turn: Turn, exploring: ExplorationContext, watchesAll: boolean): Plan {
  const { input } = turn.child;
  const [first] = input.steps;
  const agents = [...new Set(input.steps.flatMap((request) => agentOf(request, exploring) ?? []))];
  const [agentId] = agents;
  if (input.steps.some((request) => isHostile(request, exploring)))
    return planHostile(turn, agents, exploring);
  const alone = (play: () => Promise<void>): Plan => ({ is: 'alone', isHostile: false, play });
  if (input.isTogether) return alone(() => playTogether(turn, exploring));
  const isNaming = input.steps.some((request) => namesAnother(request, exploring));
  if (watchesAll || isNaming || agents.length > 1) return alone(() => playAlone(turn, exploring));
  if (input.steps.length === 1 && first !== undefined)
    return { is: 'work', isHostile: false, work: planOne(turn, first, exploring) };
  return agentId === undefined
    ? alone(() => playAlone(turn, exploring))
    : {
        is: 'work',
        isHostile: false,
        work: {
          lane: agentId,
          run: async () => {
            await playInLane(turn, agentId, exploring);
          },
        },
      };
}
