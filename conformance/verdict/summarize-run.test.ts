import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeFinding } from '../record/make-finding.ts';
import { summarizeRun } from './summarize-run.ts';

const run = { target: 'http://there', requests: 9, notJudged: [] };
const finding = makeFinding(
  {
    check: { id: 'answers-are-json', clause: '1', requirement: 'JSON.' },
    departure: {
      level: 'must',
      code: 'not-json',
      place: { part: 'answer', pointer: '' },
      expected: 'JSON',
      actual: 'none',
    },
    exchange: {
      operation: 'listAgents',
      request: { method: 'GET', path: '/', headers: {} },
      outcome: { kind: 'answer', status: 200, headers: {}, body: '', redirects: [], ms: 1 },
    },
    exchanges: [],
    origin: { phase: 'systematic', index: 1 },
    path: 'systematic:1',
    seen: 1,
    flaky: false,
    counts: true,
  },
  { url: run.target, redact: (text) => text, secretHeaders: new Map(), seed: 1 },
);
const expired = { ...finding, known: { reason: 'ticket 7', expires: '2026-01-31' } };
const known = { ...expired, counts: false };
const light = { ...finding, counts: false };

test('a run that conforms says what it found that does not count', () => {
  assert.equal(summarizeRun('conforms', run, []), 'http://there conforms to the contract in 9 requests.');
  assert.equal(
    summarizeRun('conforms', run, [known, known, light]),
    'http://there conforms to the contract in 9 requests, with 2 known findings and 1 finding that does not count.',
  );
  assert.match(summarizeRun('conforms', run, [known]), /, with 1 known finding\.$/);
});

test('one shard of several says that it is one', () => {
  const shard = { index: 2, total: 4, source: '--shard' };
  assert.equal(
    summarizeRun('conforms', { ...run, shard }, []),
    'http://there conforms to the contract in 9 requests of shard 2/4.',
  );
});

test('a run that does not conform says what has expired and what is known', () => {
  assert.equal(
    summarizeRun('violates', run, [finding]),
    'http://there does not conform: 1 finding in 9 requests.',
  );
  assert.equal(
    summarizeRun('violates', run, [finding, expired, known]),
    'http://there does not conform: 2 findings in 9 requests, 1 of them in the baseline and expired; 1 known finding beside.',
  );
});

test('findings that stand under another are told beside the causes', () => {
  const other = { ...finding, id: 'other', under: finding.id };
  const second = { ...finding, id: 'second' };
  assert.equal(
    summarizeRun('violates', run, [finding, other, { ...other, id: 'third' }]),
    'http://there does not conform: 1 finding and 2 more with the same cause in 9 requests.',
  );
  assert.match(
    summarizeRun('violates', run, [finding, second, other]),
    /: 2 findings and 1 more with the same causes in 9 requests\.$/,
  );
  // As they are listed: those that do not count by themselves too.
  assert.match(
    summarizeRun('violates', run, [finding, other, { ...other, id: 'third', counts: false }]),
    /: 1 finding and 2 more with the same cause in 9 requests\.$/,
  );
  assert.match(
    summarizeRun('conforms', run, [light, { ...other, counts: false }]),
    /, with 1 finding and 1 more with the same cause that do not count\.$/,
  );
});

test('a run that was not judged says why, in a sentence', () => {
  const notJudged = ['it was interrupted'];
  assert.equal(
    summarizeRun('not-judged', { ...run, notJudged }, []),
    'http://there could not be judged: it was interrupted.',
  );
});
