import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { generateRunValidators } from './generate/validators-text.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const schema = (name: string): unknown => JSON.parse(read(name));

test('conformance/reading/generated holds what the schemas give, and nothing else', () => {
  assert.deepEqual(readdirSync(new URL('generated/', import.meta.url)), ['validators.ts']);
  const text = generateRunValidators(
    schema('../run/run.schema.json'),
    schema('../baseline/baseline.schema.json'),
  );
  assert.ok(
    read('generated/validators.ts') === text,
    'conformance/reading/generated/validators.ts is stale: run npm run generate',
  );
});

test('the validators take no part of ajv at run time', () => {
  assert.doesNotMatch(read('generated/validators.ts'), /\brequire\(|^import\b/m);
});
