import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinTold, placeEchoes, placeIndex, readTold } from './told-fault.ts';

test('what words repeat of the request becomes a place', () => {
  assert.equal(
    placeEchoes('zzz is not a status', { field: 'status', input: 'zzz' }),
    '{text} is not a {field}',
  );
  assert.equal(placeEchoes('got "zzz"', { input: 'zzz' }), 'got {input}');
  assert.equal(placeEchoes('41 is no text', { field: 'hub', input: 41 }), '{input} is no text');
  assert.equal(placeEchoes('boolean `true` is no text', { input: true }), 'boolean `{input}` is no text');
  assert.equal(placeEchoes('must be true or false', { input: true }), 'must be true or false');
});

test('the place of an item is one where it stands as a step, and not where it counts something', () => {
  const placed = (text: string) => placeIndex(text, { index: 1 });
  assert.equal(placed('body/{field}/1 must be object'), 'body/{field}/{index} must be object');
  assert.equal(
    placed('{field}.1: at least 1, see v2.1/kinds'),
    '{field}.{index}: at least 1, see v2.1/kinds',
  );
  assert.equal(placeIndex('{field}.1', {}), '{field}.1');
  const told = readTold({ type: 't', msg: 'hub.1: no', loc: [] }, { field: 'hub', index: 1 });
  assert.equal(told?.msg, '{field}.{index}: no');
});

test('a loc may have a prefix, a suffix, or all of the way in one step', () => {
  const read = (loc: readonly (string | number)[], index?: number) =>
    readTold(
      { type: 't', msg: 'm', loc: [...loc] },
      { field: 'hub', ...(index === undefined ? {} : { index }) },
    )?.loc;
  assert.deepEqual(read(['body', 'data', 'hub', 'str']), ['body', 'data', '{field}', 'str']);
  assert.deepEqual(read(['body', 'hub', 1], 1), ['body', '{field}', '{index}']);
  assert.deepEqual(read(['body', '/hub/1'], 1), ['body', '/{field}/{index}']);
  assert.deepEqual(read(['body', 'hub[1]'], 1), ['body', '{field}[{index}]']);
  assert.equal(readTold({ type: 't', msg: 'm', loc: 'hub' }, {}), undefined);
});

test('two of one fault have in common what both say; words that differ are left to the mock where it speaks alike', () => {
  const [left, right] = [[{ type: 'a', msg: 'x' }], [{ type: 'a', msg: 'y' }]];
  assert.deepEqual(joinTold(left, right, true), [{ type: 'a' }]);
  assert.deepEqual(joinTold(left, right, false), left);
  assert.equal(joinTold(left, [{ type: 'b', msg: 'x' }], true), undefined);
});
