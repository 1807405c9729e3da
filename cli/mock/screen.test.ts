import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dialectPresets } from '../../spec/dialect-presets.ts';
import { createPaint } from '../terminal/paint.ts';
import { type MockFacts, printBanner, printRequestLine } from './screen.ts';

const plain = createPaint(false);
const facts: MockFacts = {
  version: '1.2.3',
  readyMilliseconds: 41.6,
  url: 'http://127.0.0.1:4010',
  networkUrls: [],
  dialectName: 'fastapi',
  dialect: dialectPresets.fastapi,
  agentId: '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b',
};

test('the first lines tell name, urls, dialect and a request for each operation', () => {
  const id = facts.agentId;
  assert.equal(
    printBanner(facts, plain),
    `
  agent-console-kit v1.2.3  ready in 42 ms

  ➜  Local:    http://127.0.0.1:4010/
  ➜  Network:  use --host 0.0.0.0 to expose
  ➜  Dialect:  fastapi
  ➜  Kit:      http://127.0.0.1:4010/__kit/

  GET   http://127.0.0.1:4010/v1/agent-configurations?include_scores=true
  GET   http://127.0.0.1:4010/v1/evolution/status/${id}
  POST  curl -X POST 'http://127.0.0.1:4010/v1/genomes/' -H 'content-type: application/json' -d '{"agent_id":"${id}"}'
  PUT   curl -X PUT 'http://127.0.0.1:4010/v1/agent-configurations/${id}' -H 'content-type: application/json' -d '{"status":"under_review"}'

`,
  );
});

test('over TLS every curl has what it needs to trust the certificate', () => {
  const secure = { ...facts, url: 'https://127.0.0.1:4010', dialect: dialectPresets.strict };
  const curls = printBanner({ ...secure, curlTrust: ' -k' }, plain)
    .split('\n')
    .filter((line) => line.includes('curl'));
  assert.equal(curls.length, 4);
  for (const line of curls) assert.match(line, / curl -k (?:-X \w+ )?'https:/);
});

test('the network urls are listed where there are some', () => {
  const printed = printBanner({ ...facts, networkUrls: ['http://192.0.2.7:4010/'] }, plain);
  assert.match(printed, /Network: {2}http:\/\/192\.0\.2\.7:4010\/\n/);
});

test('the requests follow the dialect: its paths, and a token where it asks for one', () => {
  const dialect = {
    ...dialectPresets.strict,
    'update-path': '/v1/teams/a/{id}/config',
    'genome-slash': 'redirect-to-no-slash',
  } as const;
  const printed = printBanner({ ...facts, dialect, agentId: undefined }, plain);
  assert.match(printed, /PUT '\S+\/v1\/teams\/a\/0{8}-\S+\/config' -H 'Authorization: Bearer kit-token'/);
  assert.match(printed, /GET {3}curl '\S+status\/\S+' -H 'Authorization: Bearer kit-token'\n/);
  assert.match(printed, /POST '\S+\/v1\/genomes' /);
});

const noon = new Date(2026, 0, 1, 12, 3, 4);

test('a request is one line', () => {
  const event = { method: 'GET', path: '/v1/a', status: 200, ms: 0.34 };
  assert.equal(printRequestLine(event, noon, plain), '  12:03:04  GET   /v1/a  200  0.3 ms\n');
});

test('a scenario is named at the start, and with each request that it answers', () => {
  assert.match(printBanner({ ...facts, scenarioName: 'flaky' }, plain), /Scenario: flaky\n/);
  const event = { method: 'GET', path: '/v1/a', status: 503, ms: 0.34 };
  const cause = { by: 'scenario', scenario: 'flaky', rule: 0 } as const;
  assert.equal(
    printRequestLine({ ...event, cause }, noon, plain),
    '  12:03:04  GET   /v1/a  503  0.3 ms  scenario flaky, rules[0]\n',
  );
  assert.equal(
    printRequestLine({ ...event, cause, status: 0, broken: 'reset' }, noon, plain),
    '  12:03:04  GET   /v1/a  reset  0.3 ms  scenario flaky, rules[0]\n',
  );
});

test('a 422 tells which fields and why, and a bucket is named', () => {
  const faults = ['a', 'b', 'c', 'd', 'e'].map((field) => ({ field, why: 'wrong' }));
  const event = { method: 'PUT', path: '/v1/a', status: 422, ms: 12.6, bucket: 'w1', faults };
  assert.equal(
    printRequestLine(event, noon, plain),
    '  12:03:04  PUT   /v1/a  422  12 ms  [w1]  a: wrong; b: wrong; c: wrong; and 2 more\n',
  );
});

test('nothing from outside reaches the terminal raw, whatever its length', () => {
  const hostile = `\u001b[2J\n${'x'.repeat(5000)}`;
  const event = {
    method: hostile,
    path: hostile,
    status: 422,
    ms: 1,
    faults: [{ field: hostile, why: hostile }],
  };
  const line = printRequestLine(event, noon, plain);
  assert.match(line, /^[^\p{Cc}]*\n$/u);
  assert.ok(line.length < 600);
});

test('colours are there if wanted: the status by its class', () => {
  const paint = createPaint(true);
  const line = (status: number) => printRequestLine({ method: 'GET', path: '/', status, ms: 1 }, noon, paint);
  assert.ok(line(200).includes('\u001b[32m200'));
  assert.ok(line(307).includes('\u001b[36m307'));
  assert.ok(line(404).includes('\u001b[33m404'));
  assert.ok(line(503).includes('\u001b[31m503'));
});
