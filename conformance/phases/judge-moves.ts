import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { updateAcceptsEveryChoice } from '../checks/update-accepts-every-choice/check.ts';
import { updateRequest } from '../generate/cases.ts';
import { type MoveTable, moveFields, type RefusedMove } from '../moves/move-table.ts';
import { isRefusal } from '../moves/refusal.ts';
import { agentIn } from '../observe/agent-in.ts';
import type { Departure } from '../observe/judgement.ts';
import { describeAnswer } from '../observe/read-answer.ts';
import { updateTo } from '../restoring/first-values.ts';
import type { Send, SentRequest } from '../run/exchange.ts';
import { placeAt } from '../run/place.ts';
import { playScenario, type Scenario } from '../scenario/scenario.ts';
import type { RunContext } from './run-context.ts';
import { noteScenario } from './tally.ts';

/** A choice that no move led to, and from how many of the others that was tried. */
interface Unreached {
  readonly field: string;
  readonly to: string;
  readonly isTriedFromAll: boolean;
}

function findUnreached(table: MoveTable, firstStates: Iterable<JsonObject>): readonly Unreached[] {
  const first = [...firstStates];
  return moveFields.flatMap(({ name: field, choices = [] }) =>
    choices.flatMap((to) => {
      const refused = table.refused().filter((move) => move.field === field && move.to === to);
      const isKnown = table.wasTaken(field, to) || first.some((state) => state[field] === to);
      if (refused.length === 0 || isKnown) return [];
      const others = choices.filter((choice) => choice !== to);
      const isTriedFromAll = others.every((from) => refused.some((move) => move.from === from));
      return [{ field, to, isTriedFromAll }];
    }),
  );
}

function tryAgain({ field, to, isTriedFromAll }: Unreached, agentId: string): Scenario {
  const departure: Departure = {
    // From a value that was not reached it may be taken.
    level: isTriedFromAll ? 'must' : 'should',
    code: 'never-taken',
    place: placeAt('body', field),
    expected: `${field} ${to} taken from some other value: 2.2 lists it`,
    actual: `it was refused from ${isTriedFromAll ? 'every other value' : 'every value that was tried'}`,
  };
  return {
    about: `${field} ${to}`,
    agentId,
    play: async ({ put }) => {
      const { outcome } = await put(agentId, { [field]: to });
      // What is not sent, since no way may lead back, is refused by nobody.
      if (outcome.kind === 'silence') return 'not concerned';
      return agentIn(outcome) === undefined ? departure : 'kept';
    },
  };
}

/** A move that is taken at times depends on something else, and not on the move alone: nothing of it is open then. */
function tryWhereRefused({ move: { field, from, to }, state }: RefusedMove, agentId: string): Scenario {
  return {
    about: `${field} from ${from} to ${to}`,
    agentId,
    play: async ({ put }) => {
      const brought = agentIn((await put(agentId, updateTo(state))).outcome);
      if (brought?.[field] !== from) return 'not concerned';
      const { outcome } = await put(agentId, { [field]: to });
      if (agentIn(outcome) !== undefined) return 'kept';
      if (outcome.kind !== 'answer' || !isRefusal(outcome)) return 'not concerned';
      return {
        level: 'must',
        code: 'refused-at-times',
        place: placeAt('body', field),
        expected: `${field} ${to} taken from ${from}, as it is where the agent has other values: 2.2 lists it`,
        actual: describeAnswer(outcome),
      };
    },
  };
}

/** What is known of the moves, and the way to bring an agent to a value. */
export interface MovesPlan {
  readonly moves: MoveTable;
  readonly sendAround: Send;
  /** Whether a request would not be sent, for where it leads. */
  readonly withholds: (request: SentRequest) => boolean;
  readonly firstStates: ReadonlyMap<string, JsonObject>;
}

/** Tries a choice from every other value that can be reached and was not tried from yet. */
async function tryFromAll(
  { field, to }: Unreached,
  agentId: string,
  { moves, sendAround, withholds }: MovesPlan,
  { send, subject, isOver }: RunContext,
): Promise<void> {
  const moveTo = (value: string) => updateRequest(subject.updatePath, agentId, printJson({ [field]: value }));
  const put = async (way: Send, value: string) => agentIn(await way(moveTo(value)));
  for (const from of moveFields.find(({ name }) => name === field)?.choices ?? []) {
    if (isOver() || moves.wasTaken(field, to)) return;
    if (from === to || moves.resultOf({ field, from, to }) !== undefined) continue;
    // Whoever goes around asks for no way back.
    if (withholds(moveTo(from))) continue;
    const state = await put(sendAround, from);
    if (state?.[field] === from) await put(send, to);
  }
}

/** Judges the choices that were never taken, or at times only, once all moves of a run are known. */
export async function judgeMoves(plan: MovesPlan, context: RunContext, order: number): Promise<void> {
  const { moves, firstStates } = plan;
  const [agentId] = firstStates.keys();
  if (agentId === undefined || !context.checks.includes(updateAcceptsEveryChoice)) return;
  for (const unreached of findUnreached(moves, firstStates.values()))
    await tryFromAll(unreached, agentId, plan, context);
  const scenarios = [
    ...findUnreached(moves, firstStates.values()).map((unreached) => tryAgain(unreached, agentId)),
    ...moves.refusedAtTimes().map((refused) => tryWhereRefused(refused, agentId)),
  ];
  for (const scenario of scenarios) {
    if (context.isOver()) return;
    const { send, subject, time } = context;
    const played = await playScenario(scenario, { send, subject, elapsed: time.elapsed });
    noteScenario(context.tally, updateAcceptsEveryChoice, scenario, played, order);
  }
}
