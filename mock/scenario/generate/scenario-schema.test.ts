import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { parseJson } from '../../../spec/json-parse.ts';
import { validateAgent } from '../../../spec/validators.ts';
import { builtInScenarios } from '../built-in/built-in-scenarios.ts';
import { readUse } from '../read-use.ts';
import { scenarioSchema } from '../scenario-schema.ts';

const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const schema = read('../generated/scenario.schema.json');
const ajv = new Ajv2020({ allErrors: true });
formats.default(ajv);
const validate = ajv.compile(schema);

test('the published schema is what the code and the contract give', () => {
  const made = scenarioSchema(
    read('../../../spec/generated/openapi.json'),
    read('../../../spec/generated/dialect.schema.json'),
  );
  assert.deepEqual(schema, JSON.parse(JSON.stringify(made)), 'run npm run generate');
});

const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const rule = { on: 'updateAgent', answer: { status: 503 } };
const agent = {
  id,
  agent_name: 'a',
  model_name: 'm',
  team_id: id,
  created_by: id,
  created_at: 1,
  updated_at: 1,
};
const whole = {
  $schema: './node_modules/agent-console-kit/scenario.schema.json',
  name: 'mine',
  about: 'all of it',
  state: { agents: [{ ...agent, test_score: '1.5' }], genomes: [{ a: 1 }], evolution: { [id]: {} } },
  dialect: { auth: 401, 'list-path': '/v1/agents' },
  evolution: { every: 100, stages: [{ status: 'queued' }] },
  rules: [
    { on: 'updateAgent', agentId: id, header: { 'x-a': '*' }, nth: 1, every: 2, times: 3, delay: '1..2' },
    { on: 'listAgents', delay: 'forever' },
    { on: '*', break: 'cut', answer: { status: 200, headers: { a: 'b' }, body: [1] }, delay: 5 },
  ],
};

/** What both let pass, and what neither does. */
const fits: readonly object[] = [
  whole,
  { name: 'a', rules: [] },
  ...['500ms', '1.5s', '100ms..2s', '200'].map((delay) => ({ name: 'a', rules: [{ on: '*', delay }] })),
  { name: 'a', rules: [{ ...rule, times: 1 }] },
];
const faulty: readonly object[] = [
  { rules: [] },
  { name: 'a b', rules: [] },
  { name: 'a', rulse: [] },
  { name: 'a', about: 5, rules: [] },
  { name: 'a', rules: {} },
  { name: 'a', rules: [{ answer: { status: 503 } }] },
  { name: 'a', rules: [{ on: 'updateAgnet', answer: { status: 503 } }] },
  { name: 'a', rules: [{ on: '*' }] },
  { name: 'a', rules: [{ ...rule, nht: 1 }] },
  { name: 'a', rules: [{ ...rule, nth: 0 }] },
  { name: 'a', rules: [{ ...rule, every: 1 }] },
  { name: 'a', rules: [{ ...rule, times: 1.5 }] },
  { name: 'a', rules: [{ ...rule, agentId: 'x' }] },
  { name: 'a', rules: [{ ...rule, header: {} }] },
  { name: 'a', rules: [{ ...rule, header: { a: 5 } }] },
  { name: 'a', rules: [{ on: '*', answer: {} }] },
  { name: 'a', rules: [{ on: '*', answer: { status: 99 } }] },
  { name: 'a', rules: [{ on: '*', answer: { status: 600 } }] },
  { name: 'a', rules: [{ on: '*', answer: { status: 200, bdoy: 1 } }] },
  { name: 'a', rules: [{ on: '*', delay: 'soon' }] },
  { name: 'a', rules: [{ on: '*', delay: -1 }] },
  { name: 'a', rules: [{ on: '*', delay: '5 s' }] },
  { name: 'a', rules: [{ on: '*', break: 'rest' }] },
  { name: 'a', state: { agents: [{}] }, rules: [] },
  { name: 'a', state: { agnets: [] }, rules: [] },
  { name: 'a', state: { agents: [{ ...agent, test_score: 'x' }] }, rules: [] },
  { name: 'a', dialect: { 'no-such-point': 1 }, rules: [] },
  { name: 'a', dialect: { auth: 402 }, rules: [] },
  { name: 'a', evolution: { every: 0, stages: [{}] }, rules: [] },
  { name: 'a', evolution: { every: 1, stages: [] }, rules: [] },
  { name: 'a', evolution: { every: 1 }, rules: [] },
];

function readBack(value: object): void {
  const parsed = parseJson(JSON.stringify(value));
  assert.ok(parsed.ok);
  readUse(parsed.value, 'scenario', validateAgent);
}

for (const value of fits) {
  test(`schema and mock take ${JSON.stringify(value).slice(0, 100)}`, () => {
    assert.ok(validate(value), ajv.errorsText(validate.errors));
    readBack(value);
  });
}

for (const value of faulty) {
  test(`neither schema nor mock takes ${JSON.stringify(value).slice(0, 100)}`, () => {
    assert.ok(!validate(value));
    assert.throws(() => readBack(value), /^Inability: /);
  });
}

test('every built-in scenario could be a file', () => {
  for (const { name, about, rules, ...others } of Object.values(builtInScenarios)) {
    const evolution = 'evolution' in others ? { evolution: others.evolution } : {};
    const value = { name, about, rules, ...evolution };
    assert.ok(validate(value), `${name}: ${ajv.errorsText(validate.errors)}`);
    readBack(value);
  }
});
