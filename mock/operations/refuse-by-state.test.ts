import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DialectExamples } from '../../spec/dialect-examples.ts';
import type { Dialect } from '../../spec/dialect-points.ts';
import { dialectPresets } from '../../spec/dialect-presets.ts';
import { answer } from '../answer.ts';
import { defaultState } from '../state/first-state.ts';
import { createWorld, type World } from '../state/world.ts';
import { holdWhileWritten } from './overlapping-updates.ts';

const [known, other] = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '7c9e6679-7425-40de-944b-e07fc1f90ae7'];

function worldOf(points: Partial<Dialect>, examples: DialectExamples = {}, stopwatch = () => 0): World {
  const dialect = { ...dialectPresets.fastapi, ...points, examples };
  return createWorld(defaultState('seconds'), { dialect, now: () => 9_000, seed: 1, stopwatch });
}

function put(world: World, body: string | object, id: string = known) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const { status, body: answered } = answer(
    {
      method: 'PUT',
      target: `/v1/agent-configurations/${id}`,
      scheme: 'http',
      header: (name) => (name === 'content-type' ? 'application/json' : undefined),
      body: new TextEncoder().encode(text),
    },
    world,
  );
  return { status, json: JSON.parse(answered ?? 'null') };
}

const table = { 'status-moves': 'table' } as const;
const ofStatus = (moves: NonNullable<DialectExamples['moves']>['status'] & object) => ({
  moves: { status: moves },
});

test('a move that the table does not have is refused, and leaves no trace', () => {
  const world = worldOf(table, ofStatus({ to: { active: ['draft'] } }));
  assert.equal(put(world, { status: 'archived', hub: 'kit' }).status, 409);
  assert.deepEqual([put(world, {}).json.status, put(world, {}).json.hub === 'kit'], ['active', false]);
  assert.equal(put(world, { status: 'draft' }).status, 200);
  // What the table does not name leads everywhere.
  assert.equal(put(world, { status: 'archived' }).status, 200);
});

test('without the point the table is not followed', () => {
  assert.equal(put(worldOf({}, ofStatus({ to: { active: [] } })), { status: 'draft' }).status, 200);
});

test('a refused move is told in the words of its example, with both values', () => {
  const json = { error: '{from} to {to}' };
  const world = worldOf(table, {
    ...ofStatus({ to: { active: ['active'] } }),
    errors: { refusedStatusMove: { status: 400, json } },
  });
  assert.deepEqual(put(world, { status: 'draft' }), { status: 400, json: { error: 'active to draft' } });
});

test('what is wrong with the fields comes first, unless the example says otherwise', () => {
  const moves = ofStatus({ to: { active: [] } });
  assert.equal(put(worldOf(table, moves), { status: 'draft', hub: 5 }).status, 422);
  const errors = { refusedStatusMove: { before: 'faults', text: 'no' } } as const;
  const world = worldOf(table, { ...moves, errors });
  assert.equal(answerStatus(world, { status: 'draft', hub: 5 }), 409);
  assert.equal(answerStatus(world, '{"status":'), 422);
});

const answerStatus = (world: World, body: string | object): number =>
  answer(
    {
      method: 'PUT',
      target: `/v1/agent-configurations/${known}`,
      scheme: 'http',
      header: (name) => (name === 'content-type' ? 'application/json' : undefined),
      body: new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body)),
    },
    world,
  ).status;

test('a frozen agent takes nothing but a move, an empty update where the dialect has it so', () => {
  const frozen = { to: { active: ['draft'] }, frozen: ['active'] };
  const world = worldOf(table, ofStatus(frozen));
  assert.deepEqual([put(world, { hub: 'x' }).status, put(world, {}).status], [409, 409]);
  assert.equal(put(worldOf(table, ofStatus({ ...frozen, frozenTakesEmpty: true })), {}).status, 200);
  const errors = { frozenAgent: { status: 423, before: 'body', json: {} } } as const;
  assert.equal(put(worldOf(table, { ...ofStatus(frozen), errors }), '{"hub":').status, 423);
  assert.equal(put(world, { status: 'draft', hub: 'x' }).status, 200);
  assert.equal(put(world, { hub: 'y' }).status, 200);
});

test('the name that another agent has is refused where names are unique', () => {
  const names = (world: World) => put(world, {}, other).json.agent_name;
  const free = worldOf({});
  assert.equal(put(free, { agent_name: names(free) }).status, 200);
  const unique = worldOf({ 'unique-names': 'unique' });
  assert.equal(put(unique, { agent_name: names(unique) }).status, 409);
  assert.equal(put(unique, { agent_name: put(unique, {}).json.agent_name }).status, 200);
});

test('an update is refused while another of that agent is written, and taken when it is done', () => {
  let time = 0;
  const world = worldOf({ 'simultaneous-updates': 'conflict' }, {}, () => time);
  const hold = holdWhileWritten(world, known, 20);
  assert.equal(hold, 20);
  assert.deepEqual([put(world, { hub: 'x' }).status, put(world, {}, other).status], [409, 200]);
  time = hold;
  assert.equal(put(world, { hub: 'x' }).status, 200);
  assert.equal(holdWhileWritten(worldOf({}), known, 0), 0);
});

test('an agent that nobody knows is told before the body where the dialect has it so', () => {
  const nobody = '00000000-0000-4000-8000-000000000000';
  assert.equal(put(worldOf({}), { hub: 5 }, nobody).status, 422);
  const errors = { unknownAgentOnUpdate: { before: 'faults', json: {} } } as const;
  assert.equal(put(worldOf({}, { errors }), { hub: 5 }, nobody).status, 404);
  assert.equal(put(worldOf({}, { errors }), '{', nobody).status, 422);
});

test('a move out of a frozen state is refused as that state has it, or as any other move', () => {
  const examples = (frozenTellsMoves: boolean) => ({
    moves: { status: { to: { archived: ['active'] }, frozen: ['archived'], frozenTellsMoves } },
    errors: {
      frozenAgent: { status: 423, json: { path: '{path}' } },
      refusedStatusMove: { status: 409, json: { no: '{from} to {to}' } },
    },
  });
  const refusalOf = (frozenTellsMoves: boolean) => {
    const world = worldOf(table, examples(frozenTellsMoves));
    put(world, { status: 'archived' });
    return put(world, { status: 'draft' });
  };
  assert.deepEqual(refusalOf(true), { status: 409, json: { no: 'archived to draft' } });
  const path = `/v1/agent-configurations/${known}`;
  assert.deepEqual(refusalOf(false), { status: 423, json: { path } });
});
