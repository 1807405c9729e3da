import assert from 'node:assert/strict';
import { test } from 'node:test';
import { carriesApiKey } from './carries-api-key.ts';

for (const body of [
  '{"api_key":"kit-1"}',
  '{"API_KEY":null}',
  '{"apiKey":1}',
  '{"agent_params":{"api_key":"x"}}',
  '{"api\\u005fkey":"x"}',
  '"{\\"api_key\\":\\"x\\"}"',
  '{"api_key":',
  'api%5Fkey=x',
  new TextEncoder().encode('{"api_key":1}'),
  Buffer.from('{"api_key":1}', 'utf16le'),
]) {
  test(`an api_key is seen in ${typeof body === 'string' ? body : `bytes, ${body.length}`}`, () => {
    assert.equal(carriesApiKey(body), true);
  });
}

test('other bodies, and none, carry none', () => {
  for (const body of ['{}', '{"hub":"key"}', '', undefined, null, Uint8Array.of(255, 0)])
    assert.equal(carriesApiKey(body), false);
});
