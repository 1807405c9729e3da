import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { updateRequest } from '../generate/cases.ts';
import type { Asked, Learning } from './asked.ts';
import type { Reading } from './learned-point.ts';
import type { Read } from './readings.ts';

/** Sends an update of the agent that may be written to, with this body. */
export function askUpdate(
  { ask, subject }: Learning,
  agentId: string,
  body: string | JsonObject,
): Promise<Asked> {
  const text = typeof body === 'string' ? body : printJson(body);
  return ask('updateAgent', updateRequest(subject.updatePath, agentId, text));
}

/** Sends an update for each body, one after the other, and reads each answer by itself. */
export async function readUpdates(
  learning: Learning,
  agentId: string,
  bodies: readonly JsonObject[],
  read: (body: JsonObject) => Read,
): Promise<readonly Reading[]> {
  const readings: Reading[] = [];
  for (const body of bodies) {
    const asked = await askUpdate(learning, agentId, body);
    readings.push({ asked, choice: asked.answer && read(body)(asked.answer), fields: Object.keys(body) });
  }
  return readings;
}

/** A reading of one exchange. */
export const readAsked = (asked: Asked, read: Read, fields?: readonly string[]): Reading => ({
  asked,
  choice: asked.answer === undefined ? undefined : read(asked.answer),
  ...(fields === undefined ? {} : { fields }),
});
