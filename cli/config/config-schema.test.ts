import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { checkCommand } from '../check/declare.ts';
import { declaredOptions } from '../options/declared-options.ts';
import { configSchema } from './config-schema.ts';

const published = JSON.parse(readFileSync(new URL('./config.schema.json', import.meta.url), 'utf8'));
const options = declaredOptions(checkCommand());

test('the published schema is that of the declared options: npx tsx cli/write-config-schema.ts', () => {
  assert.deepEqual(published, JSON.parse(JSON.stringify(configSchema(options))));
});

test('there is a key for every option but those that are asked for by hand', () => {
  const keys = options.map(({ key }) => key).filter((key) => !(key in published.properties));
  assert.deepEqual(keys.sort(), ['config', 'list', 'update-baseline']);
});

test('the schema takes what a configuration may have, and tells wrong types and unknown keys', () => {
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(published);
  const good = {
    $schema: './config.schema.json',
    url: 'http://127.0.0.1:8000',
    'agent-id': ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b'],
    token: `\${TOKEN}`,
    seed: `\${SEED}`,
    profile: 'quick',
    timeout: '30s',
    only: ['server-*'],
    'read-only': true,
  };
  assert.equal(validate(good), true, JSON.stringify(validate.errors));
  for (const wrong of [{ sead: 1 }, { seed: 'x' }, { profile: 'slow' }, { timeout: 5 }, { 'read-only': 1 }])
    assert.equal(validate(wrong), false, JSON.stringify(wrong));
});
