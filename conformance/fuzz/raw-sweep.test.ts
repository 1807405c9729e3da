import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import { wireFormNames } from '../run/wire-form.ts';
import { mutationsFor } from './mutations/index.ts';
import { rawSweep } from './raw-sweep.ts';

const agentIds = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '4b7d2c1a-93e0-4f58-a6c4-1d0e9b8a7f63'];
const subject = subjectOf(...agentIds);
const sweep = (isOnLoopback: boolean, allowed: readonly string[], sendsRaw = true) =>
  rawSweep(mutationsFor({ isOnLoopback, sendsRaw, allowed }), subject, agentIds).flatMap(
    ({ steps }) => steps,
  );

test('every form is there once with an update, and what needs no body with a reading too', () => {
  const steps = sweep(true, []);
  const formsOf = (method: string) => steps.filter((step) => step.method === method).map(({ wire }) => wire);
  assert.deepEqual(formsOf('PUT'), wireFormNames);
  assert.deepEqual(formsOf('POST'), wireFormNames);
  assert.ok(formsOf('GET').includes('host-missing') && !formsOf('GET').includes('chunk-trailer'));
  for (const id of agentIds)
    assert.ok(
      steps.some(({ path }) => path.includes(id)),
      id,
    );
});

test('what is not allowed is not swept, and nothing where there are no bare connections', () => {
  assert.deepEqual(sweep(false, []), []);
  assert.deepEqual(sweep(true, [], false), []);
  const forms = new Set(sweep(false, ['odd-target']).map(({ wire }) => wire?.split('-')[0]));
  assert.deepEqual([...forms], ['target']);
});

test('without agents only genomes are sent', () => {
  const steps = rawSweep(mutationsFor({ isOnLoopback: true, sendsRaw: true, allowed: [] }), subject, []);
  assert.ok(steps.length > 0);
  assert.ok(steps.every((input) => input.steps.every(({ method }) => method === 'POST')));
});
