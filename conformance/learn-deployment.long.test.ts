import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { RunningDeployment } from '../fixtures/deployments/deployment.ts';
import { correctByPoint, correctDeployments } from '../fixtures/deployments/index.ts';
import { createMemoryNetwork } from '../fixtures/in-memory/memory-network.ts';
import { readDialectFile } from '../spec/dialect.ts';
import type { Dialect } from '../spec/dialect-points.ts';
import { dialectPresets } from '../spec/dialect-presets.ts';
import { dialectSchema } from '../spec/dialect-schema.ts';
import { printDialectFile } from './learn/dialect-file.ts';
import { type Learned, type LearnOptions, learnDeployment } from './learn-deployment.ts';

const network = createMemoryNetwork();

const kit = { name: 'agent-console-kit', version: 'test' };
const validate = new Ajv2020({ strict: true, strictTypes: false }).compile(dialectSchema());

const learn = (running: RunningDeployment, options: Partial<LearnOptions> = {}) =>
  learnDeployment({ ...running, timeoutMs: 5000, ...options }, kit, network.surroundingsOf(running));

async function learnNamed(id: string): Promise<Learned> {
  const deployment = correctByPoint.find((one) => one.id === id);
  assert.ok(deployment !== undefined, id);
  const running = await network.start(deployment);
  return learn(running).finally(() => running.close());
}

const choices: readonly (readonly [deployment: string, choices: Partial<Dialect>])[] = [
  ['token-for-evolution', { auth: 401, 'auth-scope': 'evolution', 'auth-order': 'before-body' }],
  ['token-is-verified', { auth: 401, 'auth-scope': 'all', 'auth-order': 'before-path' }],
  ['updates-are-accepted', { 'accepted-update': 202 }],
  ['errors-without-detail', { 'error-items': 'nowhere' }],
  ['update-errors-are-bad-requests', { 'rejected-update': 400, 'malformed-body': 422 }],
  ['score-without-trailing-zeros', { 'test-score-answer': 'shortest' }],
  ['score-of-fifteen-digits', { 'test-score-digits': '15' }],
  ['integers-of-53-bits', { 'integer-range': '53-bit' }],
  ['list-under-data', { 'list-envelope': 'object', 'list-items-key': 'data' }],
  ['list-elsewhere', { 'list-path': 'none' }],
  ['update-path-is-published', { 'update-path': '/v1/agents/{id}/configuration' }],
  ['nested-schema-is-published', { 'nested-shapes': 'shaped' }],
];

for (const [id, expected] of choices)
  test(`learns of ${id}: ${JSON.stringify(expected)}`, async () => {
    const { dialect } = await learnNamed(id);
    assert.deepEqual({ ...dialect, ...expected }, dialect);
  });

test('learns that hyphens may stand anywhere', async () => {
  const deployment = correctDeployments.find(({ id }) => id === 'hyphens-anywhere');
  assert.ok(deployment !== undefined);
  const running = await network.start(deployment);
  const { dialect } = await learn(running).finally(() => running.close());
  assert.equal(dialect['uuid-spellings'], 'hyphens-anywhere');
});

test('learns examples of what has no choices', async () => {
  const { dialect: more } = await learnNamed('errors-carry-more');
  assert.deepEqual(more.examples?.validationErrorExtraFields, {
    request_id: '{word}',
    documentation: 'https://console.example/errors/422',
  });
  const { dialect: alternatives } = await learnNamed('errors-by-alternative');
  assert.deepEqual(
    alternatives.examples?.faults?.['decimal_parsing']?.map(({ loc }) => loc?.at(-1)),
    ['float', 'str'],
  );
  const { dialect: pages } = await learnNamed('pages-for-404');
  assert.match(String(pages.examples?.errors?.unknownPath?.text), /<title>Not Found/);
  const { dialect: charset } = await learnNamed('charset');
  assert.deepEqual(charset.examples?.headers, { 'content-type': 'Application/JSON; charset=UTF-8' });
  const { dialect: older } = await learnNamed('errors-of-pydantic-2-6');
  assert.equal(older.examples?.faultAddress, 'https://errors.pydantic.dev/2.6/v/');
  const { dialect: nested } = await learnNamed('nested-both');
  const order = ['agent_params', 'mcp_config', 'white_box_config', 'agent_metadata', 'delegated_agents'];
  assert.deepEqual(nested.examples?.nestedFirst, { order, unknown: true });
  const { dialect: strangers } = await learnNamed('nested-unknown-keys-are-refused');
  assert.deepEqual(strangers.examples?.nestedFirst, { order });
  const { dialect: dropped } = await learnNamed('nested-unknown-keys-are-dropped');
  assert.equal(dropped.examples?.nestedFirst, undefined);
  const { dialect: empty } = await learnNamed('empty-status-and-genome');
  assert.deepEqual([empty.examples?.evolutionStatus?.example, empty.examples?.genome?.example], [{}, {}]);
});

