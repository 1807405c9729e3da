import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FieldDoubt } from './field-doubt.ts';
import type { Origin } from './origin.ts';
import type { Finding, Run } from './run-record.ts';
import { wireFormNames } from './wire-form.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const validate = new Ajv2020({ strict: true, allErrors: true }).compile(read('./run.schema.json'));

const finding: Finding = {
  id: 'update-bounds-the-rate-limit/updateagent/rate-limit/accepted-below-1',
  under: 'update-answers-the-agent/updateagent/rate-limit/minimum',
  check: 'update-bounds-the-rate-limit',
  clause: '2.2, 8',
  requirement: 'rate_limit_requests_per_minute takes integers from 1 on.',
  level: 'must',
  operation: 'updateAgent',
  place: { part: 'body', pointer: '/rate_limit_requests_per_minute' },
  code: 'accepted-below-minimum',
  expected: 'a 4xx',
  actual: '200 {}',
  exchange: {
    request: {
      method: 'PUT',
      url: 'http://127.0.0.1:4010/v1/agent-configurations/x',
      headers: { 'content-type': 'application/json' },
      body: 'eyJhIjowfQ==',
      bodyEncoding: 'base64',
    },
    response: { status: 200, headers: {}, body: '{}', ms: 1.5, redirects: ['307 /there'], bodyLength: 9 },
  },
  curl: 'curl -X PUT http://127.0.0.1:4010',
  seed: -7,
  origin: { phase: 'random', property: 'updates', seed: -7, index: 3 },
  path: 'updates:3:0',
  seen: 1,
  flaky: false,
  counts: true,
};

const agentId = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const remaining = {
  updatePath: '/v1/agent-configurations/{id}',
  update: '{"status":"active"}',
  withheld: ['api_key'],
};
const doubts: readonly FieldDoubt[] = [{ field: 'mcp_config', shown: 'masked', at: 'mcp_config.token' }];

const origins: readonly Origin[] = [
  { phase: 'systematic', index: 0 },
  { phase: 'random', property: 'updates', seed: -7, index: 3 },
  { phase: 'sequence', agentId, seed: -7, index: 3 },
  { phase: 'scenario', about: 'purpose', index: 0 },
  { phase: 'scenario-exchange', about: 'purpose', index: 1 },
  { phase: 'dialect', point: 'auth' },
  { phase: 'comparison', property: 'updates', index: 3 },
  { phase: 'run' },
];

const sample: Run = {
  schemaVersion: 2,
  kit: { name: 'agent-console-kit', version: '0.1.0' },
  contract: { version: '0.1.0' },
  target: 'http://127.0.0.1:4010',
  agentIds: ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b'],
  runId: 'a-run',
  startedAt: '2026-11-15T10:00:00.000Z',
  durationMs: 12.5,
  seed: -7,
  profile: 'quick',
  verdict: 'violates',
  summary: 'It does not conform.',
  notJudged: ['listAgents: it answered nothing but 404'],
  interrupted: false,
  failOn: ['must'],
  requests: 3,
  requestsHash: 'f00',
  random: { cases: { sent: 2, planned: 3 }, sequences: { sent: 0, planned: 1 }, stoppedBy: 'time' },
  operations: [
    {
      operation: 'updateAgent',
      requests: 3,
      statuses: { '200': 2, timeout: 1 },
      latency: { p50: 1, p95: 2.5, max: 3 },
      notJudged: 'why not',
    },
  ],
  checks: [
    {
      id: 'update-bounds-the-rate-limit',
      clause: '2.2, 8',
      level: 'must',
      requirement: 'rate_limit_requests_per_minute takes integers from 1 on.',
      operations: ['updateAgent'],
      status: 'failed',
      cases: 3,
      needs: 3,
      excused: 1,
      reason: 'none',
      deselected: true,
    },
  ],
  findings: [
    ...origins.map((origin) => ({ ...finding, origin })),
    {
      ...finding,
      exchange: { ...finding.exchange, response: { silence: 'timeout', detail: 'late', ms: 5 } },
      steps: [finding.exchange, finding.exchange],
      replayPath: 'AAA:B',
      earlierSteps: 4,
      known: { reason: 'ticket 7', expires: '2027-01-31' },
      other: finding.exchange,
    },
  ],
  dialect: {
    'malformed-body': { choice: 422, evidence: 'PUT with {' },
    auth: { choice: 'none', evidence: '', sure: true, exchanges: [finding.exchange] },
  },
  coverage: { status: { listed: 8 } },
  restoration: [
    { agentId, side: 'left', state: 'unchanged' },
    { agentId, state: 'restored', derived: ['trust_stage'] },
    { agentId, state: 'unproved', doubts, remaining },
    { agentId, state: 'changed', lost: ['status'], doubts, remaining },
    { agentId, state: 'unread', cause: { status: 500 }, remaining },
    { agentId, state: 'unread', cause: { silence: 'timeout', detail: 'late' }, remaining },
  ],
  weather: { waits: 1, ratePerSecond: 2.5, concurrency: 4, unanswered: 1, reused: 3, closed: 1 },
  samples: [finding.exchange],
  shard: { index: 1, total: 3, source: '--shard' },
  staleBaseline: ['an-id'],
  comparedWith: 'http://127.0.0.1:4011',
  agreement: { requests: 9, status: 9, rejected: 4, errors: 3, bodies: 8 },
  secondOpinion: {
    by: 'prism',
    version: '5.14.2',
    requests: 2,
    agreed: 1,
    violations: [
      { request: 'PUT /x', status: 200, message: 'must be array', location: 'response.body.skills' },
    ],
  },
};

