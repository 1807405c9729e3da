import type { JsonObject } from '../../spec/json-value.ts';

/** What an update made of an agent. Values are never changed in place, so that it may be read later. */
export interface WrittenAgent {
  readonly id: string;
  /** Undefined where nobody knew it. */
  readonly before: JsonObject | undefined;
  readonly after: JsonObject;
  /** As the dialect answers it: the body of the answer is the text of it. */
  readonly shown: JsonObject;
  /** About how many bytes the values take that were replaced, and those in their place. */
  readonly bytes: number;
}
