import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderLine, renderLines, showSpaces } from './marked-line.ts';
import { html } from './markup.ts';

test('the part that matters is marked, and all of it is escaped', () => {
  assert.equal(
    renderLine({ text: 'a <b> c', mark: { at: 2, length: 3 } }).text,
    'a <mark>&lt;b&gt;</mark> c',
  );
});

test('unseen characters stand out from what was written with a backslash', () => {
  assert.equal(
    renderLine({ text: '\\u202e\u202e\u2066x\t' }).text,
    '\\u202e<span class="unseen">\\u202e\\u2066</span>x<span class="unseen">\\t</span>',
  );
});

test('an empty first line survives the parser, which drops one line feed after pre', () => {
  assert.equal(renderLines([{ text: '' }, { text: 'x' }]).text, '<pre>\n\nx</pre>');
});

test('spaces at the ends of a text, and several in a row, stand out', () => {
  assert.equal(
    html`${showSpaces(' a b  c\t ')}`.text,
    '<span class="spaces"> </span>a b<span class="spaces">  </span>c<span class="unseen">\\t</span><span class="spaces"> </span>',
  );
  assert.equal(html`${showSpaces('a b')}`.text, 'a b');
});
