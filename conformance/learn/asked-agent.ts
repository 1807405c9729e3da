import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { updateRequest } from '../generate/cases.ts';
import type { ReadAnswer } from '../observe/read-answer.ts';
import { type Ask, type Asked, inTurn } from './asked.ts';
import { type Reading, readAsked } from './learned-point.ts';
import type { Choice } from './readings.ts';

/**
 * What goes to an id that was not named: no deployment can make a status of it,
 * while a lax one makes a text of a number and stores that.
 */
export const unstorable = { status: 'zzz' };

/** An agent that updates are sent to. */
export interface AskedAgent {
  readonly id: string;
  /** As it was before anything was written. */
  readonly first: JsonObject;
  readonly update: (body: string | JsonObject) => Promise<Asked>;
  /** Sends an update for each body, one after the other, and reads each answer by itself. */
  readonly readUpdates: (
    bodies: readonly JsonObject[],
    read: (answer: ReadAnswer, body: JsonObject) => Choice | undefined,
  ) => Promise<readonly Reading[]>;
}

export function askAgent(ask: Ask, updatePath: string, id: string, first: JsonObject = {}): AskedAgent {
  const update = (body: string | JsonObject) =>
    ask('updateAgent', updateRequest(updatePath, id, typeof body === 'string' ? body : printJson(body)));
  return {
    id,
    first,
    update,
    readUpdates: (bodies, read) =>
      inTurn(bodies, async (body) =>
        readAsked(await update(body), (answer) => read(answer, body), Object.keys(body)),
      ),
  };
}
