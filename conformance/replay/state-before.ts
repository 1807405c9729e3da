import { updateFieldNamed } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import { canonicalUuid } from '../../spec/uuid-text.ts';
import type { UpdateView } from '../scenario/update-view.ts';
import { secretOfRecord } from './recorded-exchange.ts';

/** States of agents by canonical id. */
export type AgentStates = ReadonlyMap<string, JsonObject>;

/** The fields of an answered agent that an update can give it; a key that was taken out of the record is not known. */
function fieldsIn(state: JsonObject, isWanted: (name: string) => boolean): JsonObject {
  const isKnown = ([name, value]: readonly [string, JsonValue]) =>
    updateFieldNamed(name) !== undefined && !printJson(value).includes(secretOfRecord);
  return Object.fromEntries(Object.entries(state).filter((one) => isWanted(one[0]) && isKnown(one)));
}

function findStates(
  views: readonly UpdateView[],
  isWanted: (name: string, update: JsonObject) => boolean,
): AgentStates {
  const states = new Map<string, JsonObject>();
  for (const { agent, state, update = {} } of views) {
    if (agent === undefined || state === undefined || states.has(agent)) continue;
    if (canonicalUuid(String(state['id'])) !== agent) continue;
    states.set(
      agent,
      fieldsIn(state, (name) => isWanted(name, update)),
    );
  }
  return states;
}

/** The state of each agent before a sequence, by its first answer: an update leaves alone what it does not supply (4.3). */
export const findStatesBefore = (views: readonly UpdateView[]): AgentStates =>
  findStates(views, (name, update) => !Object.hasOwn(update, name));

/** The same, with what the first answer has where something else was supplied: most often the value before. */
export const findStatesAnswered = (views: readonly UpdateView[]): AgentStates =>
  findStates(views, () => true);
