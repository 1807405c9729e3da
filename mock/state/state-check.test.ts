import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JsonNumber, type JsonValue } from '../../spec/json-value.ts';
import { validateAgent } from '../../spec/validators.ts';
import { defaultState } from './first-state.ts';
import { checkState } from './state-check.ts';

const owner = '11111111-2222-4333-8444-555555555555';
const agent = {
  id: '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b',
  agent_name: 'a',
  model_name: 'm',
  team_id: owner,
  created_by: owner,
  created_at: 5,
  updated_at: 5,
};

test('the state that a mock starts from is one, in both time units', () => {
  for (const unit of ['seconds', 'milliseconds'] as const) {
    const { agents, genomes, evolution } = defaultState(unit);
    assert.deepEqual(checkState({ agents, genomes, evolution }, validateAgent), {
      ok: true,
      state: { agents, genomes, evolution },
    });
  }
});

test('an agent of the required fields alone is enough, and numbers kept as text are numbers', () => {
  assert.ok(checkState({ agents: [{ ...agent, ttt_days: new JsonNumber('1.5') }] }, validateAgent).ok);
});

const { agent_name: _, ...nameless } = agent;
const misspelt = { ...nameless, agent_nmae: 'x' };

const refused: readonly (readonly [
  name: string,
  state: JsonValue,
  place: string,
  why: RegExp,
  remedy: RegExp,
])[] = [
  ['a list', [], 'the whole', /not an object/, /Write \{ "agents"/],
  ['an unknown key', { agnets: [] }, 'agnets', /no such key/, /Did you mean agents\?/],
  ['agents that are no list', { agents: {} }, 'agents', /not a list/, /Write "agents"/],
  ['genomes that are no list', { genomes: 5 }, 'genomes', /not a list/, /Write "genomes"/],
  ['a genome that is no object', { genomes: [{}, []] }, 'genomes[1]', /not an object/, /object/],
  ['an evolution that is no object', { evolution: [] }, 'evolution', /not an object/, /Write "evolution"/],
  [
    'an evolution status of no agent',
    { evolution: { x: {} } },
    'evolution["x"]',
    /not a uuid/,
    /id of an agent/,
  ],
  [
    'an evolution status that is no object',
    { evolution: { [owner]: 5 } },
    `evolution["${owner}"]`,
    /not an object/,
    /object/,
  ],
  [
    'two evolution statuses of one agent',
    { evolution: { [agent.id]: {}, [agent.id.toUpperCase()]: {} } },
    `evolution["${agent.id.toUpperCase()}"]`,
    /is there twice/,
    /Keep one/,
  ],
  ['an agent that is no object', { agents: [agent, null] }, 'agents[1]', /not an object/, /object/],
  [
    'a misspelt field that is required',
    { agents: [misspelt] },
    'agents[0].agent_name',
    /missing/,
    /Is agent_nmae meant to be agent_name\?/,
  ],
  [
    'a wrong value of a named field beside one that is not named',
    { agents: [{ ...agent, tier: 'gold', hub: 5 }] },
    'agents[0].hub',
    /must be string/,
    /contract allows/,
  ],
  [
    'a missing field',
    { agents: [{ id: agent.id }] },
    'agents[0].agent_name',
    /missing/,
    /An agent needs id, /,
  ],
  [
    'an id that is no uuid',
    { agents: [{ ...agent, id: `urn:uuid:${agent.id}` }] },
    'agents[0].id',
    /not a uuid/,
    /hyphens/,
  ],
  ['a wrong kind', { agents: [{ ...agent, hub: 5 }] }, 'agents[0].hub', /must be string/, /contract/],
  [
    'a wrong choice',
    { agents: [{ ...agent, status: 'x' }] },
    'agents[0].status',
    /must be equal to one of/,
    /contract/,
  ],
  [
    'a wrong item',
    { agents: [{ ...agent, delegated_agents: [{}, 5] }] },
    'agents[0].delegated_agents[1]',
    /must be object/,
    /contract/,
  ],
  [
    'the same agent twice, in another letter case',
    { agents: [agent, { ...agent, id: agent.id.toUpperCase() }] },
    'agents[1].id',
    /agents\[0\] has the same id/,
    /of its own/,
  ],
];

for (const [name, state, place, why, remedy] of refused) {
  test(`${name} is refused by its place, with a remedy`, () => {
    const checked = checkState(state, validateAgent);
    assert.ok(!checked.ok);
    assert.equal(checked.fault.place, place);
    assert.match(checked.fault.why, why);
    assert.match(checked.fault.remedy, remedy);
  });
}

test('fields that the contract does not name are taken as they are', () => {
  const given = { ...agent, tier: 'gold', limits: { seats: new JsonNumber('1.50') }, __proto: null };
  const checked = checkState({ agents: [given] }, validateAgent);
  assert.ok(checked.ok);
  assert.deepEqual(checked.state.agents, [given]);
});
