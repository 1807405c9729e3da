import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { isCalledJson } from '../oracle/content-type.ts';
import type { SentRequest } from '../run/exchange.ts';
import { fieldsNaming } from './fields-naming.ts';
import { type Observation, sentUpdate } from './observation.ts';
import { isSuccess } from './read-answer.ts';
import type { Step } from './step.ts';
import { suppliedStage } from './supplied-stage.ts';
import { isUnsettled } from './unsettled.ts';

/** What is remembered of the updates of one agent, which come one after another. */
interface Memory {
  state: JsonObject | undefined;
  earlier: Step['earlier'];
  /** The object or list that a field was supplied with last, and how many requests there were until then. */
  readonly supplied: Map<string, { readonly value: JsonValue; readonly at: number }>;
  /** How many requests there were. */
  sent: number;
  /** Fields that an update carried which was not answered, or failed: nobody can say whether it was done. */
  readonly unsettled: Set<string>;
  /** Agents that were written to since: what is answered of them inside this one may have changed. */
  readonly written: Set<string>;
  readonly history: SentRequest[];
}

/** A state in which what nobody can say is as the next answer has it. */
const settle = (state: JsonObject, unsettled: ReadonlySet<string>, next: JsonObject): JsonObject =>
  unsettled.size === 0
    ? state
    : Object.fromEntries([
        ...Object.entries(state).filter(([name]) => !unsettled.has(name)),
        ...Object.entries(next).filter(([name]) => unsettled.has(name)),
      ]);

/** Whether an update that was answered has changed its agent: an empty one has not, nor one that was refused. */
const isWrite = (update: JsonObject, answer: Observation['answer']): boolean =>
  Object.keys(update).length > 0 && answer !== undefined && isSuccess(answer);

/** How many requests of a lane are remembered: a fault that needs more of them is not found again. */
const longestHistory = 60;

/** The objects and lists that were supplied not so long ago that the request is forgotten. */
const suppliedLately = ({ supplied, sent }: Memory): JsonObject =>
  Object.fromEntries(
    [...supplied].flatMap(([name, { value, at }]) => (sent - at < longestHistory ? [[name, value]] : [])),
  );

function noteSupplied({ supplied, sent }: Memory, update: JsonObject): void {
  for (const [name, value] of Object.entries(update)) {
    if (isJsonObject(value) || isJsonArray(value)) supplied.set(name, { value, at: sent });
    else supplied.delete(name);
  }
}

/** Follows each agent from answer to answer. */
export interface Watch {
  /** The step that an exchange was, where the state before and after it is known. */
  readonly note: (lane: string, observation: Observation) => Step | undefined;
  /** The requests that led to where an agent is, this one included. */
  readonly historyOf: (lane: string) => readonly SentRequest[];
  /** How the other agents are, as far as it is known. */
  readonly othersThan: (lane: string) => ReadonlyMap<string, JsonObject>;
  /** The state of an agent is no longer known: it was repaired, or written to from outside its lane. */
  readonly forget: (lane: string) => void;
  /** An agent was put back to its first state: what led to where it was leads nowhere any more. */
  readonly beginAnew: (lane: string) => void;
  /** The state of every agent is no longer known: something else wrote to them. */
  readonly forgetAll: () => void;
  /** The agent as it was before the run, where it is known. */
  readonly firstOf: (lane: string) => JsonObject | undefined;
}

/** After so many updates that did not supply it and left it, a stage is held to stand still. */
const stillAfter = 4;

