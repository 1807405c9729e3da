import { updateFieldNamed } from '../../spec/fields.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { agentIn } from '../observe/agent-in.ts';
import type { Exchange } from '../run/exchange.ts';

/** Objects are open, and names may be unique: where an update with them is refused, the rest is sent without them. */
const mayBeRefused = (name: string): boolean =>
  name === 'agent_name' || updateFieldNamed(name)?.kind.includes('object') === true;

/** Supplies several values at once; where they are refused, those that have to be taken. */
export async function fillWith(
  update: JsonObject,
  put: (update: JsonObject) => Promise<Exchange>,
): Promise<void> {
  const { outcome } = await put(update);
  if (agentIn(outcome) !== undefined) return;
  await put(Object.fromEntries(Object.entries(update).filter(([name]) => !mayBeRefused(name))));
}
