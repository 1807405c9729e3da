import type { JsonObject } from '../../spec/json-value.ts';
import { canonicalUuid } from '../../spec/uuid-text.ts';
import { locate } from '../oracle/locate.ts';
import type { Subject } from '../oracle/subject.ts';
import type { SentRequest } from '../run/exchange.ts';
import type { KnownAgent } from './known-agent.ts';

/** Finds the agent that an update is for, in whatever letter case its id is written; undefined for any other request. */
export function indexAgents(
  firstStates: ReadonlyMap<string, JsonObject>,
  subjectNow: () => Subject,
): (request: SentRequest) => KnownAgent | undefined {
  const agents = new Map<string, KnownAgent>();
  for (const [id, latest] of firstStates)
    agents.set(canonicalUuid(id) ?? id, { id, latest, isOpen: false, isSure: true, underWay: 0, begun: 0 });
  const paths = new Map<string, KnownAgent>();
  return ({ method, path }) => {
    if (method !== 'PUT') return undefined;
    const cached = paths.get(path);
    if (cached !== undefined) return cached;
    const located = locate({ method, path, headers: {} }, subjectNow());
    const known = agents.get(canonicalUuid(located?.parameter?.text ?? '') ?? '');
    // Only those that exist are many times the same.
    if (known !== undefined) paths.set(path, known);
    return known;
  };
}
