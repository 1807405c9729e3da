import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderBody, renderBytes } from './shown-body.ts';

test('JSON is laid out, with the place marked', () => {
  assert.match(
    renderBody('{"hub":5,"status":"draft"}', 'hub').text,
    /\n {2}<mark>&quot;hub&quot;: 5,<\/mark>\n/,
  );
});

test('spaces and repeated keys of a short body are kept as they were sent', () => {
  assert.match(
    renderBody('{ "hub" : 5 }', 'hub').text,
    /<pre>\n\{ <mark>&quot;hub&quot;<\/mark> : 5 \}<\/pre>/,
  );
  assert.match(renderBody('{"hub":5,"hub":6}', 'hub').text, /hub&quot;<\/mark>:5,&quot;hub&quot;:6\}/);
});

test('broken JSON is marked where it breaks', () => {
  assert.match(renderBody('{"a": }').text, /\{&quot;a&quot;: <mark>\}<\/mark>/);
  assert.match(renderBody('{"a":').text, /<mark>:<\/mark>/);
  assert.doesNotMatch(renderBody('Internal Server Error').text, /<mark>/);
});

test('a body that was recorded in part tells its whole length', () => {
  const body = `{"purpose":"${'x'.repeat(20_000)}… (65536 characters)`;
  assert.match(renderBody(body, 'purpose').text, /Shortened: the whole is 65,536 characters\./);
});

test('a long body takes little room', () => {
  assert.equal(
    renderBody(JSON.stringify(Array.from({ length: 50_000 }, () => '<'))).text.length < 10_000,
    true,
  );
  assert.equal(renderBody('\0'.repeat(500_000)).text.length < 20_000, true);
});

test('bytes are told from text', () => {
  assert.match(renderBytes('/w==').text, /Bytes that are no text, in base64:.*\/w==/s);
});
