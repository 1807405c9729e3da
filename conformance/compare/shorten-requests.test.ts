import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { PairedRequest } from './paired-request.ts';
import { shortenRequests } from './shorten-requests.ts';

const requestOf = (body: string): PairedRequest => ({
  operation: 'updateAgent',
  method: 'PUT',
  place: { at: 'update', id: { pair: 0, spelling: 'plain' } },
  ending: '',
  headers: {},
  body,
});
const difference = {
  aspect: 'status',
  place: { part: 'body', pointer: '' },
  code: '',
  left: '',
  right: '',
} as const;

/** Shows the difference where all that is needed is sent, in order, and remembers what was tried. */
async function shorten(bodies: readonly string[], needed: readonly string[], mostTries = 1000) {
  let [smallest, tries]: [readonly string[] | undefined, number] = [undefined, 0];
  const shown = await shortenRequests(
    bodies.map(requestOf),
    async (requests) => {
      tries += 1;
      const sent = requests.map(({ body = '' }) => body);
      let at = 0;
      for (const body of sent) if (body === needed[at]) at += 1;
      if (at < needed.length || sent.at(-1) !== needed.at(-1)) return undefined;
      smallest = sent;
      return { difference, pairs: [] };
    },
    () => tries < mostTries,
  );
  return { shown, smallest, tries };
}

test('what one request shows is one request', async () => {
  assert.deepEqual((await shorten(['a', 'b', 'c'], ['c'])).smallest, ['c']);
});

test('what needs some of many is down to those', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.nat(39), { minLength: 0, maxLength: 4 }), async (picked) => {
      const bodies = Array.from({ length: 41 }, (_, index) => `r${index}`);
      const needed = [...picked.sort((left, right) => left - right), 40].map((index) => `r${index}`);
      assert.deepEqual((await shorten(bodies, needed)).smallest, needed);
    }),
    { numRuns: 60, seed: 1 },
  );
});

test('what does not come back is told so, and time that is over ends it', async () => {
  assert.equal((await shorten(['a', 'b'], ['c', 'b'])).shown, undefined);
  const bodies = Array.from({ length: 40 }, (_, index) => `r${index}`);
  assert.ok((await shorten(bodies, ['r1', 'r39'], 3)).tries <= 3, 'it went on');
});
