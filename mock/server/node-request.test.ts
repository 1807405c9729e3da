import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NodeRequest } from './node-request.ts';

const requestTo = (target: string, remoteAddress?: string) =>
  new NodeRequest(
    'GET',
    target,
    { host: 'sent.example', accept: 'a', 'set-cookie': ['b', 'c'] },
    new Uint8Array(0),
    { remoteAddress },
  );

test('a path and its query stay as they were sent', () => {
  assert.equal(requestTo('/a%2Fb//c?d=%20&e').target, '/a%2Fb//c?d=%20&e');
});

test('a target in absolute form is reduced to path and query, and its host counts', () => {
  const request = requestTo('http://127.0.0.1:4010/a?b');
  assert.equal(request.target, '/a?b');
  assert.equal(request.header('host'), '127.0.0.1:4010');
  assert.equal(requestTo('HTTP://x').target, '/');
  assert.equal(requestTo('http://x?a=b').target, '/?a=b');
});

test('other targets stay as they were sent', () => {
  assert.equal(requestTo('*').target, '*');
  assert.equal(requestTo('example.com:443').target, 'example.com:443');
});

test('headers are found by name; lists are joined', () => {
  const request = requestTo('/');
  assert.equal(request.header('host'), 'sent.example');
  assert.equal(request.header('set-cookie'), 'b, c');
  assert.equal(request.header('origin'), undefined);
});

test('who calls is told by the address of the peer, and who is gone is nobody of this machine', () => {
  for (const address of ['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1', '::FFFF:127.0.0.1'])
    assert.equal(requestTo('/', address).caller(), 'this-machine', address);
  for (const address of [undefined, '', '10.0.0.7', '::ffff:10.0.0.7', 'fe80::1', '::', '127.0.0.1.1'])
    assert.equal(requestTo('/', address).caller(), 'elsewhere', address);
});
