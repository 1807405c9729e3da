import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SentRequest } from '../run/exchange.ts';
import { calibrate } from './calibrate.ts';
import { createCorpus } from './corpus.ts';

const step = (body: string): SentRequest => ({ method: 'PUT', path: '/a', headers: {}, body });
const steps = (letters: string) => [...letters].map(step);

/** Calibrates an entry of a deployment that shows what is new after some letters, with anything between them. */
async function calibrated(input: string, way: string, pattern: RegExp) {
  const corpus = createCorpus();
  const entry = corpus.note('new', () => ({ steps: steps(input) }));
  assert.ok(entry !== undefined);
  let plays = 0;
  const isShown = await calibrate(
    { entry, agentId: 'a', way: steps(way) },
    {
      isOver: () => false,
      play: async (some) => {
        plays += 1;
        return pattern.test(some.map(({ body }) => String(body)).join('')) ? 'new' : 'usual';
      },
    },
  );
  return { isShown, plays, letters: entry.input.steps.map(({ body }) => body).join('') };
}

test('an input that shows it by itself loses the steps that it does not need', async () => {
  assert.deepEqual(await calibrated('xaxbz', 'xaxbz', /a.*z$/), { isShown: true, plays: 7, letters: 'az' });
});

test('where the input is not enough, the way that led to it is tried, the short one first', async () => {
  const { isShown, letters } = await calibrated('z', `${'x'.repeat(30)}az`, /a.*z$/);
  assert.deepEqual([isShown, letters], [true, 'az']);
  const far = await calibrated('z', `a${'x'.repeat(30)}z`, /a.*z$/);
  assert.deepEqual([far.isShown, far.letters], [true, 'az']);
});

test('what does not come back stays as it was, after a few plays', async () => {
  assert.deepEqual(await calibrated('z', 'xyz', /never/), { isShown: false, plays: 3, letters: 'z' });
});
