import { updateFields } from '../../spec/fields.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import { agentIn } from '../observe/agent-in.ts';
import { isSameField } from '../observe/differences.ts';
import { type KnownAgent, stateKey, stateOf } from './known-agent.ts';
import { type Move, moveFields } from './move-table.ts';
import type { MoveTrials } from './move-trials.ts';
import type { WaysBack } from './ways-back.ts';

/** Fields that no move is of, and that are shown as they are. */
const restingFields = updateFields.filter((field) => !moveFields.includes(field) && field.name !== 'api_key');

/** Whether an update changed what it supplied: all else, a key behind a mask say, may be shown otherwise each time. */
const hasChanged = (update: JsonObject, before: JsonObject, after: JsonObject): boolean =>
  restingFields.some(
    (field) =>
      Object.hasOwn(update, field.name) &&
      Object.hasOwn(after, field.name) &&
      !isSameField(field, before[field.name], after[field.name]),
  );

/** One field may be refused for reasons of its own. */
const probed = ['purpose', 'last_tested_by'] as const;
/** Texts that are changed and put back, where they have a value: no null has to be taken for that. */
const changeable = [...probed, 'hub', 'model_name', 'agent_name'] as const;
/** A number that an agent mostly has, for one whose texts are all empty. */
const limit = 'rate_limit_requests_per_minute';
const mostChanges = 2;
/** In so many states an agent is looked at, to find one that takes something. */
const mostStates = 4;
const mostFeared = 9;
const [probeText, otherProbeText] = ['kit probe', 'kit probe again'];

/** Another value of the same kind. */
function otherThan(value: JsonValue): JsonValue {
  if (typeof value === 'number') return value === 1 ? 2 : 1;
  return value === probeText ? otherProbeText : probeText;
}

/** How many values of a state were those of others: each value may be what freezes. */
function likenessTo(keys: ReadonlySet<string>, state: JsonObject): number {
  const values = stateKey(state).split(' ');
  return [...keys].flatMap((key) => key.split(' ').filter((value, at) => values[at] === value)).length;
}

/** Whether a value stands at its place in one of some states. */
const isSeen = (keys: ReadonlySet<string>, value: string, at: number): boolean =>
  [...keys].some((key) => key.split(' ')[at] === value);

/** States in which an agent takes nothing but a move. */
export class FrozenStates {
  readonly #trials: MoveTrials;
  readonly #waysBack: WaysBack;
  readonly #frozen = new Set<string>();
  /** States in which an update that is no move was taken, and changed something. */
  readonly #open = new Set<string>();

  constructor(trials: MoveTrials, waysBack: WaysBack) {
    this.#trials = trials;
    this.#waysBack = waysBack;
  }

