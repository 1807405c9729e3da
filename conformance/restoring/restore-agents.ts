import { printJson } from '../../spec/json-print.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import type { Redact } from '../redact/redact.ts';
import type { Send } from '../run/exchange.ts';
import type { Unrestored } from '../run/run-record.ts';
import { type Restored, restoreAgent } from './restore-agent.ts';
import type { WriteGuard } from './write-guard.ts';

/** What became of the agents at the end. */
export interface RestoredAgents {
  /** One sentence each. */
  readonly sentences: readonly string[];
  readonly unrestored: readonly Unrestored[];
  /** Whether every agent was seen to be as it was: nothing needs to be kept for later. */
  readonly isProved: boolean;
}

/** Where nothing was written, there is nothing to restore. */
export const nothingToRestore: RestoredAgents = { sentences: [], unrestored: [], isProved: true };

/** Why a run that left agents changed is no success, whatever it says of the deployment. */
export const explainUnrestored = ({ unrestored }: RestoredAgents): readonly string[] =>
  unrestored.map(({ agentId }) => `agent ${agentId} was not seen to be as it was before`);

/** What is still to be sent, as it may be recorded: a field in which a secret stands is only named. */
function recordLeft(
  { left, unproved }: Restored,
  redact: Redact,
): Pick<Unrestored, 'update' | 'withheld'> | undefined {
  const isSecret = ([name, value]: readonly [string, JsonValue]) => {
    const text = printJson(value);
    return (name === 'api_key' && value !== null) || redact(text) !== text;
  };
  const entries = Object.entries(left);
  const secret = entries.filter(isSecret).map(([name]) => name);
  const withheld = [...new Set([...secret, ...unproved])];
  if (entries.length + withheld.length === 0) return undefined;
  return {
    update: printJson(Object.fromEntries(entries.filter((entry) => !isSecret(entry)))),
    withheld,
  };
}

/** What restoring takes: the first states, and what was written since. */
export interface RestorePlan {
  readonly send: Send;
  readonly updatePath: string;
  /** By the id as given. */
  readonly firstStates: ReadonlyMap<string, JsonObject>;
  readonly guard: Pick<WriteGuard, 'writtenTo'>;
  readonly redact: Redact;
}

/** Puts every agent whose first state is known back to it; to the others nothing was written. */
export async function restoreAgents(plan: RestorePlan): Promise<RestoredAgents> {
  const { send, updatePath, firstStates, guard, redact } = plan;
  const sentences: string[] = [];
  const unrestored: Unrestored[] = [];
  for (const [id, before] of firstStates) {
    const restored = await restoreAgent({
      send,
      updatePath,
      id,
      before,
      written: guard.writtenTo(id),
    });
    sentences.push(restored.sentence);
    const left = recordLeft(restored, redact);
    if (left !== undefined) unrestored.push({ agentId: id, updatePath, ...left });
  }
  return { sentences, unrestored, isProved: unrestored.length === 0 };
}
