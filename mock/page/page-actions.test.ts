import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createActions } from './page-actions.ts';
import type { PageEvent } from './page-event.ts';
import { firstPageState } from './page-state.ts';

/** What the page is told when an update is answered so. */
async function saveAnswered(status: number, body: string): Promise<readonly PageEvent[]> {
  const told: PageEvent[] = [];
  const kit = async () => '{}';
  const { save } = createActions({
    client: () => ({ kit, api: async () => ({ status, ms: 1, body }), other: () => ({ kit }) }),
    state: () => firstPageState('', { view: 'agents' }),
    dispatch: (event) => told.push(event),
    now: () => 0,
    saveFile: () => assert.fail('no file is saved'),
  });
  await save('a');
  return told;
}

test('an update is taken with whatever status the dialect answers it', async () => {
  for (const status of [200, 201, 202]) {
    const sent = (await saveAnswered(status, '{"id":"a"}')).find(({ is }) => is === 'sent');
    assert.ok(sent?.is === 'sent', `nothing was sent with ${status}`);
    assert.deepEqual(sent.faults, [], `${status}`);
  }
});

test('a refused update says what is wrong with it', async () => {
  const body = '{"detail":[{"loc":["body","hub"],"msg":"no text","type":"string_type"}]}';
  const sent = (await saveAnswered(422, body)).find(({ is }) => is === 'sent');
  assert.ok(sent?.is === 'sent');
  assert.deepEqual(
    sent.faults.map(({ field, message }) => `${field}: ${message}`),
    ['hub: no text'],
  );
});
