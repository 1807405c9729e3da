import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type BodyText, bodyText, bytesText } from './body-text.ts';
import { screenWindow } from './text-window.ts';

const size = screenWindow(40);
const draw = ({ lines, note }: BodyText) => [
  ...lines.map(({ text, mark }) =>
    mark === undefined
      ? text
      : `${text.slice(0, mark.at)}«${text.slice(mark.at, mark.at + mark.length)}»${text.slice(mark.at + mark.length)}`,
  ),
  ...(note === undefined ? [] : [note]),
];
const show = (body: string, name?: string, wholeLength?: number) =>
  draw(bodyText(body, { names: name === undefined ? [] : [name] }, size, wholeLength));

test('broken JSON is marked where it breaks', () => {
  assert.deepEqual(show('{"a":1,}'), ['{"a":1,«}»']);
  assert.deepEqual(show('{"a":'), ['{"a"«:»']);
  assert.deepEqual(show('Internal Server Error'), ['Internal Server Error']);
});

test('a short body is shown as it was, spaces and repeated keys too', () => {
  assert.deepEqual(show('{ "a" : 1 }', 'a'), ['{ «"a"» : 1 }']);
  assert.deepEqual(show('{"a":1,"a":2}'), ['{"a":1,"a":2}']);
});

test('a text has its first lines, and its length', () => {
  const page = `<!doctype html>\n${'<p>x</p>\n'.repeat(100)}`;
  assert.deepEqual(show(page), [
    '<!doctype html>',
    ...Array.from({ length: 5 }, () => '<p>x</p>'),
    '…',
    '(shortened: 916 characters in all, see run.json)',
  ]);
});

test('a body that the record cut has its length before that, and is not taken for broken', () => {
  const cut = `{"name":"${'x'.repeat(300)}`;
  const note = '(shortened: 31,189 characters in all, see run.json)';
  assert.deepEqual(show(cut, undefined, 31_189), [`{"name":"${'x'.repeat(30)}…`, note]);
  const named = show(`{"a":"${'x'.repeat(300)}","hub":5,"b":"`, 'hub', 31_189);
  assert.match(named.join('\n'), /^….*«"hub"»:5.*\n\(shortened/);
});

test('a place that the body does not name is found by its path', () => {
  assert.deepEqual(draw(bodyText('{"a":[1,2]}', { names: ['hub'], path: ['a', 1] }, size)), [
    '{"a":[1,«2»]}',
  ]);
});

test('bytes are shown in base64, cut', () => {
  assert.deepEqual(draw(bytesText('A'.repeat(1000), size)), [
    `${'A'.repeat(39)}…`,
    '(not text: shown as base64)',
  ]);
});
