import { agentFieldNamed, updateFieldNamed } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { agentIn } from '../observe/agent-in.ts';
import type { Outcome, SentRequest } from '../run/exchange.ts';
import { byLength } from '../run/transfer.ts';

/** Fields that may be null (2.1), were made null, and were answered with something else in them. */
export interface NullsPassedOver {
  readonly note: (request: SentRequest, supplied: JsonObject, outcome: Outcome) => void;
  /** The updates that show it again, one for each field, where nothing else is under way. */
  readonly showing: () => readonly SentRequest[];
}

const mayBeNull = (name: string): boolean =>
  name !== 'api_key' && updateFieldNamed(name) !== undefined && agentFieldNamed(name)?.nullable === true;

/**
 * Where null is passed over, the guard writes to the field no more, so that no case shows it: what was sent to put an agent
 * back, or to try whether it could be, is kept for whoever judges.
 */
export function watchNullsPassedOver(): NullsPassedOver {
  const seen = new Map<string, SentRequest>();
  return {
    note: (request, supplied, outcome) => {
      const nulls = Object.keys(supplied).filter((name) => supplied[name] === null && mayBeNull(name));
      const answered = nulls.length === 0 ? undefined : agentIn(outcome);
      if (answered === undefined) return;
      for (const name of nulls)
        if ((answered[name] ?? null) !== null && !seen.has(name))
          seen.set(name, { ...byLength(request), body: printJson({ [name]: null }) });
    },
    showing: () => [...seen.values()],
  };
}
