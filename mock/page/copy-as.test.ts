import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { parseJson } from '../../spec/json-parse.ts';
import { readNext } from '../scenario/read-next.ts';
import { readRule } from '../scenario/read-rule.ts';
import { asCurl, asFailNext, asFetch, asRule, type CopiedExchange } from './copy-as.ts';

const exchange: CopiedExchange = {
  origin: 'http://127.0.0.1:4010',
  method: 'PUT',
  path: "/v1/agent-configurations/a?x='$(id)",
  bucket: 'w-1',
  headers: { 'content-type': 'application/json' },
  body: { agent_name: "it's $HOME" },
  operation: 'updateAgent',
  agentId: '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b',
  status: 422,
  answer: { detail: 'no' },
};

test('curl: a shell gives each word as it was', () => {
  const words = execFileSync(
    'sh',
    ['-c', `curl() { for word; do printf '%s\\n' "$word"; done; }; ${asCurl(exchange)}`],
    {
      encoding: 'utf8',
    },
  );
  assert.deepEqual(words.trimEnd().split('\n'), [
    ...['-i', '-X', 'PUT', "http://127.0.0.1:4010/v1/agent-configurations/a?x='$(id)"],
    ...['-H', 'content-type: application/json', '-H', 'x-kit-bucket: w-1'],
    ...['-d', '{"agent_name":"it\'s $HOME"}'],
  ]);
});

test('fetch: it is a program that asks for the same', async () => {
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;
  let asked: unknown[] = [];
  await new AsyncFunction('fetch', asFetch(exchange))((...words: unknown[]) => {
    asked = words;
  });
  assert.deepEqual(asked, [
    exchange.origin + exchange.path,
    {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-kit-bucket': 'w-1' },
      body: '{"agent_name":"it\'s $HOME"}',
    },
  ]);
});

test('failNext and a rule bring the answer about, as the mock reads them', () => {
  const line = asFailNext(exchange) ?? '';
  const [, operation, answer = ''] = /^mock\.failNext\('(\w+)', (.*)\);$/.exec(line) ?? [];
  assert.equal(operation, 'updateAgent');
  const next = readNext({ operation, ...JSON.parse(answer) }, 'next');
  assert.deepEqual(next.answer, { status: 422, body: { detail: 'no' } });
  const rule = parseJson(asRule(exchange) ?? '');
  assert.ok(rule.ok);
  assert.equal(readRule(rule.value, 'rule').agentId, exchange.agentId);
});

test('what was not answered cannot be brought about by an answer', () => {
  assert.equal(asFailNext({ ...exchange, status: 0 }), undefined);
  assert.equal(asRule({ ...exchange, status: 0 }), undefined);
  assert.equal(asFailNext({ ...exchange, operation: '' }), undefined);
});
