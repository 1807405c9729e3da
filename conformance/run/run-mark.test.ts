import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyRun, markOf, spelledMark } from './run-mark.ts';

const mark = markOf('51a28c1c-5c8f-4ece-8000-000000000000');
const plain = (text: string) => text.replaceAll(spelledMark(mark), anyRun);
const numbered = (text: string, digits: (code: string) => string) =>
  [...text].map((letter) => `\\u${digits(letter.charCodeAt(0).toString(16).padStart(4, '0'))}`).join('');

test('a mark is found in JSON text as it is, and with any of its letters by their number', () => {
  for (const text of [
    mark,
    mark.replaceAll('-', '\\u002D'),
    mark.replaceAll('-', '\\u002d'),
    numbered(mark, (code) => code),
    numbered(mark, (code) => code.toUpperCase()),
  ])
    assert.equal(plain(`{"a":"${text}-0001"}`), `{"a":"${anyRun}-0001"}`, text);
});

test('what is another text stays', () => {
  for (const text of [mark.toUpperCase(), mark.replaceAll('-', '_'), mark.replaceAll('-', '\\\\u002D')])
    assert.equal(plain(text), text);
});
