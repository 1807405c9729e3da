import type { Outcome } from '../run/exchange.ts';
import { type KnownAgent, stateOf } from './known-agent.ts';
import { type Move, type MoveTable, moveFields } from './move-table.ts';
import type { MoveTrials } from './move-trials.ts';
import { isRefusal, isTaken } from './refusal.ts';
import type { WaysBack } from './ways-back.ts';

/** Choices that are refused just as a text that is none: some are taken in another state, and some nowhere. */
export class OfferedChoices {
  readonly #trials: MoveTrials;
  readonly #table: MoveTable;
  readonly #waysBack: WaysBack;
  readonly #offered = new Map<string, Promise<boolean>>();

  constructor(trials: MoveTrials, table: MoveTable, waysBack: WaysBack) {
    this.#trials = trials;
    this.#table = table;
    this.#waysBack = waysBack;
  }

  /** Whether a choice is refused just as a text that is none, wherever the agent stands. */
  async isUnknown(path: string, move: Move, known: KnownAgent, outcome: Outcome): Promise<boolean> {
    if (!(await this.#trials.isNoChoice(path, move, outcome))) return false;
    const key = `${move.field} ${move.to}`;
    const offered = this.#offered.get(key) ?? this.#isOffered(path, move, known);
    this.#offered.set(key, offered);
    return !(await offered);
  }

  /** Tries a choice from the other values that the agent can be brought to, and brings the agent back. */
  async #isOffered(path: string, { field, from, to }: Move, known: KnownAgent): Promise<boolean> {
    const { choices = [] } = moveFields.find(({ name }) => name === field) ?? {};
    const refused: Move[] = [];
    let isOffered = false;
    for (const other of choices.filter((choice) => choice !== to && choice !== from)) {
      if (isOffered || !(await this.#visit(path, field, other, known))) continue;
      const move = { field, from: other, to };
      const outcome = await this.#trials.put(path, { [field]: to });
      if (isRefusal(outcome)) refused.push(move);
      if (!isTaken(outcome)) continue;
      known.latest = outcome;
      isOffered = true;
      await this.#waysBack.note(path, move, known);
    }
    await this.#trials.goTo(path, field, from, known);
    // Of a choice that there is not, no move is refused.
    if (isOffered) for (const move of refused) this.#table.note(move, 'refused');
    return isOffered;
  }

  /** Brings an agent to a value, if it is not known that nothing leads back from there. */
  async #visit(path: string, field: string, to: string, known: KnownAgent): Promise<boolean> {
    const move = { field, from: String(stateOf(known)[field]), to };
    if (this.#waysBack.isNone(move)) return false;
    const isNew = !this.#table.wasTaken(field, to);
    const way = this.#table.wayFrom(move);
    const outcome = isNew && way?.length === 1 ? await this.#trials.put(path, { [field]: to }) : undefined;
    if (outcome === undefined) return (await this.#trials.goTo(path, field, to, known)) === 'there';
    if (!isTaken(outcome)) return false;
    known.latest = outcome;
    await this.#waysBack.note(path, move, known);
    return stateOf(known)[field] === to;
  }
}
