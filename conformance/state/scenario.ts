import type { Field } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import type { Check, Departure, Judgement } from '../checks/check.ts';
import { updateRequest } from '../generate/cases.ts';
import { agentIn } from '../restoring/agent-in.ts';
import type { Exchange, OperationName, Send, SentRequest } from '../run/exchange.ts';

/** A few exchanges that together show whether a check holds. */
export interface Scenario {
  readonly check: Check;
  /** What it is about, for telling causes apart. */
  readonly about: string;
  /** The agent that it writes to; undefined where it needs all of them to be quiet. */
  readonly agentId: string | undefined;
  readonly play: (stage: Stage) => Promise<Judgement>;
}

/** What a scenario acts with; everything it does is recorded. */
export interface Stage {
  readonly put: (id: string, update: JsonObject) => Promise<Exchange>;
  /** The agent as an empty update answers it. */
  readonly read: (id: string) => Promise<JsonObject | undefined>;
  readonly send: (operation: OperationName, request: SentRequest) => Promise<Exchange>;
}

/** A scenario that was played: what it showed, and all its exchanges. */
export interface Played {
  readonly judgement: Judgement;
  readonly exchanges: readonly Exchange[];
}

/** Plays a scenario once. */
export async function playScenario(scenario: Scenario, send: Send, updatePath: string): Promise<Played> {
  const exchanges: Exchange[] = [];
  const record = async (operation: OperationName, request: SentRequest): Promise<Exchange> => {
    const exchange = { operation, request, outcome: await send(request) };
    exchanges.push(exchange);
    return exchange;
  };
  const put = (id: string, update: JsonObject) =>
    record('updateAgent', updateRequest(updatePath, id, printJson(update)));
  const read = async (id: string) => agentIn((await put(id, {})).outcome);
  const judgement = await scenario.play({ put, read, send: record });
  return { judgement, exchanges };
}

/** A departure in a field, found by comparing two states. */
export function departsIn(field: Field, kind: string, expected: string, actual: string): Departure {
  return { level: 'must', place: field.name, kind, expected, actual };
}
