import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { canonicalUuid } from '../../spec/uuid-text.ts';
import { updateRequest } from '../generate/cases.ts';
import { agentIn } from '../observe/agent-in.ts';
import { isDeparture, type Judgement, type Unshown } from '../observe/judgement.ts';
import type { Subject } from '../oracle/subject.ts';
import type { Exchange, OperationName, Send, SentRequest } from '../run/exchange.ts';
import { createOverlaps, type Overlaps } from './overlaps.ts';
import { isReading, type UpdateView, viewUpdate } from './update-view.ts';

/** What a scenario acts with; everything it does is recorded. */
export interface Actions {
  readonly put: (id: string, update: JsonObject) => Promise<Exchange>;
  /** The agent as an empty update answers it. */
  readonly read: (id: string) => Promise<JsonObject | undefined>;
  /** The agent as its last update answered it, where that is known: for a scenario that only needs another value. */
  readonly recall: (id: string) => Promise<JsonObject | undefined>;
  readonly send: (operation: OperationName, request: SentRequest) => Promise<Exchange>;
}

/**
 * What the exchanges of a scenario show. The run, the shrinking and `replay` ask the same function; without overlaps,
 * as in a record, updates that no reading stands between count as sent at the same time.
 */
export type JudgeScenario = (views: readonly UpdateView[], overlaps?: Overlaps) => Judgement | Unshown;

/** A few exchanges that together show whether a check holds. */
export interface Scenario {
  /** What it is about, for people. */
  readonly about: string;
  /** The agent that it writes to; undefined where it needs all of them to be quiet. */
  readonly agentId: string | undefined;
  /** Sends its requests; what it returns in place of a judgement is left to `judge`. */
  readonly play: (actions: Actions) => Promise<Judgement | undefined>;
  readonly judge?: JudgeScenario;
  /** The way to the network, where it has one of its own. */
  readonly send?: Send;
  /** Whether it takes all of its exchanges to prove what the first of them show already. */
  readonly isToldWhole?: true;
  /** The same without what it is about: where that shows a departure at the same place, it is no matter of that. */
  readonly control?: Scenario;
  /** The requests that may be others, and the same scenario with others: it is then told with the smallest. */
  readonly variable?: {
    readonly requests: readonly SentRequest[];
    readonly of: (requests: readonly SentRequest[]) => Scenario;
  };
}

/** A scenario that was played: what it showed, and all its exchanges. */
export interface PlayedScenario {
  readonly judgement: Judgement | Unshown;
  readonly exchanges: readonly Exchange[];
  /** Those up to the one that shows it, where it departs; else all of them. */
  readonly telling: readonly Exchange[];
  /** Which of them were under way at the same time. */
  readonly overlaps: Overlaps;
}

/** What playing needs. */
export interface Playing {
  readonly send: Send;
  readonly subject: Subject;
  readonly elapsed: () => number;
  /** How agents were read last, by their ids, where nothing was sent to them since: nobody reads them twice. */
  readonly lastRead?: Map<string, Exchange>;
  /** A request without the fields that its agent leaves alone, where others are left. */
  readonly keepWritable?: (request: SentRequest) => SentRequest;
  /** What the last update of an agent answered, by its id. */
  readonly lastAnswered?: Map<string, JsonObject>;
}

/** One key for an agent, however its id is spelled: what is sent under one spelling makes a reading under another old. */
const agentKey = (id: string): string => canonicalUuid(id) ?? id.toLowerCase();

/** Plays a scenario once. */
export async function playScenario(
  scenario: Scenario,
  {
    send,
    subject,
    elapsed,
    keepWritable = (request) => request,
    lastRead = new Map(),
    lastAnswered = new Map(),
  }: Playing,
): Promise<PlayedScenario> {
  const exchanges: Exchange[] = [];
  /** Also a reading that was made before, where it stands for one of this scenario. */
  const judged: Exchange[] = [];
  const overlaps = createOverlaps();
  const record = async (operation: OperationName, request: SentRequest): Promise<Exchange> => {
    const note = overlaps.begin();
    const exchange = { operation, request, outcome: await (scenario.send ?? send)(request) };
    note(exchange, elapsed());
    exchanges.push(exchange);
    judged.push(exchange);
    return exchange;
  };
  const put = async (id: string, update: JsonObject) => {
    const key = agentKey(id);
    // A scenario of several agents looks whether one changes by what is sent to another.
    if (scenario.agentId === undefined) lastRead.clear();
    else lastRead.delete(key);
    const request = keepWritable(updateRequest(subject.updatePath, id, printJson(update)));
    const exchange = await record('updateAgent', request);
    const answered = agentIn(exchange.outcome);
    if (answered !== undefined) lastAnswered.set(key, answered);
    return exchange;
  };
  const read = async (id: string) => {
    const known = lastRead.get(agentKey(id));
    if (known !== undefined && !judged.includes(known)) judged.push(known);
    const reading = known ?? (await put(id, {}));
    const agent = agentIn(reading.outcome);
    if (agent !== undefined) lastRead.set(agentKey(id), reading);
    return agent;
  };
  const recall = async (id: string) => lastAnswered.get(agentKey(id)) ?? (await read(id));
  const sendOther = (operation: OperationName, request: SentRequest) => {
    // Whatever it is, it may write.
    lastRead.clear();
    return record(operation, request);
  };
  const shown = await scenario.play({ put, read, recall, send: sendOther });
  const views = judged.map((exchange) => viewUpdate(exchange, subject));
  const judgement = shown ?? scenario.judge?.(views, overlaps) ?? 'not concerned';
  const telling = shown === undefined ? countTelling(scenario, judgement, views, overlaps) : views.length;
  const last = judged[telling - 1];
  const upTo = last === undefined ? exchanges.length : exchanges.indexOf(last) + 1;
  return { judgement, exchanges, telling: exchanges.slice(0, upTo === 0 ? undefined : upTo), overlaps };
}

/** How many of the first views show the same departure as all of them: what comes after it shows nothing of it. */
function countTelling(
  { judge, isToldWhole }: Scenario,
  judgement: Judgement | Unshown,
  views: readonly UpdateView[],
  overlaps: Overlaps,
): number {
  if (judge === undefined || isToldWhole === true || !isDeparture(judgement)) return views.length;
  // Of what was under way with a write, a reading that ends first need not have begun last: it takes the one after all.
  const mayWrite = (view: UpdateView) => !isReading(view) && view.exchange.request.method !== 'GET';
  if (views.some((view) => mayWrite(view) && overlaps.hasCompany(view.exchange))) return views.length;
  const isSame = (other: Judgement | Unshown): boolean =>
    isDeparture(other) &&
    other.code === judgement.code &&
    other.place.pointer === judgement.place.pointer &&
    other.actual === judgement.actual;
  const fewest = views.findIndex((_, index) => isSame(judge(views.slice(0, index + 1), overlaps)));
  return fewest === -1 ? views.length : fewest + 1;
}
