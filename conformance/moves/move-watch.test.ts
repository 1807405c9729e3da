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

const first = { id, status: 'active', protection_status: 'unprotected', purpose: null };

/** A deployment of one agent that refuses an update where `refuses` says so. */
function deploymentThat(
  refuses: (update: JsonObject, state: JsonObject) => boolean,
  unknown: readonly string[] = [],
) {
  let state: JsonObject = first;
  const sent: JsonObject[] = [];
  const send: Send = async ({ body }) => {
    const update: JsonObject = JSON.parse(String(body));
    sent.push(update);
    const isNoChoice = ['kit-no-choice', ...unknown].includes(String(update['status']));
    const status = isNoChoice ? 422 : refuses(update, state) ? 409 : 200;
    if (status === 200) state = { ...state, ...update };
    const answer = status === 200 ? state : { detail: status };
    return { kind: 'answer', status, headers: {}, body: printJson(answer), ms: 0, redirects: [] };
  };
  const watch = watchMoves(send, () => subject, new Map([[id, first]]));
  const ask = (way: Send, update: JsonObject) =>
    way(updateRequest(subject.updatePath, id, printJson(update)));
  return {
    /** As it is given: by another path, or with another body. */
    send: watch.send,
    put: (update: JsonObject) => ask(watch.send, update),
    putAround: (update: JsonObject) => ask(watch.sendAround, update),
    state: () => state,
    sent,
  };
}

const shown = (outcome: Outcome) =>
  outcome.kind === 'answer' ? [outcome.status, outcome.refusedFor] : [outcome.reason];

test('a deployment that takes every move is asked for the way back of each new value once, and left where it was', async () => {
  const { put, state, sent } = deploymentThat(() => false);
  assert.deepEqual(shown(await put({ status: 'draft' })), [200, undefined]);
  assert.equal(state()['status'], 'draft');
  assert.deepEqual(sent, [{ status: 'draft' }, { status: 'active' }, { status: 'draft' }]);
  await put({ status: 'active' });
  await put({ status: 'draft' });
  assert.equal(sent.length, 5);
});

test('a move that is refused from one value and taken from another is explained', async () => {
  const { put } = deploymentThat(({ status }, state) => status === 'pending' && state['status'] !== 'draft');
  assert.deepEqual(shown(await put({ status: 'pending' })), [409, 'state']);
  await put({ status: 'draft' });
  assert.deepEqual(shown(await put({ status: 'pending' })), [200, undefined]);
});

test('beside other fields a move is tried by itself: taken alone, it explains nothing', async () => {
  const { put, state } = deploymentThat(({ status, hub }) => status === 'draft' && hub !== undefined);
  assert.deepEqual(shown(await put({ status: 'draft', hub: 'x' })), [409, undefined]);
  assert.equal(state()['status'], 'active');
});

test('a choice that is refused just as a text that is none is not explained', async () => {
  const { put } = deploymentThat(({ status }) => status === 'pending');
  const send = await put({ status: 'pending' });
  assert.deepEqual(shown(send), [409, 'state']);
  const alike = deploymentThat(() => false, ['pending']);
  assert.deepEqual(shown(await alike.put({ status: 'pending' })), [422, undefined]);
});

test('a state that takes nothing but a move is left, and nobody is sent there again', async () => {
  const { put, state } = deploymentThat(
    (update, now) => now['status'] === 'archived' && update['status'] === undefined,
  );
  await put({ purpose: 'x' });
  await put({ status: 'archived' });
  assert.deepEqual(shown(await put({ purpose: 'y' })), [409, 'state']);
  assert.notEqual(state()['status'], 'archived');
  assert.deepEqual(shown(await put({ status: 'archived' })), ['withheld']);
});

const isArchived = (update: JsonObject, now: JsonObject) =>
  now['status'] === 'archived' && update['status'] === undefined;
const archiving = updateRequest(subject.updatePath, id, '{"status":"archived"}');

test('a path that is none of an update, and is led to one, moves the agent too', async () => {
  const { send, put, state } = deploymentThat(isArchived);
  await put({ purpose: 'x' });
  assert.deepEqual(shown(await send({ ...archiving, path: `${archiving.path}//` })), [200, undefined]);
  assert.deepEqual(shown(await put({ purpose: 'y' })), [409, 'state']);
  assert.notEqual(state()['status'], 'archived');
  assert.deepEqual(shown(await send({ ...archiving, path: `${archiving.path}//` })), ['withheld']);
});

test('a body of which not all counts moves the agent though nobody can tell before', async () => {
  const { send, put } = deploymentThat(isArchived);
  await put({ purpose: 'x' });
  // The last one counts here, and the kit does not know that.
  const body = '{"status":"draft","status":"archived"}';
  assert.deepEqual(shown(await send({ ...archiving, body })), [200, undefined]);
  assert.deepEqual(shown(await put({ purpose: 'y' })), [409, 'state']);
});

