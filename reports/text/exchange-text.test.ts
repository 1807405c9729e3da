import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Silence } from '../../conformance/run/exchange.ts';
import type { RecordedExchange } from '../../conformance/run/recorded-exchange.ts';
import { answerText, requestText } from './exchange-text.ts';
import { screenWindow } from './text-window.ts';

const size = screenWindow(60);
const exchange: RecordedExchange = {
  request: {
    method: 'PUT',
    url: 'http://h/v1/genomes',
    headers: { 'content-type': 'application/json', 'user-agent': 'x', 'x-extra': 'y' },
    body: '{"hub":5}',
  },
  response: {
    status: 500,
    headers: { 'content-type': 'text/plain', allow: 'GET', date: 'today' },
    body: 'no',
    ms: 12,
    redirects: ['307 /v1/genomes/'],
  },
};

test('a request has its method, url, body, and the headers that matter', () => {
  assert.deepEqual(requestText(exchange, size, { names: ['hub'] }), {
    head: { text: 'PUT http://h/v1/genomes' },
    headers: ['content-type: application/json', 'x-extra: y'],
    body: { lines: [{ text: '{"hub":5}', mark: { at: 7, length: 1 } }] },
  });
});

test('a place in the url is marked there and not in the body', () => {
  const { head, body } = requestText(exchange, size, { names: ['hub'], inUrl: { at: 8, length: 11 } });
  assert.deepEqual(head.mark, { at: 12, length: 11 });
  assert.deepEqual(body.lines, [{ text: '{"hub":5}' }]);
});

test('a body without content-type, and an update without body, are pointed out', () => {
  const { method, url, body = '' } = exchange.request;
  const bare = { ...exchange, request: { method, url, headers: {}, body } };
  assert.deepEqual(requestText(bare, size).headers, ['(no content-type)']);
  const empty = { ...exchange, request: { method, url, headers: {} } };
  assert.equal(requestText(empty, size).body.note, '(no body)');
});

test('an answer has its status, content-type, time, redirects, and the headers that explain it', () => {
  assert.deepEqual(answerText(exchange, size, { names: [], inHead: 'status' }), {
    head: { text: '500  text/plain', mark: { at: 0, length: 3 } },
    took: 'in 12 ms',
    headers: ['redirected: 307 /v1/genomes/', 'allow: GET'],
    body: { lines: [{ text: 'no' }] },
  });
  const { head } = answerText(exchange, size, { names: [], inHead: 'content-type' });
  assert.deepEqual(head.mark, { at: 5, length: 10 });
});

const silent = (silence: Silence | 'constructor'): RecordedExchange => ({
  ...exchange,
  response: { silence, detail: 'ECONNRESET', ms: 5000 },
});

test('a silence is in words, and a reason that is not ours stays as it is', () => {
  assert.deepEqual(answerText(silent('reset'), size), {
    head: { text: 'connection closed without an answer, after 5.0 s' },
    headers: [],
    body: { lines: [], note: 'ECONNRESET' },
  });
  assert.equal(answerText(silent('constructor'), size).head.text, 'constructor, after 5.0 s');
});
