import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAddresses } from './addresses.ts';

test('a real address that begins as a written one does is left as it is', () => {
  const addresses = createAddresses(
    new Map([
      ['127.0.0.1:8000', '127.0.0.1:40105'],
      ['127.0.0.1:4010', '127.0.0.1:35757'],
    ]),
  );
  const written = 'compare http://127.0.0.1:8000 http://127.0.0.1:4010/a';
  const real = 'compare http://127.0.0.1:40105 http://127.0.0.1:35757/a';
  assert.equal(addresses.toReal(written), real);
  assert.equal(addresses.toWritten(real), written);
  addresses.set('127.0.0.1:4010', '127.0.0.1:1');
  assert.equal(addresses.toReal(written), 'compare http://127.0.0.1:40105 http://127.0.0.1:1/a');
});
