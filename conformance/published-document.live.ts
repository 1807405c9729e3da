/** Compares the documents that FastAPI makes with the contract; a part of npm run test:fastapi. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import {
  ensureVirtualEnvironment,
  type ReferenceSettings,
  startReferenceDeployment,
} from '../fixtures/fastapi/reference-deployment.ts';
import { checkDeployment } from './check-deployment.ts';
import { compareDocument } from './checks/published-document-agrees/compare-document.ts';
import { findOpenApiFault } from './published/openapi-fault.ts';
import { readDocument } from './published/read-document.ts';

const kit = { name: 'agent-console-kit', version: 'test' };
const folder = fileURLToPath(new URL('../fixtures/fastapi/', import.meta.url));

/** The update path that each style of writing the API has. */
const updatePaths = {
  detailed: '/v1/agents/{id}/configuration',
  silent: '/v1/agent-configurations/{id}',
  required: '/v1/agent-configurations/{id}',
} as const;

test('no way of writing the API with FastAPI is accused', async () => {
  const python = await ensureVirtualEnvironment();
  const printed = execFileSync(python, ['-B', 'document_styles.py'], { cwd: folder, encoding: 'utf8' });
  const documents: Record<string, unknown> = JSON.parse(printed);
  assert.deepEqual(Object.keys(documents), Object.keys(updatePaths));
  for (const [style, updatePath] of Object.entries(updatePaths)) {
    const text = JSON.stringify(documents[style]);
    assert.equal(await findOpenApiFault(text), undefined, style);
    const document = readDocument(text);
    if (typeof document === 'string') assert.fail(`${style}: ${document}`);
    const { disagreements, compared } = compareDocument(document, updatePath);
    assert.deepEqual(disagreements, [], style);
    assert.ok(compared > 10, `${style}: only ${compared} statements`);
  }
});

const settings: readonly ReferenceSettings[] = [
  {},
  { NESTED: 'model', SLASH: 'both', INTS: 'strict', EXTRA: 'forbid' },
  { SCORE: 'stock', SLASH: 'noslash', AUTH: 'bearer' },
];

for (const one of settings) {
  test(`the document of the reference deployment agrees: ${JSON.stringify(one)}`, async () => {
    const deployment = await startReferenceDeployment(one);
    try {
      const only = ['published-document-agrees'];
      const size = { profile: 'quick', cases: 0, seed: 1 } as const;
      const run = await checkDeployment({ url: deployment.url, token: 't0ken', only, ...size }, kit);
      assert.deepEqual(run.findings, []);
      assert.equal(run.checks.find(({ id }) => id === 'published-document-agrees')?.status, 'passed');
    } finally {
      await deployment.stop();
    }
  });
}
