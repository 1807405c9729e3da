import assert from 'node:assert/strict';
import { test } from 'node:test';
import { showBody, showBytes } from './show-body.ts';
import { printShownLines } from './shown-line.ts';

const draw = (body: string, place: string, width = 40) =>
  printShownLines(showBody(body, place, width), 2, (_, text) => text);

test('broken JSON is marked where it breaks', () => {
  assert.equal(draw('{"a":1,}', 'malformed body'), '> {"a":1,}\n         ^\n');
});

test('a short body is shown as it was, spaces and repeated keys too', () => {
  assert.equal(draw('{ "a" : 1 }', 'a'), '> { "a" : 1 }\n    ^^^\n');
  assert.equal(draw('{"a":1,"a":2}', 'body'), '  {"a":1,"a":2}\n');
});

test('a text has its first lines, and its length', () => {
  const page = `<!doctype html>\r\n${'<p>x</p>\n'.repeat(100)}`;
  assert.equal(
    draw(page, 'answer'),
    `  <!doctype html>\n${'  <p>x</p>\n'.repeat(5)}  (917 characters in all)\n`,
  );
});

test('a body that the record cut has its length before that, and is not taken for broken', () => {
  const cut = `{"name":"${'x'.repeat(100)}… (31189 characters)`;
  assert.equal(draw(cut, 'answer'), `  {"name":"${'x'.repeat(30)}…\n  (31,189 characters in all)\n`);
  assert.match(
    draw(`{"a":"${'x'.repeat(100)}","hub":5,"b":"… (31189 characters)`, 'hub'),
    /^> ….*"hub":5.*\n +\^{5}\n/,
  );
});

test('bytes are shown in base64, cut', () => {
  assert.deepEqual(
    showBytes('A'.repeat(1000), 20).map(({ text }) => text),
    ['bytes that are no text, in base64:', `${'A'.repeat(19)}…`],
  );
});
