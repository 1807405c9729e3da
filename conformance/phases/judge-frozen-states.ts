import { type Field, updateFields } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import type { Check } from '../checks/check.ts';
import { evolutionStatusAnswersAnObject } from '../checks/evolution-status-answers-an-object.ts';
import { rejectedUpdateLeavesNoTrace } from '../checks/rejected-update-leaves-no-trace/check.ts';
import { judgeTrace } from '../checks/rejected-update-leaves-no-trace/judge-trace.ts';
import { serverDoesNotFail } from '../checks/server-does-not-fail.ts';
import { evolutionStatusRequest, updateRequest } from '../generate/cases.ts';
import { updateOf } from '../generate/update-of.ts';
import { moveFields } from '../moves/move-table.ts';
import type { MoveWatch } from '../moves/move-watch.ts';
import { agentIn } from '../observe/agent-in.ts';
import { isDeparture } from '../observe/judgement.ts';
import type { Send } from '../run/exchange.ts';
import { otherValues } from '../scenario/other-values.ts';
import { playScenario, type Scenario } from '../scenario/scenario.ts';
import { isUnsent, observeInRun, type RunContext } from './run-context.ts';
import { noteScenario } from './tally.ts';

/** What is known of states, and the ways to an agent that is in one. */
export interface FrozenPlan {
  readonly moves: MoveWatch['table'];
  readonly frozenStates: MoveWatch['frozenStates'];
  readonly noteState: MoveWatch['noteState'];
  readonly sendUnwatched: Send;
  readonly sendAround: Send;
  readonly withholds: MoveWatch['withholds'];
  readonly firstStates: ReadonlyMap<string, JsonObject>;
  readonly seed: number;
  readonly readsStatus: boolean;
}

/** A frozen state, and a value of one of its fields from which a move leads into it and back. */
interface Entrance {
  readonly state: JsonObject;
  readonly field: string;
  readonly from: string;
}

const mostStates = 4;

function entrancesOf({ frozenStates, moves }: FrozenPlan): readonly Entrance[] {
  const frozen = frozenStates();
  const isFrozen = (state: JsonObject) =>
    frozen.some((one) => moveFields.every(({ name }) => one[name] === state[name]));
  return frozen.slice(0, mostStates).flatMap((state) => {
    const entrances = moveFields.flatMap(({ name: field, choices = [] }) => {
      const to = state[field];
      return choices.flatMap((from) =>
        typeof to === 'string' &&
        moves.resultOf({ field, from, to }) === 'taken' &&
        moves.resultOf({ field, from: to, to: from }) === 'taken' &&
        !isFrozen({ ...state, [field]: from })
          ? [{ state, field, from }]
          : [],
      );
    });
    return entrances.slice(0, 1);
  });
}

/** Texts, numbers and objects that a refused update may leave; moves and keys have ways of their own. */
const isPlain = ({ name }: Field) =>
  !['agent_name', 'api_key'].includes(name) && moveFields.every((field) => field.name !== name);

/**
 * In a state that takes nothing but moves nothing else is judged, but for two things: the evolution status is answered
 * there too, and what is refused there is not seen when the agent has left it.
 */
export async function judgeFrozenStates(plan: FrozenPlan, context: RunContext, order: number): Promise<void> {
  const { sendUnwatched, sendAround, noteState, firstStates, readsStatus } = plan;
  const [agentId] = firstStates.keys();
  if (agentId === undefined) return;
  const { subject, time, keepWritable, tally, checks } = context;
  /** Whoever watches the moves would hold back what leads into the state, and has to know that the agent is there. */
  const send: Send = async (request) => {
    const outcome = await sendUnwatched(request);
    const agent = agentIn(outcome);
    if (agent !== undefined) noteState(agentId, agent);
    return outcome;
  };
  const isTaken = (outcome: Parameters<typeof agentIn>[0]) => agentIn(outcome) !== undefined;
  const play = async (check: Check, scenario: Scenario) => {
    if (!checks.includes(check) || context.isOver()) return;
    const played = await playScenario(scenario, { send, subject, elapsed: time.elapsed, keepWritable });
    noteScenario(tally, check, scenario, played, order);
  };
  let salt = plan.seed % 5000;
  for (const { state, field, from } of entrancesOf(plan)) {
    const others = moveFields.filter(({ name }) => name !== field);
    const bring = { ...updateOf(others, ({ name }) => state[name] ?? null), [field]: from };
    const bringing = updateRequest(subject.updatePath, agentId, printJson(bring));
    // Whoever goes around asks for no way back.
    if (plan.withholds(bringing) || !isTaken(await sendAround(bringing))) continue;
    const about = `an agent whose ${field} is ${String(state[field])}, which takes nothing but moves`;
    const enter = { [field]: state[field] ?? null };
    const readStatus = (check: Check): Scenario => ({
      about,
      agentId,
      send,
      play: async ({ put, send: sendOther }) => {
        // It may be there from the last time.
        await put(agentId, { [field]: from });
        if (!isTaken((await put(agentId, enter)).outcome)) return 'not concerned';
        const exchange = await sendOther('readEvolutionStatus', evolutionStatusRequest(agentId));
        if (isUnsent(exchange.outcome)) return 'not concerned';
        const judgement = check.judge?.(observeInRun(exchange, context)) ?? 'not concerned';
        return isDeparture(judgement) ? judgement : 'not concerned';
      },
    });
    if (readsStatus)
      for (const check of [evolutionStatusAnswersAnObject, serverDoesNotFail])
        await play(check, readStatus(check));
    await play(rejectedUpdateLeavesNoTrace, {
      about,
      agentId,
      send,
      judge: judgeTrace,
      play: async ({ put, read }) => {
        await put(agentId, { [field]: from });
        const before = await read(agentId);
        if (before === undefined || !isTaken((await put(agentId, enter)).outcome)) return 'not concerned';
        // What one time has left is no trace of the next.
        salt += 7;
        const values = otherValues(updateFields.filter(isPlain), before, salt, new Map());
        await put(agentId, values);
        for (const [name, value] of Object.entries(values)) await put(agentId, { [name]: value });
        await put(agentId, { [field]: from });
        await read(agentId);
        return undefined;
      },
    });
    await send(updateRequest(subject.updatePath, agentId, printJson({ [field]: from })));
  }
}
