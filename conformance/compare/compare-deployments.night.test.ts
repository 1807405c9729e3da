import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { RunningDeployment } from '../../fixtures/deployments/deployment.ts';
import type { DeploymentPlan } from '../../fixtures/deployments/plan.ts';
import { jsonReply, rejection } from '../../fixtures/deployments/replies.ts';
import { createMemoryNetwork, type MockInMemory } from '../../fixtures/in-memory/memory-network.ts';
import { agents } from '../../fixtures/world/agents.ts';
import { dialectPresets } from '../../spec/dialect-presets.ts';
import { isAsItWas } from '../run/agent-restoration.ts';
import { placeText } from '../run/place.ts';
import type { Run } from '../run/run-record.ts';
import { compareDeployments } from './compare-deployments.ts';
import type { CompareOptions, SideOptions } from './compare-options.ts';

const network = createMemoryNetwork();

const kit = { name: 'agent-console-kit', version: 'test' };
const schema = JSON.parse(readFileSync(new URL('../run/run.schema.json', import.meta.url), 'utf8'));
const isRun = new Ajv2020({ strict: true, allErrors: true }).compile(schema);

async function compare(options: CompareOptions): Promise<Run> {
  const run = await compareDeployments(
    { seed: 1, cases: 400, timeoutMs: 2000, ...options },
    kit,
    network.surroundings,
  );
  assert.equal(isRun(run), true, JSON.stringify(isRun.errors));
  return run;
}

const idsOf = (mock: MockInMemory) => mock.state().agents.map(({ id }) => id);
/** The server's own time, and the spelling of a decimal, which a server may choose anew. */
const agentsOf = (mock: MockInMemory) =>
  mock.state().agents.map(({ updated_at: _, test_score, ...agent }) => ({
    ...agent,
    test_score: typeof test_score === 'string' ? Number(test_score) : test_score,
  }));
const sideOf = ({ url, agentIds, token, updatePath }: RunningDeployment): SideOptions => ({
  url,
  agentIds,
  token,
  updatePath,
});

/** Compares a correct deployment with one of this plan. */
async function compareWith(plan: DeploymentPlan, options: Partial<CompareOptions> = {}): Promise<Run> {
  const [left, right] = [network.serve({}), network.serve(plan)];
  try {
    return await compare({ left: sideOf(left), right: sideOf(right), ...options });
  } finally {
    await Promise.all([left.close(), right.close()]);
  }
}

const placesIn = ({ findings }: Run) =>
  findings.map(({ check, place, code }) => `${check}: ${placeText(place)} ${code}`);

test('two instances of one server do not differ, over ten seeds, and are left as they were', async () => {
  await using left = network.startMock();
  await using right = network.startMock();
  // Other agents on the right, in another order: what each has of its own is not compared.
  const [agentIds, others] = [idsOf(left).slice(0, 3), idsOf(right).slice(0, 3)];
  const before = [agentsOf(left), agentsOf(right)];
  for (let seed = 1; seed <= 10; seed += 1) {
    const sides = { left: { url: left.url, agentIds }, right: { url: right.url, agentIds: others } };
    const run = await compare({ ...sides, seed, cases: 200 });
    assert.equal(run.verdict, 'conforms', `${run.summary} ${JSON.stringify(placesIn(run))}`);
    const { requests, rejected, ...rates } = run.agreement ?? { requests: 0, rejected: 0 };
    assert.equal(requests, 200);
    assert.ok(rejected > 50, `${rejected} were rejected`);
    assert.deepEqual(rates, { status: requests, errors: rejected, bodies: requests });
    assert.deepEqual([agentsOf(left), agentsOf(right)], before);
  }
});

test('two agents of one deployment are compared, once both are in the same state', async () => {
  await using mock = network.startMock();
  const [one = '', other = ''] = idsOf(mock);
  const before = agentsOf(mock);
  const run = await compare({
    left: { url: mock.url, agentIds: [one] },
    right: { url: mock.url, agentIds: [other] },
  });
  // Each has an evolution of its own.
  assert.deepEqual(placesIn(run), ['same-body: answer other-free-form-value']);
  assert.equal(run.agreement?.status, run.agreement?.requests);
  assert.deepEqual(agentsOf(mock), before);
});

