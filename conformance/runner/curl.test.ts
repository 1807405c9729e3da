import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { curlCommand, shellQuote } from './curl.ts';

test('quotes whatever a shell could take apart', () => {
  for (const text of [`it's`, '$HOME `x` "y" \\', 'a\nb', '😀']) {
    assert.equal(execFileSync('sh', ['-c', `printf %s ${shellQuote(text)}`], { encoding: 'utf8' }), text);
  }
});

test('has secrets as shell variables', () => {
  const request = {
    method: 'PUT',
    url: 'http://h/a',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  };
  assert.equal(
    curlCommand(request, new Map([['authorization', 'Bearer $AGENT_CONSOLE_TOKEN']])),
    `curl -sS -i --path-as-is -X PUT 'http://h/a' -H 'content-type: application/json' -H "authorization: Bearer $AGENT_CONSOLE_TOKEN" --data-binary '{}'`,
  );
});

test('sends control characters and bytes through base64', () => {
  const request = { method: 'PUT', url: 'http://h/a', headers: {}, body: '\u0000' };
  assert.match(curlCommand(request, new Map()), /^printf %s AA== \| base64 -d \| curl .* --data-binary @-$/);
});
