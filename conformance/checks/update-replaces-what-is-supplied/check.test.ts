import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../../fixtures/in-memory/subject-of.ts';
import { printJson } from '../../../spec/json-print.ts';
import type { JsonObject } from '../../../spec/json-value.ts';
import { updateRequest } from '../../generate/cases.ts';
import { observe } from '../../observe/observation.ts';
import { updateReplacesWhatIsSupplied } from './check.ts';

const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';

function judge(update: JsonObject, answered: JsonObject) {
  const request = updateRequest('/v1/agent-configurations/{id}', id, printJson(update));
  const headers = { 'content-type': 'application/json' };
  const body = printJson({ id, ...answered });
  const outcome = { kind: 'answer', status: 200, headers, body, ms: 1, redirects: [] } as const;
  const observation = observe({ operation: 'updateAgent', request, outcome }, subjectOf(id), []);
  const judgement = updateReplacesWhatIsSupplied.judge?.(observation);
  return typeof judgement === 'object' ? [judgement.level, judgement.code] : judgement;
}

test('the text null, where no text belongs and it is taken, does what null does', () => {
  assert.equal(judge({ agent_params: 'null' }, { agent_params: null }), 'kept');
  assert.equal(judge({ agent_params: 'NULL' }, { agent_params: { kept: true } }), 'kept');
  assert.equal(judge({ last_evaluated_at: 'null' }, {}), 'kept');
  assert.deepEqual(judge({ hub: 'null' }, { hub: null }), ['must', 'null-instead']);
});

test('a value that is there is kept, and another one departs', () => {
  assert.equal(judge({ hub: 'kit' }, { hub: 'kit' }), 'kept');
  assert.deepEqual(judge({ hub: 'kit' }, { hub: 'other' }), ['must', 'other-value']);
  assert.equal(judge({}, { hub: 'other' }), 'not concerned');
});
