import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { updateRequest } from '../generate/cases.ts';
import { conflicts } from '../moves/refusal.ts';
import { agentIn } from '../observe/agent-in.ts';
import { agentsWithSharedNames } from '../restoring/shared-names.ts';
import type { WriteGuard } from '../restoring/write-guard.ts';
import type { Send } from '../run/exchange.ts';

/** A name that an agent has, and not this one. */
const findOtherName = (agents: readonly JsonObject[], own: unknown): string | undefined =>
  agents
    .map((agent) => agent['agent_name'])
    .find((name): name is string => typeof name === 'string' && name !== '' && name !== own);

/**
 * Where two agents have one name, a deployment that has names unique since would not take it back once it is changed.
 * Whether it has is seen where one of them is given the name of a third agent; where there is none, nobody can tell.
 */
export async function probeSharedNames(
  send: Send,
  updatePath: string,
  firstStates: ReadonlyMap<string, JsonObject>,
  listed: readonly JsonObject[],
  guard: WriteGuard,
): Promise<void> {
  const shared = agentsWithSharedNames(firstStates, listed).filter(
    (id) => !guard.leftAloneOf(id).has('agent_name'),
  );
  const [id] = shared;
  if (id === undefined) return;
  const own = firstStates.get(id)?.['agent_name'] ?? null;
  const name = findOtherName([...firstStates.values(), ...listed], own);
  if (name === undefined) return;
  const put = (update: JsonObject) => send(updateRequest(updatePath, id, printJson(update)));
  const outcome = await put({ agent_name: name });
  if (agentIn(outcome) !== undefined) await put({ agent_name: own });
  else if (outcome.kind === 'answer' && conflicts.has(outcome.status))
    for (const one of shared) guard.leaveAlone(one, 'agent_name', 'shared');
}
