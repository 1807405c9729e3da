import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import { answer } from '../../mock/answer.ts';
import { createWorld } from '../../mock/state/world.ts';
import { type Dialect, dialectPoints, type Point } from '../../spec/dialect-points.ts';
import { dialectPresets } from '../../spec/dialect-presets.ts';
import { allProperties } from '../phases/properties.ts';
import type { SentRequest } from '../run/exchange.ts';
import { understand } from './understand.ts';

const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const subject = subjectOf(id);

const put = (
  body: string,
  headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' },
): SentRequest => ({
  method: 'PUT',
  path: `/v1/agent-configurations/${id}`,
  headers,
  body,
});
const status = (segment: string): SentRequest => ({
  method: 'GET',
  path: `/v1/evolution/status/${segment}`,
  headers: {},
});
const post = (body: string): SentRequest => ({ ...put(body), method: 'POST', path: '/v1/genomes/' });
const verdictOf = (request: SentRequest) => understand(request, subject).expectation.verdict;

const decided: Readonly<Record<'accept' | 'reject' | 'either', readonly SentRequest[]>> = {
  accept: [
    put('{}'),
    put('{"hub":null,"status":"archived","rate_limit_requests_per_minute":1,"evaluated_harnesses":[]}'),
    put('{"agent_name":""}', { 'content-type': 'application/json; charset=utf-8' }),
    put(
      '{"test_score":"-.5","delegated_agents":[],"guard_config_id":"00000000-0000-0000-0000-000000000000"}',
    ),
    put(`{"last_evaluated_at":${Number.MAX_SAFE_INTEGER},"purpose":"${'x'.repeat(100_000)}"}`),
    status(id.toUpperCase()),
    post('{}'),
    post('{"a":12345678901234567890}'),
  ],
  reject: [
    put('[]'),
    put('{'),
    put('{"hub":5}'),
    put('{"hub":5,"kit_unknown":1}'),
    put('{"rate_limit_requests_per_minute":0}'),
    put('{"rate_limit_requests_per_minute":"0"}'),
    put('{"rate_limit_requests_per_minute":false}'),
    put('{"rate_limit_requests_per_minute":1.5}'),
    put('{"last_evaluated_at":"abc"}'),
    put('{"status":"Active"}'),
    put('{"status":"active "}'),
    put('{"guard_manually_configured":2}'),
    put('{"test_score":"12abc"}'),
    put('{"test_score":true}'),
    put('{"test_score":""}'),
    put('{"evaluated_harnesses":["a",null]}'),
    put('{"delegated_agents":[{},1]}'),
    put('{"agent_params":[]}'),
    put('{"guard_config_id":"x"}'),
    status('not-a-uuid'),
    status(`${id}0`),
    post('[]'),
    post('null'),
    post('{"a":'),
    post('{"a":01,}'),
    post('{"a":"tab\there'),
  ],
  either: [
    put('{"hub":"tab\there"}'),
    post('{"a":"line\nend"}'),
    post('{"a":[007,-01]}'),
    put('{"status":"null"}'),
    put('{"mcp_config":"NULL"}'),
    status('%7Bx%7D'),
    status(id.replace('3', '%33')),
    put('null'),
    put(''),
    put('{"hub":5}', { 'content-type': 'text/plain' }),
    put('{"hub":"a"}', {}),
    put('{"kit_unknown":1}'),
    put('{"hub":"a","hub":"b"}'),
    put('{"hub":5,"HUB":"b"}'),
    put('{"hub":"a\\u0000"}'),
    put('{"hub":"\\ud800"}'),
    put('{"hub":NaN}'),
    put('{"agent_params":{}}'),
    put('{"last_evaluated_at":"5"}'),
    put('{"last_evaluated_at":5.0}'),
    put('{"last_evaluated_at":-0}'),
    put('{"last_evaluated_at":true}'),
    put('{"last_evaluated_at":9007199254740993}'),
    put('{"rate_limit_requests_per_minute":1.0000000000000000001}'),
    put('{"guard_manually_configured":"Yes"}'),
    put('{"guard_manually_configured":1.0}'),
    put('{"test_score":85.5}'),
    put('{"test_score":"1e5"}'),
    put('{"test_score":"1,5"}'),
    put('{"test_score":"٣"}'),
    put('{"test_score":"1234567890123456"}'),
    put(`{"purpose":"${'x'.repeat(100_001)}"}`),
    status(id.replaceAll('-', '')),
    status(`%20${id}`),
    status('%FF'),
    status('line%0Aend'),
    status('..'),
    { ...status(id), method: 'DELETE' },
  ],
};

for (const [verdict, requests] of Object.entries(decided)) {
  test(`decides ${verdict} where the contract does`, () => {
    for (const request of requests)
      assert.equal(verdictOf(request), verdict, JSON.stringify(request).slice(0, 200));
  });
}

