import { canonicalUuid } from '../../spec/uuid-text.ts';

/** Each agent once, as it was named first: the same id in two spellings is one agent, and no two that disturb each other. */
export function distinctAgents(ids: readonly string[]): readonly string[] {
  const named = new Map<string, string>();
  for (const id of ids) {
    const agent = canonicalUuid(id) ?? id;
    if (!named.has(agent)) named.set(agent, id);
  }
  return [...named.values()];
}
