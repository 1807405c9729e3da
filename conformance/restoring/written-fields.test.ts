import assert from 'node:assert/strict';
import { test } from 'node:test';
import { updateFields } from '../../spec/fields.ts';
import type { Doubt } from './read-back.ts';
import { writtenFields } from './written-fields.ts';

const guard = {
  leftAlone: () => new Set(['api_key'] as const),
  leftAloneOf: (id: string) => new Set(id === 'one' ? ['mcp_config'] : []),
  writtenTo: (id: string) => ({
    fields: new Set<string>(),
    filled: new Set<string>(),
    members: new Set<string>(),
    ids: new Set<string>(),
    unproved: new Map<string, Doubt>(
      id === 'two' ? [['purpose', { shown: 'not-at-all', isShownWhenSet: false }]] : [],
    ),
  }),
};
const without = (...names: readonly string[]) =>
  updateFields.map(({ name }) => name).filter((name) => !names.includes(name));
const namesFor = (...ids: readonly string[]) => writtenFields(guard, ids).map(({ name }) => name);

test('what is left alone on every agent, or on one of them, is no field that all are held to', () => {
  assert.deepEqual(namesFor(), without('api_key'));
  assert.deepEqual(namesFor('one'), without('api_key', 'mcp_config'));
});

test('what was in doubt on one agent is left alone on the others', () => {
  assert.deepEqual(namesFor('two'), without('api_key'));
  assert.deepEqual(namesFor('one', 'two'), without('api_key', 'mcp_config', 'purpose'));
});
