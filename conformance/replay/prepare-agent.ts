import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { updateRequest } from '../generate/cases.ts';
import { agentIn } from '../observe/agent-in.ts';
import { differingFields } from '../observe/differences.ts';
import { sendFirstState } from '../restoring/repair-agent.ts';
import type { Outcome, Send } from '../run/exchange.ts';

const secret: ReadonlySet<string> = new Set(['api_key']);

/** Brings an agent to a state: at once, then field by field where that was refused. What it answers is not judged. */
export async function prepareAgent(
  send: Send,
  updatePath: string,
  id: string,
  state: JsonObject,
): Promise<void> {
  const update = (body: JsonObject) => updateRequest(updatePath, id, printJson(body));
  const outcomes: Outcome[] = [];
  const heard: Send = async (request) => {
    const outcome = await send(request);
    outcomes.push(outcome);
    return outcome;
  };
  await sendFirstState(heard, update({}), state);
  if (outcomes.some((outcome) => agentIn(outcome) !== undefined)) return;
  const now = agentIn(await send(update({}))) ?? {};
  for (const { name } of differingFields(state, now, secret)) {
    await send(update({ [name]: state[name] ?? null }));
  }
}
