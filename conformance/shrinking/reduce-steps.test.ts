import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SentRequest } from '../run/exchange.ts';
import { reduceSteps } from './reduce-steps.ts';

const step = (body: object): SentRequest => ({
  method: 'PUT',
  path: '/a',
  headers: {},
  body: JSON.stringify(body),
});
const bodies = (steps: readonly SentRequest[]) => steps.map(({ body }) => String(body));

test('members that a departure does not need are left out of every step', async () => {
  const steps = [step({}), step({ a: 1, b: 2, c: 3, d: 4, e: 5 }), step({ f: 6, g: 7 })];
  const shows = async (some: readonly SentRequest[]) => {
    const [, second = '', third = ''] = bodies(some);
    return second.includes('"b"') && second.includes('"e"') && third.includes('"g"') ? some : undefined;
  };
  const reduced = await reduceSteps(steps, steps, shows, () => true);
  assert.deepEqual(bodies(reduced), ['{}', '{"b":2,"e":5}', '{"g":7}']);
});

test('without time nothing is tried', async () => {
  const steps = [step({ a: 1, b: 2 })];
  const shows = () => Promise.reject(new Error('it was tried'));
  assert.deepEqual(await reduceSteps(steps, steps, shows, () => false), steps);
});
