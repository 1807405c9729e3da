import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { updateRequest } from '../generate/cases.ts';
import type { Outcome, Send } from '../run/exchange.ts';
import { watchMoves } from './move-watch.ts';

const id = '7d6c5b4a-3f2e-4d1c-8b0a-9f8e7d6c5b4a';
const subject = subjectOf(id);

/** A deployment of one agent that refuses what it does not offer in words for a text that is no choice. */
function deploymentOffering(offers: (to: string, from: string) => boolean) {
  let state: JsonObject = { id, status: 'active', protection_status: 'unprotected', purpose: null };
  const sent: JsonObject[] = [];
  const send: Send = async ({ body }) => {
    const update: JsonObject = JSON.parse(String(body));
    sent.push(update);
    const { status: to } = update;
    const from = String(state['status']);
    const isTaken = typeof to !== 'string' || to === from || (to !== 'kit-no-choice' && offers(to, from));
    if (isTaken) state = { ...state, ...update };
    const answer = isTaken ? state : { detail: 'no such status' };
    const status = isTaken ? 200 : 422;
    return { kind: 'answer', status, headers: {}, body: printJson(answer), ms: 0, redirects: [] };
  };
  const watch = watchMoves(send, () => subject, new Map([[id, state]]));
  const put = (update: JsonObject) => watch.send(updateRequest(subject.updatePath, id, printJson(update)));
  return { put, sent, status: () => state['status'] };
}

const refusedFor = (outcome: Outcome) => outcome.kind === 'answer' && [outcome.status, outcome.refusedFor];

for (const update of [{ status: 'archived' }, { status: 'archived', hub: 'beside' }])
  test(`what another state takes is a move, however it is refused: ${printJson(update)}`, async () => {
    const { put, status } = deploymentOffering((to, from) => to !== 'archived' || from === 'deprecated');
    assert.deepEqual(refusedFor(await put(update)), [422, 'state']);
    assert.equal(status(), 'active');
  });

test('what no state takes is no choice, and the agent is left where it was', async () => {
  const { put, sent, status } = deploymentOffering((to) => to !== 'archived');
  assert.deepEqual(refusedFor(await put({ status: 'archived' })), [422, undefined]);
  assert.equal(status(), 'active');
  const asked = sent.length;
  assert.deepEqual(refusedFor(await put({ status: 'archived' })), [422, undefined]);
  // It is tried from the others once.
  assert.equal(sent.length, asked + 1);
});

test('two choices that no state takes are both unknown', async () => {
  const { put } = deploymentOffering((to) => to !== 'archived' && to !== 'pending');
  assert.deepEqual(refusedFor(await put({ status: 'archived' })), [422, undefined]);
  assert.deepEqual(refusedFor(await put({ status: 'pending' })), [422, undefined]);
  assert.deepEqual(refusedFor(await put({ status: 'pending', hub: 'beside' })), [422, undefined]);
});

test('where nothing leads back from a value, the agent is sent no further', async () => {
  const { put, sent, status } = deploymentOffering((to, from) => from !== 'rejected' && to !== 'archived');
  assert.deepEqual(refusedFor(await put({ status: 'archived' })), [422, undefined]);
  assert.equal(status(), 'rejected');
  const asked = sent.length;
  await put({ hub: 'any' });
  assert.equal(sent.length, asked + 1);
});
