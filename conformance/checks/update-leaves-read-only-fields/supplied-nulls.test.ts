import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../../fixtures/in-memory/subject-of.ts';
import type { JsonObject } from '../../../spec/json-value.ts';
import { updateRequest } from '../../generate/cases.ts';
import { viewUpdate } from '../../scenario/update-view.ts';
import { readOnlyValues } from '../../systematic/read-only-values.ts';
import { judgeNulls } from './supplied-nulls.ts';

const agentId = '4b7d2c1a-93e0-4f58-a6c4-1d0e9b8a7f63';
const subject = subjectOf(agentId);
const { id: _, ...supplied } = readOnlyValues;
const unset = Object.fromEntries(Object.keys(supplied).map((name) => [name, null]));

/** What is said where an agent is answered so: twice before null is supplied, then, and in the next reading. */
function judge(...states: readonly JsonObject[]) {
  const updates: readonly JsonObject[] = [{}, {}, unset, {}];
  const views = updates.map((update, index) => {
    const request = updateRequest(subject.updatePath, agentId, JSON.stringify(update));
    const body = JSON.stringify({ id: agentId, ...states[index] });
    const outcome = { kind: 'answer', status: 200, headers: {}, body, ms: 1, redirects: [] } as const;
    return viewUpdate({ operation: 'updateAgent', request, outcome }, subject);
  });
  const judgement = judgeNulls(views);
  return typeof judgement === 'object' && 'code' in judgement ? judgement.code : judgement;
}

const before = { trusted_at: 5, ttt_days: 1, updated_at: 1 };
const taken = { ...before, trusted_at: null, updated_at: 2 };

test('a field that null was supplied for, and that stays null, took it', () => {
  assert.equal(judge(before, before, taken, taken), 'null-taken');
  assert.equal(judge(before, before, before, before), 'kept');
});

test('a field that comes back, or that moved before, came to be null by itself', () => {
  assert.equal(judge(before, before, taken, before), 'not concerned');
  assert.equal(judge({ ...before, trusted_at: 4 }, before, taken, taken), 'not concerned');
});

test('where something else moves at the same moment, a job of the deployment wrote null', () => {
  const moved = { ...taken, ttt_days: 2 };
  assert.equal(judge(before, before, moved, moved), 'not concerned');
});
