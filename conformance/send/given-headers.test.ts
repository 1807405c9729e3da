import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isInability } from '../../spec/inability.ts';
import { readGivenHeaders, readToken } from './given-headers.ts';

test('names of given headers are lowered and values kept', () => {
  assert.deepEqual(readGivenHeaders({ 'X-Team': ' A\té ', cookie: '' }), { 'x-team': ' A\té ', cookie: '' });
});

for (const name of ['', 'a b', 'a:', 'ä', 'Transfer-Encoding', 'content-length', 'Connection', 'Expect']) {
  test(`a given header cannot be named "${name}"`, () => {
    assert.throws(() => readGivenHeaders({ [name]: 'x' }), { name: 'Inability' });
  });
}

for (const value of ['a\r\nb: c', 'a\nb', '\0', '€']) {
  test(`a given header cannot hold ${JSON.stringify(value)}, and the value is not shown`, () => {
    assert.throws(
      () => readGivenHeaders({ 'x-secret': `geheim${value}` }),
      (error) => isInability(error) && !error.message.includes('geheim'),
    );
  });
}

test('a token that no header can carry is refused without being shown', () => {
  assert.deepEqual(readToken('geheim'), { authorization: 'Bearer geheim' });
  assert.deepEqual(readToken(undefined), {});
  for (const token of ['geheim\n', 'geheim\r\nx: y', 'geheim€'])
    assert.throws(
      () => readToken(token),
      (error) => isInability(error) && !error.message.includes('geheim'),
    );
});
