import { isJsonObject, type JsonObject } from '../../spec/json-value.ts';
import { canonicalUuid } from '../../spec/uuid-text.ts';
import type { Outcome } from '../run/exchange.ts';
import { parsedBody } from './parsed-body.ts';

/** The agent in an answer, if there is one. */
export function agentIn(outcome: Outcome): JsonObject | undefined {
  if (outcome.kind !== 'answer' || outcome.status < 200 || outcome.status >= 300) return undefined;
  const parsed = parsedBody(outcome);
  return parsed.ok && isJsonObject(parsed.value) ? parsed.value : undefined;
}

/** What 2.1 requires of an agent beside its id. */
const requiredExceptId = ['agent_name', 'model_name', 'team_id', 'created_by', 'created_at', 'updated_at'];
/** A fault may leave out some of them; an object with fewer is none. */
const fewestRequired = 3;

/**
 * The state of an agent, as an empty update of it was answered. An answer that is another agent, or none, tells
 * nothing of this one: what would be put back at the end is not known.
 */
export function stateIn(outcome: Outcome, id: string): JsonObject | undefined {
  const agent = agentIn(outcome);
  if (agent === undefined) return undefined;
  const answeredId = agent['id'];
  const canonical = typeof answeredId === 'string' ? canonicalUuid(answeredId) : undefined;
  if (canonical !== undefined && canonical !== canonicalUuid(id)) return undefined;
  const found = requiredExceptId.filter((name) => Object.hasOwn(agent, name)).length;
  return found >= fewestRequired ? agent : undefined;
}
