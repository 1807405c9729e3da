import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hearMock } from './hear-mock.ts';

const hear = (name: string, data: unknown) => hearMock({ name, data: JSON.stringify(data) }, 7);

test('what the mock tells becomes events of the page', () => {
  assert.deepEqual(hear('hello', { instance: '5' }), {
    events: [{ is: 'connected', instance: '5' }],
    reload: 'all',
  });
  assert.deepEqual(hear('agent', { id: 'a' }), {
    events: [{ is: 'agent-told', agent: { id: 'a' }, now: 7 }],
  });
  assert.deepEqual(hear('cleared', { bucket: 'w' }).events, [{ is: 'journal-cleared', bucket: 'w' }]);
  assert.deepEqual(hear('cleared', {}).events, [{ is: 'journal-cleared', bucket: '' }]);
  assert.equal(hear('controls', {}).reload, 'all');
  assert.equal(hear('state', { why: 'put', changed: [], removed: [] }).reload, 'all');
});

test('an answer that was told beforehand is used up, so that the controls are read again', () => {
  const row = { number: 1, time: '', status: 503, cause: { by: 'next' } };
  assert.equal(hear('requests', { rows: [row], skipped: 0, isKept: false }).reload, 'controls');
  assert.equal(hear('requests', { rows: [row], skipped: 0, isKept: true }).reload, undefined);
  assert.equal(hear('requests', { rows: [{ ...row, cause: { by: 'contract' } }] }).reload, undefined);
});

test('what nobody knows is passed over', () => {
  assert.deepEqual(hear('surprise', {}), { events: [] });
  assert.deepEqual(hearMock({ name: 'agent', data: '{' }, 0), { events: [] });
});
