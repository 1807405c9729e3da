import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import type { Outcome, Send } from '../run/exchange.ts';
import { type KnownAgent, stateOf } from './known-agent.ts';
import type { Move, MoveTable } from './move-table.ts';
import { isHidden, isRefusal, isTaken, looksOf, noChoice } from './refusal.ts';

/** So many moves lead from any value to any other. */
const mostTries = 20;

/** An agent that is hidden in its state takes no move there either. */
const isTurnedDown = (outcome: Outcome) => isRefusal(outcome) || isHidden(outcome);

const jsonHeaders = { 'content-type': 'application/json' };

/** Moves that are tried in plain updates of one field, and noted in a table. */
export class MoveTrials {
  readonly #send: Send;
  readonly #table: MoveTable;
  /** By field: how a text that is no choice is refused. */
  readonly #refusals = new Map<string, Outcome>();

  constructor(send: Send, table: MoveTable) {
    this.#send = send;
    this.#table = table;
  }

  /** Called JSON and sent at once, however the request was that led to it. */
  put(path: string, update: JsonObject): Promise<Outcome> {
    return this.#send({ method: 'PUT', path, headers: jsonHeaders, body: printJson(update) });
  }

  /** No answer, a failure or another status says nothing of a move. */
  #note(move: Move, outcome: Outcome, known: KnownAgent): void {
    if (isTaken(outcome)) this.#table.note(move, 'taken');
    else if (isTurnedDown(outcome)) this.#table.note(move, 'refused', stateOf(known));
  }

  /** Tries a move by itself, and takes it back where it was taken. Of an unknown choice no move is refused. */
  async tryMove(
    path: string,
    move: Move,
    known: KnownAgent,
    isUnknown: (refusal: Outcome) => Promise<boolean>,
  ): Promise<void> {
    const { field, from, to } = move;
    const tried = await this.put(path, { [field]: to });
    if (isRefusal(tried) && (await isUnknown(tried))) return;
    this.#note(move, tried, known);
    if (!isTaken(tried) || from === to) return;
    known.latest = tried;
    const back = await this.put(path, { [field]: from });
    this.#note({ field, from: to, to: from }, back, known);
    if (isTaken(back)) known.latest = back;
  }

  /** A choice that is refused just as a text that is none is not known there at all: no move explains that. */
  async isNoChoice(path: string, { field, to }: Move, outcome: Outcome): Promise<boolean> {
    if (this.#table.wasTaken(field, to)) return false;
    const refusal = this.#refusals.get(field) ?? (await this.put(path, { [field]: noChoice }));
    this.#refusals.set(field, refusal);
    return looksOf(refusal, to) === looksOf(outcome, to);
  }

  /** Makes a move by itself, and tells whether it was taken. */
  async take(path: string, move: Move, known: KnownAgent): Promise<boolean> {
    const outcome = await this.put(path, { [move.field]: move.to });
    this.#note(move, outcome, known);
    if (!isTaken(outcome)) return false;
    known.latest = outcome;
    return true;
  }

  /** Step by step; where one is refused, another way is looked for. Tells whether it is known that there is none. */
  async goTo(
    path: string,
    field: string,
    to: string,
    known: KnownAgent,
  ): Promise<'there' | 'no way' | 'unknown'> {
    const refused = new Set<string>();
    for (let tries = 0; tries < mostTries; tries += 1) {
      const from = String(stateOf(known)[field]);
      if (from === to) return 'there';
      const [next] = this.#table.wayFrom({ field, from, to }) ?? [];
      if (next === undefined) return 'no way';
      // What is taken at times and refused at others would be tried for ever.
      if (refused.has(`${from} ${next}`)) return 'unknown';
      const outcome = await this.put(path, { [field]: next });
      if (!isTaken(outcome) && !isTurnedDown(outcome)) return 'unknown';
      this.#note({ field, from, to: next }, outcome, known);
      if (!isTaken(outcome)) refused.add(`${from} ${next}`);
      else known.latest = outcome;
      // It was taken, and did not move: it never will.
      if (isTaken(outcome) && stateOf(known)[field] !== next) return 'unknown';
    }
    return 'unknown';
  }
}
