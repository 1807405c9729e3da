import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Send } from '../run/exchange.ts';
import { explainBase } from './explain-base.ts';

const document = {
  paths: { '/api/v1/evolution/status/{agent_id}': { get: { responses: {} } } },
};
const served = { kind: 'answer', status: 200, headers: {}, body: '{}', ms: 1, redirects: [] } as const;
const answering =
  (status: number): Send =>
  async () => ({ ...served, status });
const explain = (status: number, prefix: string) =>
  explainBase(answering(status), { servedDocument: { document, outcome: served } }, prefix);

test('where the operations are published behind another prefix and answer 404 here, the base url is told', async () => {
  assert.deepEqual(await explain(404, ''), [
    'readEvolutionStatus, createGenome: /v1/evolution/status/ answers 404, and the published document has it at /api/v1/evolution/status/; give the base url with the path /api',
  ]);
  assert.deepEqual(await explain(422, ''), []);
  assert.deepEqual(await explain(404, '/api'), []);
});
