import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JsonNumber, type JsonValue } from '../../spec/json-value.ts';
import { isSecretName, redacted, redactSecrets, redactTarget, redactText } from './redact-secrets.ts';

test('an api_key is redacted at any depth, whatever its kind', () => {
  const value = { api_key: 'sk-1', nested: [{ api_key: 5 }, { api_key: ['sk-2'] }], other: 'kept' };
  assert.deepEqual(redactSecrets(value), {
    api_key: redacted,
    nested: [{ api_key: redacted }, { api_key: redacted }],
    other: 'kept',
  });
});

test('keys that the kit made up, and none at all, are shown', () => {
  const value = { api_key: 'kit-1', nested: { api_key: null }, score: new JsonNumber('1.50') };
  assert.deepEqual(redactSecrets(value), value);
});

test('odd keys stay own members', () => {
  const value = JSON.parse('{"__proto__":{"api_key":"sk-1"},"constructor":1}');
  assert.equal(
    JSON.stringify(redactSecrets(value)),
    `{"__proto__":{"api_key":"${redacted}"},"constructor":1}`,
  );
});

const secretNames = [
  'api_key',
  'API_KEY',
  'apiKey',
  'api-key',
  'x-api-key',
  'api%5Fkey',
  'api%255fkey',
  '%61%70%69_key',
  'agent[api_key]',
  'agent%5Bapi_key%5D',
  'agent.api_key',
  'token',
  'access_token',
  'refreshToken',
  'AUTHORIZATION',
  'Proxy-Authorization',
  'client_secret',
  'password',
  'set-cookie',
];
const otherNames = [
  'purpose',
  'key',
  'monkey',
  'tokenizer',
  'token_limit',
  'secretary',
  'hub',
  '',
  'cookie_policy',
];

test('a name says that its value is a secret, however it is spelled', () => {
  assert.deepEqual(secretNames.filter(isSecretName), secretNames);
  assert.deepEqual(otherNames.filter(isSecretName), []);
  for (const name of [`${'a'.repeat(50_000)}_api_key`, `${'%25'.repeat(50_000)}api_key`])
    assert.ok(redactTarget(`/?${name}=sk-1`).endsWith(`=${redacted}`));
});

test('secrets are redacted in bodies and queries by any of these names', () => {
  for (const name of secretNames) {
    assert.deepEqual(
      redactSecrets({ nested: [{ [name]: 'sk-1' }] }),
      { nested: [{ [name]: redacted }] },
      name,
    );
    assert.equal(redactTarget(`/a?b=2&${name}=sk-1&c=3`), `/a?b=2&${name}=${redacted}&c=3`, name);
  }
});

test('a number of tokens is none', () => {
  const value = { max_tokens: 256, stop_tokens: ['</s>'], token: 5, api_key: 5 };
  assert.deepEqual(redactSecrets(value), {
    max_tokens: 256,
    stop_tokens: redacted,
    token: redacted,
    api_key: redacted,
  });
});

test('an api_key in a query is redacted, others stay', () => {
  assert.equal(redactTarget('/a?api_key=sk-1&b=2'), `/a?api_key=${redacted}&b=2`);
  assert.equal(redactTarget('/a?b=2;API_KEY=sk-1#x'), `/a?b=2;API_KEY=${redacted}#x`);
  assert.equal(redactTarget('/a?api_key=kit-1'), '/a?api_key=kit-1');
  assert.equal(redactTarget('/a/b?c=d'), '/a/b?c=d');
  assert.equal(redactTarget('user:sk-1@example.com:443'), `${redacted}@example.com:443`);
});

test('texts that are JSON, have a query or a credential in them are redacted inside', () => {
  assert.equal(redactText('{"a":[{"api\\u005fkey":"sk-1"}]}'), `{"a":[{"api_key":"${redacted}"}]}`);
  assert.equal(redactText('{ "b" : 1 }'), '{ "b" : 1 }');
  assert.equal(redactText('https://x.example/?Token=sk-1&b=2'), `https://x.example/?Token=${redacted}&b=2`);
  assert.equal(redactText('say Bearer abc.DEF-123456 twice'), `say Bearer ${redacted} twice`);
  assert.equal(redactText('a bearer of news'), 'a bearer of news');
  assert.deepEqual(redactSecrets({ agent_url: 'https://x.example/?api_key=sk-1' }), {
    agent_url: `https://x.example/?api_key=${redacted}`,
  });
});

test('what an error repeats of a secret that was sent is one too', () => {
  const fault = (loc: readonly string[], input: JsonValue) => ({ detail: [{ loc, msg: 'no text', input }] });
  assert.deepEqual(redactSecrets(fault(['body', 'api_key'], ['sk-1'])), fault(['body', 'api_key'], redacted));
  assert.deepEqual(redactSecrets(fault(['body', 'hub'], ['a'])), fault(['body', 'hub'], ['a']));
});

test('redacting takes time in proportion to the text', () => {
  for (const part of ['&', '=', 'api_key=', '%', '%25', '[', 'bearer ', ' ', '{"a":']) {
    const text = part.repeat(65_536 / part.length);
    const started = process.cpuUsage();
    redactTarget(`/?${text}`);
    redactText(text);
    const { user, system } = process.cpuUsage(started);
    assert.ok(user + system < 500_000, `${part}: ${user + system} microseconds`);
  }
});
