import { printJson } from '../../spec/json-print.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import type { Redact } from '../redact/redact.ts';
import {
  type AgentNotAsItWas,
  type AgentRestoration,
  isAsItWas,
  type RemainingUpdate,
} from '../run/agent-restoration.ts';
import type { Send } from '../run/exchange.ts';
import type { FieldDoubt } from '../run/field-doubt.ts';
import { silence } from '../send/silence.ts';
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
export interface RestorePlan
  extends FirstStates,
    Pick<RestoreOrder, 'send' | 'sendUnwatched' | 'updatePath'> {
  readonly guard: Pick<WriteGuard, 'writtenTo'>;
  readonly redact: Redact;
}

/** What the second try found as it should be was not so before. */
const restoredAgain = (again: Restored): Restored =>
  again.seen.state === 'unchanged' ? { ...again, seen: { state: 'restored' } } : again;

/** A way on which agents are read, and not written to. */
const onlyReading =
  (send: Send): Send =>
  async (request) =>
    request.body === '{}' ? send(request) : silence('withheld', 'The agent is only read.');

/**
 * Restores agents one after another, and then looks at all of them: what is sent to one may have changed another, or may
 * be shown in it. Where one is not as it was, it is tried once more, and what is seen at last is what is told.
 */
async function restoreAll(
  ids: readonly string[],
  restore: (id: string, isLookedAt: boolean) => Promise<Restored>,
): Promise<ReadonlyMap<string, Restored>> {
  const all = new Map<string, Restored>();
  for (const id of ids) all.set(id, await restore(id, false));
  if (ids.length < 2) return all;
  let isAnyTried = false;
  for (const id of ids) {
    const looked = await restore(id, true);
    const isAgain = looked.seen.state === 'changed';
    isAnyTried ||= isAgain;
    if (isAgain) all.set(id, restoredAgain(await restore(id, false)));
    else if (all.get(id)?.seen.state === 'changed') all.set(id, restoredAgain(looked));
  }
  if (!isAnyTried) return all;
  for (const id of ids) {
    const looked = await restore(id, true);
    if (looked.seen.state === 'changed') all.set(id, looked);
  }
  return all;
}

/** Puts every agent whose first state is known back to it; to the others nothing was written. */
export async function restoreAgents(plan: RestorePlan): Promise<RestoredAgents> {
  const { send, sendUnwatched = send, updatePath, firstStates, guard, redact } = plan;
  const all = await restoreAll([...firstStates.keys()], (id, isLookedAt) =>
    restoreAgent({
      send: isLookedAt ? onlyReading(send) : send,
      sendUnwatched: isLookedAt ? onlyReading(send) : sendUnwatched,
      updatePath,
      id,
      before: firstStates.get(id) ?? {},
      written: guard.writtenTo(id),
    }),
  );
  return [...all].map(([agentId, restored]) => {
    const { seen } = restored;
    if (isAsItWas(seen)) return { agentId, ...seen };
    const remaining = { updatePath, ...recordLeft(restored, redact) };
    return { agentId, ...redactSeen(seen, redact), remaining };
  });
}
