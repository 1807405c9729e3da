import type { KnownAgent } from './known-agent.ts';
import type { Move, MoveTable } from './move-table.ts';
import type { MoveTrials } from './move-trials.ts';

/** Values that nothing leads back from: where one agent is stuck, no other is sent. */
export class WaysBack {
  readonly #trials: MoveTrials;
  readonly #table: MoveTable;
  readonly #deadEnds = new Set<string>();

  constructor(trials: MoveTrials, table: MoveTable) {
    this.#trials = trials;
    this.#table = table;
  }

  /** Whether it is known that nothing leads back from a value. */
  isNone({ field, to }: Pick<Move, 'field' | 'to'>): boolean {
    return this.#deadEnds.has(`${field} ${to}`);
  }

  /** Notes a move that was taken. Of a value that is new the way back is tried at once, and then the way there again. */
  async note(path: string, move: Move, known: KnownAgent): Promise<void> {
    const { field, from, to } = move;
    const isNew = from !== to && !this.#table.wasTaken(field, to);
    this.#table.note(move, 'taken');
    if (!isNew) return;
    const back = await this.#trials.goTo(path, field, from, known);
    if (back === 'there') await this.#trials.goTo(path, field, to, known);
    if (back === 'no way') this.#deadEnds.add(`${field} ${to}`);
  }
}
