import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dialectPresets } from '../../spec/dialect-presets.ts';
import { printJson } from '../../spec/json-print.ts';
import { isJsonArray, isJsonObject } from '../../spec/json-value.ts';
import { evolutionStatus } from './evolution-status.ts';
import { defaultState } from './first-state.ts';
import { createWorld, readState, type World } from './world.ts';

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

test('what a state gives is answered as it is, whatever genomes it has beside', () => {
  const world = worldOf();
  const { evolution } = defaultState('seconds');
  for (const [id, status] of Object.entries(evolution)) assert.deepEqual(evolutionStatus(world, id), status);
  assert.deepEqual(readState(world).evolution, evolution);
});

test('a genome that is created moves a given status on', () => {
  const world = worldOf();
  const [given] = Object.values(defaultState('seconds').evolution);
  for (const id of ['g1', 'g2', 'g3']) world.genomes.add(id, { agent_id: agentId }, '{}');
  const { status, generation, proposals } = evolutionStatus(world, agentId);
  assert.deepEqual([status, generation], ['evolving', 2]);
  assert.ok(isJsonArray(proposals) && isJsonArray(given?.['proposals']));
  assert.deepEqual(proposals.slice(0, 2), given['proposals']);
  assert.deepEqual(proposals.slice(2), [
    { genome_id: 'g1', stage: 'adopted' },
    { genome_id: 'g2', stage: 'evaluating' },
    { genome_id: 'g3', stage: 'pending' },
  ]);
});

test('without a given status the genomes of a state are proposals, by their own ids', () => {
  const genomes = [{ agent_id: agentId, genome_id: 'own' }, { agent_id: agentId }];
  const world = createWorld(
    { ...defaultState('seconds'), genomes, evolution: {} },
    { dialect: dialectPresets.fastapi, now: () => 0, seed: 1 },
  );
  const state = readState(world);
  const status = state.evolution[agentId];
  assert.ok(isJsonArray(status?.['proposals']));
  assert.deepEqual(
    status['proposals'].map((proposal) => isJsonObject(proposal) && proposal['genome_id']),
    state.genomes.map((genome) => genome['genome_id']),
  );
  assert.equal(state.genomes[0]?.['genome_id'], 'own');
});

test('a state that was read goes on as the one that it was read from', () => {
  const settings = { dialect: dialectPresets.fastapi, now: () => 0, seed: 1 };
  const world = createWorld({ ...defaultState('seconds'), genomes: [], evolution: {} }, settings);
  const add = (one: World, id: string) =>
    one.genomes.add(id, { agent_id: agentId }, `{"agent_id":"${agentId}"}`);
  for (const id of ['g1', 'g2']) add(world, id);
  const other = createWorld(readState(world), settings);
  assert.deepEqual(readState(other).evolution, readState(world).evolution);
  for (const one of [world, other]) add(one, 'g3');
  assert.deepEqual(evolutionStatus(other, agentId), evolutionStatus(world, agentId));
});

test('prints the status of an agent that nobody knows', () => {
  const world = worldOf();
  const unknown = '00000000-0000-4000-8000-000000000000';
  assert.equal(
    world.statusPrinter.print(world, unknown),
    `{"agent_id":"${unknown}","status":"idle","proposals":[]}`,
  );
});