test('a difference is told once, with its smallest request and both answers', async () => {
  const run = await compareWith({ points: { 'unknown-keys': 'reject' } });
  assert.equal(run.verdict, 'violates');
  const finding = run.findings.find(({ check }) => check === 'same-status');
  assert.deepEqual(finding?.place, { part: 'body', pointer: '/unknown-keys' });
  assert.equal(finding?.code, 'unknown-key-200-vs-422');
  assert.equal(finding?.level, 'drift');
  assert.equal(Object.keys(JSON.parse(finding?.exchange.request.body ?? '{}')).length, 1);
  const [left, right] = [finding?.exchange.response, finding?.other?.response];
  assert.deepEqual(
    [
      left !== undefined && 'status' in left && left.status,
      right !== undefined && 'status' in right && right.status,
    ],
    [200, 422],
  );
  assert.notEqual(finding?.exchange.request.url, finding?.other?.request.url);
  assert.equal(finding?.flaky, false);
  assert.equal(run.comparedWith?.startsWith('http://127.0.0.1:'), true);
  assert.ok(
    run.agreement !== undefined && run.agreement.status < run.agreement.requests,
    'the rate shows it',
  );
});

const differing: readonly (readonly [plan: DeploymentPlan, told: string])[] = [
  [{ points: { 'null-on-required': 'reset' } }, 'same-body: answer null-on-required'],
  [{ points: { 'unset-fields': 'left-out' } }, 'same-body: answer unset-'],
  [{ points: { 'time-unit': 'milliseconds' } }, 'same-body: answer created_at'],
  [{ points: { 'genome-slash': 'both' } }, 'same-redirects: body'],
  [{ points: { 'error-items': 'first' } }, 'same-errors: body'],
  [{ points: { 'error-extra-keys': 'none' } }, 'same-body: answer detail n input'],
  [{ points: { 'unknown-path': 403 } }, 'same-status: path'],
  [{ points: { 'other-method': 501 } }, 'same-status: method'],
  [{ points: { 'list-envelope': 'object' } }, 'same-body: answer other-envelope'],
  [
    {
      afterAnswer: (reply) => ({
        ...reply,
        headers: { ...reply.headers, 'content-type': 'application/json; charset=utf-8' },
      }),
    },
    'same-content-type: answer-header content-type 200',
  ],
];

for (const [plan, told] of differing) {
  test(`${told} is found where ${JSON.stringify(plan.points ?? 'the content-type')} differs`, async () => {
    const run = await compareWith(plan);
    assert.ok(
      placesIn(run).some((place) => place.startsWith(told)),
      placesIn(run).join('\n'),
    );
    assert.ok(
      run.findings.every(({ flaky, counts }) => !flaky && counts),
      'each comes back',
    );
  });
}

test('a difference that takes a history is shown with the requests that lead to it', async () => {
  const run = await compareWith(
    {
      beforeAnswer: ({ operation, update, world, agentId }) =>
        operation === 'updateAgent' &&
        update !== undefined &&
        'purpose' in update &&
        world.agents.get(agentId)?.['protocol'] === 'a2a'
          ? rejection(['body', 'purpose'], 'not for a2a')
          : undefined,
    },
    { cases: 1000 },
  );
  const finding = run.findings.find(({ check }) => check === 'same-status');
  assert.ok(finding !== undefined, placesIn(run).join('\n'));
  const bodies = (finding.steps ?? [finding.exchange]).map(({ request }) => request.body ?? '');
  assert.ok(bodies.length <= 2, bodies.join('\n'));
  assert.match(bodies[0] ?? '', /"protocol":"a2a"/);
});

