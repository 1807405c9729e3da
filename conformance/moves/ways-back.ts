import type { JsonObject } from '../../spec/json-value.ts';
import { type KnownAgent, stateOf } from './known-agent.ts';
import { cautiousChoices, type Move, type MoveTable, moveFields } from './move-table.ts';
import type { MoveTrials } from './move-trials.ts';

/** How likely it is that a state takes nothing: 0 where it is known to take something. */
export type FearOf = (state: JsonObject) => number;

/** Where agents get to by moves, and whether they get back: where one is stuck, no other is sent. */
export class WaysBack {
  readonly #trials: MoveTrials;
  readonly #table: MoveTable;
  /** The fields in which an agent is stuck. */
  readonly #stuck = new Set<string>();

  constructor(trials: MoveTrials, table: MoveTable) {
    this.#trials = trials;
    this.#table = table;
  }

  /** Whether an agent that makes a move is not known to get back, and another one did not. */
  isNone(move: Move): boolean {
    const { field, from, to } = move;
    const back = { field, from: to, to: from };
    if (from === to || this.#table.isKnownWay(back)) return false;
    // One agent is enough to lose: no other one finds out where else there is no way back.
    if (this.#stuck.has(field) && !this.#table.wasTaken(field, to)) return true;
    return this.#table.resultOf(back) === 'refused' || this.#isTrap(move) || this.#isOneWay(move);
  }

  /** Whether nobody has to find out where a move leads: the way back is known. */
  isSafe({ field, from, to }: Move): boolean {
    return this.#table.isKnownWay({ field, from: to, to: from });
  }

  /**
   * Notes a move that was taken. Of a value that is new the way back is tried at once, and then the way there again.
   * Tells whether the agent is where the move led.
   */
  async note(path: string, move: Move, known: KnownAgent): Promise<boolean> {
    const { field, from, to } = move;
    const isNew = from !== to && !this.#table.wasTaken(field, to);
    this.#table.note(move, 'taken');
    if (!isNew) return true;
    if ((await this.#trials.goTo(path, field, from, known)) === 'no way') this.#stuck.add(field);
    return (await this.#trials.goTo(path, field, to, known)) === 'there';
  }

  /**
   * Brings an agent away from where it is, and on from there until something is known to lead on; to the states first
   * that are least feared.
   */
  leave(path: string, known: KnownAgent, fearOf: FearOf = () => 0): Promise<void> {
    const [fields, state] = [moveFields.map(({ name }) => name), stateOf(known)];
    const visited = new Set(fields.map((field) => `${field} ${state[field]}`));
    return this.#leaveBy(fields, path, known, visited, fearOf);
  }

  /** By the first move of these fields that is taken; never to where the agent was before. */
  async #leaveBy(
    fields: readonly string[],
    path: string,
    known: KnownAgent,
    visited: ReadonlySet<string>,
    fearOf: FearOf,
  ): Promise<void> {
    for (const move of this.#waysOut(stateOf(known), fields, visited, fearOf)) {
      const isNew = !this.#leadsOn(move);
      if (!(await this.#trials.take(path, move, known))) continue;
      if (!isNew) return;
      const further = new Set([...visited, `${move.field} ${move.to}`]);
      await this.#leaveBy([move.field], path, known, further, fearOf);
      if (!this.#leadsOn(move)) await this.#lookBack(path, move, known);
      return;
    }
  }

  /** Where nothing else leads on from a value, the way that led there may lead back. */
  async #lookBack(path: string, move: Move, known: KnownAgent): Promise<void> {
    const { field, from, to } = move;
    if (await this.#trials.take(path, { field, from: to, to: from }, known))
      await this.#trials.take(path, move, known);
  }

  #resultsOf(moves: readonly Move[]) {
    return moves.filter(({ from, to }) => from !== to).map((move) => this.#table.resultOf(move));
  }

  #onwards({ field, to }: Move) {
    return this.#resultsOf(cautiousChoices(field).map((next) => ({ field, from: to, to: next })));
  }

  /** Whether an agent was seen to get away from where a move leads. */
  #leadsOn(move: Move): boolean {
    return this.#onwards(move).includes('taken');
  }

  /** Whether an agent was seen to get no further from where a move leads. */
  #isTrap(move: Move): boolean {
    return !this.#leadsOn(move) && this.#onwards(move).includes('refused');
  }

  /** Whether an agent that got away again did not get back to where a move begins, and none was seen to get there. */
  #isOneWay({ field, from: value }: Move): boolean {
    const entries = cautiousChoices(field).map((from) => ({ field, from, to: value }));
    const isRefused = (entry: Move) =>
      this.#table.resultOf(entry) === 'refused' && this.#leadsOn({ ...entry, to: entry.from });
    return !this.#resultsOf(entries).includes('taken') && entries.some(isRefused);
  }

  /** The moves from a state that may be taken: the least feared first, and of these such as are known to lead on. */
  #waysOut(
    state: JsonObject,
    fields: readonly string[],
    visited: ReadonlySet<string>,
    fearOf: FearOf,
  ): readonly Move[] {
    const moves = fields
      .flatMap((field) => cautiousChoices(field).map((to) => ({ field, from: String(state[field]), to })))
      .filter((move) => !visited.has(`${move.field} ${move.to}`) && !this.#isTrap(move))
      .filter((move) => this.#table.resultOf(move) !== 'refused');
    const rankOf = (move: Move) =>
      2 * fearOf({ ...state, [move.field]: move.to }) + (this.#leadsOn(move) ? 0 : 1);
    return moves.toSorted((left, right) => rankOf(left) - rankOf(right));
  }
}
