import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { BodyBuffer } from './body-buffer.ts';

test('a single chunk is not copied', () => {
  const buffer = new BodyBuffer(10);
  const chunk = Uint8Array.of(1, 2, 3);
  assert.ok(buffer.add(chunk));
  assert.equal(buffer.read(), chunk);
});

test('any chunks within the limit make up the body, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 20 }), { maxLength: 20 }), (chunks) => {
      const whole = chunks.flatMap((chunk) => [...chunk]);
      const buffer = new BodyBuffer(whole.length);
      assert.ok(chunks.every((chunk) => buffer.add(chunk)));
      assert.deepEqual([...buffer.read()], whole);
    }),
    { numRuns: 200 },
  );
});

test('chunks stay as they were given', () => {
  const buffer = new BodyBuffer(10);
  const first = Uint8Array.of(1);
  buffer.add(first);
  buffer.add(Uint8Array.of(2));
  assert.deepEqual([...first], [1]);
});

test('what goes beyond the limit is refused and everything let go', () => {
  const buffer = new BodyBuffer(4);
  assert.ok(buffer.add(new Uint8Array(4)));
  assert.ok(!buffer.add(new Uint8Array(1)));
  assert.equal(buffer.read().length, 0);
});
