import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { updateRequest } from '../generate/cases.ts';
import { agentIn } from '../observe/agent-in.ts';
import type { Send } from '../run/exchange.ts';
import type { Prepared } from '../target/prepare.ts';
import type { SideName } from './both.ts';
import type { SideNames } from './canonical-text.ts';
import type { SidePaths } from './paired-request.ts';

/** One of the two deployments, once it is known how to ask it. */
export interface Side {
  readonly name: SideName;
  readonly send: Send;
  readonly prepared: Prepared;
  readonly paths: SidePaths;
  readonly names: SideNames;
}

/** What an agent of a side was before anything was written. */
export const firstOf = ({ prepared, paths }: Side, pair: number): JsonObject | undefined =>
  prepared.firstStates.get(paths.agentIds[pair] ?? '');

/** Sends an update to an agent of a side, and gives the agent as it is answered. */
export async function putAgent({ send, paths }: Side, pair: number, update: JsonObject) {
  return agentIn(await send(updateRequest(paths.updatePath, paths.agentIds[pair] ?? '', printJson(update))));
}

/** A reason in which options have the name of the side that they are for. */
export const nameOptions = (reason: string, side: SideName): string =>
  reason.replace(/--(token|agent-id|update-path)\b/g, `--${side}-$1`);
