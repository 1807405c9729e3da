import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import { understand } from '../oracle/understand.ts';
import { mutationsFor } from './mutations/index.ts';
import { trickleSweep } from './trickle-sweep.ts';

const agentId = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const subject = subjectOf(agentId);
const sweep = (isOnLoopback: boolean, allowed: readonly string[] = []) =>
  trickleSweep(mutationsFor({ isOnLoopback, sendsRaw: true, allowed }), subject, [agentId]).flatMap(
    ({ steps }) => steps,
  );

test('updates and genomes that have to be taken are swept in a piece for each byte', () => {
  const steps = sweep(true);
  assert.deepEqual(new Set(steps.map(({ method }) => method)), new Set(['PUT', 'POST']));
  for (const step of steps) {
    assert.equal(understand(step, subject).expectation.verdict, 'accept');
    assert.equal(step.chunkedAt?.length, (step.body?.length ?? 0) - 1);
  }
});

test('away from this machine nothing trickles unless it is allowed', () => {
  assert.deepEqual(sweep(false), []);
  assert.notDeepEqual(sweep(false, ['trickle']), []);
});
