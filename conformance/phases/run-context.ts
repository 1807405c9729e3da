import { canonicalUuid } from '../../spec/uuid-text.ts';
import type { Check } from '../checks/check.ts';
import { isUpdateOfGivenAgent, type Observation, observe } from '../observe/observation.ts';
import type { ReadAnswer } from '../observe/read-answer.ts';
import type { Watch } from '../observe/watch.ts';
import type { Subject } from '../oracle/subject.ts';
import { type Understanding, understand } from '../oracle/understand.ts';
import type { RequestDigest } from '../record/request-digest.ts';
import type { Redact } from '../redact/redact.ts';
import type { BrokenAgents } from '../restoring/broken-agents.ts';
import type { Exchange, OperationName, Outcome, Send, SentRequest } from '../run/exchange.ts';
import type { Origin } from '../run/origin.ts';
import type { ShardPlan } from '../shard/shard-plan.ts';
import type { RunTime } from '../target/run-time.ts';
import { isGivenUp } from './given-up.ts';
import type { LaneWork } from './lanes.ts';
import type { RecentRequests } from './recent-requests.ts';
import { forgetCauses, hasGraveCause, judge, judgeStep, type Tally } from './tally.ts';

/** What the phases of a run share. */
export interface RunContext {
  readonly send: Send;
  readonly subject: Subject;
  readonly checks: readonly Check[];
  /** Secrets of the deployment. */
  readonly secrets: readonly string[];
  readonly redact: Redact;
  /** The api_key that was sent last, by the path of the agent. */
  readonly sentKeys: Map<string, string>;
  /** The paths of agents, in lower case, that took an update which had to be rejected: in no lane, so beside others. */
  readonly disturbed: Set<string>;
  readonly tally: Tally;
  readonly watch: Watch;
  readonly recentRequests: RecentRequests;
  readonly digest: RequestDigest;
  readonly concurrency: number;
  /** Whether the deployment is on this machine: the time of any other is that of the network too. */
  readonly isOnLoopback: boolean;
  /** Which of the cases are this run's. */
  readonly shard: ShardPlan;
  readonly time: Pick<RunTime, 'elapsed'>;
  /** Whether the run was interrupted, or its hard time is over. */
  readonly isOver: () => boolean;
  /** Puts what an update touched back to the first state: a fault may leave an agent broken for every later update. */
  readonly repair: (request: SentRequest) => Promise<boolean>;
  /** Agents that no repair brings back. */
  readonly broken: BrokenAgents;
  /** A request without the fields that its agent leaves alone, where others are left. */
  readonly keepWritable: (request: SentRequest) => SentRequest;
  /** Names the phase that begins. */
  readonly report: (phase: string, planned: number) => void;
  /** More belongs to the phase than was known when it began. */
  readonly reportMore: (planned: number) => void;
  /** Tells that one more exchange is done. */
  readonly tick: () => void;
}

/** A planned request. */
export interface Planned {
  readonly operation: OperationName;
  readonly request: SentRequest;
  readonly origin: Origin;
  readonly order: number;
}

/** The agent that a request may write to: a rejected update writes nothing, and may run beside. */
export function laneOf(operation: OperationName, understanding: Understanding): string | undefined {
  if (operation !== 'updateAgent' || understanding.expectation.verdict === 'reject') return undefined;
  const text = understanding.located?.parameter?.text ?? '';
  return canonicalUuid(text) ?? text.toLowerCase();
}

/** Whether nothing was sent, or the run ended before it was answered: there is nothing to judge. */
export const isUnsent = (outcome: Outcome) =>
  outcome.kind === 'silence' && (outcome.reason === 'aborted' || outcome.reason === 'withheld');

const isFailing = (outcome: Outcome) => outcome.kind === 'answer' && outcome.status >= 500;

/** The agent that a request asks for. */
export const agentOf = ({ understanding }: Observation): string => {
  const text = understanding.located?.parameter?.text ?? '';
  return canonicalUuid(text) ?? text.toLowerCase();
};

const isOtherReading = ({ understanding: { located } }: Observation): boolean =>
  located?.operation === 'readEvolutionStatus' || located?.operation === 'listAgents';

/** Judges an update by the answer before it, in the lane of its agent. */
export function judgeLane(
  planned: Planned,
  observation: Observation,
  lane: string | undefined,
  context: RunContext,
): boolean {
  if (lane === undefined) return false;
  // A reading may have led to where the agent is: whoever sends its history again sends it too.
  if (!isUpdateOfGivenAgent(observation) && !isOtherReading(observation)) return false;
  const step = context.watch.note(lane, observation);
  if (step === undefined) return false;
  const { origin, order } = planned;
  return judgeStep(context.tally, context.checks, step, {
    exchange: observation.exchange,
    origin,
    order,
    stepsTo: () => context.watch.historyOf(lane),
    beside: () => ({
      others: context.recentRequests.besides(observation.exchange.request),
      states: context.watch.othersThan(lane),
    }),
  });
}

const sentKey = /"api_key":"(kit-[^"\\]{8,})"/;
/** So many of them are remembered: an exploration has paths without number. */
const mostSentKeys = 64;

