import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import { updateFields } from '../../spec/fields.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { otherValue } from '../generate/other-value.ts';
import { differingFields } from '../observe/differences.ts';
import type { Step } from '../observe/step.ts';
import { expectField } from '../oracle/expect-field.ts';
import { markedUuid } from '../systematic/read-only-values.ts';
import { updateKeepsIdentity } from './update-keeps-identity.ts';
import { updateKeepsWhatIsOmitted } from './update-keeps-what-is-omitted/check.ts';
import { updateLeavesReadOnlyFields } from './update-leaves-read-only-fields/check.ts';
import { updateReplacesWhatIsSupplied } from './update-replaces-what-is-supplied/check.ts';

const subject = subjectOf();

const step = (
  update: JsonObject,
  before: JsonObject,
  after: JsonObject,
  earlier?: Step['earlier'],
  suppliedBefore: JsonObject = {},
): Step => ({
  update,
  before,
  after,
  earlier,
  suppliedBefore,
  first: undefined,
});
const codeOf = (judgement: unknown) =>
  typeof judgement === 'object' && judgement !== null && 'code' in judgement ? judgement.code : judgement;

test('tells values apart as the contract does', () => {
  const names = (before: JsonObject, after: JsonObject) =>
    differingFields(before, after, new Set()).map(({ name }) => name);
  assert.deepEqual(names({ hub: 'a', test_score: '1.0' }, { hub: 'b', test_score: '1' }), ['hub']);
  assert.deepEqual(names({ hub: 'custom', purpose: null, delegated_agents: [] }, {}), []);
  assert.deepEqual(names({ hub: 'x' }, {}), ['hub']);
  assert.deepEqual(names({ api_key: '****' }, { api_key: 'abcd' }), []);
  assert.deepEqual(names({ api_key: 'kit-1' }, { api_key: null }), ['api_key']);
});

test('another value is accepted by the contract, and another', () => {
  for (const field of updateFields) {
    for (const salt of [0, 1, 7, 123]) {
      const first = otherValue(field, null, salt);
      if (first === undefined) continue;
      const second = otherValue(field, first, salt);
      assert.notDeepEqual(second, first, field.name);
      for (const value of [first, second ?? null])
        assert.equal(expectField(field, value, subject).verdict, 'accept', field.name);
    }
  }
});

test('a field that was not supplied has to stay', () => {
  const judge = updateKeepsWhatIsOmitted.judgeStep;
  assert.equal(judge?.(step({ hub: 'b' }, { hub: 'a', purpose: 'p' }, { hub: 'b', purpose: 'p' })), 'kept');
  assert.equal(
    codeOf(judge?.(step({ hub: 'b' }, { hub: 'a', purpose: 'p' }, { hub: 'b', purpose: null }))),
    'changed',
  );
  assert.equal(codeOf(judge?.(step({}, { purpose: 'p' }, { purpose: null }))), 'changed-by-an-empty-update');
});

test('a field that goes back to what it was before it was set was never stored', () => {
  const gone = step({}, { hub: 'new' }, { hub: 'old' }, { update: { hub: 'new' }, before: { hub: 'old' } });
  assert.equal(updateKeepsWhatIsOmitted.judgeStep?.(gone), 'kept');
  assert.equal(codeOf(updateReplacesWhatIsSupplied.judgeStep?.(gone)), 'not-stored');
  const again = { ...gone, update: { HUB: 'old' } };
  assert.equal(updateReplacesWhatIsSupplied.judgeStep?.(again), 'kept');
  assert.equal(codeOf(updateKeepsWhatIsOmitted.judgeStep?.(again)), 'key-in-another-letter-case');
});

test('an object is replaced, and what a model fills in is not left over', () => {
  const judge = (after: JsonObject, first: JsonObject = { a: 'kit-1' }) =>
    codeOf(
      updateReplacesWhatIsSupplied.judgeStep?.(
        step({ agent_params: { b: 'kit-2' } }, { agent_params: first }, { agent_params: after }, undefined, {
          agent_params: first,
        }),
      ),
    );
  assert.equal(judge({ b: 'kit-2' }), 'kept');
  assert.equal(judge({ a: 'kit-1', b: 'kit-2' }), 'merged');
  assert.equal(judge({ a: null, b: 'kit-2' }, { a: null }), 'kept');
});

test('identity stays, and counts though it does not come back', () => {
  const judge = updateKeepsIdentity.judgeStep;
  assert.equal(judge?.(step({}, { created_at: 1, updated_at: 5 }, { created_at: 1, updated_at: 6 })), 'kept');
  const moved = judge?.(step({}, { created_at: 1 }, { created_at: 2 }));
  assert.ok(
    typeof moved === 'object' && moved.provesItself === true && moved.level === 'must',
    'created_at moved',
  );
  const back = judge?.(step({}, { updated_at: 5 }, { updated_at: 4 }));
  assert.ok(typeof back === 'object' && back.level === 'should', 'updated_at went back');
});

test('updated_at does not go back, but answers of the same moment arrive in any order', () => {
  const back = step({}, { updated_at: 5 }, { updated_at: 4 });
  assert.equal(codeOf(updateKeepsIdentity.judgeStep?.(back)), 'went-back');
  assert.equal(updateKeepsIdentity.judgeStep?.({ ...back, isOverlapped: true }), 'kept');
});

test('a read-only field does not take what is supplied, and supplying what it has proves nothing', () => {
  const judge = (before: number, after: number) =>
    codeOf(
      updateLeavesReadOnlyFields.judgeStep?.(
        step({ trusted_at: 86_403 }, { trusted_at: before }, { trusted_at: after }),
      ),
    );
  assert.equal(judge(1, 86_403), 'taken');
  assert.equal(judge(1, 2), 'kept');
  assert.equal(judge(86_403, 86_403), 'not concerned');
});

test('what no server comes to is taken under whatever name it was supplied', () => {
  const team = '11111111-2222-4333-8444-555555555555';
  const judge = (update: JsonObject, after: string) =>
    codeOf(updateLeavesReadOnlyFields.judgeStep?.(step(update, { team_id: team }, { team_id: after })));
  for (const update of [{ teamId: markedUuid }, { agent_metadata: { team_id: markedUuid } }]) {
    assert.equal(judge(update, markedUuid), 'taken');
    assert.equal(judge(update, team), 'not concerned');
  }
});

test('a time that is none of the kit may be the time at which a server answers', () => {
  const now = 1_795_111_482;
  const judge = (name: string) =>
    codeOf(updateLeavesReadOnlyFields.judgeStep?.(step({ [name]: now }, { [name]: null }, { [name]: now })));
  for (const name of ['trusted_at', 'updated_at', 'ttt_days']) assert.equal(judge(name), 'not concerned');
  assert.equal(judge('created_at'), 'taken');
});

test('one of a few stages, which a server may move by itself, proves nothing', () => {
  const moved = step({ trust_stage: 'trusted' }, { trust_stage: 'tested' }, { trust_stage: 'trusted' });
  assert.equal(updateLeavesReadOnlyFields.judgeStep?.(moved), 'not concerned');
});

test('a stage that is supplied alone and comes is taken, but where stages are seen to move by themselves', () => {
  const first = { trust_stage: 'registered' };
  const taken = { ...step({ trust_stage: 'trusted' }, first, { trust_stage: 'trusted' }), first };
  const judge = updateLeavesReadOnlyFields.judgeStep;
  assert.equal(codeOf(judge?.(taken)), 'taken');
  assert.equal(codeOf(judge?.({ ...taken, isStageMoving: true })), 'not concerned');
});
