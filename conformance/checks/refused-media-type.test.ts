import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import { genomeRequest, updateRequest } from '../generate/cases.ts';
import { observe } from '../observe/observation.ts';
import type { SentRequest } from '../run/exchange.ts';
import { placeText } from '../run/place.ts';
import { genomeAcceptsObjects } from './genome-accepts-objects.ts';
import { updateAnswersTheAgent } from './update-answers-the-agent.ts';

const agentId = '4b7d2c1a-93e0-4f58-a6c4-1d0e9b8a7f63';
const subject = subjectOf(agentId);
const capitals = { 'content-type': 'Application/JSON;Charset=UTF-8' };

/** Where a refusal is told to be. */
function placeOf(operation: 'updateAgent' | 'createGenome', request: SentRequest, status: number) {
  const outcome = { kind: 'answer', status, headers: {}, body: '{}', ms: 1, redirects: [] } as const;
  const check = operation === 'updateAgent' ? updateAnswersTheAgent : genomeAcceptsObjects;
  const judgement = check.judge?.(observe({ operation, request, outcome }, subject, []));
  return typeof judgement === 'object' && 'place' in judgement ? placeText(judgement.place) : judgement;
}

test('where the media type is refused, it is told, and no field', () => {
  const update = { ...updateRequest(subject.updatePath, agentId, '{"purpose":"a"}'), headers: capitals };
  assert.equal(placeOf('updateAgent', update, 415), 'header content-type');
  assert.equal(placeOf('updateAgent', update, 422), 'body purpose');
  const genome = { ...genomeRequest('{"a":1}'), headers: capitals };
  assert.equal(placeOf('createGenome', genome, 415), 'header content-type');
  assert.equal(placeOf('createGenome', genome, 422), 'answer');
});
