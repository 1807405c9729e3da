import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseBaseUrl } from './base-url.ts';

const readable = [
  ['http://127.0.0.1:4010', 'http://127.0.0.1:4010', ''],
  ['http://127.0.0.1:4010/', 'http://127.0.0.1:4010', ''],
  ['https://host/api/v2/', 'https://host', '/api/v2'],
  ['https://host/api/v2', 'https://host', '/api/v2'],
  ['HTTPS://Host:443/a%20b', 'https://host', '/a%20b'],
  ['http://[::1]:80/x', 'http://[::1]', '/x'],
] as const;

for (const [text, origin, prefix] of readable) {
  test(`${text} is ${origin} with the prefix "${prefix}"`, () => {
    assert.deepEqual(parseBaseUrl(text), { origin, prefix });
  });
}

for (const text of ['', 'localhost:4010', 'ftp://host', 'http://', 'https://host/?a=1', 'https://host/#a']) {
  test(`"${text}" is no base url`, () => {
    assert.throws(() => parseBaseUrl(text), Error);
  });
}

test('a password in the url is refused and not shown', () => {
  assert.throws(
    () => parseBaseUrl('https://me:geheim@host/'),
    (error) => error instanceof Error && !error.message.includes('geheim'),
  );
});
