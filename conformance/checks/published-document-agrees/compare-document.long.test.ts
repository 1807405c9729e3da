import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Deployment } from '../../../fixtures/deployments/deployment.ts';
import { type DocumentEdit, editDocument } from '../../../fixtures/deployments/edit-document.ts';
import { correctDeployments, faultyDeployments } from '../../../fixtures/deployments/index.ts';
import { checkDeployment, type Run } from '../../check-deployment.ts';
import { readDocument } from '../../published/read-document.ts';
import { compareDocument } from './compare-document.ts';
import type { PartCompared } from './disagreement.ts';

const kit = { name: 'agent-console-kit', version: 'test' };
const id = 'published-document-agrees';
const path = '/v1/agent-configurations/{id}';

function compare(...edits: readonly DocumentEdit[]): PartCompared {
  const document = readDocument(editDocument(edits));
  if (typeof document === 'string') throw new Error(document);
  return compareDocument(document, path);
}

const told = ({ disagreements }: PartCompared) =>
  disagreements.map(({ operation, place, is, what }) => `${operation} ${place}: ${is} ${what}`);

async function check({ start }: Deployment): Promise<Run> {
  const running = await start();
  try {
    return await checkDeployment({ ...running, profile: 'quick', seed: 1, cases: 0, only: [id] }, kit);
  } finally {
    await running.close();
  }
}

test("the kit's own document agrees, and a hundred statements less one or two are looked up", () => {
  const compared = compare();
  assert.deepEqual(compared.disagreements, []);
  assert.deepEqual(compared.additions, []);
  assert.ok(compared.compared > 70, `${compared.compared} statements`);
});

const update = ['components', 'schemas', 'AgentUpdate', 'properties'];
const agent = ['components', 'schemas', 'Agent', 'properties'];
const changes: readonly (readonly [edit: DocumentEdit, told: string])[] = [
  [[[...update, 'hub'], undefined], 'updateAgent body hub: missing field'],
  [[[...update, 'hub'], { type: ['integer', 'null'] }], 'updateAgent body hub: changed type'],
  [[[...update, 'hub'], { type: 'string' }], 'updateAgent body hub: changed type'],
  [[[...agent, 'hub'], { type: ['string', 'null'] }], 'updateAgent answer 200 hub: changed type'],
  [[[...agent, 'hub', 'default'], 'other'], 'updateAgent answer 200 hub: changed default'],
  [[[...agent, 'id'], { type: 'string' }], 'updateAgent answer 200 id: missing format'],
  [
    [[...agent, 'test_score'], { type: ['number', 'null'] }],
    'updateAgent answer 200 test_score: changed type',
  ],
  [
    [[...update, 'protocol'], { enum: ['a2a', null] }],
    'updateAgent body protocol: missing choice-chat_completions',
  ],
  [[[...update, 'protocol'], { type: ['string', 'null'] }], 'updateAgent body protocol: missing choices'],
  [
    [['paths', path, 'put', 'requestBody'], { content: { 'text/plain': {} } }],
    'updateAgent body: changed content-type',
  ],
  [[['paths', path, 'put', 'parameters'], []], 'updateAgent path id: missing parameter'],
  [[['paths', path], undefined], 'updateAgent path: missing path'],
  [[['paths', path, 'put'], undefined], 'updateAgent method: missing method'],
];

for (const [edit, expected] of changes) {
  test(`${expected} is told`, () => {
    assert.deepEqual(told(compare(edit)), [expected]);
  });
}

const silences: readonly (readonly [what: string, edit: DocumentEdit])[] = [
  ['test_score of an update, whose type is not shown', [[...update, 'test_score'], { type: 'boolean' }]],
  [
    'what an object that is not shown holds',
    [['components', 'schemas', 'MCPConfig'], { type: 'object', required: ['x'] }],
  ],
  ['which 2xx answers an update', [['paths', path, 'put', 'responses'], { '202': { description: '' } }]],
  ['the 422 of an update', [['paths', path, 'put', 'responses', '422'], undefined]],
  ['the list', [['paths', '/v1/agent-configurations'], undefined]],
  ['a secret that is never answered', [[...agent, 'api_key'], undefined]],
  ['its own version', [['info', 'version'], '7.0.0']],
  ['a field that is always answered', [['components', 'schemas', 'Agent', 'required'], allAgentFields()]],
  ['a schema that says nothingCompared', [[...update, 'hub'], {}]],
];

function allAgentFields(): readonly string[] {
  const document = JSON.parse(editDocument([]));
  return Object.keys(document.components.schemas.Agent.properties);
}

for (const [what, edit] of silences) {
  test(`nobody is accused for ${what}`, () => {
    assert.deepEqual(told(compare(edit)), []);
  });
}

test('what is added is told apart, and held against nobody', () => {
  const compared = compare(
    [[...update, 'note'], { type: 'string' }],
    [[...agent, 'note'], { type: 'string' }],
  );
  assert.deepEqual(compared.disagreements, []);
  assert.deepEqual(compared.additions, ['updateAgent: body note', 'updateAgent: answer 200 note']);
});

for (const deployment of faultyDeployments.filter((one) => one.check === id)) {
  test(`${deployment.id} is found, as a should`, async () => {
    const run = await check(deployment);
    assert.ok(run.findings.length > 0, run.summary);
    for (const { check: by, level, flaky, counts } of run.findings)
      assert.deepEqual(
        { by, level, flaky, counts },
        { by: id, level: 'should', flaky: false, counts: false },
      );
    assert.equal(run.verdict, 'conforms');
  });
}

const publishing = /document|published|path-among|path-is/;
for (const deployment of correctDeployments.filter((one) => publishing.test(one.id))) {
  test(`${deployment.id} is not accused`, async () => {
    assert.deepEqual((await check(deployment)).findings, []);
  });
}

test('a deployment that serves no document is skipped, with the reason, and only its document is asked for', async () => {
  const plain = correctDeployments.find((one) => one.id === 'list-under-data');
  assert.notEqual(plain, undefined);
  const run = await check(plain ?? correctDeployments[0] ?? assert.fail('there are no deployments'));
  const result = run.checks.find((one) => one.id === id);
  assert.equal(result?.status, 'skipped');
  assert.equal(result?.reason, 'it serves no /openapi.json: it answered 404');
  assert.ok(run.requests < 6, `${run.requests} requests`);
});