/** What may be left out, as the object and the key in it. */
const optional = new Set([
  'random stoppedBy',
  'run agentIds',
  'run weather',
  'weather ratePerSecond',
  'weather concurrency',
  'restoration side',
  'restoration derived',
  'doubts at',
  'run samples',
  'run random',
  'checks needs',
  'checks excused',
  'run shard',
  'run staleBaseline',
  'run comparedWith',
  'run agreement',
  'findings steps',
  'findings replayPath',
  'findings under',
  'findings earlierSteps',
  'response bodyLength',
  'findings known',
  'findings other',
  'auth sure',
  'auth exchanges',
  'operations notJudged',
  'checks reason',
  'checks deselected',
  'request bodyEncoding',
  'run secondOpinion',
]);
/** Maps whose keys are not fixed; `status` is the field of the coverage. */
const open = new Set(['statuses', 'headers', 'dialect', 'coverage', 'status']);

interface Place {
  readonly holder: Record<string, unknown>;
  readonly name: string;
  readonly parent: string;
}

/** Every member of every object of a copy of the sample, with the name of the object it is in. */
function* membersOf(value: unknown, parent: string): Generator<Place> {
  if (Array.isArray(value)) {
    for (const item of value) yield* membersOf(item, parent);
  } else if (typeof value === 'object' && value !== null) {
    const holder: Record<string, unknown> = Object(value);
    for (const name of Object.keys(holder)) {
      yield { holder, name, parent };
      yield* membersOf(holder[name], name);
    }
  }
}

const places = () => {
  const copy: unknown = structuredClone(sample);
  return { copy, members: [...membersOf(copy, 'run')] };
};

function mayBeMissing({ holder, name, parent }: Place): boolean {
  // An agent that is changed may be in doubt too; and what is encoded is there.
  if (parent === 'restoration' && name === 'doubts') return holder['state'] === 'changed';
  if (parent === 'request' && name === 'body') return holder['bodyEncoding'] === undefined;
  return open.has(parent) || optional.has(`${parent} ${name}`);
}

test('takes a run', () => {
  assert.equal(validate(sample), true, JSON.stringify(validate.errors));
});

test('takes a run whose second opinion is missing, with the reason', () => {
  const missing = { by: 'prism', version: '5.14.2', missing: 'it did not start' };
  assert.equal(validate({ ...sample, secondOpinion: missing }), true, JSON.stringify(validate.errors));
  assert.equal(validate({ ...sample, secondOpinion: { ...missing, requests: 0 } }), false);
});

test('takes every stored run', () => {
  const folder = '../../fixtures/runs/';
  const names = readdirSync(new URL(folder, import.meta.url)).filter((name) => name.endsWith('.json'));
  assert.ok(names.length >= 2);
  for (const name of names) {
    assert.equal(validate(read(`${folder}${name}`)), true, `${name}: ${JSON.stringify(validate.errors)}`);
  }
});

test('refuses a run without any one of its keys, at any depth', () => {
  let refused = 0;
  const { copy, members } = places();
  for (const place of members) {
    const { holder, name } = place;
    const before = holder[name];
    // An item of a list is put back too, and leaves a gap meanwhile.
    Reflect.deleteProperty(holder, name);
    const isTaken = validate(copy);
    holder[name] = before;
    assert.equal(isTaken, mayBeMissing(place), `${place.parent} without ${name}`);
    refused += Number(!isTaken);
  }
  assert.ok(refused > 60, `only ${refused} keys were missed`);
});

test('refuses an unknown key in every object, and a flag in every map', () => {
  const { copy, members } = places();
  assert.ok(members.length > 60);
  for (const { holder, parent } of members) {
    holder['surplus'] = true;
    assert.equal(validate(copy), false, `${parent} with a surplus key`);
    delete holder['surplus'];
  }
  assert.equal(validate(copy), true);
});

const damaged: readonly (readonly [fault: string, run: object])[] = [
  ['another verdict', { ...sample, verdict: 'green' }],
  ['another status of a check', { ...sample, checks: [{ ...sample.checks[0], status: 'ok' }] }],
  ['another level of a finding', { ...sample, findings: [{ ...finding, level: 'MUST' }] }],
  ['another operation', { ...sample, findings: [{ ...finding, operation: 'deleteAgent' }] }],
  ['a negative count', { ...sample, requests: -1 }],
  ['a finding that was never seen', { ...sample, findings: [{ ...finding, seen: 0 }] }],
  ['a local time', { ...sample, startedAt: '2026-11-15 10:00:00' }],
  [
    'an answer that is a silence too',
    {
      ...sample,
      findings: [
        {
          ...finding,
          exchange: { ...finding.exchange, response: { ...finding.exchange.response, silence: 'timeout' } },
        },
      ],
    },
  ],
];

for (const [fault, run] of damaged) {
  test(`refuses ${fault}`, () => {
    assert.equal(validate(run), false);
  });
}

test('takes every form of bytes that there is, and no other', () => {
  const sent = (wire: string) => ({
    ...sample,
    findings: [
      { ...finding, exchange: { ...finding.exchange, request: { ...finding.exchange.request, wire } } },
    ],
  });
  for (const wire of wireFormNames) assert.ok(validate(sent(wire)), wire);
  assert.ok(!validate(sent('no-form')));
});
