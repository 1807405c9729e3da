import type { JsonObject } from '../../spec/json-value.ts';

/** What a run has written to an agent, before it wrote anything. */
export const nothingWritten = () => ({
  fields: new Set<string>(),
  /** Those of them that were supplied with another value than their first. */
  overwritten: new Set<string>(),
  filled: new Set<string>(),
  members: new Set<string>(),
  ids: new Set<string>(),
  /** Fields that are left alone since their own value is refused: it changes nothing, and may be sent. */
  refused: new Set<string>(),
});

/** An agent that the guard watches: what it had, what it shows, and what of it is left alone. */
export interface GuardedAgent extends ReturnType<typeof nothingWritten> {
  readonly first: JsonObject;
  /** As it was shown last. */
  last: JsonObject;
  readonly leftAlone: Map<string, string>;
  /** How many updates of it are under way, and how many ever were. */
  underWay: number;
  begun: number;
}

/** Notes that an update is under way, until its answer is there: tells then whether no other one was meanwhile. */
export function beginUpdate(agent: GuardedAgent): () => boolean {
  agent.underWay += 1;
  agent.begun += 1;
  const { underWay, begun } = agent;
  return () => {
    agent.underWay -= 1;
    return underWay === 1 && begun === agent.begun;
  };
}
