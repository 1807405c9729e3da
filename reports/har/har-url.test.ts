import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { hostileText } from '../../fixtures/runs/hostile-texts.ts';
import { harUrl } from './har-url.ts';

test('a url stays as it is', () => {
  for (const url of [
    'http://127.0.0.1:8000/v1/genomes/',
    'https://[::1]:8000/a/../b//c?x=1&y=%20z#top',
    'http://example.com',
    'http://example.com?q',
  ])
    assert.equal(harUrl(url), url.replace('#', '%23'));
});

test('what a url may not have is encoded', () => {
  assert.equal(harUrl('http://h/[redacted]?a=ü b%zz%41'), 'http://h/%5Bredacted%5D?a=%C3%BC%20b%25zz%41');
  assert.equal(harUrl('not a url'), 'http://invalid/not%20a%20url');
});

test('it is a url, whatever was recorded', () => {
  fc.assert(
    fc.property(hostileText, fc.boolean(), (text, hasHost) => {
      const url = harUrl(hasHost ? `http://127.0.0.1:8000/${text}` : text);
      assert.equal(URL.canParse(url), true);
      assert.match(url, /^[!-~]+$/);
    }),
    { numRuns: 200, seed: 6 },
  );
});
