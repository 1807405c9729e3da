import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { evolutionStatus, exampleOf, givenStatus, type StatusSource } from './evolution-status.ts';

/** A printed status, and what it was printed from. */
interface PrintedStatus {
  readonly status: JsonObject | undefined;
  readonly genomesCreated: number;
  readonly text: string;
}

/** Prints evolution statuses, and keeps the text until something in it changes: statuses are polled. */
export class StatusPrinter {
  readonly #printed = new Map<string, PrintedStatus>();

  /** The evolution status of an agent as JSON. That of an agent that nobody knows is not kept: there is no end of them. */
  print(world: StatusSource, agentId: string, agentIdAsSent = agentId): string {
    const status = givenStatus(world, agentId);
    const genomesCreated = world.genomes.created;
    const known = this.#printed.get(agentId);
    if (known !== undefined && known.status === status && known.genomesCreated === genomesCreated) {
      return known.text;
    }
    const text = printJson(evolutionStatus(world, agentId, status, agentIdAsSent));
    // What is made of an example may have a new id or time in it each time.
    const isKept = world.agents.has(agentId) && exampleOf(world, agentId) === undefined;
    if (isKept) this.#printed.set(agentId, { status, genomesCreated, text });
    return text;
  }
}
