import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dialectPresets } from '../../spec/dialect-presets.ts';
import { createFixedClock } from '../clock.ts';
import { Buckets, isBucketName } from './buckets.ts';

function createBuckets(most: number, idleMilliseconds: number, bytes = 1e9) {
  const time = { now: 0 };
  const settings = {
    dialect: dialectPresets.fastapi,
    seed: 1,
    firstState: { agents: [], genomes: [{ first: true }], evolution: {} },
    createClock: createFixedClock,
    wallClock: () => time.now,
    stopwatch: () => 0,
    injection: undefined,
    clockName: 'real' as const,
    later: () => () => {},
    journalSize: 10,
  };
  return { time, buckets: new Buckets(settings, { most, bytes, idleMilliseconds }) };
}

const emptied = { agents: [], genomes: [], evolution: {} };

test('a name is 1 to 100 visible ASCII characters', () => {
  for (const name of ['a', '!~', 'worker/1', 'x'.repeat(100)]) assert.ok(isBucketName(name), name);
  for (const name of ['', ' ', 'a b', 'é', 'x'.repeat(101), 'a\u007f']) assert.ok(!isBucketName(name), name);
});

test('the same name gives the same bucket, made from the first state', () => {
  const { buckets } = createBuckets(2, 1000);
  const bucket = buckets.take('a');
  assert.equal(bucket.world.genomes.count, 1);
  bucket.replaceState(emptied);
  assert.equal(buckets.take('a'), bucket);
  assert.equal(buckets.take('a').world.genomes.count, 0);
  assert.equal(buckets.main.world.genomes.count, 1);
});

test('names of inherited properties are names like others', () => {
  const { buckets } = createBuckets(3, 1000);
  for (const name of ['__proto__', 'constructor']) assert.equal(buckets.take(name).world.genomes.count, 1);
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
  const before = [main.world.genomes.count, main.world.now(), main.world.random.uuid()];
  main.replaceState(emptied);
  main.reset();
  assert.deepEqual([main.world.genomes.count, main.world.now(), main.world.random.uuid()], before);
});

const notesIn = (journal: { read: () => readonly object[] }) =>
  journal.read().map((record) => Object(record));

test('a bucket that was dropped is told of in the journal of no bucket, and in that of the next of its name', () => {
  const { buckets, time } = createBuckets(1, 1000);
  buckets.take('a');
  buckets.take('b');
  const [first] = notesIn(buckets.main.journal);
  assert.deepEqual(
    [first.number, first.event, first.bucket, first.why],
    [1, 'bucket-dropped', 'a', 'there were more than 1 buckets, and it was the longest idle one'],
  );
  time.now = 5000;
  const [again] = notesIn(buckets.take('a').journal);
  assert.deepEqual([again.event, again.bucket], ['bucket-dropped', 'a']);
  assert.match(again.why, /longest idle one; this one was made anew$/);
  const whys = notesIn(buckets.main.journal).map(({ bucket, why }) => `${bucket}: ${why}`);
  assert.equal(whys[1], 'b: it was idle for more than 1000 ms');
  assert.deepEqual(notesIn(buckets.take('c').journal), []);
  assert.equal(buckets.main.journal.count, 0);
});

test('buckets are bounded by their bytes: the longest idle ones go, the one in use stays', () => {
  const limit = 8 * 1_048_576;
  const { buckets } = createBuckets(1000, 1e9, limit);
  for (let number = 0; number < 50; number += 1) {
    const { world } = buckets.take(`worker-${number}`);
    world.genomes.add(`g${number}`, {}, ' '.repeat(500_000));
  }
  assert.equal(buckets.count, 9, 'those that were within the limit, and the one in use, which grew');
  assert.equal(notesIn(buckets.main.journal).length, 10);
  assert.match(notesIn(buckets.main.journal).at(-1)?.why, /^there were buckets of more than 8388608 bytes/);
  const last = buckets.take('large');
  last.world.genomes.add('g', {}, ' '.repeat(5_000_000));
  assert.equal(buckets.take('large'), last);
  assert.equal(buckets.count, 1);
});

test('a state that was put weighs, and the first one, which all share, does not', () => {
  const { buckets } = createBuckets(10, 1e9);
  const bucket = buckets.take('a');
  const before = bucket.bytes;
  bucket.replaceState({ agents: [], genomes: [{ text: 'x'.repeat(100_000) }], evolution: {} });
  assert.ok(bucket.bytes - before > 200_000);
  bucket.reset();
  assert.equal(bucket.bytes, before);
});
