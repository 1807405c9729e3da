import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editDocument } from '../../fixtures/deployments/edit-document.ts';
import { serveDeployment } from '../../fixtures/deployments/serve.ts';
import { checkDeployment } from '../check-deployment.ts';
import { learnDeployment } from '../learn-deployment.ts';
import type { Outcome } from '../run/exchange.ts';
import { fetchDocument } from './fetch-document.ts';

const kit = { name: 'agent-console-kit', version: 'test' };

const answer = (status: number, body: string): Outcome => ({
  kind: 'answer',
  status,
  headers: {},
  body,
  ms: 1,
  redirects: [],
});

const outcomes: readonly (readonly [outcome: Outcome, why: string])[] = [
  [
    { kind: 'silence', reason: 'timeout', detail: 'It took long.', ms: 1 },
    '/openapi.json had no answer: It took long.',
  ],
  [answer(404, '{}'), 'it serves no /openapi.json: it answered 404'],
  [answer(200, '[]'), 'what it serves at /openapi.json cannot be read: it is not a JSON object'],
];

for (const [outcome, why] of outcomes) {
  test(`where there is no document it is told why: ${why}`, async () => {
    assert.deepEqual(await fetchDocument(async () => outcome), { why });
  });
}

test('a run asks once whether the deployment is there, and once for its document', async () => {
  let asked = 0;
  const document = () => {
    asked += 1;
    return editDocument([]);
  };
  const { url, agentIds, close } = await serveDeployment({ document });
  try {
    const only = ['published-document-agrees', 'update-accepts-null'];
    const run = await checkDeployment({ url, agentIds, only, cases: 1, seed: 1 }, kit);
    assert.deepEqual([run.verdict, asked], ['conforms', 2]);
    await learnDeployment({ url, agentIds }, kit);
    // Whether a document is served is a point of the dialect, which is asked twice to be sure.
    assert.equal(asked, 6);
  } finally {
    await close();
  }
});
