import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonAnswer } from '../../fixtures/in-memory/run-context.ts';
import { strangersIn, watchKeptMembers } from './kept-members.ts';

const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';

test('fields of the agent, writable or not, are no strangers; other letters make one', () => {
  assert.deepEqual(strangersIn(['hub', 'api_key', 'created_at', 'Hub', 'kit_key', '']), [
    'Hub',
    'kit_key',
    '',
  ]);
});

test('once a member that is no field is kept, no more of them are sent', () => {
  const { note, whyNot } = watchKeptMembers();
  note(['kit_key'], jsonAnswer(200, { id, hub: 'kit' }));
  assert.equal(whyNot(['kit_key']), undefined);
  note(['kit_key'], jsonAnswer(422, { kit_key: 1 }));
  assert.equal(whyNot(['kit_key']), undefined);
  note(['kit_key'], jsonAnswer(200, { id, hub: 'kit', kit_key: 1 }));
  assert.match(whyNot(['other']) ?? '', /kit_key is kept/);
  assert.equal(whyNot([]), undefined);
});
