import { isJsonObject, type JsonObject } from '../../spec/json-value.ts';
import { withheld } from '../moves/move-watch.ts';
import { agentIn } from '../observe/agent-in.ts';
import { type Understanding, understand } from '../oracle/understand.ts';
import type { Exchange, Outcome, Silence } from '../run/exchange.ts';
import { type Agents, align, type CommonState, isAligned } from './align-agents.ts';
import { type Both, forBoth, makeBoth, mapBoth, sideNames } from './both.ts';
import { type Comparison, compareAnswers } from './compare-answers.ts';
import { type PairedRequest, pairOf, requestFor } from './paired-request.ts';
import { placeOfRequest } from './request-place.ts';
import type { Side } from './side.ts';

export interface Pair {
  readonly common: CommonState;
  /** Both when the comparison began, in their common state. */
  readonly first: Agents;
  agents: Agents;
  /** What was sent since both were last in their common state. */
  readonly history: PairedRequest[];
}

export interface Comparing {
  readonly sides: Both<Side>;
  readonly pairs: readonly Pair[];
}

/** A request to both, what came back, and how the two differ. */
export interface PairedExchange {
  readonly paired: PairedRequest;
  readonly exchanges: Both<Exchange>;
  readonly comparison: Comparison;
}

/** Longer histories cost more to replay than aligning costs. */
const longestHistory = 40;

const suppliedBy = ({ body }: Understanding): JsonObject =>
  body.is === 'json' && isJsonObject(body.value) ? body.value : {};

/** The agent after an answer: what a refusal leaves is what was, and what a failure leaves nobody knows. */
function agentAfter(outcome: Outcome, before: JsonObject | undefined): JsonObject | undefined {
  if (outcome.kind === 'silence' || outcome.status >= 500) return undefined;
  return agentIn(outcome) ?? before;
}

/** Sends a request to both and compares the answers; what it makes of the agents is remembered. */
export async function exchangePair(
  { sides, pairs }: Comparing,
  paired: PairedRequest,
): Promise<PairedExchange> {
  const number = pairOf(paired);
  const pair = number === undefined ? undefined : pairs[number];
  const requests = mapBoth(sides, ({ paths }) => requestFor(paired, paths));
  // Where one of them would never come back from, the other is not sent to either.
  const isWithheld = sideNames.some((side) => sides[side].prepared.withholds(requests[side]));
  const exchanges = await forBoth(
    makeBoth((name) => name),
    async (name): Promise<Exchange> => {
      const request = requests[name];
      const outcome = isWithheld ? withheld : await sides[name].send(request);
      return { operation: paired.operation, request, outcome };
    },
  );
  const understanding = understand(exchanges.left.request, sides.left.prepared.subject);
  const answered = makeBoth((side) => ({
    ...exchanges[side],
    names: sides[side].names,
    firsts: pairs.map(({ first }) => first[side]),
  }));
  const comparison = compareAnswers(answered, {
    place: paired.place,
    pair: number,
    requestPlace: placeOfRequest(paired, understanding),
    supplied: suppliedBy(understanding),
    unaligned: pairs.map(({ common }) => common.unaligned),
  });
  if (pair !== undefined) {
    pair.history.push(paired);
    if (paired.method === 'PUT' && paired.place.at === 'update')
      pair.agents = makeBoth((side) => agentAfter(exchanges[side].outcome, pair.agents[side]));
  }
  return { paired, exchanges, comparison };
}

/** Brings both agents of a pair back to their common state. */
export async function realign({ sides, pairs }: Comparing, number: number): Promise<void> {
  const pair = pairs[number];
  if (pair === undefined) return;
  pair.agents = await align(sides, number, pair.common);
  pair.history.length = 0;
}

/** Whether the agents of a pair have drifted apart, or have gone far from where both began. */
export function needsAligning({ pairs }: Comparing, number: number): boolean {
  const pair = pairs[number];
  if (pair === undefined) return false;
  return pair.history.length >= longestHistory || !isAligned(pair.agents, pair.common);
}

const unjudged: ReadonlySet<Silence> = new Set(['aborted', 'withheld', 'busy']);

/** Whether it was not sent to either, or the run or the time for waiting ended before either had answered. */
export const wasAborted = ({ exchanges }: PairedExchange): boolean =>
  Object.values(exchanges).some(({ outcome }) => outcome.kind === 'silence' && unjudged.has(outcome.reason));
