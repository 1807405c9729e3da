import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hideSecrets, refillSecrets } from './hidden-secrets.ts';

const stored = {
  id: 'a',
  api_key: 'sk-live-1',
  mcp_config: { headers: { Authorization: 'Bearer abcdefgh12345' }, url: 'http://x' },
};

test('nothing secret of an agent is seen', () => {
  const shown = JSON.stringify(hideSecrets(stored));
  assert.doesNotMatch(shown, /sk-live|abcdefgh/);
  assert.match(shown, /"url":"http:\/\/x"/);
  assert.equal(hideSecrets({ api_key: 'kit-1' })['api_key'], '[redacted]');
  assert.equal(hideSecrets({ api_key: null })['api_key'], null);
});

test('an edited object is sent with the secrets that were hidden in it', () => {
  const shown = hideSecrets(stored)['mcp_config'] ?? null;
  assert.deepEqual(refillSecrets(shown, stored.mcp_config), stored.mcp_config);
  const edited = { headers: { Authorization: '[redacted]' }, url: 'http://y', more: ['[redacted]'] };
  assert.deepEqual(refillSecrets(edited, stored.mcp_config), {
    headers: stored.mcp_config.headers,
    url: 'http://y',
    more: ['[redacted]'],
  });
});