test('a value that nothing leads back from is entered once', async () => {
  const { put, putAround, state } = deploymentThat(
    ({ status }, now) => now['status'] === 'archived' && status !== undefined,
  );
  assert.deepEqual(shown(await put({ status: 'archived' })), [200, undefined]);
  await putAround({ status: 'active', purpose: 'kept' });
  assert.deepEqual([state()['status'], state()['purpose']], ['archived', 'kept']);
});

test('an agent is brought back by the moves that are taken, and the rest is sent without them', async () => {
  const steps = ['active', 'under_review', 'pending', 'draft'];
  const { put, putAround, state, sent } = deploymentThat(({ status }, now) => {
    const [from, to] = [steps.indexOf(String(now['status'])), steps.indexOf(String(status))];
    return status !== undefined && Math.abs(from - to) !== 1;
  });
  await put({ status: 'draft' });
  for (const status of steps.slice(1)) await put({ status });
  assert.equal(state()['status'], 'draft');
  await putAround({ status: 'active', hub: 'x' });
  assert.deepEqual([state()['status'], state()['hub']], ['active', 'x']);
  // What is no move goes out by itself, and the moves after it.
  assert.deepEqual(sent.slice(-5), [
    { hub: 'x' },
    { status: 'pending' },
    { status: 'under_review' },
    { status: 'active' },
    {},
  ]);
});

test('what a frozen state refuses is put back outside of it, and the agent is brought home', async () => {
  const { put, putAround, state } = deploymentThat(
    (update, now) => now['status'] === 'archived' && Object.keys(update).some((name) => name !== 'status'),
  );
  await put({ purpose: 'first' });
  await put({ status: 'archived' });
  assert.deepEqual(shown(await put({ hub: 'kit' })), [409, 'state']);
  assert.deepEqual(shown(await putAround({ status: 'archived', hub: 'home' })), [200, undefined]);
  assert.deepEqual([state()['status'], state()['hub']], ['archived', 'home']);
  assert.deepEqual(shown(await putAround({ purpose: 'second' })), [200, undefined]);
  assert.deepEqual([state()['status'], state()['purpose']], ['archived', 'second']);
});

test('a move that the other field keeps from being made is made outside of it, and the agent is brought home', async () => {
  const { put, putAround, state } = deploymentThat(
    (update, now) => now['status'] === 'archived' && Object.keys(update).some((name) => name !== 'status'),
  );
  await put({ purpose: 'first' });
  await put({ protection_status: 'configured' });
  await put({ status: 'archived' });
  assert.deepEqual(shown(await put({ hub: 'kit' })), [409, 'state']);
  await putAround({ status: 'archived' });
  assert.equal(state()['status'], 'archived');
  await putAround({ protection_status: 'unprotected' });
  assert.deepEqual([state()['status'], state()['protection_status']], ['archived', 'unprotected']);
});

for (const [field, frozen, other, home] of [
  ['status', 'archived', 'protection_status', 'unprotected'],
  ['protection_status', 'guarded', 'status', 'active'],
] as const)
  test(`where nobody saw yet that ${frozen} freezes, both values are reached all the same`, async () => {
    const { put, putAround, state } = deploymentThat(
      (update, now) =>
        update['status'] === 'pending' ||
        (now[field] === frozen && Object.keys(update).some((name) => name !== field)),
    );
    await put({ [other]: other === 'status' ? 'draft' : 'configured' });
    // Moves are known to be refused here.
    await put({ status: 'pending' });
    await putAround({ [field]: frozen, [other]: home });
    assert.deepEqual([state()[field], state()[other]], [frozen, home]);
  });

test('a request that is not called JSON tells nothing of moves, and the way back is asked for in a plain one', async () => {
  const { state } = deploymentThat(() => false);
  assert.equal(state()['status'], 'active');
  const plain: string[] = [];
  const send: Send = async ({ headers, body }) => {
    const isJson = headers['content-type'] === 'application/json';
    if (isJson) plain.push(String(body));
    const answer = { ...first, ...JSON.parse(String(body)) };
    const status = isJson || String(body).includes('draft') ? 200 : 415;
    return { kind: 'answer', status, headers: {}, body: printJson(answer), ms: 0, redirects: [] };
  };
  const watch = watchMoves(send, () => subject, new Map([[id, first]]));
  const request = updateRequest(subject.updatePath, id, '{"status":"draft"}');
  await watch.send({ ...request, headers: { 'content-type': 'text/plain' } });
  assert.deepEqual(plain, ['{"status":"active"}', '{"status":"draft"}']);
  assert.equal(watch.table.isRestricted(), false);
});

