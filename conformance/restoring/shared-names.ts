import { equalJson } from '../../spec/json-equal.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { canonicalUuid } from '../../spec/uuid-text.ts';

const idOf = (id: unknown): string | undefined => canonicalUuid(String(id));

/**
 * The agents whose name another one has too. Where names are unique today, and were not when these were given, such a
 * name can be kept but not be given back.
 */
export function agentsWithSharedNames(
  firstStates: ReadonlyMap<string, JsonObject>,
  listed: readonly JsonObject[],
): readonly string[] {
  const all: readonly JsonObject[] = [
    ...[...firstStates].map(([id, agent]) => ({ ...agent, id })),
    ...listed,
  ];
  return [...firstStates].flatMap(([id, { agent_name: name = null }]) => {
    const isShared = all.some((other) => {
      // Without an id that can be read it may be the agent itself.
      const otherId = idOf(other['id']);
      return otherId !== undefined && otherId !== idOf(id) && equalJson(other['agent_name'] ?? null, name);
    });
    return isShared ? [id] : [];
  });
}
