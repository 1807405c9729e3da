import { agentFieldNamed, updateFieldNamed } from '../../spec/fields.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import { agentIn } from '../observe/agent-in.ts';
import type { Outcome } from '../run/exchange.ts';
import { canBeLeftOut } from './first-values.ts';

/** Knows whether a field that was null at first can be made null again: nothing else leads back there. */
export interface WayBackToNull {
  /** Told of each update that was answered, and of the agent as it was shown before that. */
  readonly note: (supplied: JsonObject, outcome: Outcome, before: JsonObject) => void;
  /** Whether a field is null at first, and would stay what it is set to. */
  readonly isMissing: (name: string, first: JsonObject) => boolean;
}

/** Where so many fields do not take null, none is trusted to: an update is often stored without its nulls. */
const enough = 2;

/** With which an update is refused for the state of the agent, or for whoever sends it, and not for null. */
const ofElse: ReadonlySet<number> = new Set([401, 404, 405, 409, 412, 423, 428, 429]);

/** A field that an update may make null. */
const isNullable = (name: string): boolean =>
  updateFieldNamed(name) !== undefined && agentFieldNamed(name)?.nullable === true;

/** A field of an update that no answer may show as null (2.1). */
const mayNotBeNull = (name: string): boolean =>
  updateFieldNamed(name) !== undefined && agentFieldNamed(name)?.nullable !== true;

const nullableIn = (names: ReadonlySet<string>) => [...names].filter(isNullable).length;

const isNull = (value: JsonValue | undefined): boolean => (value ?? null) === null;

export function watchWayBackToNull(): WayBackToNull {
  const taken = new Set<string>();
  const notTaken = new Set<string>();
  return {
    note: (supplied, outcome, before) => {
      if (outcome.kind !== 'answer' || outcome.status >= 500 || ofElse.has(outcome.status)) return;
      const answered = agentIn(outcome);
      const names = Object.keys(supplied);
      // Of several fields nobody can tell which one was refused.
      if (answered === undefined && names.length > 1) return;
      for (const name of names) {
        if (supplied[name] !== null || !canBeLeftOut(name)) continue;
        if (answered === undefined || !isNull(answered[name])) notTaken.add(name);
        // Where it was shown as null before, an answer of null tells nothing: what is empty may be shown so, too.
        else if (!isNull(before[name])) taken.add(name);
      }
    },
    isMissing: (name, first) => {
      if (!isNull(first[name]) || taken.has(name)) return false;
      // Shown so against 2.1: what null does to such a field is not shown, and mostly it is passed over.
      if (notTaken.has(name) || (first[name] === null && mayNotBeNull(name))) return true;
      return isNullable(name) && nullableIn(notTaken) >= enough && nullableIn(taken) === 0;
    },
  };
}
