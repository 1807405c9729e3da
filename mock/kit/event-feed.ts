import { printJson } from '../../spec/json-print.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';

/** Takes what is to be sent on. */
export type WriteText = (text: string) => void;

/** An event as a stream of them has it (HTML, 9.2.6): compact JSON has no line ends. */
const printEvent = (name: string, data: JsonValue) => `event: ${name}\ndata: ${printJson(data)}\n\n`;

/** Why all agents may be others than before. */
export type StateCause = 'reset' | 'put' | 'file' | 'scenario';

/** Tells those who listen what happens to the world of a bucket. What nobody listens to costs nothing. */
export class EventFeed {
  readonly #listeners = new Set<WriteText>();

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

  /** An agent after an update. */
  tellAgent(agent: JsonObject): void {
    if (this.isHeard) this.#tell('agent', agent);
  }

  /** Another state: each agent that is new or another, then which these are and which are gone. */
  tellState(why: StateCause, before: Agents, after: Agents): void {
    if (!this.isHeard) return;
    const changed = [...after].filter(([id, agent]) => {
      const known = before.get(id);
      return known === undefined || printJson(known) !== printJson(agent);
    });
    for (const [, agent] of changed) this.#tell('agent', agent);
    const removed = [...before.keys()].filter((id) => !after.has(id));
    this.#tell('state', { why, changed: changed.map(([id]) => id), removed });
  }

  #tell(name: string, data: JsonValue): void {
    const text = printEvent(name, data);
    for (const write of this.#listeners) write(text);
  }
}

/** By lower-case id. */
type Agents = ReadonlyMap<string, JsonObject>;