/** A watch that knows no agent yet. */
export function createWatch(firstOf: (lane: string) => JsonObject | undefined = () => undefined): Watch {
  const memories = new Map<string, Memory>();
  const stages = new Map<string, { moves: boolean; still: number }>();
  const memoryOf = (lane: string): Memory => {
    const known = memories.get(lane) ?? {
      state: undefined,
      earlier: undefined,
      supplied: new Map(),
      sent: 0,
      unsettled: new Set<string>(),
      written: new Set<string>(),
      history: [],
    };
    memories.set(lane, known);
    return known;
  };
  const isStageMoving = (lane: string): boolean => {
    const { moves, still } = stages.get(lane) ?? { moves: false, still: 0 };
    return moves || still < stillAfter;
  };
  const noteStage = (lane: string, step: Step) => {
    if (suppliedStage(step.update) !== undefined) return;
    const { moves, still } = stages.get(lane) ?? { moves: false, still: 0 };
    const isMoved = step.before['trust_stage'] !== step.after['trust_stage'];
    stages.set(lane, { moves: moves || isMoved, still: still + 1 });
  };
  const noteWrite = (lane: string) => {
    for (const [other, { written }] of memories) {
      if (other !== lane) written.add(lane.toLowerCase());
    }
  };
  return {
    note: (lane, observation) => {
      const memory = memoryOf(lane);
      memory.history.push(observation.exchange.request);
      memory.sent += 1;
      if (memory.history.length > longestHistory) memory.history.shift();
      // What the contract knows as something else than an update changes no agent, and tells nothing of one.
      const operation = observation.understanding.located?.operation;
      if (operation !== undefined && operation !== 'updateAgent') return undefined;
      const update = sentUpdate(observation);
      const { answer } = observation;
      // To find out why, the agent may have been moved.
      const isTriedElsewhere = answer?.isMovedOn === true && !isSuccess(answer);
      if (answer?.refusedFor === 'state' || isTriedElsewhere) memory.state = undefined;
      // Taken, and nobody can say what was supplied: a byte order mark, say, or bytes that are no UTF-8.
      const isUnread = update === undefined && answer !== undefined && isSuccess(answer);
      const mayBeDone = isUnsettled(observation.exchange);
      if (isUnread || (mayBeDone && update === undefined)) memory.state = undefined;
      if (isUnread || mayBeDone) {
        memory.earlier = undefined;
        memory.supplied.clear();
      }
      if (isUnread || mayBeDone || (update !== undefined && isWrite(update, answer))) noteWrite(lane);
      if (mayBeDone) for (const name of Object.keys(update ?? {})) memory.unsettled.add(name);
      if (answer?.object === undefined || !isSuccess(answer) || update === undefined) return undefined;
      const { earlier, written } = memory;
      // An agent may name itself.
      if (isWrite(update, answer)) written.add(lane.toLowerCase());
      for (const name of fieldsNaming(written, memory.state ?? {}, answer.object)) {
        if (!Object.hasOwn(update, name)) memory.unsettled.add(name);
      }
      written.clear();
      const before = memory.state && settle(memory.state, memory.unsettled, answer.object);
      memory.unsettled.clear();
      memory.state = answer.isMovedOn === true ? undefined : answer.object;
      memory.earlier = before === undefined ? undefined : { update, before };
      if (before === undefined) {
        noteSupplied(memory, update);
        return undefined;
      }
      // What is not called JSON may be taken and not be read: it need not replace what was supplied before it.
      const isJson = isCalledJson(observation.exchange.request);
      const step: Step = {
        update,
        before,
        after: answer.object,
        earlier: isJson ? earlier : undefined,
        suppliedBefore: isJson ? suppliedLately(memory) : {},
        first: firstOf(lane),
        ...(isStageMoving(lane) ? { isStageMoving: true } : {}),
        ...(observation.isOverlapped === true ? { isOverlapped: true } : {}),
      };
      noteSupplied(memory, update);
      noteStage(lane, step);
      return step;
    },
    historyOf: (lane) => [...(memories.get(lane)?.history ?? [])],
    othersThan: (lane) =>
      new Map(
        [...memories].flatMap(([other, { state }]) =>
          other === lane || state === undefined ? [] : [[other, state] as const],
        ),
      ),
    forget: (lane) => {
      noteWrite(lane);
      const memory = memoryOf(lane);
      memory.state = undefined;
      memory.earlier = undefined;
      memory.supplied.clear();
      memory.unsettled.clear();
    },
    beginAnew: (lane) => {
      noteWrite(lane);
      memories.delete(lane);
    },
    forgetAll: () => memories.clear(),
    firstOf,
  };
}
