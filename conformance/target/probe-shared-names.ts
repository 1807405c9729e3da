import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { updateRequest } from '../generate/cases.ts';
import { conflicts } from '../moves/refusal.ts';
import { agentIn } from '../observe/agent-in.ts';
import { agentsWithSharedNames } from '../restoring/shared-names.ts';
import type { WriteGuard } from '../restoring/write-guard.ts';
import type { Outcome, Send } from '../run/exchange.ts';

/** A name that an agent has, and not this one. */
const findOtherName = (agents: readonly JsonObject[], own: unknown): string | undefined =>
  agents
    .map((agent) => agent['agent_name'])
    .find((name): name is string => typeof name === 'string' && name !== '' && name !== own);

/** Given to one agent where all have one name: what then comes of its own is known before any other is changed. */
const madeUpName = 'kit name of nobody else';

/**
 * Where two agents have one name, a deployment that has names unique since would not take it back once it is changed.
 * Whether it has is seen where one of them is given the name of a third agent; where there is none, one of them is given
 * another name, and its own again: it may be lost, and no other is.
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
  const [id, ...others] = shared;
  if (id === undefined) return;
  const own = firstStates.get(id)?.['agent_name'] ?? null;
  const name = findOtherName([...firstStates.values(), ...listed], own);
  const put = (update: JsonObject) => send(updateRequest(updatePath, id, printJson(update)));
  const isConflict = (outcome: Outcome) => outcome.kind === 'answer' && conflicts.has(outcome.status);
  const leaveAlone = (ids: readonly string[]) => {
    for (const one of ids) guard.leaveAlone(one, 'agent_name', 'shared');
  };
  if (name === undefined && others.length === 0) return;
  const outcome = await put({ agent_name: name ?? madeUpName });
  if (agentIn(outcome) === undefined) return isConflict(outcome) ? leaveAlone(shared) : undefined;
  if (isConflict(await put({ agent_name: own }))) leaveAlone(others);
}
