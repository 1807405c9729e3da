import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAnswer } from '../observe/read-answer.ts';
import { CarriedHeaders } from './carried-headers.ts';

function readAll(...all: readonly Readonly<Record<string, string>>[]) {
  const carried = new CarriedHeaders();
  for (const headers of all) {
    const answer = {
      status: 200,
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
      ms: 1,
      redirects: [],
    };
    const request = { method: 'GET', path: '/', headers: {} };
    carried.note({
      operation: 'listAgents',
      request,
      outcome: { kind: 'answer', ...answer },
      answer: readAnswer(answer),
    });
  }
  return carried.read();
}

test('keeps what every answer carries with the same value, in one order', () => {
  const always = { 'x-version': '7', 'cache-control': 'no-store' };
  const read = readAll({ ...always, 'x-request-id': 'a' }, { ...always, 'x-request-id': 'b' });
  assert.deepEqual(Object.entries(read), Object.entries({ 'cache-control': 'no-store', 'x-version': '7' }));
});

test('leaves out what belongs to the connection or the moment, and the usual type', () => {
  assert.deepEqual(readAll({ date: 'x', server: 'uvicorn', 'content-length': '2' }), {});
  assert.deepEqual(readAll({ trailer: 'x-checksum', upgrade: 'h2c', te: 'trailers' }), {});
  const type = 'application/json; charset=utf-8';
  assert.deepEqual(readAll({ 'content-type': type }), { 'content-type': type });
});
