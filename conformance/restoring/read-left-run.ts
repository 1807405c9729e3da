import { parseJson } from '../../spec/json-parse.ts';
import { isJsonObject } from '../../spec/json-value.ts';
import { isUuid } from '../../spec/uuid-text.ts';
import { parseRecord } from '../reading/parse-record.ts';
import { takeRun } from '../reading/read-run.ts';
import { type Refuse, refuseFile } from '../reading/refuse.ts';
import { type AgentRestoration, isAsItWas } from '../run/agent-restoration.ts';
import { isRecovery, type KeptAgent, readRecovery } from './recovery-record.ts';

/** An agent that is to be given back what it was, and what nobody can give it. */
export interface LeftAgent extends KeptAgent {
  /** Fields whose value was not seen, or may not be recorded. */
  readonly withheld: readonly string[];
  /** Whether it tells of the fields that it has, and of no others. */
  readonly isPartial: boolean;
}

export interface LeftRun {
  /** That of a run.json; a recovery file is its own. */
  readonly runId?: string;
  readonly target: string;
  readonly agents: readonly LeftAgent[];
}

function leftOf(agent: AgentRestoration, refuse: Refuse): readonly LeftAgent[] {
  if (isAsItWas(agent)) return [];
  const { agentId, remaining } = agent;
  const { updatePath, update, withheld } = remaining;
  const parsed = parseJson(update);
  if (!isUuid(agentId)) return refuse(`the agentId ${agentId} of restoration is no uuid`);
  if (!updatePath.includes('{id}')) return refuse(`the updatePath ${updatePath} of restoration has no {id}`);
  if (!parsed.ok || !isJsonObject(parsed.value))
    return refuse(`the update of agent ${agentId} is no JSON object`);
  const first = parsed.value;
  return [{ agentId, updatePath, first, fields: Object.keys(first), withheld, isPartial: true }];
}

/** Reads what a run left behind, from its recovery file or its run.json; refuses what is damaged, or left nothing. */
export function readLeftRun(text: string, file: string): LeftRun {
  const refuse = refuseFile(file);
  const value = parseRecord(text, refuse);
  if (isRecovery(value)) {
    const { target, agents } = readRecovery(text, file);
    return { target, agents: agents.map((agent) => ({ ...agent, withheld: [], isPartial: false })) };
  }
  const { runId, target, comparedWith, restoration } = takeRun(
    value,
    refuse,
    'Restore with the kit that wrote it.',
  );
  const agents = restoration.filter(({ side }) => side !== 'right').flatMap((one) => leftOf(one, refuse));
  if (agents.length > 0) return { runId, target, agents };
  return restoration.every(isAsItWas)
    ? refuse('its run left every agent as it was', 'There is nothing to restore.')
    : refuse(
        `what its run left changed is at ${comparedWith}`,
        'Restore it with --all and that url as --url.',
      );
}
