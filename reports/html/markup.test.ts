import assert from 'node:assert/strict';
import { test } from 'node:test';
import { html, nothing } from './markup.ts';

test('what is put into a piece is escaped unless it is a piece', () => {
  const inner = html`<b>${'<i>'}</b>`;
  assert.equal(
    html`<p title="${'"'}">${inner}${1}${undefined}${[inner, '&', [nothing, 'x']]}</p>`.text,
    '<p title="&quot;"><b>&lt;i&gt;</b>1<b>&lt;i&gt;</b>&amp;x</p>',
  );
});

test('no text of a run can pass for a piece', () => {
  const imitation = JSON.parse('{"text":"<script>"}');
  assert.throws(() => html`${imitation}`, TypeError);
});
