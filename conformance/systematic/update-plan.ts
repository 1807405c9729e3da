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
}

/** Makes updates of these bodies, one after another for the next agent: they are dealt out, so that lanes stay busy. */
export function dealUpdates({ updatePath, agentIds }: UpdatePlan): (body: string) => SentRequest {
  let index = 0;
  return (body) => updateRequest(updatePath, agentIds[index++ % agentIds.length] ?? '', body);
}
