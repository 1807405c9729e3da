import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonAnswer, runContextOver } from '../../fixtures/in-memory/run-context.ts';
import { updateAcceptsEveryChoice } from '../checks/update-accepts-every-choice/check.ts';
import { createMoveTable } from '../moves/move-table.ts';
import { judgeMoves } from './judge-moves.ts';

const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';

test('a choice is tried from everywhere but where no way is known to lead back from', async () => {
  const moves = createMoveTable();
  moves.note({ field: 'status', from: 'active', to: 'draft' }, 'refused');
  const context = runContextOver([id], () => jsonAnswer(422, { detail: 'no' }), {
    checks: [updateAcceptsEveryChoice],
  });
  const around: string[] = [];
  await judgeMoves(
    {
      moves,
      firstStates: new Map([[id, { id, status: 'active' }]]),
      withholds: ({ body }) => String(body).includes('deprecated'),
      sendAround: async ({ body }) => {
        around.push(String(body));
        return jsonAnswer(422, { detail: 'no' });
      },
    },
    context,
    0,
  );
  assert.ok(around.includes('{"status":"pending"}'), around.join());
  assert.ok(!around.includes('{"status":"deprecated"}'), around.join());
});
