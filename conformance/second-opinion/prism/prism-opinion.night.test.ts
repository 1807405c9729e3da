import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { serveDeployment } from '../../../fixtures/deployments/serve.ts';
import { startMock } from '../../../mock/start-mock.ts';
import { Inability } from '../../../spec/inability.ts';
import { checkDeployment } from '../../check-deployment.ts';
import { genomeRequest } from '../../generate/cases.ts';
import { findPrism } from './find-prism.ts';
import { startPrism } from './prism-process.ts';

const kit = { name: 'agent-console-kit', version: 'test' };
const asked = { profile: 'quick', seed: 1, cases: 0, secondOpinion: 'prism' } as const;
// A folder for temporary files of this test alone: what others leave in the usual one says nothing.
const temporary = mkdtempSync(join(tmpdir(), 'second-opinion-'));
for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = temporary;
after(() => rmSync(temporary, { recursive: true }));
const leftOver = () => readdirSync(temporary);
const answer = { status: 200, headers: {}, body: '{}', ms: 1, redirects: [] };

test('Prism agrees with the kit about the mock, which is restored', async () => {
  await using mock = await startMock({ port: 0 });
  const [first, second] = mock.state().agents;
  assert.ok(first !== undefined && second !== undefined);
  const run = await checkDeployment(
    {
      ...asked,
      url: mock.url,
      agentIds: [first.id, second.id],
      only: ['evolution-status-answers-an-object', 'genome-accepts-objects', 'update-keeps-identity'],
    },
    kit,
  );
  const opinion = run.secondOpinion;
  assert.ok(opinion !== undefined && !('missing' in opinion), JSON.stringify(opinion));
  const { version, requests, agreed, violations } = opinion;
  assert.match(version, /^5\./);
  assert.ok(requests >= 36, `${requests} answers`);
  assert.deepEqual([agreed, violations], [requests, []]);
  assert.equal(run.verdict, 'conforms');
  const [after] = mock.state().agents;
  assert.deepEqual({ ...after, updated_at: 0 }, { ...first, updated_at: 0 });
  assert.deepEqual(leftOver(), []);
});

test('what Prism alone sees is shown and changes no verdict; token and update path are those of the deployment', async () => {
  const running = await serveDeployment({
    points: { 'update-path': '/console/agents/{id}/configuration', auth: 401 },
    tellsUpdatePath: true,
    prefix: '/behind',
    rewriteAgent: (agent) => ({ ...agent, test_score: 71.25 }),
  });
  try {
    const { url, agentIds, token, updatePath } = running;
    const options = { ...asked, url, agentIds, token, updatePath };
    const run = await checkDeployment({ ...options, only: ['update-keeps-identity'] }, kit);
    assert.deepEqual([run.verdict, run.findings], ['conforms', []]);
    const opinion = run.secondOpinion;
    assert.ok(opinion !== undefined && !('missing' in opinion), JSON.stringify(opinion));
    assert.equal(opinion.agreed, 0);
    assert.deepEqual(opinion.violations, [
      {
        request: `PUT /console/agents/${agentIds[0]}/configuration`,
        status: 200,
        message: 'Response body property test_score must be string,null',
        location: 'response.body.test_score',
      },
    ]);
  } finally {
    await running.close();
  }
});

test('a Prism that is not installed is told in one line, before anything is sent', () => {
  assert.throws(
    () => findPrism([join(tmpdir(), 'nowhere', 'package.json')]),
    (error) => {
      assert.ok(error instanceof Inability && error.origin === 'input');
      assert.match(error.message, /not installed\. Install it with npm i -D @stoplight\/prism-cli@5\.14\.$/);
      return true;
    },
  );
});

const impostors: readonly (readonly [what: string, script: string, reason: RegExp])[] = [
  [
    'that ends at once',
    "console.error('no such document'); process.exit(3);",
    /it ended with 3: no such document/,
  ],
  ['that never listens', 'setInterval(() => {}, 1000);', /it did not start within 0\.6 s/],
  [
    'that dies over a request',
    `const server = require('node:http').createServer(() => process.exit(4));
     server.listen(0, '127.0.0.1', () => console.log('Prism is listening on http://127.0.0.1:' + server.address().port));`,
    /it ended with 4/,
  ],
];

for (const [what, script, reason] of impostors) {
  test(`a Prism ${what} leaves a reason, and nothing behind`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'impostor-'));
    const program = join(folder, 'prism.cjs');
    writeFileSync(program, script);
    try {
      await assert.rejects(async () => {
        const prism = await startPrism({ program }, {}, /never/.test(what) ? 600 : 10_000);
        try {
          await prism.ask(genomeRequest('{}'), answer);
        } finally {
          await prism.close();
        }
      }, reason);
    } finally {
      rmSync(folder, { recursive: true });
    }
    assert.deepEqual(leftOver(), []);
  });
}
