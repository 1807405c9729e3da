import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { updateRequest } from '../generate/cases.ts';
import { agentIn } from '../observe/agent-in.ts';
import type { Subject } from '../oracle/subject.ts';
import { understand } from '../oracle/understand.ts';
import type { Outcome, Send, SentRequest } from '../run/exchange.ts';
import { silence } from '../send/silence.ts';
import { enterCompany, withoutCompany } from './company.ts';
import { ExcusedRefusals } from './excused-refusals.ts';
import { FrozenStates } from './frozen-states.ts';
import { type KnownAgent, stateKey, stateOf } from './known-agent.ts';
import { indexAgents, type KnownAgents } from './known-agents.ts';
import { createMoveTable, type Move, type MoveTable, moveFields, movesIn, namesMove } from './move-table.ts';
import { MoveTrials } from './move-trials.ts';
import { OfferedChoices } from './offered-choices.ts';
import { conflicts, isHidden, isRefusal, isTaken } from './refusal.ts';
import { mayMove, suppliedUpdate } from './supplied-update.ts';
import { WaysBack } from './ways-back.ts';

/** A way to the network that knows the moves of status and protection_status, which the contract leaves open. */
export interface MoveWatch {
  /** A refusal that a move, or the state of the agent, explains is marked; what leads into a frozen state is not sent. */
  readonly send: Send;
  /** Brings an agent to what an update says in steps that are taken, one move at a time. */
  readonly sendAround: Send;
  readonly table: MoveTable;
  /** The states, of both fields, in which an agent takes nothing but moves. */
  readonly frozenStates: () => readonly JsonObject[];
  /** Whether a request would not be sent, for where it leads. */
  readonly withholds: (request: SentRequest) => boolean;
  /** Told of an agent that was updated some other way. */
  readonly noteState: (id: string, state: JsonObject) => void;
}

export const withheld = silence('withheld', 'The state that it leads to takes no further update.');

class Watch {
  readonly table = createMoveTable();
  readonly #send: Send;
  readonly #subjectNow: () => Subject;
  readonly #agentOf: KnownAgents['agentOf'];
  readonly #agentAstray: KnownAgents['agentAstray'];
  readonly #trials: MoveTrials;
  readonly #frozen: FrozenStates;
  readonly #waysBack: WaysBack;
  readonly #excused: ExcusedRefusals;
  #turn: Promise<void> = Promise.resolve();

