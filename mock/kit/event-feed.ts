import { printJson } from '../../spec/json-print.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';

/** Takes what is to be sent on. */
export type WriteText = (text: string) => void;

/** An event as a stream of them has it (HTML, 9.2.6): compact JSON has no line ends. */
export const printEvent = (name: string, data: JsonValue) => `event: ${name}\ndata: ${printJson(data)}\n\n`;

/** For so many milliseconds updates are gathered: an agent may change thousands of times a second. */
const pause = 50;
/** Of more agents than this only the ids are told; whoever wants them reads the state. */
const mostAgents = 200;

/** Why all agents may be others than before. */
export type StateCause = 'reset' | 'put' | 'file' | 'scenario';

/** Tells those who listen what happens to the world of a bucket. What nobody listens to costs nothing. */
export class EventFeed {
  readonly #later: (milliseconds: number, run: () => void) => () => void;
  readonly #listeners = new Set<WriteText>();
  /** The latest of each agent that was not told yet, by id. */
  readonly #changed = new Map<string, JsonObject>();

  constructor(later: (milliseconds: number, run: () => void) => () => void) {
    this.#later = later;
  }

  get isHeard(): boolean {
    return this.#listeners.size > 0;
  }

  /** Lets somebody listen; the function that is given ends it. */
  listen(write: WriteText): () => void {
    this.#listeners.add(write);
    write('retry: 1000\n: listening\n\n');
    return () => {
      this.#listeners.delete(write);
    };
  }

  /** An agent after an update; of several updates in a short time, after the last one. */
  tellAgent(agent: JsonObject): void {
    if (!this.isHeard) return;
    if (this.#changed.size === 0) this.#later(pause, () => this.#tellChanged());
    this.#changed.set(String(agent['id']), agent);
  }

  /** What is in use, or how the mock behaves, is another now. */
  tellControls(): void {
    if (this.isHeard) this.#tell('controls', {});
  }

  /** Another state: each agent that is new or another, unless they are many, then which these are and which are gone. */
  tellState(why: StateCause, before: Agents, after: Agents): void {
    if (!this.isHeard) return;
    this.#changed.clear();
    const changed = [...after].filter(([id, agent]) => {
      const known = before.get(id);
      return known === undefined || printJson(known) !== printJson(agent);
    });
    if (changed.length <= mostAgents) for (const [, agent] of changed) this.#tell('agent', agent);
    const removed = [...before.keys()].filter((id) => !after.has(id));
    this.#tell('state', { why, changed: changed.map(([id]) => id), removed });
  }

  #tellChanged(): void {
    const changed = [...this.#changed.values()];
    this.#changed.clear();
    for (const agent of changed) this.#tell('agent', agent);
  }

  #tell(name: string, data: JsonValue): void {
    const text = printEvent(name, data);
    for (const write of this.#listeners) write(text);
  }
}

/** By lower-case id. */
type Agents = ReadonlyMap<string, JsonObject>;
