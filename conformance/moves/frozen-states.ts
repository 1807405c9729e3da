import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import { agentIn } from '../observe/agent-in.ts';
import { type KnownAgent, stateKey, stateOf } from './known-agent.ts';
import type { MoveTrials } from './move-trials.ts';

/** States in which an agent takes nothing but a move. */
export class FrozenStates {
  readonly #trials: MoveTrials;
  readonly #keys = new Set<string>();
  #hasTaken = false;

  constructor(trials: MoveTrials) {
    this.#trials = trials;
  }

  /** Told of an update that was taken and moved nothing: where none is, it is the deployment that takes none. */
  noteTaken(): void {
    this.#hasTaken = true;
  }

  areKnown(): boolean {
    return this.#keys.size > 0;
  }

  has(state: JsonObject): boolean {
    return this.#keys.has(stateKey(state));
  }

  /** In how many of them a value stands: what leads into them comes last. */
  countWith(value: JsonValue | undefined): number {
    return [...this.#keys].filter((key) => key.split(' ').includes(String(value))).length;
  }

  /** Whether the agent takes nothing where it is, though it does elsewhere: it is then brought away. */
  async holds(path: string, known: KnownAgent): Promise<boolean> {
    const state = stateOf(known);
    if (await this.#takesAnything(path, known)) return false;
    await this.#trials.leave(path, known);
    if (!this.#hasTaken && !(await this.#takesAnything(path, known))) return false;
    this.#keys.add(stateKey(state));
    return true;
  }

  async #takesAnything(path: string, known: KnownAgent): Promise<boolean> {
    const state = stateOf(known);
    // One field may be refused for reasons of its own.
    for (const name of ['purpose', 'last_tested_by']) {
      if (agentIn(await this.#trials.put(path, { [name]: state[name] ?? null })) === undefined) continue;
      known.isOpen = true;
      this.#hasTaken = true;
      return true;
    }
    return false;
  }
}
