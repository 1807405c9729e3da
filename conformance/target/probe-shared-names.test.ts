import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { createWriteGuard } from '../restoring/write-guard.ts';
import type { Send } from '../run/exchange.ts';
import { probeSharedNames } from './probe-shared-names.ts';

const [one, two] = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '7c9e6679-7425-40de-944b-e07fc1f90ae7'];
const third = { id: 'c85e0f92-6a1d-4b37-8e2f-70d9c3b4a516', agent_name: 'third' };

/** Two agents with these names, on a deployment that refuses a name which another agent has, or does not. */
async function probe(names: readonly [string, string], listed: readonly JsonObject[], isUnique: boolean) {
  const namesOf = new Map([
    [one, names[0]],
    [two, names[1]],
    ...listed.map(({ id, agent_name: name }) => [String(id), String(name)] as const),
  ]);
  const subject = subjectOf(one, two);
  const firstStates = new Map<string, JsonObject>([
    [one, { id: one, agent_name: names[0] }],
    [two, { id: two, agent_name: names[1] }],
  ]);
  const guard = createWriteGuard({ subject, firstStates, forbidden: new Map(), mark: 'kit-run-1' });
  const sent: string[] = [];
  const send: Send = async ({ path, body }) => {
    sent.push(String(body));
    const update: JsonObject = JSON.parse(String(body));
    const id = path.split('/').at(-1) ?? '';
    const name = String(update['agent_name']);
    const isTaken = isUnique && [...namesOf].some(([other, has]) => other !== id && has === name);
    if (!isTaken) namesOf.set(id, name);
    const answer = isTaken ? { detail: 'taken' } : { id, ...update };
    const status = isTaken ? 409 : 200;
    return { kind: 'answer', status, headers: {}, body: JSON.stringify(answer), ms: 1, redirects: [] };
  };
  await probeSharedNames(guard.guard(send), subject.updatePath, firstStates, listed, guard);
  return { sent, isLeftAlone: [one, two].map((id) => guard.leftAloneOf(id).has('agent_name')) };
}

test('a name of two agents is left alone where the name of a third one is refused', async () => {
  const { sent, isLeftAlone } = await probe(['same', 'same'], [third], true);
  assert.deepEqual(sent, ['{"agent_name":"third"}']);
  assert.deepEqual(isLeftAlone, [true, true]);
});

test('where it is taken names are not unique, and the own one is put back at once', async () => {
  const { sent, isLeftAlone } = await probe(['same', 'same'], [third], false);
  assert.deepEqual(sent, ['{"agent_name":"third"}', '{"agent_name":"same"}']);
  assert.deepEqual(isLeftAlone, [false, false]);
});

test('without a third name one of them is given another: where its own is refused then, the others are spared', async () => {
  const { sent, isLeftAlone } = await probe(['same', 'same'], [], true);
  assert.deepEqual(sent, ['{"agent_name":"kit name of nobody else"}', '{"agent_name":"same"}']);
  assert.deepEqual(isLeftAlone, [false, true]);
  assert.deepEqual((await probe(['same', 'same'], [], false)).isLeftAlone, [false, false]);
});

test('where each has its own name, nothing is sent', async () => {
  assert.deepEqual((await probe(['a', 'b'], [third], true)).sent, []);
});
