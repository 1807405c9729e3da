import { suggestWord } from '../../spec/did-you-mean.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { isUuid } from '../../spec/uuid-text.ts';
import type { Validate } from '../../spec/validators.ts';
import { checkAgent } from './check-agent.ts';
import { faultAt, type StateFault } from './state-fault.ts';
import type { WorldState } from './world.ts';

/** A state that was checked, or what is wrong with it. */
export type CheckedState =
  | { readonly ok: true; readonly state: WorldState }
  | { readonly ok: false; readonly fault: StateFault };

export const whole = 'the whole';
export const form = 'Write { "agents": [ … ], "genomes": [ … ], "evolution": { … } }; each is optional.';

export const refuse = (fault: StateFault): CheckedState => ({ ok: false, fault });

const keys = ['agents', 'genomes', 'evolution'];

function checkAgents(agents: readonly JsonValue[], validateAgent: Validate): StateFault | undefined {
  const seen = new Map<string, number>();
  for (const [index, agent] of agents.entries()) {
    const fault = checkAgent(agent, `agents[${index}]`, validateAgent);
    if (fault !== undefined) return fault;
    const id = isJsonObject(agent) ? String(agent['id']).toLowerCase() : '';
    const first = seen.get(id);
    if (first !== undefined) {
      return faultAt(
        `agents[${index}].id`,
        `agents[${first}] has the same id`,
        'Give every agent an id of its own.',
      );
    }
    seen.set(id, index);
  }
  return undefined;
}

function checkEvolution(evolution: JsonObject): StateFault | undefined {
  const seen = new Set<string>();
  for (const [id, status] of Object.entries(evolution)) {
    const place = `evolution[${JSON.stringify(id)}]`;
    if (!isUuid(id)) return faultAt(place, 'its key is not a uuid', 'Use the id of an agent as the key.');
    if (seen.has(id.toLowerCase())) {
      return faultAt(place, 'the agent is there twice', 'Keep one; letter case makes no difference.');
    }
    if (!isJsonObject(status))
      return faultAt(place, 'it is not an object', 'Give each evolution status as an object.');
    seen.add(id.toLowerCase());
  }
  return undefined;
}

/** Checks a state against the format of a state file and its agents against the contract. */
export function checkState(value: JsonValue, validateAgent: Validate): CheckedState {
  const refuseAt = (...fault: Parameters<typeof faultAt>) => refuse(faultAt(...fault));
  if (!isJsonObject(value)) return refuseAt(whole, 'it is not an object', form);
  const unknown = Object.keys(value).find((key) => !keys.includes(key));
  if (unknown !== undefined) return refuseAt(unknown, 'a state has no such key', suggestWord(unknown, keys));
  const { agents = [], genomes = [], evolution = {} } = value;
  if (!isJsonArray(agents)) return refuseAt('agents', 'it is not a list', 'Write "agents": [ … ].');
  if (!isJsonArray(genomes)) return refuseAt('genomes', 'it is not a list', 'Write "genomes": [ … ].');
  if (!isJsonObject(evolution))
    return refuseAt('evolution', 'it is not an object', 'Write "evolution": { "<agent id>": { … } }.');
  const genome = genomes.findIndex((one) => !isJsonObject(one));
  if (genome !== -1)
    return refuseAt(`genomes[${genome}]`, 'it is not an object', 'Give each genome as an object.');
  const fault = checkAgents(agents, validateAgent) ?? checkEvolution(evolution);
  if (fault !== undefined) return refuse(fault);
  const statuses = Object.entries(evolution).flatMap(([id, status]) =>
    isJsonObject(status) ? [[id, status] as const] : [],
  );
  return {
    ok: true,
    state: {
      agents: agents.filter(isJsonObject),
      genomes: genomes.filter(isJsonObject),
      evolution: Object.fromEntries(statuses),
    },
  };
}