for (const sent of [5, 60, 300]) {
  test(`an interruption at request ${sent} leaves all agents as they were, and is told`, async () => {
    const interruption = new AbortController();
    let seen = 0;
    const onRequest = () => {
      seen += 1;
      if (seen === sent) interruption.abort();
    };
    await using left = network.startMock({ onRequest });
    await using right = network.startMock();
    const before = [agentsOf(left), agentsOf(right)];
    const agentIds = idsOf(left);
    const sides = { left: { url: left.url, agentIds }, right: { url: right.url, agentIds } };
    const run = await compare({ ...sides, cases: 2000, signal: interruption.signal });
    assert.equal(run.verdict, 'not-judged');
    assert.match(run.summary, /could not be compared: it was interrupted\.$/);
    assert.deepEqual([agentsOf(left), agentsOf(right)], before);
  });
}

test('one that leaves requests unanswered differs, and is given up where it does', async () => {
  const run = await compareWith(
    {
      beforeAnswer: ({ operation, text }) =>
        operation === 'createGenome' && text.includes('kit') ? 'hang' : undefined,
    },
    { timeoutMs: 150, cases: 900 },
  );
  assert.equal(run.verdict, 'violates');
  assert.deepEqual(
    run.findings.filter(({ code }) => !code.includes('-vs-timeout')).map(({ id }) => id),
    [],
  );
  assert.match(run.notJudged.join('\n'), /^right: createGenome: it was given up/m);
});

test('when its time is over it says so, and has restored what it wrote', async () => {
  await using left = network.startMock();
  await using right = network.startMock({ latency: 20 });
  const before = [agentsOf(left), agentsOf(right)];
  const agentIds = idsOf(left);
  const sides = { left: { url: left.url, agentIds }, right: { url: right.url, agentIds } };
  const run = await compare({ ...sides, cases: 5000, maxTimeMs: 1200 });
  assert.equal(run.verdict, 'not-judged');
  assert.match(run.summary, /--max-time was over before the first round was\.$/);
  assert.deepEqual([agentsOf(left), agentsOf(right)], before);
});

test('agents are restored although the two differ in all that they can', async () => {
  await using left = network.startMock();
  await using right = network.startMock({ dialect: { ...dialectPresets.strict, auth: 'none' } });
  const before = [agentsOf(left), agentsOf(right)];
  const sides = {
    left: { url: left.url, agentIds: idsOf(left) },
    right: { url: right.url, agentIds: idsOf(right) },
  };
  const run = await compare({ ...sides, cases: 300 });
  assert.equal(run.verdict, 'violates');
  assert.deepEqual([agentsOf(left), agentsOf(right)], before);
  assert.equal(run.restoration.length, 20);
  assert.deepEqual([...new Set(run.restoration.map(({ side }) => side))], ['left', 'right']);
  for (const agent of run.restoration) assert.ok(isAsItWas(agent), JSON.stringify(agent));
});

test('an api_key that is masked on one side is not written on either', async () => {
  await using left = network.startMock({ journalSize: 100_000 });
  await using right = network.startMock({
    dialect: { ...dialectPresets.fastapi, 'api-key-echo': 'masked' },
  });
  const sides = {
    left: { url: left.url, agentIds: idsOf(left) },
    right: { url: right.url, agentIds: idsOf(right) },
  };
  // No more than the journal holds.
  await compare({ ...sides, cases: 200 });
  const keys = left.requests().flatMap(({ method, body }) => {
    const update: object = method === 'PUT' && typeof body === 'object' && body !== null ? body : {};
    return 'api_key' in update ? [update.api_key] : [];
  });
  // Whether it is masked is found on an agent that has none, and is left so; the others are given what they have.
  const own = new Set<unknown>(agents.flatMap(({ api_key: key }) => key ?? []));
  assert.deepEqual(
    keys.filter((key) => !own.has(key)),
    ['kit-shown-0001', null, 'kit-compare-0001', null],
  );
});

test('the same seed sends the same requests, another one others', async () => {
  await using left = network.startMock();
  await using right = network.startMock();
  const agentIds = idsOf(left);
  const sides = { left: { url: left.url, agentIds }, right: { url: right.url, agentIds } };
  const hashes = [];
  for (const seed of [7, 7, 8]) hashes.push((await compare({ ...sides, seed, cases: 100 })).requestsHash);
  assert.equal(hashes[0], hashes[1]);
  assert.notEqual(hashes[0], hashes[2]);
});

