import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRow } from './journal-row.ts';
import type { PageEvent } from './page-event.ts';
import { firstPageState, type PageState } from './page-state.ts';
import { reducePage } from './reduce-page.ts';

const play = (...events: readonly PageEvent[]): PageState =>
  events.reduce(reducePage, firstPageState('', { view: 'agents' }));

const loaded: PageEvent = {
  is: 'loaded',
  agents: [
    { id: 'A', hub: 'x', agent_params: { n: 1 } },
    { id: 'b', hub: 'x' },
  ],
  genomes: [],
  now: 0,
};
const answer = { status: 200, ms: 1, body: '{}' };
const fault = { field: 'hub', inside: '', message: 'no', clause: '2.2/field-types' };
const rows = (...numbers: readonly number[]): PageEvent => ({
  is: 'rows-told',
  rows: numbers.map((number) => readRow({ number, time: '', status: 200 })),
  skipped: 0,
  isKept: false,
});

test('what changed in an agent is marked, whoever changed it, until it fades', () => {
  const state = play(
    loaded,
    { is: 'agent-told', agent: { id: 'a', hub: 'y', agent_params: { n: 1 } }, now: 5 },
    { is: 'agent-told', agent: { id: 'a', hub: 'y', agent_params: { n: 2 } }, now: 9 },
  );
  assert.deepEqual(
    [...(state.marks.get('a') ?? [])],
    [
      ['id', 5],
      ['hub', 5],
      ['agent_params', 9],
    ],
  );
  assert.equal(state.agents?.get('a')?.['hub'], 'y');
  assert.deepEqual([...(state.agents?.keys() ?? [])], ['a', 'b']);
  const faded = reducePage(state, { is: 'marks-faded', before: 6 });
  assert.deepEqual([...(faded.marks.get('a')?.keys() ?? [])], ['agent_params']);
  assert.equal(reducePage(faded, { is: 'marks-faded', before: 10 }).marks.size, 0);
});

test('agents that are gone are gone, and first ones are not marked', () => {
  const state = play(loaded, { is: 'loaded', agents: [{ id: 'b', hub: 'z' }], genomes: [], now: 3 });
  assert.deepEqual([...(state.agents?.keys() ?? [])], ['b']);
  assert.deepEqual([...state.marks.keys()], ['b']);
  assert.equal(play(loaded).marks.size, 0);
});

test('edits stay while others change the agent, and go when they were taken', () => {
  const edited: PageEvent = {
    is: 'edited',
    agentId: 'a',
    field: 'hub',
    edit: { text: 'mine', isNull: false },
  };
  const state = play(loaded, edited, { is: 'agent-told', agent: { id: 'a', hub: 'theirs' }, now: 1 });
  assert.equal(state.drafts.get('a')?.edits.get('hub')?.text, 'mine');
  const refused = reducePage(state, {
    is: 'sent',
    agentId: 'a',
    answer: { ...answer, status: 422 },
    faults: [fault],
  });
  assert.deepEqual(refused.drafts.get('a')?.faults, [fault]);
  assert.equal(refused.drafts.get('a')?.edits.size, 1);
  const mended = reducePage(refused, edited);
  assert.deepEqual(mended.drafts.get('a')?.faults, []);
  const taken = reducePage(mended, { is: 'sent', agentId: 'a', answer, faults: [] });
  assert.equal(taken.drafts.get('a')?.edits.size, 0);
  assert.equal(taken.drafts.get('a')?.answer?.status, 200);
});

test('who reads the journal reads on while new rows come', () => {
  const held = play(rows(1, 2), { is: 'rows-held', isHeld: true }, rows(3));
  assert.equal(held.heldRows?.length, 2);
  assert.equal(held.journal.rows.length, 3);
  assert.equal(reducePage(held, { is: 'rows-held', isHeld: false }).heldRows, undefined);
});

test('another mock at the same place has another journal; the same one goes on', () => {
  const first = play({ is: 'connected', instance: '1' }, rows(1, 2), {
    is: 'disconnected',
    isRefused: false,
    why: '',
  });
  assert.equal(first.connection, 'lost');
  assert.equal(reducePage(first, { is: 'connected', instance: '1' }).journal.rows.length, 2);
  assert.equal(reducePage(first, { is: 'connected', instance: '2' }).journal.rows.length, 0);
});

test('another bucket has other agents, and the same journal', () => {
  const state = play(loaded, rows(1), { is: 'bucket-chosen', bucket: 'w' });
  assert.equal(state.agents, undefined);
  assert.equal(state.bucket, 'w');
  assert.equal(state.journal.rows.length, 1);
});

test('the evolution of one agent is not taken for that of another', () => {
  const state = play(
    { is: 'genome-written', agentId: 'a', text: '{}' },
    { is: 'status-answered', agentId: 'b', answer },
  );
  assert.equal(state.evolution?.agentId, 'b');
  assert.equal(state.evolution?.genome, '');
});

test('filters chosen faster than the page is drawn all hold', () => {
  const { filter } = play(
    { is: 'filtered', filter: { operation: 'updateAgent' } },
    { is: 'filtered', filter: { bucket: 'w' } },
    { is: 'filtered', filter: { operation: '' } },
    { is: 'filtered', filter: { text: 'nowhere' } },
  );
  assert.deepEqual(filter, {
    ...firstPageState('', { view: 'journal' }).filter,
    bucket: 'w',
    text: 'nowhere',
  });
});
