import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JsonObject, JsonValue } from '../../../spec/json-value.ts';
import { updateRequest } from '../../generate/cases.ts';
import { readAnswer } from '../../observe/read-answer.ts';
import { findBase } from './nested-base.ts';
import type { Trial } from './nested-field.ts';

type Faults = Readonly<Record<string, readonly [type: string, expected?: string]>>;

/** A field that tells faults by the objects that it is sent. */
function fieldOf(faultsIn: (object: JsonObject) => Faults) {
  const sent: JsonObject[] = [];
  const tryObject = async (object: JsonObject): Promise<Trial> => {
    sent.push(object);
    const detail: JsonValue = Object.entries(faultsIn(object)).map(([key, [type, expected = '']]) => ({
      type,
      loc: ['body', 'agent_params', key],
      msg: 'no',
      ctx: { expected },
    }));
    const [status, isRefused] = detail.length > 0 ? [422, true] : [200, false];
    const body = JSON.stringify(isRefused ? { detail } : {});
    const outcome = { kind: 'answer', status, headers: {}, body, ms: 1, redirects: [] } as const;
    const request = updateRequest('/v1/agent-configurations/{id}', 'x', '{}');
    const asked = { operation: 'updateAgent', request, outcome, answer: readAnswer(outcome) } as const;
    return { sent: object, asked, isRefused, answered: isRefused ? undefined : object };
  };
  return { sent, find: async () => findBase({ try: tryObject }, await tryObject({}), []) };
}

test('an object is made of what its refusals ask for', async () => {
  const { find } = fieldOf((object): Faults => {
    if (!('id' in object)) return { id: ['missing'], mode: ['missing'], limit: ['missing'] };
    return {
      ...(String(object['id']).length === 36 ? {} : { id: ['uuid_parsing'] as const }),
      ...(object['mode'] === 'fast' ? {} : { mode: ['literal_error', "'fast' or 'slow'"] as const }),
      ...(typeof object['limit'] === 'number' ? {} : { limit: ['int_parsing'] as const }),
    };
  });
  assert.deepEqual(await find(), { id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', mode: 'fast', limit: 1 });
});

test('what takes nothing is not asked for ever', async () => {
  const { find, sent } = fieldOf(() => ({ id: ['missing'] }));
  assert.equal(await find(), undefined);
  assert.equal(sent.length, 5);
  const strange = fieldOf(() => ({ id: ['kit_own_fault'] }));
  assert.equal(await strange.find(), undefined);
  assert.equal(strange.sent.length, 1);
});
