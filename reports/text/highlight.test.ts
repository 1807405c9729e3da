import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { RecordedExchange } from '../../conformance/run/recorded-exchange.ts';
import type { Finding, Run } from '../../conformance/run/run-record.ts';
import { highlightBetween, highlightOf } from './highlight.ts';

const run: Run = JSON.parse(
  readFileSync(new URL('../../fixtures/runs/violating.json', import.meta.url), 'utf8'),
);
const usual = '/v1/agent-configurations/{id}';
const findingOf = (check: string): Finding => {
  const found = run.findings.find((finding) => finding.check === check);
  if (found === undefined) throw new Error(`the fixture has no finding of ${check}`);
  return found;
};
const answer = (status: number, type: string, body = ''): RecordedExchange => ({
  request: { method: 'GET', url: 'http://h/', headers: {} },
  response: { status, headers: { 'content-type': type }, body, ms: 1, redirects: [] },
});

test('a status that departs is marked, and so is the faulty part of the url', () => {
  const { inHead, inUrl } = highlightOf(findingOf('evolution-status-rejects-bad-uuids'), usual);
  assert.equal(inHead, 'status');
  assert.equal(inUrl?.length, 'not-a-uuid'.length);
  assert.equal(highlightOf(findingOf('update-bounds-the-rate-limit'), usual).inHead, 'status');
});

test('what departs in the body is looked for there', () => {
  assert.deepEqual(highlightOf(findingOf('validation-error-names-the-input'), usual), { names: ['detail'] });
});

test('a content-type that departs is marked', () => {
  const place = { part: 'answer-header', pointer: '/content-type' } as const;
  const finding = { ...findingOf('server-answers'), place };
  assert.equal(highlightOf(finding, usual).inHead, 'content-type');
});

test('two answers part in the status, in the content-type, at the place, or where their bodies first differ', () => {
  const finding = findingOf('validation-error-names-the-input');
  const between = (left: RecordedExchange, right: RecordedExchange) => highlightBetween(finding, left, right);
  assert.deepEqual(between(answer(200, 'a'), answer(422, 'a')), { names: [], inHead: 'status' });
  assert.deepEqual(between(answer(200, 'a'), answer(200, 'b')), { names: [], inHead: 'content-type' });
  assert.deepEqual(between(answer(200, 'a'), answer(200, 'a')), { names: ['detail'] });
  assert.deepEqual(between(answer(200, 'a', '{"detail":1}'), answer(200, 'a', '{"detail":2}')), {
    names: ['detail'],
  });
  assert.deepEqual(between(answer(200, 'a', '{"id":1}'), answer(200, 'a', '{"id":2}')), {
    names: ['detail'],
    path: ['id'],
  });
});
