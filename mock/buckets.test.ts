import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dialectPresets } from '../spec/dialect-presets.ts';
import { Buckets, isBucketName } from './buckets.ts';
import { createFixedClock } from './clock.ts';

function createBuckets(most: number, idleMilliseconds: number) {
  const time = { now: 0 };
  const settings = {
    dialect: dialectPresets.fastapi,
    seed: 1,
    firstState: { agents: [], genomes: [{ first: true }], evolution: {} },
    createClock: createFixedClock,
    wallClock: () => time.now,
    injection: undefined,
    journalSize: 10,
  };
  return { time, buckets: new Buckets(settings, { most, idleMilliseconds }) };
}

const emptied = { agents: [], genomes: [], evolution: {} };

test('a name is 1 to 100 visible ASCII characters', () => {
  for (const name of ['a', '!~', 'worker/1', 'x'.repeat(100)]) assert.ok(isBucketName(name), name);
  for (const name of ['', ' ', 'a b', 'é', 'x'.repeat(101), 'a\u007f']) assert.ok(!isBucketName(name), name);
});

test('the same name gives the same bucket, made from the first state', () => {
  const { buckets } = createBuckets(2, 1000);
  const bucket = buckets.take('a');
  assert.equal(bucket.world.genomes.length, 1);
  bucket.replaceState(emptied);
  assert.equal(buckets.take('a'), bucket);
  assert.equal(buckets.take('a').world.genomes.length, 0);
  assert.equal(buckets.main.world.genomes.length, 1);
});

test('names of inherited properties are names like others', () => {
  const { buckets } = createBuckets(3, 1000);
  for (const name of ['__proto__', 'constructor']) assert.equal(buckets.take(name).world.genomes.length, 1);
  assert.equal(buckets.count, 2);
});

test('beyond the limit the longest idle bucket is dropped', () => {
  const { buckets } = createBuckets(2, 1000);
  const first = buckets.take('a');
  buckets.take('b');
  buckets.take('a');
  buckets.take('c');
  assert.equal(buckets.count, 2);
  assert.equal(buckets.take('a'), first);
});

test('a bucket that was idle too long is made anew', () => {
  const { buckets, time } = createBuckets(5, 1000);
  const first = buckets.take('a');
  time.now = 1000;
  assert.equal(buckets.take('a'), first);
  time.now = 2001;
  assert.notEqual(buckets.take('a'), first);
});

test('a reset brings back state, ids and clock', () => {
  const { buckets } = createBuckets(5, 1000);
  const { main } = buckets;
  const before = [main.world.genomes[0]?.id, main.world.now(), main.world.random.uuid()];
  main.replaceState(emptied);
  main.reset();
  assert.deepEqual([main.world.genomes[0]?.id, main.world.now(), main.world.random.uuid()], before);
});
