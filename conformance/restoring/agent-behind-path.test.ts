import assert from 'node:assert/strict';
import { test } from 'node:test';
import { updateRequest } from '../generate/cases.ts';
import type { Send } from '../run/exchange.ts';
import { createPathProbe } from './agent-behind-path.ts';

const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const updatePath = '/v1/agent-configurations/{id}';
const upper = updateRequest(updatePath, id.toUpperCase(), '{"hub":"a"}');

/** Answers with one status after another, and notes what was asked. */
function answering(...statuses: readonly number[]): { readonly send: Send; readonly asked: string[] } {
  const asked: string[] = [];
  const send: Send = async ({ path, body }) => {
    const status = statuses[Math.min(asked.length, statuses.length - 1)] ?? 200;
    asked.push(`${path.split('/').at(-1)} ${body}`);
    const headers = { 'content-type': 'application/json' };
    return { kind: 'answer', status, headers, body: `{"id":"${id}"}`, ms: 1, redirects: [] };
  };
  return { send, asked };
}

test('a path is tried once, with an empty update', async () => {
  const { send, asked } = answering(200);
  const { leadsToAgent } = createPathProbe(updatePath);
  assert.deepEqual(await Promise.all([leadsToAgent(send, upper, id), leadsToAgent(send, upper, id)]), [
    true,
    true,
  ]);
  assert.deepEqual(asked, [`${id.toUpperCase()} {}`]);
});

test('a path that leads to another agent does not lead to this one', async () => {
  const { leadsToAgent } = createPathProbe(updatePath);
  const other = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
  const { send } = answering(200);
  assert.equal(await leadsToAgent(send, updateRequest(updatePath, other.toUpperCase(), ''), other), false);
});

test('what is locked for the moment is not written to, and tried again', async () => {
  const { send, asked } = answering(423, 200);
  const { leadsToAgent } = createPathProbe(updatePath);
  assert.equal(await leadsToAgent(send, upper, id), false);
  assert.equal(await leadsToAgent(send, upper, id), true);
  assert.equal(asked.length, 2);
});

test('every letter case is tried beforehand, one after another', async () => {
  const { send, asked } = answering(200);
  let underWay = 0;
  const alone: Send = async (request) => {
    underWay += 1;
    assert.equal(underWay, 1);
    const outcome = await send(request);
    underWay -= 1;
    return outcome;
  };
  const { leadsToAgent, tryLetterCases } = createPathProbe(updatePath);
  await tryLetterCases(alone, [id]);
  assert.deepEqual(
    asked.map((line) => line.toLowerCase()),
    [`${id} {}`, `${id} {}`],
  );
  assert.equal(new Set(asked).size, 2);
  await leadsToAgent(send, upper, id);
  assert.equal(asked.length, 2);
});
