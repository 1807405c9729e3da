import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isInability } from '../../spec/inability.ts';
import { isLoopback } from './loopback.ts';
import { chooseProxy } from './proxy.ts';

const both = { HTTPS_PROXY: 'http://secure.proxy:3128', HTTP_PROXY: 'plain.proxy:8080' };

const chosen = (origin: string, environment: Readonly<Record<string, string>>): string | undefined =>
  chooseProxy(origin, environment)?.host;

test('each scheme has its own proxy', () => {
  assert.equal(chosen('https://host', both), 'secure.proxy:3128');
  assert.equal(chosen('http://host', both), 'plain.proxy:8080');
  assert.equal(chosen('https://host', { HTTP_PROXY: 'http://plain.proxy' }), undefined);
});

test('a variable in lower case goes before one in upper case, and an empty one is none', () => {
  assert.equal(chosen('https://host', { ...both, https_proxy: 'http://lower' }), 'lower');
  assert.equal(chosen('https://host', { HTTPS_PROXY: ' ' }), undefined);
});

for (const origin of ['http://localhost:1', 'http://a.localhost', 'https://127.1.2.3', 'http://[::1]:4010']) {
  test(`${origin} is loopback and never proxied`, () => {
    assert.equal(isLoopback(new URL(origin).hostname), true);
    assert.equal(chosen(origin, both), undefined);
  });
}

for (const host of ['localhost.example', '128.0.0.1', '127.example', '[::2]', '10.0.0.1']) {
  test(`${host} is not loopback`, () => assert.equal(isLoopback(host), false));
}

const exempt = [
  ['https://host.example', 'host.example'],
  ['https://api.host.example', 'host.example'],
  ['https://api.host.example', '.host.example'],
  ['https://api.host.example', 'other, *.HOST.example'],
  ['https://host.example', 'host.example:443'],
  ['https://host.example:8443', 'host.example:8443'],
  ['https://host.example', '*'],
  ['https://10.0.0.1', '10.0.0.1'],
  ['https://[fd00::1]:8443', 'fd00::1'],
  ['https://[fd00::1]:8443', '[fd00::1]:8443'],
] as const;

for (const [origin, noProxy] of exempt) {
  test(`NO_PROXY=${noProxy} exempts ${origin}`, () => {
    assert.equal(chosen(origin, { ...both, NO_PROXY: noProxy }), undefined);
  });
}

for (const [origin, noProxy] of [
  ['https://host.example', 'api.host.example'],
  ['https://myhost.example', 'host.example'],
  ['https://host.example', 'host.example:8443'],
  ['https://host.example', ', ,'],
  ['https://[fd00::1]', 'fd00::2'],
] as const) {
  test(`NO_PROXY=${noProxy} does not exempt ${origin}`, () => {
    assert.equal(chosen(origin, { ...both, NO_PROXY: noProxy }), 'secure.proxy:3128');
  });
}

for (const proxy of ['socks5://me:geheim@host', 'http://me:geheim@']) {
  test(`${proxy} is refused without showing its password`, () => {
    assert.throws(
      () => chooseProxy('https://host', { HTTPS_PROXY: proxy }),
      (error) => isInability(error) && !error.message.includes('geheim'),
    );
  });
}
