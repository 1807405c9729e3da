import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dialectPresets } from '../../spec/dialect-presets.ts';
import { printJson } from '../../spec/json-print.ts';
import { evolutionStatus } from './evolution-status.ts';
import { defaultState } from './first-state.ts';
import { createWorld } from './world.ts';

const agentId = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const worldOf = () =>
  createWorld(defaultState('seconds'), { dialect: dialectPresets.fastapi, now: () => 0, seed: 1 });

test('gives the same text until something changes', () => {
  const world = worldOf();
  const text = world.statusPrinter.print(world, agentId);
  assert.equal(text, printJson(evolutionStatus(world, agentId)));
  assert.equal(world.statusPrinter.print(world, agentId), text);
});

test('tells of a genome that was created, and of a status that was replaced', () => {
  const world = worldOf();
  const first = world.statusPrinter.print(world, agentId);
  world.genomes.add('g', { agent_id: agentId }, `{"agent_id":"${agentId}"}`);
  const second = world.statusPrinter.print(world, agentId);
  assert.notEqual(second, first);
  world.evolution.set(agentId, { status: 'paused' });
  const third = world.statusPrinter.print(world, agentId);
  assert.match(third, /"genome_id":"g"/);
  assert.notEqual(third, second);
});

test('prints the status of an agent that nobody knows', () => {
  const world = worldOf();
  const unknown = '00000000-0000-4000-8000-000000000000';
  assert.equal(
    world.statusPrinter.print(world, unknown),
    `{"agent_id":"${unknown}","status":"idle","proposals":[]}`,
  );
});
