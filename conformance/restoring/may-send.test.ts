import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maySend } from './may-send.ts';

const own = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const foreign = '97f0a1b2-c3d4-4e5f-8a6b-7c8d9e0f1a2b';
const digits = (id: string) => id.replaceAll('-', '');
const unknown = '9b2d4c1a-7e3f-4a6b-9c8d-1e2f3a4b5c6d';
const limits = {
  updatePath: '/v1/agent-configurations/{id}',
  listPath: '/v1/agent-configurations',
  agentIds: new Set([own]),
};
const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
  maySend({ method, path, headers }, limits);
const put = (body: string) =>
  maySend({ method: 'PUT', path: `/v1/agent-configurations/${own}`, headers: {}, body }, limits);

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
      `97f0-${digits(foreign).slice(4)}`,
      `{${foreign}}`,
      `urn:uuid:${foreign}`,
      `9_7${digits(foreign).slice(2)}`,
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
    maySend(
      { method: 'PUT', path, headers: { 'content-type': type }, body, wire: 'length-too-small' },
      limits,
    );
  assert.ok(send('{"hub":"a"}'));
  assert.ok(!send('{}\r\nDELETE /v1/agent-configurations/x'), 'DELETE is never sent');
  assert.ok(!send('{}\r\ndelete /v1/agent-configurations/x'));
  assert.ok(!send(new TextEncoder().encode('{} DELETE /')));
  assert.ok(!send(`{}PUT /v1/agent-configurations/${foreign} HTTP/1.1`));
  assert.ok(!send('{}', `/v1/agent-configurations/${own}\r\nDELETE /`));
  assert.ok(!send('{}', undefined, 'a\r\nx: y'));
});

test('what may write goes to the paths of the operations, however they are spelled, and to no others', () => {
  for (const path of [
    '/v1/./agent-configurations/',
    '/v1/x/../agent-configurations/',
    '//v1//agent-configurations//'.slice(1),
    '/V1/AGENT-CONFIGURATIONS/',
    '/v1/agent%2dconfigurations/',
    '/v1;a=1/agent-configurations/',
  ])
    assert.ok(ask('PUT', path + own), path);
  for (const path of [
    '/v1/teams/invite',
    '/v1/users',
    '/v1/agent-configurations/../users',
    '/v1/agent-configurations/%2e%2e/users',
    '/v1/agent-configurations/%252e%252e/users',
    '/admin',
  ])
    for (const method of ['POST', 'PUT', 'PATCH', 'PURGE'])
      assert.ok(!ask(method, path), `${method} ${path}`);
  assert.ok(ask('GET', '/v1/users'), 'reading changes nothing');
});

test('no update carries the id of an agent that nobody named as its own', () => {
  for (const name of ['id', 'ID', '_id', 'agent_id']) {
    assert.ok(!put(JSON.stringify({ [name]: foreign })), name);
    assert.ok(put(JSON.stringify({ [name]: own })), name);
    assert.ok(put(JSON.stringify({ [name]: unknown })), name);
  }
  assert.ok(put(JSON.stringify({ guard_config_id: foreign })));
});

test('nothing is sent that a client cannot send', () => {
  assert.ok(!ask('GET', '/v1/a b'));
  assert.ok(!ask('GET', '/v1/a\u0100'));
  assert.ok(!ask('GET', '/v1/genomes/', { 'if-match': 'a\nb' }));
});
