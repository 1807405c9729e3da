import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import { evolutionStatusRequest, updateRequest } from '../generate/cases.ts';
import { observe } from '../observe/observation.ts';
import type { SentRequest } from '../run/exchange.ts';
import type { Check } from './check.ts';
import { judgeExchange } from './judge-exchange.ts';
import { validationErrorNamesTheInput } from './validation-error-names-the-input.ts';
import { validationErrorTellsNoSecrets } from './validation-error-tells-no-secrets.ts';

const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const updatePath = '/v1/agent-configurations/{id}';
const subject = subjectOf(id);

function judge(
  check: Check,
  request: SentRequest,
  items: readonly object[],
  secrets: readonly string[] = [],
) {
  const operation = request.method === 'GET' ? 'readEvolutionStatus' : 'updateAgent';
  const outcome = {
    kind: 'answer',
    status: 422,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ detail: items.map((item) => ({ type: 'kind', msg: 'no', ...item })) }),
    ms: 1,
    redirects: [],
  } as const;
  const judgement = judgeExchange(check, observe({ operation, request, outcome }, subject, secrets));
  return typeof judgement === 'object' ? judgement.code : judgement;
}

const badPath = evolutionStatusRequest('not-a-uuid');
const bodyOf = (body: object | string, agent = id) =>
  updateRequest(updatePath, agent, typeof body === 'string' ? body : JSON.stringify(body));

test('a loc leads to its input step by step, or by a JSON pointer', () => {
  const named = (request: SentRequest, loc: readonly (string | number)[]) =>
    judge(validationErrorNamesTheInput, request, [{ loc }]);
  assert.equal(named(badPath, ['path', 'agent_id']), 'kept');
  assert.equal(named(badPath, ['path', '/agent_id']), 'kept');
  assert.equal(named(badPath, ['path', '/agent']), 'not-named');
  const badItem = bodyOf({ evaluated_harnesses: ['a', 1] });
  assert.equal(named(badItem, ['body', '/evaluated_harnesses/1']), 'kept');
  assert.equal(named(badItem, ['body', '/evaluated_harnesses/0']), 'item-not-named');
});

test('an error that tells no fault leads nowhere else', () => {
  assert.equal(judge(validationErrorNamesTheInput, badPath, []), 'kept');
});

test('what is open beside a fault may be refused in its place', () => {
  const named = (request: SentRequest) =>
    judge(validationErrorNamesTheInput, request, [{ loc: ['body', 0] }]);
  assert.equal(named(bodyOf({ hub: 5 })), 'not-named');
  assert.equal(named(bodyOf({ hub: 5, last_evaluated_at: '5' })), 'not concerned');
  assert.equal(named(bodyOf('\ufeff{}', 'not-a-uuid')), 'not concerned');
});

test('a key that stands in the faulty field too is an echo, and told for another field it is a leak', () => {
  const told = (status: string) =>
    judge(validationErrorTellsNoSecrets, bodyOf({ api_key: 'kit-secret', status }), [
      { loc: ['body', 'status'], input: 'kit-secret and more' },
    ]);
  assert.equal(told('zzz'), 'secret-of-the-request');
  assert.equal(told('kit-secret and more'), 'kept');
});

test('a key that is one word may stand in any message', () => {
  const told = (key: string) =>
    judge(validationErrorTellsNoSecrets, badPath, [{ loc: ['path', 'agent_id'], msg: `a ${key}` }], [key]);
  assert.deepEqual(['sk-4711-x', 'string', 'configured'].map(told), ['secret', 'kept', 'kept']);
  const sent = (key: string) =>
    judge(validationErrorTellsNoSecrets, bodyOf({ api_key: key, hub: true }), [
      { loc: ['body', 'hub'], msg: `Input should be a valid ${key}` },
    ]);
  assert.deepEqual(['kit-secret', 'string'].map(sent), ['secret-of-the-request', 'kept']);
});
