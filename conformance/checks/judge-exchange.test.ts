import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import { genomeRequest } from '../generate/cases.ts';
import { observe } from '../observe/observation.ts';
import type { Check } from './check.ts';
import { requestsBeyondTheContractAreAnswered } from './exploratory/requests-beyond-the-contract-are-answered.ts';
import { genomeAcceptsObjects } from './genome-accepts-objects.ts';
import { codeOfAnyTransfer, judgeExchange } from './judge-exchange.ts';
import { serverAnswers } from './server-answers/check.ts';

const subject = subjectOf();

function judge(status: number, chunkedAt?: readonly number[]) {
  const request = { ...genomeRequest('{"a":1}'), ...(chunkedAt === undefined ? {} : { chunkedAt }) };
  const headers = { 'content-type': 'application/json' };
  const outcome = { kind: 'answer', status, headers, body: '{}', ms: 1, redirects: [] } as const;
  return judgeExchange(
    genomeAcceptsObjects,
    observe({ operation: 'createGenome', request, outcome }, subject, []),
  );
}

const codeOf = (judgement: ReturnType<typeof judge>) =>
  typeof judgement === 'object' ? judgement.code : judgement;

test('a departure tells the transfer that it was seen in', () => {
  assert.deepEqual([judge(400), judge(400, []), judge(400, [2])].map(codeOf), [
    'status-400',
    'status-400-chunked',
    'status-400-in-pieces',
  ]);
  const chunked = judge(400, []);
  assert.match(typeof chunked === 'object' ? chunked.expected : '', /, also where the body is sent chunked$/);
  assert.deepEqual(['a-chunked', 'a-in-pieces', 'a-pipelined', 'a'].map(codeOfAnyTransfer), [
    'a',
    'a',
    'a',
    'a',
  ]);
});

const pipelined = { ...genomeRequest('{"a":1}'), wire: 'pipelined-last' } as const;
const broken = { kind: 'silence', reason: 'reset', detail: 'It broke.', ms: 1 } as const;

test('a pipelined request is judged as ever where it is answered, and not where it is not', () => {
  const headers = { 'content-type': 'application/json' };
  const refused = { kind: 'answer', status: 400, headers, body: '{}', ms: 1, redirects: [] } as const;
  const judgePipelined = (outcome: typeof broken | typeof refused, check: Check) =>
    judgeExchange(check, observe({ operation: 'createGenome', request: pipelined, outcome }, subject, []));
  assert.equal(codeOf(judgePipelined(refused, genomeAcceptsObjects)), 'status-400-pipelined');
  assert.equal(judgePipelined(broken, serverAnswers), 'not concerned');
  assert.equal(codeOf(judgePipelined(broken, requestsBeyondTheContractAreAnswered)), 'reset-pipelined');
  const alone = observe(
    { operation: 'createGenome', request: genomeRequest('{}'), outcome: broken },
    subject,
    [],
  );
  assert.equal(codeOf(judgeExchange(serverAnswers, alone)), 'reset', 'alone it is a finding');
});

test('what is kept is kept in every transfer', () => {
  assert.deepEqual([judge(200), judge(200, []), judge(200, [2])], ['kept', 'kept', 'kept']);
});

test('411 is open for a chunked body, and a refusal for one with a content-length', () => {
  assert.deepEqual([judge(411), judge(411, []), judge(411, [2])].map(codeOf), [
    'status-411',
    'not concerned',
    'not concerned',
  ]);
});
