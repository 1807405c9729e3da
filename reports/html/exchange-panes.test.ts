import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RecordedExchange } from '../../conformance/run/run-record.ts';
import { renderAnswer, renderRequest } from './exchange-panes.ts';

const exchange: RecordedExchange = {
  request: {
    method: 'PUT',
    url: 'http://h/v1/genomes',
    headers: { 'content-type': 'application/json', 'user-agent': 'x', 'x-extra': '<b>' },
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

test('a request has its method, url, telling headers and body', () => {
  const { text } = renderRequest(exchange, { place: 'hub' });
  assert.match(text, /PUT http:\/\/h\/v1\/genomes/);
  assert.match(text, /x-extra: &lt;b&gt;/);
  assert.doesNotMatch(text, /user-agent/);
  assert.match(text, /<mark>&quot;hub&quot;: 5<\/mark>/);
});

test('a place in the url is marked there and not in the body', () => {
  const { text } = renderRequest(exchange, { place: 'hub', inUrl: { at: 8, length: 11 } });
  assert.match(text, /<mark>\/v1\/genomes<\/mark>/);
  assert.equal(text.split('<mark>').length, 2);
});

test('that a body has no content-type, or a request no body, is said', () => {
  const { method, url, body = '' } = exchange.request;
  assert.match(
    renderRequest({ ...exchange, request: { method, url, headers: {}, body } }).text,
    /\(no content-type\)/,
  );
  assert.match(renderRequest({ ...exchange, request: { method, url, headers: {} } }).text, /\(no body\)/);
});

test('an answer has its status, content-type, time, redirects and telling headers', () => {
  const { text } = renderAnswer(exchange, { place: '', inHead: 'status' });
  assert.match(text, /<mark>500<\/mark> {2}text\/plain/);
  assert.match(text, /in 12 ms/);
  assert.match(text, /redirected: 307 \/v1\/genomes\//);
  assert.match(text, /allow: GET/);
  assert.doesNotMatch(text, /today/);
  assert.match(
    renderAnswer(exchange, { place: '', inHead: 'content-type' }).text,
    /<mark>text\/plain<\/mark>/,
  );
});

test('silence is said in words, and a word that is none of ours stays as it is', () => {
  const silent = (silence: string) => ({
    ...exchange,
    response: { silence, detail: 'ECONNRESET', ms: 5000 },
  });
  assert.match(
    renderAnswer(silent('reset'), { place: '' }).text,
    /<mark>the connection was broken<\/mark>, after 5\.0 s/,
  );
  assert.match(renderAnswer(silent('constructor')).text, /constructor, after/);
});
