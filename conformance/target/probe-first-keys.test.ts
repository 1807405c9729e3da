import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonAnswer } from '../../fixtures/in-memory/run-context.ts';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { updateRequest } from '../generate/cases.ts';
import { createWriteGuard } from '../restoring/write-guard.ts';
import { probeFirstKeys } from './probe-first-keys.ts';

const [one, two] = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '4b7d2c1a-93e0-4f58-a6c4-1d0e9b8a7f63'] as const;
const { updatePath } = subjectOf();
const keyOfOne = 'harbour-key-7f21c9';

/** What arrived at two agents with keys, what is told, and whether the key of the first may be overwritten then. */
async function probe(plan: { readonly refusedWith?: number; readonly takers?: readonly string[] }) {
  const firstStates = new Map<string, JsonObject>([
    [one, { id: one, hub: 'home', api_key: keyOfOne }],
    [two, { id: two, hub: 'home', api_key: null }],
  ]);
  const guard = createWriteGuard({
    subject: subjectOf(one, two),
    firstStates,
    forbidden: new Map(),
    mark: 'kit-run-0123abcd',
  });
  const arrived: string[] = [];
  const send = guard.guard(async ({ body }) => {
    arrived.push(String(body));
    const { refusedWith } = plan;
    return refusedWith === undefined
      ? jsonAnswer(200, { ...firstStates.get(one), ...JSON.parse(String(body)) })
      : jsonAnswer(refusedWith, { detail: 'no' });
  });
  const { takers = [one, two] } = plan;
  const told = await probeFirstKeys(send, updatePath, firstStates, guard, (id) => takers.includes(id));
  const probed = [...arrived];
  const { kind } = await send(updateRequest(updatePath, one, '{"api_key":"kit-other-0002"}'));
  return { probed, told: told.length, isOverwritten: kind === 'answer' };
}

const own = JSON.stringify({ api_key: keyOfOne });

test('a key that is taken may be overwritten, for it can be put back', async () => {
  assert.deepEqual(await probe({}), { probed: [own], told: 0, isOverwritten: true });
});

for (const refusedWith of [400, 409, 422, 423, 500])
  test(`a key that is refused with ${refusedWith} is left alone, and told`, async () => {
    assert.deepEqual(await probe({ refusedWith }), { probed: [own], told: 1, isOverwritten: false });
  });

test('that a deployment is busy says nothing of a key', async () => {
  assert.deepEqual(await probe({ refusedWith: 503 }), { probed: [own], told: 0, isOverwritten: true });
});

test('an agent that takes nothing is not asked about its key', async () => {
  assert.deepEqual(await probe({ refusedWith: 409, takers: [two] }), {
    probed: [],
    told: 0,
    isOverwritten: true,
  });
});
