import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Exploration } from '../../conformance/run/exploration.ts';
import { renderExploration } from './exploration.ts';

const latency = { p50: 1, p95: 2, max: 3 };
const exploration: Exploration = {
  corpus: 12,
  behaviours: { updateAgent: 9 },
  curve: [
    { ms: 0, requests: 0, behaviours: 0 },
    { ms: 500, requests: 10, behaviours: 6 },
    { ms: 1000, requests: 30, behaviours: 12 },
  ],
  mutations: [
    { name: 'set-field', tried: 10, fruitful: 2 },
    { name: 'method', tried: 5, fruitful: 4 },
    { name: 'unused', tried: 0, fruitful: 0 },
  ],
  off: [],
  next: ['Run for longer.'],
};
const operations = [
  { operation: 'updateAgent', requests: 7, statuses: { '422': 3, '200': 4 }, latency },
  { operation: 'createGenome', requests: 1, statuses: { '200': 1 }, latency },
  { operation: 'listAgents', requests: 0, statuses: {}, latency },
] as const;
const render = (more: Partial<Exploration> = {}) =>
  renderExploration({ ...exploration, ...more }, { operations }).text;

test('the curve goes from nothing to all behaviours, and says so in words', () => {
  assert.match(render(), /<polyline points="0\.0,160\.0 320\.0,82\.0 640\.0,4\.0"\/>/);
  assert.match(render(), /aria-label="New behaviours over time: 12 behaviours after 1\.0 s and 30 requests"/);
  assert.ok(!render({ curve: [] }).includes('<svg'));
});

test('the map has a row for each operation that answered, and a column for each status', () => {
  const rows = [...render().matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    row
      .replaceAll(/<[^>]*>/g, ' ')
      .trim()
      .split(/\s+/),
  );
  assert.deepEqual(rows.slice(0, 3), [
    ['Operation', 'Behaviours', '200', '422'],
    ['updateAgent', '9', '4', '3'],
    ['createGenome', '0', '1', '–'],
  ]);
});

test('mutations stand in the order of what came of them, and those that are off are named', () => {
  const text = render({ off: ['pipelining'] });
  assert.ok(text.indexOf('method') < text.indexOf('set-field'));
  assert.ok(!text.includes('unused'));
  assert.match(text, /Off, for want of --allow: pipelining/);
  assert.ok(!render().includes('Off, for want'));
});

test('what a record says is escaped', () => {
  assert.ok(!render({ next: ['<b>x</b>'], behaviours: { '<i>': 1 } }).includes('<b>x'));
});