test('the file fits its schema, is read back to the same dialect, and is the same again but for its time', async () => {
  await using mock = network.startMock({ dialect: 'strict' });
  const agentIds = mock
    .state()
    .agents.slice(0, 2)
    .map(({ id }) => id);
  const options = { url: mock.url, agentIds, token: 'kit-token-for-tests' };
  const [first, second] = [
    await learnDeployment(options, kit, network.surroundings),
    await learnDeployment(options, kit, network.surroundings),
  ];
  const text = printDialectFile(first.file);
  assert.equal(validate(JSON.parse(text)), true, JSON.stringify(validate.errors));
  const { dialect, undecided } = readDialectFile(text, 'dialect.json');
  assert.deepEqual(dialect, first.dialect);
  const left = first.points.filter(({ sure }) => sure === 'undecided').map(({ point }) => point);
  assert.deepEqual([...undecided], left);
  const { learned: when, ...rest } = JSON.parse(text);
  const { learned: again, ...same } = JSON.parse(printDialectFile(second.file));
  assert.deepEqual(same, rest);
  assert.deepEqual({ ...again, at: when.at }, when);
});

test('no secret stands in the file', async () => {
  const running = network.serve({
    points: { auth: 401 },
    fields: { api_key: 'sk-live-4711-secret' },
    afterAnswer: (reply, call) =>
      call.operation === 'readEvolutionStatus' && reply.status === 200
        ? {
            ...reply,
            body: JSON.stringify({
              key: 'sk-live-4711-secret',
              note: 'sk-live-4711-secret',
              access_token: 'abc-def',
            }),
          }
        : reply,
  });
  try {
    const text = printDialectFile((await learn(running)).file);
    for (const secret of ['sk-live-4711-secret', running.token ?? '?', 'abc-def'])
      assert.equal(text.includes(secret), false, secret);
    assert.match(text, /\[redacted\]/);
  } finally {
    await running.close();
  }
});

test('an interrupted learning leaves the agents as they were, and says that it was', async () => {
  const interruption = new AbortController();
  let seen = 0;
  await using mock = network.startMock({
    onRequest: () => {
      seen += 1;
      if (seen === 60) interruption.abort();
    },
  });
  const agents = () => mock.state().agents.map(({ updated_at: _, ...agent }) => agent);
  const before = agents();
  const agentIds = before.slice(0, 2).map(({ id }) => id);
  const { notLearned } = await learnDeployment(
    { url: mock.url, agentIds, signal: interruption.signal },
    kit,
    network.surroundings,
  );
  assert.deepEqual(notLearned, ['it was interrupted']);
  assert.deepEqual(agents(), before);
  assert.equal(seen < 110, true, `${seen} requests`);
});

test('a token in a header of its own is found, though it was not called secret', async () => {
  const points = { auth: 403, 'auth-header': 'X-Api-Key', 'auth-scheme': 'none' } as const;
  await using mock = network.startMock({ dialect: { ...dialectPresets.fastapi, ...points } });
  const agentIds = mock
    .state()
    .agents.slice(0, 1)
    .map(({ id }) => id);
  const headers = { 'x-api-key': 'abc', 'x-team': 'kit' };
  const { dialect, notLearned } = await learnDeployment(
    { url: mock.url, agentIds, headers },
    kit,
    network.surroundings,
  );
  assert.deepEqual(notLearned, []);
  assert.deepEqual(
    [dialect.auth, dialect['auth-header'], dialect['auth-scheme']],
    [403, 'x-api-key', 'none'],
  );
});

test('a deployment that does not answer is not learned', async () => {
  const mock = network.startMock();
  await mock.close();
  const { notLearned, points } = await learnDeployment(
    { url: mock.url, agentIds: [] },
    kit,
    network.surroundings,
  );
  assert.match(String(notLearned[0]), /^it does not answer/);
  assert.deepEqual(points, []);
});

test('without a token that is asked for, it learns that one is, and says that it needs it', async () => {
  await using mock = network.startMock({ dialect: 'strict' });
  const agentIds = mock
    .state()
    .agents.slice(0, 1)
    .map(({ id }) => id);
  const { notLearned, dialect } = await learnDeployment(
    { url: mock.url, agentIds },
    kit,
    network.surroundings,
  );
  assert.equal(dialect.auth, 401);
  assert.match(String(notLearned[0]), /answered 401; pass a token/);
});