test('names the place and the reason of a rejection', () => {
  const { reasons } = understand(put('{"hub":"x","evaluated_harnesses":["a",1]}'), subject).expectation;
  assert.deepEqual(reasons, [
    { place: ['body', 'evaluated_harnesses', 1], code: 'not-text', why: 'no text where a text belongs' },
  ]);
});

test('calls hostile what a stock FastAPI fails on, and nothing else', () => {
  const hostile = (request: SentRequest) => understand(request, subject).expectation.hostile;
  const bytes = { ...put(''), body: Uint8Array.of(0x7b, 0xff, 0x7d) };
  for (const request of [
    put('{"hub":"\\ud800"}'),
    put('{"x":NaN}'),
    put('{"x":1e400}'),
    put(`{"a":${'['.repeat(260)}${']'.repeat(260)}}`),
    bytes,
  ]) {
    assert.equal(hostile(request), true, JSON.stringify(request).slice(0, 100));
  }
  for (const request of [
    put('{"__proto__":1}'),
    put('{"constructor":1,"":1}'),
    put('{"hub":"a"}', {}),
    put('{"x":1}'),
  ]) {
    assert.equal(hostile(request), false, JSON.stringify(request));
  }
});

test('judges what was sent: a lone surrogate in a text goes out as U+FFFD', () => {
  assert.equal(verdictOf(put('{"hub":"\ud800"}')), 'accept');
});

test('takes decimal text as open where a deployment takes numbers only', () => {
  const numbersOnly = { ...subject, testScoreInput: 'numbers-only' } as const;
  assert.equal(understand(put('{"test_score":"85.5"}'), numbersOnly).expectation.verdict, 'either');
  assert.equal(understand(put('{"test_score":"abc"}'), numbersOnly).expectation.verdict, 'reject');
});

/** Any dialect that a token opens: each point with listed choices at random. */
const dialects: fc.Arbitrary<Dialect> = fc
  .tuple(
    ...dialectPoints.map((point: Point) =>
      'pattern' in point.choices ? fc.constant(undefined) : fc.constantFrom(...point.choices),
    ),
  )
  .map((choices) => {
    const chosen = dialectPoints.flatMap((point, index) =>
      choices[index] === undefined ? [] : [[point.id, choices[index]]],
    );
    return { ...dialectPresets.fastapi, ...Object.fromEntries(chosen) };
  });

const owner = '11111111-2222-4333-8444-555555555555';
const agent = {
  id,
  agent_name: 'a',
  model_name: 'm',
  team_id: owner,
  created_by: owner,
  created_at: 1,
  updated_at: 1,
};

for (const property of allProperties({
  ...subject,
  genomePaths: ['/v1/genomes/', '/v1/genomes'],
  agentIds: [id],
  leftAlone: new Set<never>(),
})) {
  test(`agrees with the mock in every dialect on ${property.id}`, () => {
    let compared = 0;
    fc.assert(
      fc.property(dialects, property.requests, (dialect, request) => {
        const world = createWorld(
          { agents: [agent], genomes: [], evolution: {} },
          { dialect, now: () => 2000, seed: 1 },
        );
        const headers: Readonly<Record<string, string>> = { ...request.headers, authorization: 'Bearer t' };
        const body =
          typeof request.body === 'string'
            ? new TextEncoder().encode(request.body)
            : (request.body ?? new Uint8Array());
        const response = answer(
          {
            method: request.method,
            target: request.path,
            scheme: 'http',
            header: (name) => headers[name],
            body,
          },
          world,
        );
        const knowing = { ...subject, testScoreInput: dialect['test-score-input'] };
        const { expectation, located, body: sent } = understand(request, knowing);
        const shown = `${request.path} ${String(request.body).slice(0, 200)} → ${response.status} ${response.body?.slice(0, 200)}`;
        const isRedirected = response.status === 307 || response.status === 308;
        const isStranger =
          located?.operation === 'readEvolutionStatus' && located.parameter?.isGiven === false;
        // A dialect may have one spelling of the genome path alone.
        const isNoSuchPath =
          located?.operation === 'createGenome' && response.status === dialect['unknown-path'];
        if (isRedirected || (isNoSuchPath && dialect['genome-slash'].endsWith('only'))) return;
        compared += 1;
        assert.ok(response.status < 500, shown);
        if (expectation.verdict === 'accept' && !isStranger) {
          const isUpdate = located?.operation === 'updateAgent';
          assert.equal(response.status, isUpdate ? dialect['accepted-update'] : 200, shown);
        }
        if (expectation.verdict !== 'reject') return;
        const isDeclared = located?.operation !== 'updateAgent' && sent.is !== 'malformed';
        assert.ok(
          isDeclared ? response.status === 422 : response.status >= 400 && response.status < 500,
          shown,
        );
      }),
      { numRuns: 250 },
    );
    assert.ok(compared > 0, 'something was compared');
  });
}