  constructor(send: Send, subjectNow: () => Subject, firstStates: ReadonlyMap<string, JsonObject>) {
    this.#send = send;
    this.#subjectNow = subjectNow;
    const { agentOf, agentAstray } = indexAgents(firstStates, subjectNow);
    this.#agentOf = agentOf;
    this.#agentAstray = agentAstray;
    this.#trials = new MoveTrials(send, this.table);
    this.#waysBack = new WaysBack(this.#trials, this.table);
    this.#frozen = new FrozenStates(this.#trials, this.#waysBack);
    this.#excused = new ExcusedRefusals({
      table: this.table,
      trials: this.#trials,
      frozen: this.#frozen,
      offered: new OfferedChoices(this.#trials, this.table, this.#waysBack),
      subjectNow,
    });
  }

  readonly noteState = (id: string, state: JsonObject): void => {
    const known = this.#agentOf(updateRequest(this.#subjectNow().updatePath, id, '{}'));
    if (known !== undefined) known.latest = state;
  };

  readonly frozenStates = (): readonly JsonObject[] => this.#frozen.all();

  #isDecided(request: SentRequest): boolean {
    return understand(request, this.#subjectNow()).expectation.verdict === 'accept';
  }

  #movesOf(request: SentRequest, known: KnownAgent): readonly Move[] {
    return mayMove(request) ? movesIn(suppliedUpdate(request, this.#subjectNow()), stateOf(known)) : [];
  }

  readonly withholds = (request: SentRequest): boolean => {
    const known = this.#agentOf(request) ?? this.#agentAstray(request);
    return known !== undefined && this.#mayFreeze(this.#movesOf(request, known), known);
  };

  /** However the request was that leads to a trial: its spelling of the id may be refused. */
  #plainPath({ id }: KnownAgent): string {
    return updateRequest(this.#subjectNow().updatePath, id, '').path;
  }

  readonly send: Send = async (request) => {
    const known = this.#agentOf(request);
    if (known === undefined) return this.#sendAstray(request);
    const isSafe = this.#movesOf(request, known).every((move) => this.#waysBack.isSafe(move));
    return isSafe ? this.#sendTo(request, known) : this.#inTurn(() => this.#sendTo(request, known));
  };

  /** Where a move may lead to no way back, one agent makes it, and the others wait until that is known. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work);
    this.#turn = result.then(
      () => {},
      () => {},
    );
    return result;
  }

  async #sendTo(request: SentRequest, known: KnownAgent, isHeld = false): Promise<Outcome> {
    while (known.held !== undefined && !isHeld) await known.held;
    const moves = this.#movesOf(request, known);
    if (this.#mayFreeze(moves, known)) return withheld;
    const { isSure: wasSure, latest } = known;
    const { outcome, wasAlone, hadCompany, hadOthers } = await this.#sendNoted(request, known);
    if (!wasAlone) known.isSure = false;
    if (isTaken(outcome)) {
      known.latest = outcome;
      if (!wasAlone) return outcome;
      known.isSure = true;
      if (!wasSure) return outcome;
      // What no clause decides, or names a field that moves, may get past the rule of a state.
      const update = suppliedUpdate(request, this.#subjectNow());
      if (!namesMove(update) && this.#isDecided(request))
        this.#frozen.noteTaken(update, stateOf({ latest }), stateOf(known));
      let isThere = true;
      for (const move of moves) isThere &&= await this.#waysBack.note(this.#plainPath(known), move, known);
      return isThere || outcome.kind !== 'answer' ? outcome : { ...outcome, isMovedOn: true };
    }
    if (outcome.kind !== 'answer' || !(isRefusal(outcome) || isHidden(outcome))) return outcome;
    if (hadCompany && conflicts.has(outcome.status))
      return { ...outcome, refusedFor: this.#frozen.has(stateOf(known)) ? 'state' : 'conflict' };
    // What held a lock is known to have been rejected by now: sent alone, the update tells more.
    if (hadOthers && wasAlone && conflicts.has(outcome.status))
      return withoutCompany(known, () => this.#sendTo(request, known, true));
    const before = stateKey(stateOf(known));
    const isExplained = wasAlone
      ? await this.#excused.isExplained(request, this.#plainPath(known), known, outcome)
      : this.#excused.mayBeExplained(request, known, outcome);
    const moved = stateKey(stateOf(known)) === before ? {} : { isMovedOn: true as const };
    return isExplained ? { ...outcome, refusedFor: 'state', ...moved } : { ...outcome, ...moved };
  }

  /** What is no update, and may become one on its way, moves an agent as any other. */
  async #sendAstray(request: SentRequest): Promise<Outcome> {
    const known = this.#agentAstray(request);
    if (known === undefined) return this.#send(request);
    if (this.#mayFreeze(this.#movesOf(request, known), known)) return withheld;
    const outcome = await this.#send(request);
    if (!isTaken(outcome)) return outcome;
    if (agentIn(outcome) !== undefined) known.latest = outcome;
    known.isSure = false;
    return outcome;
  }

  async #sendNoted(request: SentRequest, known: KnownAgent) {
    const mayWrite = understand(request, this.#subjectNow()).expectation.verdict !== 'reject';
    const company = enterCompany(known, mayWrite);
    try {
      return { outcome: await this.#send(request), ...company.seen() };
    } finally {
      company.leave();
    }
  }

  #mayFreeze(moves: readonly Move[], known: KnownAgent): boolean {
    if (moves.some((move) => this.#waysBack.isNone(move))) return true;
    if (moves.length === 0 || !(this.#frozen.areKnown() || this.table.isRestricted())) return false;
    return this.#frozen.mayHold(stateOf(known), moves);
  }

  /** What a state refuses is sent outside of it, and the moves of an update come after all else, one by one. */
  readonly sendAround: Send = async (request) => {
    const isFree = !this.table.isRestricted() && !this.#frozen.areKnown();
    const known = isFree ? undefined : this.#agentOf(request);
    if (known === undefined) return this.send(request);
    const update = suppliedUpdate(request, this.#subjectNow());
    const home = stateOf(known);
    const moves = movesIn(update, home);
    const isMoved = (name: string) => moves.some(({ field }) => field === name);
    const rest = Object.fromEntries(Object.entries(update).filter(([name]) => !isMoved(name)));
    const isFrozen = () => this.#frozen.has(stateOf(known));
    if (moves.length === 0 && (Object.keys(rest).length === 0 || !isFrozen())) return this.send(request);
    const path = this.#plainPath(known);
    const sendRest = async () => {
      await this.#frozen.leave(path, known);
      return this.send({ ...request, body: printJson(rest) });
    };
    const tried = Object.keys(rest).length === 0 ? undefined : await sendRest();
    // It may have been the first one to show that the state is frozen, and the agent was brought away then.
    const outcome = tried === undefined || isTaken(tried) ? tried : await sendRest();
    const targets = moveFields.map(({ name }) => [name, isMoved(name) ? update[name] : home[name]] as const);
    const start = stateOf(known);
    const goToAll = async () => {
      let isThere = true;
      // Where neither is known to freeze, a status is what does more often.
      for (const [field, to] of targets.toSorted(
        ([one, left], [, right]) =>
          this.#frozen.countWith(left) - this.#frozen.countWith(right) || (one === 'status' ? 1 : -1),
      ))
        if (typeof to === 'string' && (await this.#trials.goTo(path, field, to, known)) !== 'there')
          isThere = false;
      return isThere;
    };
    // What froze the agent, and is to stay, may let no other move pass: that is made outside of it, too.
    const isHeld = moves.every(({ from }) => this.#frozen.isOpenWith(from));
    if (isFrozen() && isHeld) await this.#frozen.leave(path, known);
    if (!(await goToAll())) {
      if (isFrozen()) await this.#frozen.leave(path, known);
      // The value that was reached first may keep the other one from being reached: nobody saw yet that it freezes.
      for (const [field, to] of targets)
        if (stateOf(known)[field] === to && typeof start[field] === 'string')
          await this.#trials.goTo(path, field, start[field], known);
      // That it was refused may have been for what froze the agent then.
      for (const { field, to } of moves)
        if (stateOf(known)[field] !== to)
          await this.#trials.take(path, { field, from: String(stateOf(known)[field]), to }, known);
      await goToAll();
    }
    if (outcome !== undefined && !isTaken(outcome)) return outcome;
    const last = await this.send({ ...request, body: '{}' });
    // Some states cannot even be read.
    return outcome === undefined || isTaken(last) ? last : outcome;
  };
}

/** Watches the moves of the agents whose first states are known. */
export function watchMoves(
  send: Send,
  subjectNow: () => Subject,
  firstStates: ReadonlyMap<string, JsonObject>,
): MoveWatch {
  return new Watch(send, subjectNow, firstStates);
}
