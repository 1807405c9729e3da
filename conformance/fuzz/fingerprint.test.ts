import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import { updateRequest } from '../generate/cases.ts';
import { understand } from '../oracle/understand.ts';
import type { Outcome } from '../run/exchange.ts';
import { fingerprintOf } from './fingerprint.ts';

const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const subject = subjectOf(id);

const answer = (status: number, body: object, headers = {}, ms = 1): Outcome => ({
  kind: 'answer',
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
  ms,
  redirects: [],
});

function print(outcome: Outcome, body = '{"hub":"a"}', states?: readonly [object, object]): string {
  const request = updateRequest(subject.updatePath, id, body);
  const [before, after] = states ?? [];
  const step =
    before === undefined || after === undefined
      ? undefined
      : {
          update: JSON.parse(body),
          before: { ...before },
          after: { ...after },
          first: undefined,
          earlier: undefined,
          suppliedBefore: {},
        };
  const exchange = { operation: 'updateAgent', request, outcome } as const;
  return fingerprintOf({ exchange, understanding: understand(request, subject), step, usualMs: 2 });
}

const fault = (type: string, ...loc: readonly (string | number)[]) =>
  answer(422, { detail: [{ type, loc, msg: 'x', input: Math.random() }] });

test('values, positions and unknown names are erased', () => {
  assert.equal(print(fault('a', 'body', 'hub')), print(fault('a', 'body', 'hub')));
  assert.equal(print(fault('a', 'body', 'skills', 3)), print(fault('a', 'body', 'skills', 7)));
  assert.equal(print(fault('a', 'body', 'x1')), print(fault('a', 'body', 'x2')));
  assert.equal(print(answer(200, { hub: 'a' })), print(answer(200, { hub: 'b', purpose: null })));
});

test('a status, a type or place of a fault, a key, a header, a silence and much time are told apart', () => {
  const all = [
    print(answer(200, {})),
    print(answer(404, {})),
    print(fault('a', 'body', 'hub')),
    print(fault('b', 'body', 'hub')),
    print(fault('a', 'body', 'purpose')),
    print(answer(200, { notice: 1 })),
    print(answer(200, {}, { 'x-notice': '1' })),
    print(answer(200, {}, {}, 900)),
    print({ kind: 'silence', reason: 'reset', detail: '', ms: 1 }),
  ];
  assert.equal(new Set(all).size, all.length);
});

test('what an update did to the agent beside what was asked is told', () => {
  const agent = { status: 'active', hub: 'a', purpose: 'x' };
  const asked = print(answer(200, agent), '{"hub":"b"}', [agent, { ...agent, hub: 'b' }]);
  const more = print(answer(200, agent), '{"hub":"b"}', [agent, { ...agent, hub: 'b', purpose: null }]);
  const otherwise = print(answer(200, agent), '{"hub":"b"}', [agent, { ...agent, hub: 'c' }]);
  assert.equal(new Set([asked, more, otherwise]).size, 3);
});

test('of bytes that no client sends, form and status are told, and nothing of the body', () => {
  const printRaw = (outcome: Outcome, wire: 'chunk-trailer' | 'host-twice') => {
    const request = { ...updateRequest(subject.updatePath, id, '{}'), wire };
    const exchange = { operation: 'updateAgent', request, outcome } as const;
    return fingerprintOf({
      exchange,
      understanding: understand(request, subject),
      step: undefined,
      usualMs: 2,
    });
  };
  assert.equal(printRaw(answer(400, { a: 1 }), 'host-twice'), printRaw(answer(400, { b: [] }), 'host-twice'));
  assert.equal(printRaw(answer(400, {}), 'host-twice'), 'updateAgent host-twice|400');
  assert.notEqual(printRaw(answer(400, {}), 'chunk-trailer'), printRaw(answer(400, {}), 'host-twice'));
  assert.notEqual(printRaw(answer(200, {}), 'host-twice'), printRaw(answer(400, {}), 'host-twice'));
});
