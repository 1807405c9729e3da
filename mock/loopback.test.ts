import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLoopbackHost, isLoopbackOrigin } from './loopback.ts';

const own = [
  'localhost',
  'LOCALHOST:4010',
  '127.0.0.1',
  '127.0.0.1:80',
  '127.255.0.3:4010',
  '[::1]',
  '[::1]:4010',
];
const foreign = [
  '',
  'example.com',
  'localhost.example.com',
  '127.0.0.1.example.com',
  '127.0.0.256',
  '128.0.0.1',
  '0.0.0.0:4010',
  '[::2]',
  'localhost:',
  'localhost:123456',
  'localhost@example.com',
  ' localhost',
];

test('the names and addresses of this machine are loopback hosts, with or without a port', () => {
  assert.deepEqual(own.filter(isLoopbackHost), own);
});

test('nothing else is a loopback host', () => {
  assert.deepEqual(foreign.filter(isLoopbackHost), []);
});

test('pages of this machine have loopback origins, by http and https', () => {
  const origins = own.flatMap((host) => [`http://${host}`, `https://${host}`]);
  assert.deepEqual(origins.filter(isLoopbackOrigin), origins);
});

test('nothing else is a loopback origin', () => {
  const origins = [
    ...foreign.map((host) => `http://${host}`),
    'null',
    'localhost',
    'file://',
    'http://localhost/',
  ];
  assert.deepEqual(origins.filter(isLoopbackOrigin), []);
});
