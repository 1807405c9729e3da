import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { test } from 'node:test';
import type { RecordedExchange } from '../run/recorded-exchange.ts';
import type { Finding } from '../run/run-record.ts';
import type { Recorded } from './read-recorded.ts';
import { replayFindings } from './replay-findings.ts';
import { type GivenAgents, vetRecorded } from './vet-recorded.ts';

const agent = '4b7d2c1a-93e0-4f58-a6c4-1d0e9b8a7f63';
const other = '5c8e3d2b-a4f1-4069-b7d5-2e1f0c9b8a74';
const target = 'http://127.0.0.1:9/api';
const updates = `${target}/v1/agent-configurations`;

type Request = RecordedExchange['request'];

const exchangeOf = (request: Partial<Request>): RecordedExchange => ({
  request: {
    method: 'PUT',
    url: `${updates}/${agent}`,
    headers: { 'content-type': 'application/json' },
    ...request,
  },
  response: { status: 500, headers: {}, body: 'x', ms: 1, redirects: [] },
});

const findingOf = (part: Partial<Finding>): Finding => ({
  id: 'x',
  check: 'server-does-not-fail',
  clause: '1',
  requirement: 'x',
  level: 'must',
  operation: 'updateAgent',
  place: { part: 'body', pointer: '' },
  code: 'x',
  expected: 'x',
  actual: 'x',
  exchange: exchangeOf({ body: '{"hub":"a"}' }),
  curl: 'x',
  seed: 1,
  origin: { phase: 'systematic', index: 1 },
  path: 'x',
  seen: 1,
  flaky: false,
  counts: true,
  ...part,
});

/** The line that refuses a run, or undefined. */
function refusalOf(recorded: Recorded, caller: GivenAgents = {}): string | undefined {
  try {
    vetRecorded(recorded, caller);
  } catch (error) {
    assert.ok(error instanceof Error && error.name === 'Inability');
    return error.message;
  }
  return undefined;
}

const runOf = (...findings: readonly Finding[]): Recorded => ({ target, agentIds: [agent], findings });
const sending = (request: Partial<Request>, part: Partial<Finding> = {}): Recorded =>
  runOf(findingOf({}), findingOf({ exchange: exchangeOf(request), ...part }));

const taken: readonly (readonly [what: string, recorded: Recorded])[] = [
  ['an update of an agent of the run', sending({})],
  ['its id in another spelling', sending({ url: `${updates}/%7B${agent.toUpperCase()}%7D` })],
  ['an update of what is no uuid', sending({ url: `${updates}/not-a-uuid` })],
  [
    'an update of a uuid that runs make up',
    sending({ url: `${updates}/9b2d4c1a-7e3f-4a6b-9c8d-1e2f3a4b5c6d` }),
  ],
  [
    'a genome',
    sending({ method: 'POST', url: `${target}/v1/genomes`, body: '{}' }, { operation: 'createGenome' }),
  ],
  [
    'the status of anybody',
    sending(
      { method: 'GET', url: `${target}/v1/evolution/status/${other}` },
      { operation: 'readEvolutionStatus' },
    ),
  ],
  [
    'the list with scores',
    sending({ method: 'GET', url: `${updates}?include_scores=true` }, { operation: 'listAgents' }),
  ],
  [
    'a body in chunks',
    sending({ headers: { 'transfer-encoding': 'chunked' }, body: '{"hub":"é"}', chunkedAt: [9] }),
  ],
  ['a body that the kit makes', sending({ body: JSON.stringify({ purpose: 'x'.repeat(300_000) }) })],
  [
    'what this version does not judge, and so never sends',
    sending({ method: 'DELETE' }, { check: 'other-method' }),
  ],
];

for (const [what, recorded] of taken)
  test(`a record may hold ${what}`, () => assert.equal(refusalOf(recorded), undefined));

const steps = (request: Partial<Request>) => ({ steps: [exchangeOf({ body: '{}' }), exchangeOf(request)] });

