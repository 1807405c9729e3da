import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maySend } from './may-send.ts';

const own = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const foreign = '97f0a1b2-c3d4-4e5f-8a6b-7c8d9e0f1a2b';
const unknown = '9b2d4c1a-7e3f-4a6b-9c8d-1e2f3a4b5c6d';
const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
  maySend({ method, path, headers }, [own]);

test('what may write goes to named agents and to those that nobody has', () => {
  for (const method of ['PUT', 'POST', 'PATCH', 'PURGE']) {
    assert.ok(ask(method, `/v1/agent-configurations/${own}`));
    assert.ok(ask(method, `/v1/agent-configurations/${unknown}`));
    assert.ok(ask(method, '/v1/genomes/'));
    for (const spelled of [
      foreign,
      foreign.toUpperCase(),
      foreign.replaceAll('-', ''),
      `%39${foreign.slice(1)}`,
    ])
      assert.ok(!ask(method, `/v1/agent-configurations/${spelled}`), spelled);
  }
  assert.ok(ask('GET', `/v1/evolution/status/${foreign}`), 'reading changes nothing');
});

test('nothing is sent that takes away, leads elsewhere, or carries headers of others', () => {
  assert.ok(!ask('DELETE', `/v1/agent-configurations/${own}`));
  assert.ok(!ask('GET', 'http://example.com/'));
  assert.ok(!ask('GET', '//example.com/'));
  assert.ok(!ask('GET', '/v1/genomes/', { authorization: 'Bearer x' }));
  assert.ok(ask('PUT', `/v1/agent-configurations/${own}`, { 'if-match': '*', 'content-type': 'text/plain' }));
});

test('on a bare connection nothing is sent that could be read as another request', () => {
  const send = (
    body: string | Uint8Array,
    path = `/v1/agent-configurations/${own}`,
    type = 'application/json',
  ) =>
    maySend({ method: 'PUT', path, headers: { 'content-type': type }, body, wire: 'length-too-small' }, [
      own,
    ]);
  assert.ok(send('{"hub":"a"}'));
  assert.ok(!send('{}\r\nDELETE /v1/agent-configurations/x'), 'DELETE is never sent');
  assert.ok(!send('{}\r\ndelete /v1/agent-configurations/x'));
  assert.ok(!send(new TextEncoder().encode('{} DELETE /')));
  assert.ok(!send(`{}PUT /v1/agent-configurations/${foreign} HTTP/1.1`));
  assert.ok(!send('{}', `/v1/agent-configurations/${own}\r\nDELETE /`));
  assert.ok(!send('{}', undefined, 'a\r\nx: y'));
});
