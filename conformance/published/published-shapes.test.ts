import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printJson } from '../../spec/json-print.ts';
import { publishedShapes } from './published-shapes.ts';

const document = {
  components: {
    schemas: {
      Update: {
        properties: {
          agent_params: { anyOf: [{ $ref: '#/components/schemas/Params' }, { type: 'null' }] },
          mcp_config: { type: 'object', additionalProperties: true },
          delegated_agents: { type: 'array', items: { $ref: '#/components/schemas/Node' } },
          agent_metadata: { $ref: 'https://elsewhere.example/schema.json' },
          white_box_config: {
            type: 'object',
            properties: { at: { type: 'string', format: 'uri' } },
            required: ['at'],
          },
        },
      },
      Params: {
        type: 'object',
        properties: {
          temperature: { type: ['number', 'null'] },
          mode: { enum: ['a', 'b'] },
          tags: { type: 'array', items: { type: 'string' } },
        },
      },
      Node: {
        type: 'object',
        properties: { name: { type: 'string' }, next: { $ref: '#/components/schemas/Node' } },
      },
    },
  },
};

const shapes = publishedShapes(document, document.components.schemas.Update);
const shown = (name: string, salt: number) => printJson(shapes.get(name)?.(salt) ?? null);

test('makes objects as the published schema has them', () => {
  assert.equal(shown('agent_params', 1), '{"temperature":1001.5,"mode":"b","tags":["kit-1"]}');
  assert.equal(shown('agent_params', 2), '{"temperature":1002.5,"mode":"a","tags":["kit-2"]}');
  assert.equal(shown('mcp_config', 1), '{"kit_1":"kit-1"}');
});

test('ends where a schema refers to itself', () => {
  assert.match(shown('delegated_agents', 1), /^\[\{"name":"kit-1","next":\{.*\}\}\]$/);
});

test('makes nothing of what it does not understand, and follows nothing elsewhere', () => {
  assert.equal(shapes.has('agent_metadata'), false);
  assert.equal(shapes.has('white_box_config'), false);
  assert.equal(publishedShapes(document, undefined).size, 0);
});

test('a schema of many members that each refer to it ends soon', () => {
  const properties = Object.fromEntries(
    Array.from({ length: 100 }, (_, index) => [`p${index}`, { $ref: '#/Many' }]),
  );
  const many = { Many: { type: 'object', properties } };
  const body = { properties: { agent_params: { $ref: '#/Many' } } };
  const made = publishedShapes(many, body).get('agent_params')?.(1);
  assert.ok(printJson(made ?? null).length < 10_000);
});