const refused: readonly (readonly [what: string, recorded: Recorded, why: RegExp])[] = [
  ['another method', sending({ method: 'DELETE' }), /it sends "DELETE \/v1\/agent-configurations\/4b7d/],
  [
    'another path',
    sending({ url: `${target}/v1/teams/${agent}` }),
    /"PUT \/v1\/teams\/.*none of the four operations/,
  ],
  [
    'another reading',
    sending({ method: 'GET', url: `${target}/v1/users` }, { operation: 'readEvolutionStatus' }),
    /"GET \/v1\/users", which is none/,
  ],
  [
    'another transfer',
    sending({ headers: { 'transfer-encoding': 'gzip, chunked' }, body: '{}', chunkedAt: [] }),
    /it sends the header "transfer-encoding"/,
  ],
  [
    'bytes that only fuzz sends',
    sending({ wire: 'chunk-trailer' }),
    /it sends "chunk-trailer", which only fuzz/,
  ],
  [
    'a transfer without its chunks',
    sending({ headers: { 'transfer-encoding': 'chunked' }, body: '{}' }),
    /it sends the header "transfer-encoding"/,
  ],
  ['another step', runOf(findingOf({}), findingOf(steps({ method: 'PATCH' }))), /"PATCH /],
  [
    'another host',
    sending({ url: `http://127.0.0.1:9.evil/api/v1/agent-configurations/${agent}` }),
    /not under/,
  ],
  [
    'another host that begins alike',
    sending({ url: `${target}x/v1/agent-configurations/${agent}` }),
    /not under/,
  ],
  ['another agent', sending({ url: `${updates}/${other}` }), new RegExp(`updates the agent "${other}"`)],
  ['what may be an agent', sending({ url: `${updates}/%20${other}` }), /updates the agent " 5c8e/],
  ['all agents', sending({ url: `${updates}/` }), /updates the agent ""/],
  ['a query', sending({ url: `${updates}/${agent}?admin=1` }), /it sends the query "admin=1"/],
  [
    'another query of the list',
    sending({ method: 'GET', url: `${updates}?team=1` }, { operation: 'listAgents' }),
    /it sends the query "team=1"/,
  ],
  ['a header', sending({ headers: { authorization: 'Bearer x' } }), /it sends the header "authorization"/],
  ['a large body', sending({ body: 'x'.repeat(1_000_001) }), /a body of 1000001 bytes/],
  [
    'large bytes',
    sending({ body: Buffer.alloc(1_000_002).toString('base64'), bodyEncoding: 'base64' }),
    /a body of 1000002 bytes/,
  ],
  [
    'a body with GET',
    sending({ method: 'GET', url: updates, body: '{}' }, { operation: 'listAgents' }),
    /a body with GET/,
  ],
  [
    'steps without end',
    runOf(findingOf({}), findingOf({ steps: Array.from({ length: 61 }, () => exchangeOf({ body: '{}' })) })),
    /it takes 61 steps/,
  ],
];

for (const [what, recorded, why] of refused) {
  test(`a record with ${what} is refused by name`, () => {
    const line = refusalOf(recorded) ?? 'taken';
    assert.match(line, why);
    assert.match(line, /^findings\[1\] of the record \(server-does-not-fail\): /);
    assert.doesNotMatch(line, /\n/);
  });
}

test('a finding alone names no agent: the command line does', () => {
  const alone = { findings: [findingOf({})] };
  assert.match(refusalOf(alone) ?? '', /neither --agent-id nor a run in the file names/);
  assert.equal(refusalOf(alone, { agentIds: [other] }), undefined);
});

test('an agent that is given may be updated, whatever the run names', () => {
  const recorded = sending({ url: `${updates}/${other}` });
  assert.equal(refusalOf(recorded, { agentIds: [other] }), undefined);
});

test('a record that is refused sends nothing, and a path that only the file calls the update is not written to', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null);
  const here = `http://127.0.0.1:${address.port}`;
  const at = (path: string) => ({
    target: here,
    agentIds: [agent],
    findings: [findingOf({ exchange: exchangeOf({ url: here + path, body: '{}' }) })],
  });
  try {
    await assert.rejects(replayFindings(at('/v1/users')), /none of the four operations/);
    assert.equal(asked.length, 0);
    await assert.rejects(
      replayFindings(at(`/v1/teams/${agent}`)),
      /only the file says that this is the path of an update/,
    );
    assert.deepEqual(
      asked.filter((line) => !line.startsWith('GET ')),
      [],
    );
    await replayFindings(at(`/v1/teams/${agent}`), { updatePath: '/v1/teams/{id}' });
    assert.ok(asked.includes(`PUT /v1/teams/${agent}`));
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
