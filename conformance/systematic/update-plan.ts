import type { UpdateFieldName } from '../../spec/fields.ts';
import { updateRequest } from '../generate/cases.ts';
import type { SentRequest } from '../run/exchange.ts';

/** How the systematic phase makes its updates. */
export interface UpdatePlan {
  readonly updatePath: string;
  readonly agentIds: readonly string[];
  /** Fields that are written to no agent. */
  readonly leftAlone: ReadonlySet<UpdateFieldName>;
  /** Whether every three fields are supplied together, and not only every two. */
  readonly isThreeWay: boolean;
  /** Choices that the deployment publishes beyond those of the contract. */
  readonly otherChoices: ReadonlyMap<string, readonly string[]>;
}

/**
 * Makes updates of these bodies, one after another for the next agent: they are dealt out, so that lanes stay busy. The
 * last agent gets the first one, for the first agent has most to do.
 */
export function dealUpdates({
  updatePath,
  agentIds,
}: Pick<UpdatePlan, 'updatePath' | 'agentIds'>): (body: string) => SentRequest {
  let index = agentIds.length - 1;
  return (body) => updateRequest(updatePath, agentIds[index++ % agentIds.length] ?? '', body);
}
