import type { MovingField } from '../../../spec/dialect-examples.ts';
import { updateFieldNamed } from '../../../spec/fields.ts';
import type { JsonObject } from '../../../spec/json-value.ts';
import { isRefusal, isSuccess } from '../../observe/read-answer.ts';
import type { Asked } from '../asked.ts';
import { sendOwnValues } from './own-values.ts';

/** One move that was tried. */
export interface TriedMove {
  readonly from: string;
  readonly to: string;
  readonly isTaken: boolean;
  readonly asked: Asked;
}

/** A value that was reached, and how an agent with it takes an update that is no move. */
export interface ReachedValue {
  readonly value: string;
  readonly asked: Asked;
  readonly isFrozen: boolean;
}

export interface ExploredMoves {
  readonly field: MovingField;
  readonly moves: readonly TriedMove[];
  readonly reached: readonly ReachedValue[];
}

/** What exploring does to the deployment. */
export interface Explorer {
  /** Sends an update of the agent, and nothing else meanwhile. */
  readonly update: (body: JsonObject) => Promise<Asked>;
  /** The agent as it was answered last. */
  readonly state: () => JsonObject;
  readonly isOver: () => boolean;
  /** Told of each value that is reached, while the agent has it. */
  readonly arrived?: (reached: ReachedValue) => Promise<void>;
}

/** So many requests lead over all moves of a field, with the ways between. */
const mostMoves = 200;

/** Whoever ends somewhere ends here: moves to these are tried when all others were. */
const likelyEnds: ReadonlySet<string> = new Set(['archived', 'guarded']);

/** The values that taken moves lead to, the nearest first, each with the first step to it. */
function reachable(from: string, moves: readonly TriedMove[]): ReadonlyMap<string, string> {
  const steps = new Map([[from, '']]);
  for (const [value, step] of steps)
    for (const move of moves)
      if (move.isTaken && move.from === value && !steps.has(move.to)) steps.set(move.to, step || move.to);
  return steps;
}

/** The next value to go to: along a move that was not tried, or on the way to where one is. */
function chooseNext(
  from: string,
  choices: readonly string[],
  moves: readonly TriedMove[],
): string | undefined {
  const wasTried = (one: string, other: string) =>
    moves.some((move) => move.from === one && move.to === other);
  const open = [...reachable(from, moves)].flatMap(([value, step]) =>
    choices.filter((to) => !wasTried(value, to)).map((to) => ({ to, next: step || to })),
  );
  return (open.find(({ to }) => !likelyEnds.has(to)) ?? open[0])?.next;
}

/** Tries every move of a field that can be reached, from where the agent is. */
export async function exploreMoves(field: MovingField, explorer: Explorer): Promise<ExploredMoves> {
  const { update, state, isOver, arrived } = explorer;
  const choices = updateFieldNamed(field)?.choices ?? [];
  const moves: TriedMove[] = [];
  const reached: ReachedValue[] = [];
  const arrive = async (value: string) => {
    if (reached.some((one) => one.value === value)) return;
    const [asked] = await sendOwnValues(update, state, 1);
    if (asked?.answer === undefined) return;
    // One field may be refused for reasons of its own.
    const [, other] = isRefusal(asked.answer) ? await sendOwnValues(update, state, 2) : [];
    const isFrozen = other?.answer !== undefined && isRefusal(other.answer);
    reached.push({ value, asked, isFrozen });
    await arrived?.({ value, asked, isFrozen });
  };
  for (let sent = 0; sent < mostMoves && !isOver(); sent += 1) {
    const from = String(state()[field]);
    await arrive(from);
    const to = chooseNext(from, choices, moves);
    if (to === undefined) break;
    const asked = await update({ [field]: to });
    const { answer } = asked;
    // Neither an error of the server nor a silence tells anything of a move.
    if (answer === undefined || !(isSuccess(answer) || isRefusal(answer))) break;
    const known = moves.findIndex((move) => move.from === from && move.to === to);
    if (known !== -1) moves.splice(known, 1);
    moves.push({ from, to, isTaken: isSuccess(answer), asked });
  }
  return { field, moves, reached };
}

/** The table of moves as a dialect has it: what was not tried is not refused. */
export function tableOf({ field, moves }: ExploredMoves): Readonly<Record<string, readonly string[]>> {
  const choices = updateFieldNamed(field)?.choices ?? [];
  const isRefused = (from: string, to: string) =>
    moves.some((move) => move.from === from && move.to === to && !move.isTaken);
  return Object.fromEntries(
    choices.map((from) => [from, choices.filter((to) => !isRefused(from, to))] as const),
  );
}
