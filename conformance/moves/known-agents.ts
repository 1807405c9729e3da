import type { JsonObject } from '../../spec/json-value.ts';
import { canonicalUuid } from '../../spec/uuid-text.ts';
import { locate } from '../oracle/locate.ts';
import type { Subject } from '../oracle/subject.ts';
import type { SentRequest } from '../run/exchange.ts';
import type { KnownAgent } from './known-agent.ts';

/** The agents whose first states are known, as requests name them. */
export interface KnownAgents {
  /** The agent that an update is for, in whatever letter case its id is written; undefined for any other request. */
  readonly agentOf: (request: SentRequest) => KnownAgent | undefined;
  /** The agent that a request may write to though it is no update: a redirect may lead its path to one. */
  readonly agentAstray: (request: SentRequest) => KnownAgent | undefined;
}

const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const anyUuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;

/** Finds agents in the paths of requests. */
export function indexAgents(
  firstStates: ReadonlyMap<string, JsonObject>,
  subjectNow: () => Subject,
): KnownAgents {
  const agents = new Map<string, KnownAgent>();
  for (const [id, latest] of firstStates)
    agents.set(canonicalUuid(id) ?? id, {
      id,
      latest,
      isSure: true,
      underWay: 0,
      begun: 0,
      writing: 0,
      writesBegun: 0,
      held: undefined,
      waiting: [],
    });
  const paths = new Map<string, KnownAgent>();
  const agentOf: KnownAgents['agentOf'] = ({ method, path }) => {
    if (method !== 'PUT') return undefined;
    const cached = paths.get(path);
    if (cached !== undefined) return cached;
    const located = locate({ method, path, headers: {} }, subjectNow());
    const known = agents.get(canonicalUuid(located?.parameter?.text ?? '') ?? '');
    // Only those that exist are many times the same.
    if (known !== undefined) paths.set(path, known);
    return known;
  };
  const agentAstray: KnownAgents['agentAstray'] = ({ method, path }) =>
    readingMethods.has(method) ? undefined : agents.get((anyUuid.exec(path)?.[0] ?? '').toLowerCase());
  return { agentOf, agentAstray };
}
