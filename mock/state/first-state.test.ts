import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agents } from '../../fixtures/world/agents.ts';
import { defaultState } from './first-state.ts';

test('in seconds the state is that of the fixtures', () => {
  assert.deepEqual(defaultState('seconds').agents, agents);
});

test("in milliseconds the agents' times are a thousand times as large, and nothing else is", () => {
  const [seconds, milliseconds] = [defaultState('seconds'), defaultState('milliseconds')];
  const times = new Set(['created_at', 'updated_at', 'trusted_at', 'last_evaluated_at']);
  for (const [index, agent] of seconds.agents.entries()) {
    for (const [name, value] of Object.entries(agent)) {
      const expected = times.has(name) && typeof value === 'number' ? value * 1000 : value;
      assert.deepEqual(milliseconds.agents[index]?.[name], expected, name);
    }
  }
  assert.deepEqual(milliseconds.evolution, seconds.evolution);
});

test('each call gives a state of its own', () => {
  assert.notEqual(defaultState('seconds').agents[0], defaultState('seconds').agents[0]);
});
