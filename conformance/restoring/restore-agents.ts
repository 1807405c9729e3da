import { printJson } from '../../spec/json-print.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import type { Redact } from '../redact/redact.ts';
import {
  type AgentNotAsItWas,
  type AgentRestoration,
  isAsItWas,
  type RemainingUpdate,
} from '../run/agent-restoration.ts';
import type { FieldDoubt } from '../run/field-doubt.ts';
import type { FirstStates } from './first-states.ts';
import { type Restored, type RestoreOrder, restoreAgent } from './restore-agent.ts';
import type { WriteGuard } from './write-guard.ts';

export type RestoredAgents = readonly AgentRestoration[];

/** Where nothing was written, there is nothing to restore. */
export const nothingToRestore: RestoredAgents = [];

/** Why a run that left agents changed is no success, whatever it says of the deployment. */
export const explainUnrestored = (restored: RestoredAgents): readonly string[] =>
  restored
    .filter((agent) => !isAsItWas(agent))
    .map(({ agentId }) => `agent ${agentId} was not seen to be as it was before`);

/** What is still to be sent, as it may be recorded: a field in which a secret stands is only named. */
function recordLeft({ left, unproved }: Restored, redact: Redact): Omit<RemainingUpdate, 'updatePath'> {
  const isSecret = ([name, value]: readonly [string, JsonValue]) => {
    const text = printJson(value);
    return (name === 'api_key' && value !== null) || redact(text) !== text;
  };
  const entries = Object.entries(left);
  const secret = entries.filter(isSecret).map(([name]) => name);
  return {
    update: printJson(Object.fromEntries(entries.filter((entry) => !isSecret(entry)))),
    withheld: [...new Set([...secret, ...unproved])],
  };
}

/** The texts of a deployment, and what a body may have brought, as they may be recorded. */
export function redactSeen(seen: AgentNotAsItWas, redact: Redact): AgentNotAsItWas {
  const redactDoubt = (doubt: FieldDoubt): FieldDoubt =>
    doubt.at === undefined ? doubt : { ...doubt, at: redact(doubt.at) };
  switch (seen.state) {
    case 'unproved':
      return { ...seen, doubts: seen.doubts.map(redactDoubt) };
    case 'changed': {
      const doubts = seen.doubts?.map(redactDoubt);
      return { ...seen, lost: seen.lost.map(redact), ...(doubts === undefined ? {} : { doubts }) };
    }
    case 'unread':
      return 'silence' in seen.cause
        ? { ...seen, cause: { ...seen.cause, detail: redact(seen.cause.detail) } }
        : seen;
  }
}

/** What restoring takes: the first states, and what was written since. */
export interface RestorePlan extends FirstStates, Pick<RestoreOrder, 'send' | 'updatePath'> {
  readonly guard: Pick<WriteGuard, 'writtenTo'>;
  readonly redact: Redact;
}

/** What the second try found as it should be was not so before. */
const restoredAgain = (again: Restored): Restored =>
  again.seen.state === 'unchanged' ? { ...again, seen: { state: 'restored' } } : again;

/** Puts every agent whose first state is known back to it; to the others nothing was written. */
export async function restoreAgents(plan: RestorePlan): Promise<RestoredAgents> {
  const { send, updatePath, firstStates, guard, redact } = plan;
  const restore = (id: string, before: JsonObject) =>
    restoreAgent({ send, updatePath, id, before, written: guard.writtenTo(id) });
  const all = new Map<string, Restored>();
  for (const [id, before] of firstStates) all.set(id, await restore(id, before));
  // What an agent shows may be how another one is: where it still differs, it is tried once more when all are back.
  if (all.size > 1)
    for (const [id, before] of firstStates)
      if (all.get(id)?.seen.state === 'changed') all.set(id, restoredAgain(await restore(id, before)));
  return [...all].map(([agentId, restored]) => {
    const { seen } = restored;
    if (isAsItWas(seen)) return { agentId, ...seen };
    const remaining = { updatePath, ...recordLeft(restored, redact) };
    return { agentId, ...redactSeen(seen, redact), remaining };
  });
}
