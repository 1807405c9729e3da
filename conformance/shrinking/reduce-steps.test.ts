import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SentRequest } from '../run/exchange.ts';
import { reduceSteps } from './reduce-steps.ts';

const request = (body: string): SentRequest => ({ method: 'PUT', path: '/a', headers: {}, body });
const bodiesOf = (steps: readonly SentRequest[] | undefined) => steps?.map(({ body }) => body);
const plenty = { tries: 2000, isTimeLeft: () => true };

/** Shows where a hub came before a purpose of more than three letters. */
const shows = async (steps: readonly SentRequest[]) => {
  const bodies = steps.map(({ body }) => JSON.parse(String(body)));
  const hub = bodies.findIndex((body) => 'hub' in body);
  const last = bodies.at(-1);
  return hub !== -1 && hub < bodies.length - 1 && String(last?.purpose ?? '').length > 3 ? steps : undefined;
};

test('bodies are made small in all steps, and steps that are empty by then go', async () => {
  const steps = [
    request('{"agent_name":"x"}'),
    request('{"hub":"a long hub","model_name":"m"}'),
    request('{"status":"active"}'),
    request('{"purpose":"a long purpose","last_tested_by":"y"}'),
  ];
  const smallest = await reduceSteps(steps, shows, plenty);
  const [first, last, ...more] = bodiesOf(smallest) ?? [];
  assert.deepEqual(more, []);
  assert.equal(first, '{"hub":""}');
  assert.equal(JSON.parse(String(last)).purpose.length, 4);
  assert.equal(Object.keys(JSON.parse(String(last))).length, 1);
});

test('what is small already stays as it is', async () => {
  const steps = [request('{"hub":""}'), request('{"purpose":"abcd"}')];
  const smallest = await reduceSteps(steps, shows, plenty);
  assert.ok(smallest === undefined || bodiesOf(smallest)?.join() === bodiesOf(steps)?.join());
});

test('nothing is sent once the time or the tries are over', async () => {
  const steps = [request('{"hub":"abc"}'), request('{"purpose":"abcdefgh"}')];
  let sent = 0;
  const counting = async (some: readonly SentRequest[]) => {
    sent += 1;
    return shows(some);
  };
  assert.equal(await reduceSteps(steps, counting, { tries: 100, isTimeLeft: () => false }), undefined);
  assert.equal(sent, 0);
  const never = async () => {
    sent += 1;
    return undefined;
  };
  await reduceSteps(steps, never, { tries: 10, isTimeLeft: () => true });
  assert.ok(sent <= 10, `${sent} tries`);
});
