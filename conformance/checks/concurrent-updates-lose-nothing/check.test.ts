import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../../fixtures/in-memory/subject-of.ts';
import { printJson } from '../../../spec/json-print.ts';
import type { JsonObject } from '../../../spec/json-value.ts';
import { updateRequest } from '../../generate/cases.ts';
import type { Exchange } from '../../run/exchange.ts';
import { viewUpdate } from '../../scenario/update-view.ts';
import { concurrentUpdatesLoseNothing } from './check.ts';

const id = '4b7d2c1a-93e0-4f58-a6c4-1d0e9b8a7f63';
const subject = subjectOf(id);

const update = (supplied: JsonObject, status: number, body: JsonObject): Exchange => ({
  operation: 'updateAgent',
  request: updateRequest(subject.updatePath, id, printJson(supplied)),
  outcome: {
    kind: 'answer',
    status,
    headers: { 'content-type': 'application/json' },
    body: printJson(body),
    ms: 1,
    redirects: [],
  },
});

/** What a storm is judged to be. */
function codeOf(exchanges: readonly Exchange[]): string {
  const judged = concurrentUpdatesLoseNothing.judgeScenario?.(
    exchanges.map((exchange) => viewUpdate(exchange, subject)),
  );
  return typeof judged === 'object' && 'code' in judged ? judged.code : 'no departure';
}

/** A storm in which the update of hub is refused as a conflict; hub is shown as told before and after. */
function judge(before: JsonObject, after: JsonObject) {
  const exchanges = [
    update({}, 200, { id, ...before }),
    update({ hub: 'kit-b' }, 409, { detail: 'conflict' }),
    update({ purpose: 'kit-c' }, 200, { id, ...after, purpose: 'kit-c' }),
    update({}, 200, { id, ...after, purpose: 'kit-c' }),
  ];
  return codeOf(exchanges);
}

test('a refused value that is there afterwards was stored, unless it was there before', () => {
  assert.equal(judge({ hub: 'kit-a' }, { hub: 'kit-b' }), 'refused-and-stored');
  assert.equal(judge({ hub: 'kit-b' }, { hub: 'kit-b' }), 'no departure');
  assert.equal(judge({ hub: 'kit-a' }, { hub: 'kit-a' }), 'no departure');
});

/** A storm that sets a key; how the key is shown to whoever sets it, before and after. */
function judgeKey(before: string | null, shown: string, after: string | null) {
  const exchanges = [
    update({}, 200, { id, api_key: before }),
    update({ api_key: 'kit-b' }, 200, { id, api_key: shown }),
    update({ purpose: 'kit-c' }, 200, { id, api_key: shown, purpose: 'kit-c' }),
    update({}, 200, { id, api_key: after, purpose: 'kit-c' }),
  ];
  return codeOf(exchanges);
}

test('a key is lost where it is shown plain and is another one; a mask may be any', () => {
  assert.equal(judgeKey('kit-a', 'kit-b', 'kit-a'), 'lost');
  assert.equal(judgeKey('kit-a', 'kit-b', null), 'lost');
  assert.equal(judgeKey('kit-a', 'kit-b', 'kit-b'), 'no departure');
  assert.equal(judgeKey('***', '*****', '********'), 'no departure');
  assert.equal(judgeKey(null, 'kit-b', '********'), 'no departure');
  assert.equal(judgeKey(null, 'kit-b', null), 'no departure');
});

/** A storm of which all updates are refused as conflicts. */
function judgeRefused(...storm: readonly JsonObject[]) {
  const exchanges = [
    update({}, 200, { id }),
    ...storm.map((supplied) =>
      update(supplied, Object.keys(supplied).length > 1 ? 422 : 423, { detail: 'locked' }),
    ),
    update({}, 200, { id }),
  ];
  return codeOf(exchanges);
}

test('of updates at the same time one is taken, unless the one that kept the others out was wrong itself', () => {
  assert.equal(judgeRefused({ hub: 'kit-a' }, { purpose: 'kit-b' }), 'none-taken');
  assert.equal(judgeRefused({ hub: 'kit-a' }, { status: 'creating' }), 'no departure');
  assert.equal(judgeRefused({ hub: 'kit-a' }, { protection_status: 'guarded' }), 'no departure');
  assert.equal(judgeRefused({ hub: 'kit-a' }, { purpose: 'kit-b', status: 'kit-no-status' }), 'no departure');
});

test('an empty update that was taken among them may have kept the others out', () => {
  const storm = [{ hub: 'kit-b' }, { purpose: 'kit-c' }].map((one) => update(one, 409, { detail: 'locked' }));
  const [first, last] = storm;
  assert.ok(first !== undefined && last !== undefined);
  const reading = update({}, 200, { id });
  assert.equal(codeOf([reading, first, last, reading]), 'none-taken');
  assert.equal(codeOf([reading, first, reading, last, reading]), 'no departure');
});

test('a reading that was answered before any update of the storm may have kept them out, too', () => {
  const refused = [{ hub: 'kit-b' }, { purpose: 'kit-c' }].map((one) =>
    update(one, 409, { detail: 'conflict' }),
  );
  const read = update({}, 200, { id, hub: 'kit-a' });
  assert.equal(codeOf([read, ...refused, read]), 'none-taken');
  assert.equal(codeOf([read, read, ...refused, read]), 'no departure');
});

test('of an update of several fields each one has to be there', () => {
  const [given, half] = [
    { hub: 'kit-b', purpose: 'kit-c' },
    { hub: 'kit-b', purpose: null },
  ];
  const read = update({}, 200, { id, hub: 'kit-a', purpose: null });
  const storm = [update(given, 200, { id, ...given }), update({ model_name: 'kit-d' }, 200, { id })];
  const after = (agent: JsonObject) => update({}, 200, { id, ...agent, model_name: 'kit-d' });
  assert.equal(codeOf([read, ...storm, after(half)]), 'lost');
  assert.equal(codeOf([read, ...storm, after(given)]), 'no departure');
});
