import { printJson } from '../../spec/json-print.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';

/** How an agent was printed last: which members stood in the text, and where each ended. */
interface PrintedAgent {
  text: string;
  readonly names: string[];
  readonly values: JsonValue[];
  readonly ends: number[];
}

/**
 * Prints agents. An update answers 35 fields and replaces a few: what stays between these is taken from the last
 * text, for printing all of it would be the largest part of the cost of an update.
 */
export class AgentPrinter {
  readonly #printed = new Map<string, PrintedAgent>();

  /** The agent as JSON. Values are never changed in place, so that the same value has the same text. */
  print(id: string, agent: JsonObject): string {
    const last = this.#lastOf(id);
    const { names, values, ends } = last;
    // Joined, and not added up: what is added up is copied later, and slowly, piece by piece.
    const pieces: string[] = [];
    let taken = 0;
    let lastEnd = 1;
    let shift = 0;
    let count = 0;
    for (const name in agent) {
      const value = agent[name] ?? null;
      const nextEnd = ends[count] ?? lastEnd;
      if (names[count] !== name || !Object.is(values[count], value)) {
        const member = `${count === 0 ? '' : ','}${printJson(name)}:${printJson(value)}`;
        pieces.push(last.text.slice(taken, lastEnd), member);
        taken = nextEnd;
        shift += member.length - (nextEnd - lastEnd);
        names[count] = name;
        values[count] = value;
      }
      lastEnd = nextEnd;
      ends[count] = nextEnd + shift;
      count += 1;
    }
    // To set a length costs more than to ask for it.
    if (names.length !== count) for (const list of [names, values, ends]) list.length = count;
    pieces.push(last.text.slice(taken, lastEnd), '}');
    last.text = pieces.join('');
    return last.text;
  }

  #lastOf(id: string): PrintedAgent {
    const known = this.#printed.get(id);
    if (known !== undefined) return known;
    const none: PrintedAgent = { text: '{', names: [], values: [], ends: [] };
    this.#printed.set(id, none);
    return none;
  }
}
