import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JsonNumber } from '../../../spec/json-value.ts';
import { type Arrival, serviceAnswer } from '../../evolution-service/evolution-service.ts';
import type { Exchange, Outcome } from '../../run/exchange.ts';
import {
  type ForwardedPart,
  genomesPath,
  judgeForwarded,
  statusPath,
  type Wanted,
} from './judge-forwarded.ts';

const agentId = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const answer = (status: number, body: string): Outcome => ({
  kind: 'answer',
  status,
  headers: {},
  body,
  ms: 1,
  redirects: [],
});
const exchangeWith = (outcome: Outcome): Exchange => ({
  operation: 'createGenome',
  request: { method: 'POST', path: '/v1/genomes/', headers: {} },
  outcome,
});
const arrival: Arrival = {
  method: 'POST',
  path: '/v1/genomes',
  headers: { 'content-type': 'application/json', authorization: 'Bearer t' },
  body: '{ "a": 1.50, "b": [null] }',
  mark: 'kit-mark-1',
};
const wanted: Wanted = {
  method: 'POST',
  ...genomesPath,
  body: { b: [null], a: new JsonNumber('1.5') },
  token: 'secret-token',
};

/** What is said of a part: its level where it departs. */
function judge(
  part: ForwardedPart,
  changes: Partial<Arrival> = {},
  outcome = answer(200, '{"x":"kit-mark-1"}'),
) {
  const judgement = judgeForwarded(
    part,
    exchangeWith(outcome),
    [{ ...arrival, ...changes }],
    wanted,
    'http://e',
  );
  return typeof judgement === 'object' ? judgement.level : judgement;
}

const kept: readonly (readonly [part: ForwardedPart, what: string, changes: Partial<Arrival>])[] = [
  ['arrival', 'anything', {}],
  ['method', 'the method', {}],
  ['path', 'a query behind the path', { path: '/v1/genomes?from=console' }],
  ['body', 'other white space and another order', {}],
  ['content-type', 'a charset', { headers: { 'content-type': 'application/json; charset=utf-8' } }],
  ['token', 'a token of its own', { headers: { authorization: 'Bearer own' } }],
  ['token', 'the token in another header', { headers: { 'x-jwt': 'secret-token' } }],
  ['answer', 'the mark anywhere in the answer', {}],
];
for (const [part, what, changes] of kept)
  test(`${part}: ${what} is as the contract has it`, () => assert.equal(judge(part, changes), 'kept'));

const departing: readonly (readonly [
  part: ForwardedPart,
  what: string,
  changes: Partial<Arrival>,
  level: string,
])[] = [
  ['method', 'PUT for POST', { method: 'PUT' }, 'must'],
  ['path', 'a slash at the end', { path: '/v1/genomes/' }, 'must'],
  ['body', 'a member less', { body: '{"a":1.5}' }, 'must'],
  ['body', 'no JSON', { body: 'a=1.5' }, 'must'],
  ['digits', 'another digit', { body: '{"a":1.51,"b":[null]}' }, 'should'],
  ['content-type', 'none', { headers: {} }, 'must'],
  ['token', 'none', { headers: {} }, 'should'],
  ['answer', 'the answer to somebody else', { mark: 'kit-mark-2' }, 'must'],
];
for (const [part, what, changes, level] of departing)
  test(`${part}: ${what} departs, ${level}`, () => assert.equal(judge(part, changes), level));

test('the id of an agent may arrive in any spelling', () => {
  const { isPath } = statusPath(agentId);
  assert.equal(isPath(`/evolution/status/${agentId.toUpperCase()}`), true);
  assert.equal(isPath(`/evolution/status/${agentId.replaceAll('-', '')}?x=1`), true);
  for (const path of [
    '/evolution/status/',
    `/v1/evolution/status/${agentId}`,
    `/evolution/status/${agentId}/x`,
    '/',
  ])
    assert.equal(isPath(path), false, path);
});

test('nothing that arrives departs where the deployment answers all the same, and not where it refuses', () => {
  const absent = (outcome: Outcome) => {
    const judgement = judgeForwarded('arrival', exchangeWith(outcome), [], wanted, 'http://e');
    return typeof judgement === 'object' ? judgement.code : judgement;
  };
  assert.equal(absent(answer(200, '{}')), 'nothing-arrived');
  assert.equal(absent(answer(502, '{}')), 'nothing-arrived');
  assert.equal(absent(answer(401, '{}')), 'not concerned');
  assert.equal(
    judgeForwarded('body', exchangeWith(answer(200, '{}')), [], wanted, 'http://e'),
    'not concerned',
  );
});

test('a deployment that asks twice is judged by the better of the two', () => {
  const twice = [{ ...arrival, body: '' }, arrival];
  assert.equal(judgeForwarded('body', exchangeWith(answer(200, '')), twice, wanted, 'http://e'), 'kept');
});

test('without a token of the caller none is looked for', () => {
  const judgement = judgeForwarded(
    'token',
    exchangeWith(answer(200, '')),
    [{ ...arrival, headers: {} }],
    { ...wanted, token: undefined },
    'http://e',
  );
  assert.equal(judgement, 'not concerned');
});

test('the same once more arrives once more, and no genome arrives twice', () => {
  const judgeCount = (part: ForwardedPart, arrivals: readonly Arrival[]) => {
    const judgement = judgeForwarded(part, exchangeWith(answer(200, '{}')), arrivals, wanted, 'http://e');
    return typeof judgement === 'object' ? judgement.code : judgement;
  };
  assert.equal(judgeCount('again', [arrival]), 'kept');
  assert.equal(judgeCount('again', []), 'nothing-arrived-again');
  assert.equal(judgeCount('once', [arrival]), 'kept');
  assert.equal(judgeCount('once', [arrival, { ...arrival, body: '{}' }]), 'kept');
  assert.equal(judgeCount('once', [arrival, arrival]), 'arrived-more-than-once');
});

test('all that the service answered comes back, under whatever key; what is left out of it is told', () => {
  const whole = serviceAnswer(arrival.mark);
  assert.equal(judge('content', {}, answer(200, JSON.stringify(whole))), 'kept');
  assert.equal(judge('content', {}, answer(200, JSON.stringify({ data: [whole] }))), 'kept');
  assert.equal(judge('content', {}, answer(200, JSON.stringify({ ...whole, served_by: 'kit' }))), 'kept');
  const { next: _, ...part } = whole;
  assert.equal(judge('content', {}, answer(200, JSON.stringify(part))), 'should');
  assert.equal(judge('content', {}, answer(200, '{}')), 'not concerned');
});
