import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import { mutatedHeaders, mutatedMethods } from '../generate/odd-http.ts';
import { httpSweep } from './http-sweep.ts';
import { mutationsFor } from './mutations/index.ts';

const agentId = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const subject = subjectOf(agentId);
const sweep = (isOnLoopback: boolean, agentIds: readonly string[] = [agentId]) =>
  httpSweep(mutationsFor({ isOnLoopback, sendsRaw: true, allowed: [] }), subject, agentIds).flatMap(
    ({ steps }) => steps,
  );

test('every header goes out with every value, at every operation that may carry it', () => {
  const steps = sweep(true);
  assert.ok(mutatedHeaders.length > 10);
  for (const [name, values] of mutatedHeaders)
    for (const value of values) {
      const methods = steps.filter(({ headers }) => headers[name] === value).map(({ method }) => method);
      const expected = name === 'content-encoding' ? ['PUT', 'POST'] : ['PUT', 'GET', 'POST'];
      assert.deepEqual(methods, expected, `${name}: ${value}`);
    }
});

test('every method is asked with, and what only reads has no body', () => {
  const steps = sweep(true);
  for (const method of mutatedMethods)
    assert.ok(
      steps.some((step) => step.method === method),
      method,
    );
  const readings = steps.filter(({ method }) => method === 'GET' || method === 'HEAD');
  assert.ok(readings.length > 3 && readings.every(({ body }) => body === undefined));
});

test('away from loopback, what can hurt is not swept; without agents only genomes are varied', () => {
  const away = sweep(false);
  assert.ok(away.length > 0 && away.every(({ headers }) => headers['if-match'] === undefined));
  const paths = new Set(sweep(true, []).map(({ path }) => path.split('?')[0]));
  assert.deepEqual([...paths], ['/v1/genomes/']);
});
