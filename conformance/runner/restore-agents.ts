import { printJson } from '../../spec/json-print.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import type { Send } from '../run/exchange.ts';
import type { Unrestored } from '../run/run-record.ts';
import type { Prepared } from './prepare.ts';
import type { Redact } from './redact.ts';
import { type Restored, restoreAgent } from './restore.ts';

/** What became of the agents at the end. */
export interface RestoredAgents {
  /** One sentence each. */
  readonly sentences: readonly string[];
  readonly unrestored: readonly Unrestored[];
}

/** What is known of the api_keys when the agents are put back. */
export interface KeysWritten {
  /** Agents whose api_key may have been overwritten, in lower case. */
  readonly rekeyed: ReadonlySet<string>;
  /** Undefined where nothing has shown it yet. */
  readonly isEchoedPlain: boolean | undefined;
}

/** What is still to be sent, as it may be recorded: a field in which a secret stands is only named. */
function recordLeft(
  { left, isKeyLost }: Restored,
  redact: Redact,
): Pick<Unrestored, 'update' | 'withheld'> | undefined {
  const isSecret = ([name, value]: readonly [string, JsonValue]) => {
    const text = printJson(value);
    return (name === 'api_key' && value !== null) || redact(text) !== text;
  };
  const entries = Object.entries(left);
  const secret = entries.filter(isSecret).map(([name]) => name);
  const withheld = isKeyLost && !secret.includes('api_key') ? [...secret, 'api_key'] : secret;
  if (entries.length + withheld.length === 0) return undefined;
  return {
    update: printJson(Object.fromEntries(entries.filter((entry) => !isSecret(entry)))),
    withheld,
  };
}

/** Puts every agent that may have been written to back to its first state. */
export async function restoreAgents(
  send: Send,
  { firstStates, subject }: Prepared,
  agentIds: readonly string[],
  { rekeyed, isEchoedPlain }: KeysWritten,
  redact: Redact,
): Promise<RestoredAgents> {
  const sentences: string[] = [];
  const unrestored: Unrestored[] = [];
  for (const id of new Set([...firstStates.keys(), ...agentIds])) {
    const before = firstStates.get(id);
    if (before === undefined) {
      sentences.push(`agent ${id} could not be read at the start, so it could not be restored`);
      continue;
    }
    const key = { wasWritten: rekeyed.has(id.toLowerCase()), isEchoedPlain };
    const restored = await restoreAgent(send, subject.updatePath, id, before, key);
    sentences.push(restored.sentence);
    const left = recordLeft(restored, redact);
    if (left !== undefined) unrestored.push({ agentId: id, updatePath: subject.updatePath, ...left });
  }
  return { sentences, unrestored };
}
