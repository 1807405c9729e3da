import { agentIn } from '../observe/agent-in.ts';
import type { Subject } from '../oracle/subject.ts';
import { understand } from '../oracle/understand.ts';
import type { Outcome, SentRequest } from '../run/exchange.ts';
import type { FrozenStates } from './frozen-states.ts';
import { type KnownAgent, stateOf } from './known-agent.ts';
import { type MoveTable, movesIn } from './move-table.ts';
import type { MoveTrials } from './move-trials.ts';
import type { OfferedChoices } from './offered-choices.ts';
import { isHidden } from './refusal.ts';
import { mayMove, suppliedUpdate } from './supplied-update.ts';

/** What is known of the moves, and how they are tried. */
interface KnownMoves {
  readonly table: MoveTable;
  readonly trials: MoveTrials;
  readonly frozen: FrozenStates;
  readonly offered: OfferedChoices;
  readonly subjectNow: () => Subject;
}

/** Refusals that the contract leaves open, since it shows no moves of status and protection_status (3.1, 3.2). */
export class ExcusedRefusals {
  readonly #moves: KnownMoves;

  constructor(moves: KnownMoves) {
    this.#moves = moves;
  }

  /** Without an overlap it can be told: a move that is refused by itself, or a state that takes nothing. */
  async isExplained(
    request: SentRequest,
    path: string,
    known: KnownAgent,
    outcome: Outcome,
  ): Promise<boolean> {
    const { table, trials, frozen, offered, subjectNow } = this.#moves;
    const { verdict } = understand(request, subjectNow()).expectation;
    // It was sent beside the agent's other updates: whatever else is sent now would overlap with one of them.
    if (verdict === 'reject') return this.mayBeExplained(request, known, outcome);
    if (!known.isSure) await this.#readAgain(path, known);
    if (frozen.has(stateOf(known))) return true;
    const update = suppliedUpdate(request, subjectNow());
    if (await frozen.holds(path, known, update)) return true;
    if (isHidden(outcome)) return false;
    // What is open about a request may be why it was refused: then the move is tried in a plain one.
    const isAlone = Object.keys(update).length === 1 && verdict === 'accept';
    for (const move of movesIn(update, stateOf(known))) {
      const isUnknown = (refusal: Outcome) => offered.isUnknown(path, move, known, refusal);
      if (isAlone && (await isUnknown(outcome))) return false;
      if (isAlone) table.note(move, 'refused', stateOf(known));
      else if (table.resultOf(move) === undefined) await trials.tryMove(path, move, known, isUnknown);
      if (table.resultOf(move) === 'refused') return true;
    }
    return false;
  }

  /** Beside others nobody can tell from which state: where some moves are refused, this may be one of them. */
  mayBeExplained(request: SentRequest, known: KnownAgent, outcome: Outcome): boolean {
    const { table, frozen, subjectNow } = this.#moves;
    const mayBeFrozen = known.isSure ? frozen.has(stateOf(known)) : frozen.areKnown();
    if (mayBeFrozen || isHidden(outcome)) return mayBeFrozen;
    const update = mayMove(request) ? suppliedUpdate(request, subjectNow()) : {};
    return table.refused().some(({ field }) => typeof update[field] === 'string');
  }

  async #readAgain(path: string, known: KnownAgent): Promise<void> {
    const outcome = await this.#moves.trials.put(path, {});
    if (agentIn(outcome) === undefined) return;
    known.latest = outcome;
    known.isSure = true;
  }
}