/** Remembers an api_key that was sent: no error of another request may tell it. */
function noteSentKey(observation: Observation, { sentKeys }: RunContext): void {
  const { path, body } = observation.exchange.request;
  if (typeof body !== 'string' || !body.includes('api_key')) return;
  const key = sentKey.exec(body)?.[1];
  if (key === undefined) return;
  const [oldest] = sentKeys.keys();
  if (sentKeys.size >= mostSentKeys && !sentKeys.has(path) && oldest !== undefined) sentKeys.delete(oldest);
  sentKeys.set(path, key);
}

/** Reads an exchange of a run for the checks. */
export function observeInRun(
  exchange: Exchange,
  context: RunContext,
  understanding?: Understanding,
  isOverlapped = false,
): Observation {
  const secrets = [...context.secrets, ...context.sentKeys.values()];
  const observation = observe(exchange, context.subject, secrets, understanding);
  noteSentKey(observation, context);
  return isOverlapped ? { ...observation, isOverlapped } : observation;
}

/** Whether an agent that takes no update any more explains what was answered: that is told once. */
export const isExplained = (
  exchange: Pick<Exchange, 'request' | 'outcome'>,
  { broken }: RunContext,
): boolean => broken.explains(exchange);

/**
 * Forgets what was met since an agent is broken, where a request has just shown that; it is told by that request, or by
 * the empty update after it where nothing said that the request has to be taken.
 */
function forgetExplained({ request, origin, order }: Planned, context: RunContext): void {
  const { broken, checks, tally } = context;
  const breakage = broken.breakageAt(request);
  if (breakage?.failed !== request) return;
  forgetCauses(
    tally,
    broken.knownWhenSound(request),
    (exchange) => exchange.request !== request && isExplained(exchange, context),
  );
  const { probe } = breakage;
  if (!hasGraveCause(tally, request))
    judge(tally, checks, observeInRun(probe, context), origin, order, () => [request, probe.request]);
}

/** What came of a planned request. */
interface Sent {
  readonly answer: ReadAnswer | undefined;
  /** The lane of an agent that it broke from outside: what it took is put back there. */
  readonly broken?: string;
}

/** Sends one planned request and lets every check judge it; what was broken in its own lane is put back. */
export async function sendAndJudge(
  planned: Planned,
  lane: string | undefined,
  context: RunContext,
  understanding?: Understanding,
): Promise<Sent> {
  const { operation, request, origin, order } = planned;
  if (context.isOver() || isGivenUp(context.tally, operation)) return { answer: undefined };
  if (lane !== undefined || operation !== 'updateAgent') context.recentRequests.note(request);
  const outcome = await context.send(request);
  if (isUnsent(outcome)) {
    // What was on its way when nobody listened any more may be done all the same.
    if (lane !== undefined && outcome.kind === 'silence' && outcome.reason === 'aborted')
      context.watch.forget(lane);
    return { answer: undefined };
  }
  if (isExplained({ request, outcome }, context)) return { answer: undefined };
  const observation = observeInRun({ operation, request, outcome }, context, understanding);
  const { answer } = observation;
  const trailOf = () => (lane === undefined ? [] : [...context.watch.historyOf(lane), request]);
  const departed = judge(context.tally, context.checks, observation, origin, order, trailOf);
  const stepped = judgeLane(planned, observation, lane, context);
  if (operation !== 'updateAgent') return { answer };
  const isTakenBeside = lane === undefined && outcome.kind === 'answer' && outcome.status < 300;
  if (isTakenBeside) context.disturbed.add(request.path.toLowerCase());
  if (!departed && !stepped && !isFailing(outcome)) return { answer };
  const agent = lane ?? agentOf(observation);
  context.watch.forget(agent);
  if (lane === undefined) return isTakenBeside || isFailing(outcome) ? { answer, broken: agent } : { answer };
  await context.repair(request);
  forgetExplained(planned, context);
  context.watch.forget(agent);
  return { answer };
}

/** Puts back what an update touched, in the lane of its agent: beside it, others of its updates would be disturbed. */
const repairIn = (lane: string, planned: Planned, context: RunContext): LaneWork => ({
  lane,
  run: async () => {
    await context.repair(planned.request);
    forgetExplained(planned, context);
    context.watch.forget(lane);
  },
});

/** The work of sending one planned request in the lane of its agent. */
export function planWork(
  { request: whole, ...wanted }: Planned,
  context: RunContext,
  after?: (answer: ReadAnswer) => void,
): LaneWork {
  const { operation } = wanted;
  const request = context.keepWritable(whole);
  const planned = { ...wanted, request };
  context.digest.add(request);
  const understanding = understand(request, context.subject);
  const lane = laneOf(operation, understanding);
  let broken: string | undefined;
  return {
    lane,
    next: () => (broken === undefined ? undefined : repairIn(broken, planned, context)),
    run: async () => {
      const sent = await sendAndJudge(planned, lane, context, understanding);
      broken = sent.broken;
      if (sent.answer !== undefined) after?.(sent.answer);
      context.tick();
    },
  };
}
