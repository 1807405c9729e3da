import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NestedFirst, NestedShape } from '../../spec/dialect-examples.ts';
import { dialectPresets } from '../../spec/dialect-presets.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import type { FaultList } from './fault.ts';
import { createUpdateParser } from './update-body.ts';

const closed: NestedShape = {
  takes: 'objects',
  unknown: 'reject',
  keys: { name: { required: true }, other: {} },
};
const nested = { agent_params: closed, mcp_config: closed, delegated_agents: closed };

function faultsOf(nestedFirst: NestedFirst | undefined, body: JsonObject): readonly string[] {
  const examples = { nested, ...(nestedFirst === undefined ? {} : { nestedFirst }) };
  const parse = createUpdateParser({ ...dialectPresets.fastapi, 'nested-shapes': 'shaped', examples });
  const faults: FaultList = [];
  parse(body, faults);
  return faults.map(({ type, loc }) => [type, ...loc.slice(1)].join(' '));
}

const order = ['delegated_agents', 'mcp_config', 'agent_params'];
const wrong: JsonObject = { agent_name: 5, agent_params: { x: 1 }, mcp_config: {}, delegated_agents: [7] };

test('faults of nested objects stand among the others', () => {
  assert.deepEqual(faultsOf(undefined, wrong), [
    'string_type agent_name',
    'missing agent_params name',
    'extra_forbidden agent_params x',
    'missing mcp_config name',
    'model_attributes_type delegated_agents 0',
  ]);
});

test('or the first of them is told alone, in the order in which the fields are looked at', () => {
  assert.deepEqual(faultsOf({ order }, wrong), ['missing mcp_config name']);
  assert.deepEqual(faultsOf({ order }, { ...wrong, delegated_agents: [7, { name: 1, y: 2 }] }), [
    'extra_forbidden delegated_agents 1 y',
  ]);
});

test('or keys too many of all fields come before what is missing in one', () => {
  assert.deepEqual(faultsOf({ order, unknown: true }, wrong), ['extra_forbidden agent_params x']);
  assert.deepEqual(faultsOf({ order, unknown: true }, { mcp_config: {}, agent_params: {} }), [
    'missing mcp_config name',
  ]);
});

test('what is no object, or stands where none belongs, is left to the fields themselves', () => {
  assert.deepEqual(faultsOf({ order }, { agent_params: [{}], delegated_agents: {} }), [
    'model_attributes_type agent_params',
    'list_type delegated_agents',
  ]);
  assert.deepEqual(faultsOf({ order }, { agent_params: { name: 1 } }), []);
});
