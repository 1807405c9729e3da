import type { Field } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import type { Check, Departure, Judgement } from '../checks/check.ts';
import { updateRequest } from '../generate/cases.ts';
import { agentIn } from '../restoring/agent-in.ts';
import type { Exchange, OperationName, Send, SentRequest } from '../run/exchange.ts';
import { createOverlaps, type Overlaps } from './overlaps.ts';

/** Why a scenario that was played shows nothing of its check. */
export interface Unshown {
  readonly unshown: string;
  /** The deployment may answer so: a run is judged without it. */
  readonly isExcused: boolean;
}

/** A few exchanges that together show whether a check holds. */
export interface Scenario {
  readonly check: Check;
  /** What it is about, for telling causes apart. */
  readonly about: string;
  /** The agent that it writes to; undefined where it needs all of them to be quiet. */
  readonly agentId: string | undefined;
  readonly play: (stage: Stage) => Promise<Judgement | Unshown>;
}

/** What a scenario acts with; everything it does is recorded. */
export interface Stage {
  readonly put: (id: string, update: JsonObject) => Promise<Exchange>;
  /** The agent as an empty update answers it. */
  readonly read: (id: string) => Promise<JsonObject | undefined>;
  readonly send: (operation: OperationName, request: SentRequest) => Promise<Exchange>;
  readonly overlaps: Overlaps;
}

/** A scenario that was played: what it showed, and all its exchanges. */
export interface Played {
  readonly judgement: Judgement | Unshown;
  readonly exchanges: readonly Exchange[];
  /** Which of them were under way at the same time. */
  readonly overlaps: Overlaps;
}

/** What playing needs. */
export interface Playing {
  readonly send: Send;
  readonly updatePath: string;
  readonly elapsed: () => number;
  /** Agents as they were read last, by their ids, where nothing was sent to them since: nobody reads them twice. */
  readonly lastRead?: Map<string, JsonObject>;
}

/** Plays a scenario once. */
export async function playScenario(
  scenario: Scenario,
  { send, updatePath, elapsed, lastRead = new Map() }: Playing,
): Promise<Played> {
  const exchanges: Exchange[] = [];
  const overlaps = createOverlaps();
  const record = async (operation: OperationName, request: SentRequest): Promise<Exchange> => {
    const exchange = { operation, request, outcome: await send(request) };
    overlaps.note(exchange, elapsed());
    exchanges.push(exchange);
    return exchange;
  };
  const put = (id: string, update: JsonObject) => {
    // A scenario of several agents looks whether one changes by what is sent to another.
    if (scenario.agentId === undefined) lastRead.clear();
    else lastRead.delete(id);
    return record('updateAgent', updateRequest(updatePath, id, printJson(update)));
  };
  const read = async (id: string) => {
    const known = lastRead.get(id);
    if (known !== undefined) return known;
    const agent = agentIn((await put(id, {})).outcome);
    if (agent !== undefined) lastRead.set(id, agent);
    return agent;
  };
  const sendOther = (operation: OperationName, request: SentRequest) => {
    // Whatever it is, it may write.
    lastRead.clear();
    return record(operation, request);
  };
  const judgement = await scenario.play({ put, read, send: sendOther, overlaps });
  return { judgement, exchanges, overlaps };
}

/** A departure in a field, found by comparing two states. */
export function departsIn(field: Field, kind: string, expected: string, actual: string): Departure {
  return { level: 'must', place: field.name, kind, expected, actual };
}