test('one that does not answer is not compared, and it is told which', async () => {
  await using left = network.startMock();
  const right = network.startMock();
  await right.close();
  const run = await compare({ left: { url: left.url }, right: { url: right.url } });
  assert.equal(run.verdict, 'not-judged');
  assert.match(run.notJudged.join('\n'), /^right \(http:\S+\): it does not answer \(.*ECONNREFUSED/);
  assert.equal(run.agreement?.requests, 0);
});

test('one that wants a token and gets none is not compared, and no difference is held against it', async () => {
  const run = await compareWith({ points: { auth: 401 } }, {});
  assert.equal(run.verdict, 'conforms', run.summary);
  const [left, right] = [network.serve({}), network.serve({ points: { auth: 401 } })];
  try {
    const { url, agentIds } = right;
    const without = await compare({ left: sideOf(left), right: { url, agentIds } });
    assert.equal(without.verdict, 'not-judged');
    assert.match(
      without.notJudged.join('\n'),
      /^right: updateAgent: an empty update .* answered 401; .* --right-token$/m,
    );
    assert.deepEqual(placesIn(without), []);
  } finally {
    await Promise.all([left.close(), right.close()]);
  }
});

test('without agents nothing is green by accident, and with --read-only none is needed', async () => {
  await using left = network.startMock({ journalSize: 10_000 });
  await using right = network.startMock();
  const sides = { left: { url: left.url }, right: { url: right.url } };
  const run = await compare(sides);
  assert.equal(run.verdict, 'not-judged');
  assert.match(run.summary, /name one on each side with --left-agent-id and --right-agent-id/);
  const reading = await compare({ ...sides, readOnly: true });
  assert.equal(reading.verdict, 'conforms', reading.summary);
  const methods = new Set(
    left
      .requests()
      .slice(-100)
      .map(({ method }) => method),
  );
  assert.deepEqual([...methods].sort(), ['GET', 'HEAD', 'OPTIONS']);
});

const refused: readonly (readonly [
  what: string,
  sides: Pick<CompareOptions, 'left' | 'right'>,
  why: RegExp,
])[] = [
  [
    'more agents on one side',
    {
      left: { url: 'http://a.example', agentIds: ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b'] },
      right: { url: 'http://b.example' },
    },
    /there are 1 on the left and 0 on the right\. Name the same number of agents on each side/,
  ],
  [
    'one agent on both sides',
    {
      left: { url: 'http://a.example/', agentIds: ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b'] },
      right: { url: 'http://a.example', agentIds: ['3F1A2B4C-5D6E-4F70-8A9B-0C1D2E3F4A5B'] },
    },
    /it is named on both sides of the same deployment/,
  ],
  [
    'a url that is none',
    { left: { url: 'a.example' }, right: { url: 'http://b.example' } },
    /it is not an http or https url/,
  ],
];

for (const [what, sides, why] of refused) {
  test(`${what} is refused before anything is sent`, async () => {
    await assert.rejects(compareDeployments(sides, kit, network.surroundings), why);
  });
}

test('what either side has for a secret is recorded nowhere', async () => {
  const secrets = [
    'left-token-5d1e',
    'right-token-77aa',
    'left-header-1b2c',
    'harbour-key-7f21c9',
    'weather-key-03ba5e',
  ];
  const [left, right] = [
    network.serve({}),
    network.serve({
      beforeAnswer: (call) =>
        call.operation === 'readEvolutionStatus'
          ? jsonReply(200, { said: call.request.header('authorization') ?? '', keys: call.world.agents.size })
          : undefined,
    }),
  ];
  try {
    const run = await compare({
      left: { ...sideOf(left), token: 'left-token-5d1e', secretHeaders: { 'x-team': 'left-header-1b2c' } },
      right: { ...sideOf(right), token: 'right-token-77aa' },
      cases: 200,
    });
    const text = JSON.stringify(run);
    assert.match(text, /Bearer \[redacted\]/);
    assert.match(run.findings[0]?.curl ?? '', /Bearer \$AGENT_CONSOLE_LEFT_TOKEN/);
    for (const secret of secrets) assert.equal(text.includes(secret), false, secret);
  } finally {
    await Promise.all([left.close(), right.close()]);
  }
});
