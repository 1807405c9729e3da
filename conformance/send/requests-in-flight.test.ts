import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { RequestInFlight } from './request-in-flight.ts';
import { RequestsInFlight } from './requests-in-flight.ts';

test('the turns that are aborted are those that were added and not removed', () => {
  const steps = fc.array(fc.record({ adds: fc.boolean(), which: fc.nat(9) }), { maxLength: 60 });
  fc.assert(
    fc.property(steps, (all) => {
      const aborted = new Set<number>();
      const open = new RequestsInFlight();
      const expected = new Set<number>();
      const turns = Array.from(
        { length: 10 },
        (_, index) =>
          new RequestInFlight(
            () => 0,
            1,
            () => void aborted.add(index),
          ),
      );
      for (const { adds, which } of all) {
        const turn = turns[which];
        assert.ok(turn !== undefined);
        if (!adds) assert.equal(open.remove(turn), expected.delete(which));
        else if (!expected.has(which)) open.add(turn);
        if (adds) expected.add(which);
      }
      open.abortAll();
      assert.deepEqual([...aborted].sort(), [...expected].sort());
    }),
    { numRuns: 200 },
  );
});

test('a request that is given up is ended, whether undici has started it or starts it later', () => {
  const told: string[] = [];
  const controller = { abort: ({ message }: Error) => void told.push(message) };
  const begin = () =>
    new RequestInFlight(
      () => 0,
      1,
      (why) => void told.push(why),
    );
  const started = begin();
  started.startWith(controller);
  assert.deepEqual(told, []);
  started.giveUp('aborted');
  assert.deepEqual(told.splice(0), ['aborted', 'the request was given up']);
  const waiting = begin();
  waiting.giveUp('timeout');
  waiting.startWith(controller);
  assert.deepEqual(told, ['timeout', 'the request was given up']);
});
