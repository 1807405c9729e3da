import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { toRequestPath } from './request-path.ts';

const paths: readonly (readonly [written: string, sent: string])[] = [
  ['/v1/agent-configurations/{id}', '/v1/agent-configurations/{id}'],
  ['v1/agents/{id}', '/v1/agents/{id}'],
  ['/v1/my agents/{id}', '/v1/my%20agents/{id}'],
  ['/v1/агенты/{id}', '/v1/%D0%B0%D0%B3%D0%B5%D0%BD%D1%82%D1%8B/{id}'],
  ['/v1/a%20b/100%/{id}', '/v1/a%20b/100%25/{id}'],
  ['/v1/😀\ud800/{id}', '/v1/%F0%9F%98%80%EF%BF%BD/{id}'],
  ['/v1/a\r\nx: y\0"\'<>\\^`|?#[]/{id}', "/v1/a%0D%0Ax:%20y%00%22'%3C%3E%5C%5E%60%7C%3F%23%5B%5D/{id}"],
  ['', '/'],
];

for (const [written, sent] of paths) {
  test(`${JSON.stringify(written)} is sent as ${sent}`, () => assert.equal(toRequestPath(written), sent));
}

test('whatever is written, a request can carry it, and it stays the same when read again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (written) => {
      const sent = toRequestPath(written);
      assert.match(sent, /^\/[\x21-\x7e]*$/);
      assert.equal(toRequestPath(sent), sent);
    }),
  );
});