test('a spelling of the id that is refused makes no state a frozen one', async () => {
  let state: JsonObject = first;
  const send: Send = async ({ path, body }) => {
    const isPlain = path.endsWith(`/${id}`);
    if (isPlain) state = { ...state, ...JSON.parse(String(body)) };
    const [status, answer] = isPlain ? [200, state] : [422, { detail: 'no uuid' }];
    return { kind: 'answer', status, headers: {}, body: printJson(answer), ms: 0, redirects: [] };
  };
  const { send: watched } = watchMoves(send, () => subject, new Map([[id, first]]));
  const put = (spelled: string, update: JsonObject) =>
    watched(updateRequest(subject.updatePath, spelled, printJson(update)));
  await put(id, { purpose: 'seen to be taken' });
  await put(id, { status: 'draft' });
  const spellings = [id.replaceAll('-', ''), `{${id}}`, `urn:uuid:${id}`];
  for (const spelled of spellings)
    assert.deepEqual(shown(await put(spelled, { hub: 'kit' })), [422, undefined], spelled);
  assert.deepEqual(shown(await put(id, { status: 'active' })), [200, undefined]);
  assert.deepEqual(shown(await put(id, { status: 'draft' })), [200, undefined]);
  assert.equal(state['status'], 'draft');
});

test('an update that had to be refused leads to no other request, though nobody is sure of the state', async () => {
  const { put, sent } = deploymentThat(({ hub }) => hub === 5);
  await Promise.all([put({ purpose: 'one' }), put({ purpose: 'other' })]);
  const before = sent.length;
  assert.deepEqual(shown(await put({ hub: 5 })), [409, undefined]);
  assert.deepEqual(sent.slice(before), [{ hub: 5 }]);
});

test('a move by a key in other letters is seen, and what is refused after it is explained', async () => {
  let state: JsonObject = first;
  const send: Send = async ({ body }) => {
    const update: JsonObject = JSON.parse(String(body));
    const isFrozen = state['status'] === 'archived' && Object.keys(update).length > 0;
    const inLowerCase = Object.entries(update).map(([key, value]) => [key.toLowerCase(), value]);
    if (!isFrozen) state = { ...state, ...Object.fromEntries(inLowerCase) };
    const answer = isFrozen ? { detail: 'archived' } : state;
    const status = isFrozen ? 409 : 200;
    return { kind: 'answer', status, headers: {}, body: printJson(answer), ms: 0, redirects: [] };
  };
  const { send: watched } = watchMoves(send, () => subject, new Map([[id, first]]));
  const put = (update: JsonObject) => watched(updateRequest(subject.updatePath, id, printJson(update)));
  await put({ purpose: 'seen to be taken' });
  assert.deepEqual(shown(await put({ STATUS: 'archived' })), [200, undefined]);
  assert.deepEqual(shown(await put({ hub: 'kit' })), [409, 'state']);
});

test('a value that is left out where it is the default is reached all the same', async () => {
  let state: JsonObject = { ...first, protection_status: 'unprotected' };
  const sent: JsonObject[] = [];
  const send: Send = async ({ body }) => {
    const update: JsonObject = JSON.parse(String(body));
    sent.push(update);
    state = { ...state, ...update };
    const shownFields = Object.entries(state).filter(([, value]) => value !== 'unprotected');
    const answer = printJson(Object.fromEntries(shownFields));
    return { kind: 'answer', status: 200, headers: {}, body: answer, ms: 0, redirects: [] };
  };
  const { protection_status: _, ...shownFirst } = first;
  const watch = watchMoves(send, () => subject, new Map([[id, shownFirst]]));
  await watch.send(updateRequest(subject.updatePath, id, '{"protection_status":"guarded"}'));
  assert.equal(state['protection_status'], 'guarded');
  assert.deepEqual(
    sent.map(({ protection_status: value }) => value),
    ['guarded', 'unprotected', 'guarded'],
  );
});

test('a state that is read and takes nothing is frozen, though no agent was seen to take anything yet', async () => {
  const archived = { ...first, status: 'archived' };
  let state: JsonObject = archived;
  const send: Send = async ({ body }) => {
    const update: JsonObject = JSON.parse(String(body));
    const isMove = typeof update['status'] === 'string' && update['status'] !== 'archived';
    const isTaken = state['status'] !== 'archived' || isMove || Object.keys(update).length === 0;
    if (isTaken) state = { ...state, ...update };
    const answer = printJson(isTaken ? state : { detail: 'archived' });
    const status = isTaken ? 200 : 423;
    return { kind: 'answer', status, headers: {}, body: answer, ms: 0, redirects: [] };
  };
  const watch = watchMoves(send, () => subject, new Map([[id, archived]]));
  const ask = (way: Send, body: string) => way(updateRequest(subject.updatePath, id, body));
  assert.deepEqual(shown(await ask(watch.send, '{}')), [200, undefined]);
  assert.deepEqual(shown(await ask(watch.send, '{"hub":"kit"}')), [423, 'state']);
  await ask(watch.sendAround, '{"hub":"home","status":"archived"}');
  assert.deepEqual([state['status'], state['hub']], ['archived', 'home']);
});
