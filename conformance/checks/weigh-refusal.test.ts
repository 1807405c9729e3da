import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import { updateRequest } from '../generate/cases.ts';
import { isDeparture } from '../observe/judgement.ts';
import { observe } from '../observe/observation.ts';
import { updateAnswersTheAgent } from './update-answers-the-agent.ts';

const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';

/** What it weighs that an update of this body is answered with this status. */
function levelOf(status: number, body: string, type = 'application/json') {
  const request = {
    ...updateRequest('/v1/agent-configurations/{id}', id, body),
    headers: { 'content-type': type },
  };
  const headers = { 'content-type': 'application/json' };
  const outcome = { kind: 'answer', status, headers, body: '{}', ms: 1, redirects: [] } as const;
  const observation = observe({ operation: 'updateAgent', request, outcome }, subjectOf(id), []);
  const judgement = updateAnswersTheAgent.judge?.(observation);
  return isDeparture(judgement) ? judgement.level : judgement;
}

const ofLength = (length: number) => JSON.stringify({ purpose: 'x'.repeat(length) });

test('a body above 64 KB may be refused with any 4xx, a smaller one may not', () => {
  for (const status of [400, 413, 422]) {
    assert.equal(levelOf(status, ofLength(65_600)), 'should', `${status}`);
    assert.equal(levelOf(status, ofLength(60_000)), 'must', `${status}`);
  }
});

test('a media type in other letters may be unsupported, and not refused otherwise', () => {
  assert.equal(levelOf(415, ofLength(10), 'APPLICATION/JSON'), 'should');
  assert.equal(levelOf(422, ofLength(10), 'APPLICATION/JSON'), 'must');
  assert.equal(levelOf(415, ofLength(10)), 'must');
});
