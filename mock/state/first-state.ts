import { agents } from '../../fixtures/world/agents.ts';
import { evolution } from '../../fixtures/world/evolution.ts';
import { genomes } from '../../fixtures/world/genomes.ts';
import type { Dialect } from '../../spec/dialect-points.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import type { WorldState } from './world.ts';

const timeFields = ['created_at', 'updated_at', 'trusted_at', 'last_evaluated_at'];

function inMilliseconds(agent: JsonObject): JsonObject {
  const times = timeFields.flatMap((name) => {
    const time = agent[name];
    return typeof time === 'number' ? [[name, time * 1000] as const] : [];
  });
  return { ...agent, ...Object.fromEntries(times) };
}

/** What a mock holds by default, with times in the dialect's unit; an example of a status stands for all. */
export function defaultState(timeUnit: Dialect['time-unit'], hasStatusExample = false): WorldState {
  const statuses = hasStatusExample ? {} : evolution;
  const state: WorldState = JSON.parse(JSON.stringify({ agents, genomes, evolution: statuses }));
  return timeUnit === 'seconds' ? state : { ...state, agents: state.agents.map(inMilliseconds) };
}
