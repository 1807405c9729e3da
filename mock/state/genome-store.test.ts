import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printJson } from '../../spec/json-print.ts';
import { JsonNumber, type JsonObject } from '../../spec/json-value.ts';
import { GenomeStore, genomeLimits } from './genome-store.ts';

function createStore(first: readonly JsonObject[] = []) {
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `g${ids}`;
  };
  const store = new GenomeStore(first, newId);
  return { store, add: (genome: JsonObject) => store.add(newId(), genome, printJson(genome)) };
}

test('what was created is read back, digit by digit, beside what was there at first', () => {
  const { store, add } = createStore([{ first: true }]);
  add({ a: new JsonNumber('1.50'), b: [1, { c: null }] });
  assert.equal(printJson(store.read()), '[{"first":true},{"a":1.50,"b":[1,{"c":null}]}]');
  assert.deepEqual([store.count, store.created], [2, 2]);
});

test('genomes are found by the agent that they name, in any letter case', () => {
  const { store, add } = createStore([{ agent_id: 'ABC' }]);
  for (const agent_id of ['abc', 'other', 5, ['abc'], 'x'.repeat(1000)]) add({ agent_id });
  assert.deepEqual(store.idsFor('abc'), ['g1', 'g2']);
});

test('they are bounded by their number, and all are counted', () => {
  const { store, add } = createStore();
  for (let count = 0; count < genomeLimits.count + 5; count += 1) add({ count });
  assert.deepEqual([store.count, store.created], [genomeLimits.count, genomeLimits.count + 5]);
  assert.deepEqual(store.read()[0], { count: 5 });
});

test('they are bounded by their bytes', () => {
  const { store, add } = createStore();
  for (let count = 0; count < 40; count += 1) add({ count, text: 'x'.repeat(1_000_000) });
  assert.ok(store.bytes <= genomeLimits.bytes, String(store.bytes));
  assert.equal(store.count, 8);
  assert.equal(store.read().at(-1)?.['count'], 39);
  assert.equal(store.created, 40);
  add({ text: 'x'.repeat(20_000_000) });
  assert.deepEqual([store.count, store.bytes], [0, 0]);
});
