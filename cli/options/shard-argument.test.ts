import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeShard, readShard } from './shard-argument.ts';

test('a shard is named by the option, which goes before every engine', () => {
  const gitlab = { CI_NODE_INDEX: '1', CI_NODE_TOTAL: '2' };
  assert.deepEqual(readShard('2/5', gitlab), { index: 2, total: 5, source: '--shard' });
  assert.deepEqual(readShard('1/1', gitlab), { index: 1, total: 1, source: '--shard' });
});

test('GitLab counts from 1', () => {
  assert.deepEqual(readShard(undefined, { CI_NODE_INDEX: '5', CI_NODE_TOTAL: '5' }), {
    index: 5,
    total: 5,
    source: 'CI_NODE_INDEX and CI_NODE_TOTAL',
  });
});

test('Kubernetes counts from 0, and the manifest tells the total', () => {
  assert.deepEqual(readShard(undefined, { JOB_COMPLETION_INDEX: '0', JOB_COMPLETION_TOTAL: '3' }), {
    index: 1,
    total: 3,
    source: 'JOB_COMPLETION_INDEX and JOB_COMPLETION_TOTAL',
  });
});

test('without a total of more than one everything is sent', () => {
  for (const variables of [
    {},
    { CI_NODE_TOTAL: '1' },
    { CI_NODE_INDEX: '1', CI_NODE_TOTAL: '1' },
    { CI_NODE_INDEX: '2' },
    { CI_NODE_TOTAL: '' },
    { JOB_COMPLETION_INDEX: '2' },
  ])
    assert.equal(readShard(undefined, variables), undefined, JSON.stringify(variables));
});

test('who named the shard is told, and what keeps a job of many from being one', () => {
  assert.equal(describeShard({ index: 2, total: 5, source: '--shard' }, {}), 'shard 2/5, from --shard\n');
  assert.equal(describeShard(undefined, {}), '');
  assert.match(describeShard(undefined, { JOB_COMPLETION_INDEX: '0' }), /^not sharded: .*TOTAL is not\n$/);
});

for (const text of ['0/3', '4/3', '3', '1/0', '-1/3', 'a/b', '1/1001', '1/2/3', ''])
  test(`refuses --shard ${text}`, () => {
    assert.throws(() => readShard(text, {}), /there is no such shard\. Write it as --shard 1\/4/);
  });

const engines: readonly Readonly<Record<string, string>>[] = [
  { CI_NODE_INDEX: '0', CI_NODE_TOTAL: '3' },
  { CI_NODE_INDEX: '4', CI_NODE_TOTAL: '3' },
  { CI_NODE_TOTAL: '3' },
  { JOB_COMPLETION_INDEX: '3', JOB_COMPLETION_TOTAL: '3' },
];

for (const variables of engines)
  test(`refuses ${JSON.stringify(variables)} rather than send everything`, () => {
    assert.throws(
      () => readShard(undefined, variables),
      /they do not name a shard: \w+ counts from [01]\. Name/,
    );
  });
