import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editDocument } from '../../fixtures/deployments/edit-document.ts';
import { serveDeployment } from '../../fixtures/deployments/serve.ts';
import { checkDeployment } from '../check-deployment.ts';
import { learnDeployment } from '../learn-deployment.ts';

const kit = { name: 'agent-console-kit', version: 'test' };

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
