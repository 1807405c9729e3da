import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseJson } from '../../spec/json-parse.ts';
import { isSecretName } from './secret-name.ts';
import { secretsInside } from './secrets-inside.ts';

const secretsOf = (text: string) => {
  const parsed = parseJson(text);
  return parsed.ok ? secretsInside(parsed.value) : assert.fail(text);
};

test('a secret is known by what it is called, in any way to write that', () => {
  for (const name of [
    ...['key', 'api_key', 'apiKey', 'API-KEY', 'x-api-key', 'accessToken', 'GITHUB_TOKEN', 'clientSecret'],
    ...[
      'dbPassword',
      'passwd',
      'pwd',
      'sshKey',
      'privateKey',
      'credentials',
      'Authorization',
      'refresh.token',
    ],
  ])
    assert.ok(isSecretName(name), name);
  for (const name of ['monkey', 'keyboard', 'compass', 'tokenizer', 'secretary', 'bypass', 'passenger'])
    assert.ok(!isSecretName(name), name);
});

test('what stands below the name of a secret is one, but what says of it what it is', () => {
  for (const [text, secrets] of [
    ['{"accessToken":"cm-access-0001"}', ['cm-access-0001']],
    ['{"token":{"type":"oauth-client-2","value":"cm-token-0001"}}', ['cm-token-0001']],
    ['{"secrets":[{"name":"github-token-1","v":"cm-secret-0001"}]}', ['cm-secret-0001']],
    ['{"headers":[{"name":"X-Api-Key","value":"cm-header-0001"}]}', ['cm-header-0001']],
    ['{"password":445566778801}', ['445566778801']],
    ['{"authorization":"Bearer cm-bearer-0002"}', ['Bearer cm-bearer-0002', 'cm-bearer-0002']],
    ['{"dsn":"postgres://user:cm-password-1@host/db"}', ['cm-password-1']],
    ['{"dsn":"postgres://user:hunter2@host/db, http://a:pass-22@b"}', ['hunter2', 'pass-22']],
    ['{"remote":"https://ghp_0123456789abcdefXY@github.com/a/b"}', ['ghp_0123456789abcdefXY']],
    ['{"remote":"https://git@github.com/a/b","see":"https://a.example/@someone-with-a-name-1"}', []],
    ['{"secret":"redis://u:cm-pass-1@h"}', ['redis://u:cm-pass-1@h', 'cm-pass-1']],
    [
      '{"env":[{"name":"SERVICE_API_KEY_2","description":"opens 24 doors of the harbour","value":"cm-pair-0001"}]}',
      ['cm-pair-0001'],
    ],
    ['{"max_tokens":4096,"stop_tokens":["</s>","END"],"required_keys":["name"],"token":"required"}', []],
  ] as const)
    assert.deepEqual(secretsOf(text), secrets, text);
});
