import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RecordedExchange } from '../../conformance/run/recorded-exchange.ts';
import { renderAnswer, renderBody, renderExchange } from './exchange-panes.ts';

const exchange: RecordedExchange = {
  request: {
    method: 'PUT',
    url: 'http://h/v1/genomes',
    headers: { 'content-type': 'application/json', 'x-extra': '<b>' },
    body: '{"hub":5}',
  },
  response: { status: 500, headers: { 'content-type': 'text/plain' }, body: 'no', ms: 12, redirects: [] },
};

test('request and answer are escaped, and the place is marked in both', () => {
  const { text } = renderExchange(exchange, { names: ['hub'], inHead: 'status' });
  assert.match(text, /PUT http:\/\/h\/v1\/genomes/);
  assert.match(text, /<li>x-extra: &lt;b&gt;<\/li>/);
  assert.match(text, /<pre>\n\{&quot;hub&quot;:<mark>5<\/mark>\}<\/pre>/);
  assert.match(text, /<mark>500<\/mark> {2}text\/plain/);
  assert.match(text, />Answer <span class="took">in 12 ms</);
});

test('a silence has its words marked and its detail below', () => {
  const silent = { ...exchange, response: { silence: 'reset', detail: 'ECONNRESET', ms: 5000 } };
  assert.match(
    renderAnswer(silent, { names: [] }).text,
    /<mark>connection closed without an answer<\/mark>, after 5\.0 s<\/p><p class="note">ECONNRESET/,
  );
});

test('a long body takes little room, and says that it is shortened', () => {
  const { text } = renderBody(JSON.stringify(Array.from({ length: 50_000 }, () => '<')));
  assert.ok(text.length < 10_000, `${text.length}`);
  assert.match(text, /<p class="note">\(shortened: 200,001 characters in all, see run\.json\)<\/p>/);
  assert.ok(renderBody('\0'.repeat(500_000)).text.length < 20_000);
});
