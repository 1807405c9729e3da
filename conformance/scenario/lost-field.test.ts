import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { updateRequest } from '../generate/cases.ts';
import { findLostField } from './lost-field.ts';
import { viewUpdate } from './update-view.ts';

const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const subject = subjectOf(id);

/** An update and the agent that came back; a refusal where none did. */
function viewOf([update, state]: readonly [update: JsonObject, state?: JsonObject]) {
  const body = JSON.stringify(state === undefined ? { detail: 'no' } : { id, ...state });
  const outcome = {
    kind: 'answer',
    status: state === undefined ? 409 : 200,
    headers: { 'content-type': 'application/json' },
    body,
    ms: 1,
    redirects: [],
  } as const;
  const request = updateRequest(subject.updatePath, id, JSON.stringify(update));
  return viewUpdate({ operation: 'updateAgent', request, outcome }, subject);
}

const lostIn = (...views: readonly (readonly [update: JsonObject, state?: JsonObject])[]) => {
  const lost = findLostField(views.map(viewOf));
  return typeof lost === 'string' ? lost : lost.field.name;
};

test('a field that an update supplied is lost where a later reading has another', () => {
  assert.equal(lostIn([{ hub: 'a' }, { hub: 'a' }], [{}, { hub: 'a' }]), 'kept');
  assert.equal(lostIn([{ hub: 'a' }, { hub: 'a' }], [{}, { hub: 'b' }]), 'hub');
});

test('what an update before the last one supplied is lost too', () => {
  const first = [{ hub: 'a' }, { hub: 'a', status: 'draft' }] as const;
  const second = [{ status: 'active' }, { hub: 'a', status: 'active' }] as const;
  assert.equal(lostIn(first, second, [{}, { hub: 'z', status: 'active' }]), 'hub');
  assert.equal(lostIn(first, [{ hub: 'b' }, { hub: 'b' }], [{}, { hub: 'b' }]), 'kept');
});

test('after a refusal nobody knows in which state the agent was left', () => {
  const guarded = [{ protection_status: 'guarded', hub: 'a' }, { protection_status: 'guarded' }] as const;
  const after = { protection_status: 'unprotected', hub: 'a' };
  assert.equal(lostIn(guarded, [{}, after]), 'protection_status');
  assert.equal(lostIn(guarded, [{}], [{}, after]), 'kept');
  assert.equal(lostIn(guarded, [{}], [{}, { ...after, hub: 'b' }]), 'hub');
});

test('what null leaves a field with is no loss, and what it was before is no longer expected', () => {
  const named = [{ agent_name: 'a' }, { agent_name: 'a' }] as const;
  assert.equal(
    lostIn(named, [{ agent_name: null }, { agent_name: 'a' }], [{}, { agent_name: 'a' }]),
    'not concerned',
  );
  assert.equal(
    lostIn(named, [{ agent_name: null }, { agent_name: null }], [{}, { agent_name: null }]),
    'not concerned',
  );
});

test('what an update carried that was not answered, or failed, is not known any more', () => {
  const set = viewOf([
    { hub: 'a', purpose: 'a' },
    { hub: 'a', purpose: 'a' },
  ]);
  const request = updateRequest(subject.updatePath, id, '{"hub":null}');
  const broken = { kind: 'silence', reason: 'reset', detail: '', ms: 1 } as const;
  const unanswered = viewUpdate({ operation: 'updateAgent', request, outcome: broken }, subject);
  const isLost = (state: JsonObject) => {
    const lost = findLostField([set, unanswered, viewOf([{}, state])]);
    return typeof lost === 'string' ? lost : lost.field.name;
  };
  assert.equal(isLost({ hub: null, purpose: 'a' }), 'kept');
  assert.equal(isLost({ hub: 'a', purpose: 'a' }), 'kept');
  assert.equal(isLost({ hub: 'a', purpose: 'b' }), 'purpose');
});
