import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JsonNumber } from '../../../spec/json-value.ts';
import { inferShape } from './shape.ts';

test('tells types, keys, which of them are always there, and items', () => {
  const seen = [
    {
      id: '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b',
      score: new JsonNumber('0.5'),
      list: [{ a: 1 }, { b: true }],
    },
    { id: '{agent_id}', score: null, list: [] },
  ];
  assert.deepEqual(inferShape(seen), {
    type: 'object',
    properties: {
      id: { type: 'string', format: 'uuid' },
      score: { type: ['null', 'number'] },
      list: {
        type: 'array',
        items: {
          type: 'object',
          properties: { a: { type: 'integer' }, b: { type: 'boolean' } },
          required: [],
        },
      },
    },
    required: ['id', 'score', 'list'],
  });
});

test('says nothing of what nobody saw, nor of a genome that comes back', () => {
  assert.deepEqual(inferShape([]), {});
  assert.deepEqual(inferShape([{ echo: '{genome}', '{genome}': true }]), {
    type: 'object',
    properties: { echo: { type: 'object' } },
    required: ['echo'],
  });
});
