import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import { updateRequest } from '../generate/cases.ts';
import type { SentRequest } from '../run/exchange.ts';
import { findTrespass } from './find-trespass.ts';

const [own, foreign] = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '97f0a1b2-c3d4-4e5f-8a6b-7c8d9e0f1a2b'];
const subject = subjectOf(own);
const fuzzed = { check: 'server-does-not-fail', origin: { phase: 'fuzz', mutations: [], index: 1 } } as const;
const update = (id: string, body = '{"hub":"a"}') => updateRequest(subject.updatePath, id, body);
const trespassOf = (request: SentRequest, mayHurt: boolean) =>
  findTrespass([request], fuzzed, { subject, mayHurt });

test('a finding of an exploration reaches no agent that was not named, wherever it goes', () => {
  for (const mayHurt of [true, false]) {
    assert.equal(trespassOf(update(own), mayHurt), undefined);
    assert.match(trespassOf(update(foreign), mayHurt) ?? '', /more than the agents that were named/);
    assert.match(
      trespassOf({ ...update(own), method: 'POST', path: '/v1/users' }, mayHurt) ?? '',
      /POST \/v1\/users would reach more/,
    );
  }
});

test('what can hurt is sent to this machine alone', () => {
  const hostile = [
    update(own, '{"purpose":"\\ud800"}'),
    update(own, `{"purpose":"${'kit '.repeat(5000)}"}`),
    { ...update(own), wire: 'chunk-trailer' as const },
  ];
  for (const request of hostile) {
    assert.equal(trespassOf(request, true), undefined);
    assert.match(trespassOf(request, false) ?? '', /on this machine alone/);
  }
});

test('what check found is vetted by the four operations, and not by this', () => {
  const finding = { check: 'server-does-not-fail', origin: { phase: 'systematic', index: 1 } } as const;
  assert.equal(findTrespass([update(foreign)], finding, { subject, mayHurt: false }), undefined);
});