  /** Told of an update that was taken and moves nothing. One that changes nothing may be taken in a frozen state too. */
  noteTaken(update: JsonObject, before: JsonObject, after: JsonObject): void {
    const key = stateKey(after);
    if (this.#open.has(key) || key !== stateKey(before) || !hasChanged(update, before, after)) return;
    this.#open.add(key);
    this.#frozen.delete(key);
  }

  areKnown(): boolean {
    return this.#frozen.size > 0;
  }

  all(): readonly JsonObject[] {
    return [...this.#frozen].map((key) =>
      Object.fromEntries(key.split(' ').map((value, at) => [moveFields[at]?.name ?? '', value])),
    );
  }

  has(state: JsonObject): boolean {
    return this.#frozen.has(stateKey(state));
  }

  /**
   * Whether an agent that makes these moves may be held where they lead. Where each of two values can be left by itself
   * alone, nothing leads out of both: two moves at once are safe where something was taken with each of the values.
   */
  mayHold(state: JsonObject, moves: readonly Move[]): boolean {
    const next = { ...state, ...Object.fromEntries(moves.map(({ field, to }) => [field, to])) };
    const key = stateKey(next);
    if (key === stateKey(state)) return false;
    const isDouble = moves.filter(({ from, to }) => from !== to).length > 1;
    const areOpen = () => key.split(' ').every((value, at) => isSeen(this.#open, value, at));
    return this.has(next) || (isDouble && !areOpen());
  }

  /** In how many of them a value stands: what leads into them comes last. */
  countWith(value: JsonValue | undefined): number {
    return [...this.#frozen].filter((key) => key.split(' ').includes(String(value))).length;
  }

  /** Whether updates were taken in a state with a value: then it is not what freezes. */
  isOpenWith(value: JsonValue): boolean {
    return [...this.#open].some((key) => key.split(' ').includes(String(value)));
  }

  /** Brings an agent out of a frozen state: each of its two values may be what froze it. */
  async leave(path: string, known: KnownAgent): Promise<void> {
    // Where something is known to be taken, if there is a way.
    for (const key of this.#open) {
      if (!this.has(stateOf(known))) return;
      for (const [at, value] of key.split(' ').entries())
        await this.#trials.goTo(path, moveFields[at]?.name ?? '', value, known);
    }
    for (let tries = 0; tries < mostStates && this.has(stateOf(known)); tries += 1)
      await this.#waysBack.leave(path, known, this.#fearOf);
  }

  /** Whether the agent takes nothing where it is, though it does elsewhere: it is then brought there. */
  async holds(path: string, known: KnownAgent, refused: JsonObject): Promise<boolean> {
    const keyNow = () => stateKey(stateOf(known));
    const stuck = new Set<string>();
    while (!stuck.has(keyNow()) && stuck.size < mostStates) {
      if (this.#open.has(keyNow()) || (await this.#takesAnything(path, known, refused))) {
        for (const key of stuck) this.#frozen.add(key);
        return stuck.size > 0;
      }
      stuck.add(keyNow());
      await this.#waysBack.leave(path, known, (state) => this.#fearOf(state) + likenessTo(stuck, state));
    }
    // Elsewhere something was taken before.
    const [first] = stuck;
    if (this.#open.size === 0 || first === undefined) return false;
    this.#frozen.add(first);
    return true;
  }

  /** A state of which both values were seen where something is taken is likely to take something itself. */
  readonly #fearOf = (state: JsonObject): number => {
    const key = stateKey(state);
    if (this.#open.has(key)) return 0;
    if (this.#frozen.has(key)) return mostFeared;
    const values = key.split(' ');
    return 1 + values.filter((value, at) => !isSeen(this.#open, value, at)).length;
  };

  /** Whether an update is taken beside the one that was refused. */
  async #takesAnything(path: string, known: KnownAgent, refused: JsonObject): Promise<boolean> {
    const state = stateOf(known);
    for (const name of probed) {
      if (agentIn(await this.#trials.put(path, { [name]: state[name] ?? null })) !== undefined)
        return this.#takesChange(path, state, refused);
    }
    return false;
  }

  /** What is there already may be taken in a frozen state: whether a change is, too. It is put back at once. */
  async #takesChange(path: string, state: JsonObject, refused: JsonObject): Promise<boolean> {
    // Where nothing else was supplied, it may be that field which is refused.
    const supplied = Object.keys(refused);
    const isRefused = (name: string) => supplied.length === 1 && supplied[0] === name;
    const texts = changeable.filter((name) => typeof state[name] === 'string');
    const names = [
      ...texts.filter((name) => state[name] !== ''),
      ...texts.filter((name) => state[name] === ''),
      ...(typeof state[limit] === 'number' ? [limit] : []),
    ].filter((name) => !isRefused(name));
    let changes = 0;
    for (const name of names) {
      if (changes === mostChanges) break;
      const value = otherThan(state[name] ?? null);
      const outcome = await this.#trials.put(path, { [name]: value });
      // It may be withheld, for it could not be put back.
      if (outcome.kind === 'answer') changes += 1;
      const changed = agentIn(outcome);
      if (changed === undefined) continue;
      await this.#trials.put(path, { [name]: state[name] ?? null });
      this.noteTaken({ [name]: value }, state, changed);
      return true;
    }
    // Where there is nothing to change, what was taken has to do.
    if (changes === 0) this.#open.add(stateKey(state));
    return changes === 0;
  }
}
