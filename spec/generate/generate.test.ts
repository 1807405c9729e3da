import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import createClient from 'openapi-fetch';
import type { Agent, paths } from '../generated/types.ts';
import { generateAll } from './generate.ts';

const spec = new URL('../', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, spec), 'utf8');

test('spec/generated holds what the hand-written files give, and nothing else', () => {
  const generated = generateAll(read('openapi.yaml'), read('clauses.yaml'));
  assert.deepEqual(readdirSync(new URL('generated/', spec)).sort(), [...generated.keys()].sort());
  for (const [name, text] of generated) {
    assert.ok(read(`generated/${name}`) === text, `spec/generated/${name} is stale: run npm run generate`);
  }
});

test('the types fit openapi-fetch', async () => {
  const answer: Partial<Agent> = { agent_name: 'seed' };
  const client = createClient<paths>({
    baseUrl: 'http://127.0.0.1',
    fetch: async () => Response.json(answer),
  });
  const { data } = await client.PUT('/v1/agent-configurations/{id}', {
    params: { path: { id: '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b' } },
    body: { status: 'active', test_score: null },
  });
  const name: string | undefined = data?.agent_name;
  assert.equal(name, 'seed');
});
