import { parseJson } from '../../spec/json-parse.ts';
import { isJsonObject, type JsonObject } from '../../spec/json-value.ts';
import { isUuid } from '../../spec/uuid-text.ts';

/** A genome as it is kept, with the id that was answered. */
interface KeptGenome {
  readonly id: string;
  /** Whether a state gave it; others were created since. */
  readonly isGiven: boolean;
  /** The agent that it names, in lower case. */
  readonly agentId: string | undefined;
  readonly bytes: number;
  readonly read: () => JsonObject;
}

/** How many genomes are kept, and of how many bytes together; older ones are forgotten, and still counted. */
export const genomeLimits = { count: 1000, bytes: 16 * 1_048_576 } as const;

/** Longer than any spelling of a uuid. */
const longestId = 64;

function agentOf({ agent_id: id }: JsonObject): string | undefined {
  return typeof id === 'string' && id.length <= longestId ? id.toLowerCase() : undefined;
}

/** The id that a genome brings itself, where it is one to find it by. */
function ownIdOf({ genome_id: id }: JsonObject): string | undefined {
  return typeof id === 'string' && id !== '' && id.length <= longestId ? id : undefined;
}

/** With its id, so that what is told of it elsewhere is found among the genomes. */
export function withId(genome: JsonObject, id: string): JsonObject {
  if (genome['genome_id'] === id) return genome;
  const { genome_id: _, ...others } = genome;
  return { genome_id: id, ...others };
}

function readText(text: string): JsonObject {
  const parsed = parseJson(text);
  if (parsed.ok && isJsonObject(parsed.value)) return parsed.value;
  throw new TypeError('A genome that was printed cannot be read.');
}

/** The genomes of a world. What was sent is kept as text, which takes a tenth of what it may take when it is parsed. */
export class GenomeStore {
  readonly #kept: KeptGenome[];
  readonly #limits: { readonly count: number; readonly bytes: number };
  #bytes = 0;
  #created: number;

  /** Starts with what a state gives; that is shared by all who start from it, and weighs nothing here. */
  constructor(first: readonly JsonObject[], newId: () => string) {
    this.#kept = first.map((genome) => {
      const made = newId();
      const [id, agentId] = [ownIdOf(genome) ?? made, agentOf(genome)];
      // One that names no agent is told of nowhere, and stays as it was written.
      const kept = agentId === undefined ? genome : withId(genome, id);
      return { id, isGiven: true, agentId, bytes: 0, read: () => kept };
    });
    this.#created = first.length;
    this.#limits = { ...genomeLimits, count: Math.max(genomeLimits.count, first.length) };
  }

  get count(): number {
    return this.#kept.length;
  }

  /** How many there ever were. */
  get created(): number {
    return this.#created;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The id of a genome to come: its own where that is a uuid, as all that are answered are, and no other has it. */
  idFor(genome: JsonObject, newId: string): string {
    const own = ownIdOf(genome);
    return own === undefined || !isUuid(own) || this.#kept.some(({ id }) => id === own) ? newId : own;
  }

  /** Takes a genome; `text` is the same as JSON. */
  add(id: string, genome: JsonObject, text: string): void {
    const bytes = 2 * text.length;
    const kept = { id, isGiven: false, agentId: agentOf(genome), bytes, read: () => readText(text) };
    this.#kept.push(kept);
    this.#created += 1;
    this.#bytes += kept.bytes;
    while (this.#kept.length > this.#limits.count || this.#bytes > this.#limits.bytes)
      this.#bytes -= this.#kept.shift()?.bytes ?? 0;
  }

  /** The ids of those that name an agent, the oldest first. */
  idsFor(agentId: string): readonly string[] {
    return this.#kept.filter((kept) => kept.agentId === agentId).map(({ id }) => id);
  }

  /** Of these, those that were created since. */
  createdFor(agentId: string): readonly string[] {
    return this.#kept.filter((kept) => !kept.isGiven && kept.agentId === agentId).map(({ id }) => id);
  }

  /** Whom they name. */
  agentIds(): ReadonlySet<string> {
    return new Set(this.#kept.flatMap(({ agentId }) => (agentId === undefined ? [] : [agentId])));
  }

  read(): readonly JsonObject[] {
    return this.#kept.map(({ read }) => read());
  }
}
