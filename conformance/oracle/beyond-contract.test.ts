import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import type { SentRequest } from '../run/exchange.ts';
import { isPipelined, wireFormNames } from '../run/wire-form.ts';
import { understand } from './understand.ts';

const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const subject = { ...subjectOf(id), isListFound: true };

const update = (more: Partial<SentRequest> = {}): SentRequest => ({
  method: 'PUT',
  path: `/v1/agent-configurations/${id}`,
  headers: { 'content-type': 'application/json' },
  body: '{"hub":"a"}',
  ...more,
});

const verdictOf = (request: SentRequest) => understand(request, subject).expectation.verdict;

test('a header or a query that no clause tells of leaves the answer open, and is no operation of the contract', () => {
  assert.equal(verdictOf(update()), 'accept');
  const type = { 'content-type': 'application/json' };
  for (const request of [
    update({ headers: { ...type, 'if-match': '"1"' } }),
    update({ headers: { ...type, accept: 'text/html' } }),
    update({ path: `/v1/agent-configurations/${id}?x=1` }),
  ]) {
    const { located, expectation } = understand(request, subject);
    assert.equal(located, undefined);
    assert.equal(expectation.verdict, 'either');
  }
});

test('what says that JSON is wanted, and the query of the list, are of the contract', () => {
  const type = { 'content-type': 'application/json', accept: ' application/json ' };
  assert.equal(verdictOf(update({ headers: type })), 'accept');
  const list = { method: 'GET', path: '/v1/agent-configurations?include_scores=true', headers: {} };
  assert.equal(understand(list, subject).located?.operation, 'listAgents');
});

test('a hostile body stays hostile whatever it is called', () => {
  const body = '{"hub":"\\ud800"}';
  const odd = update({ headers: { 'content-type': 'text/plain' }, body });
  assert.equal(understand(odd, subject).expectation.hostile, true);
  const plain = update({ headers: { 'content-type': 'text/plain' } });
  assert.equal(understand(plain, subject).expectation.hostile, false);
});

test('application/json is decided with any parameters, but for a charset that JSON does not have', () => {
  const typed = (text: string) => verdictOf(update({ headers: { 'content-type': text } }));
  for (const text of ['application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"; version=2'])
    assert.equal(typed(text), 'accept', text);
  for (const text of ['application/json; charset=utf-16', 'application/json; version=2; charset=utf-16'])
    assert.equal(typed(text), 'either', text);
});

test('bytes that no client sends are open, and a request among others on its connection is decided as ever', () => {
  for (const wire of wireFormNames) {
    const { located, expectation } = understand(update({ wire }), subject);
    const isDecided = isPipelined(wire);
    assert.equal(expectation.verdict, isDecided ? 'accept' : 'either', wire);
    assert.equal(located === undefined, !isDecided, wire);
  }
  assert.ok(wireFormNames.filter(isPipelined).length > 3);
});
