import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Run } from '../conformance/run/run-record.ts';
import { found } from '../fixtures/in-memory/finding-in-a-line.ts';
import { renderGithubAnnotations } from './github-annotations.ts';
import { renderHar } from './har/render-har.ts';
import { renderHtml } from './html/render-html.ts';
import { renderJunit } from './junit/render-junit.ts';
import { renderMarkdown } from './markdown/render-markdown.ts';
import { renderSarif } from './sarif/render-sarif.ts';

const violating: Run = JSON.parse(
  readFileSync(new URL('../fixtures/runs/violating.json', import.meta.url), 'utf8'),
);
const leader = found('update-rejects-wrong-kinds body/hub accepted-not-text', '{"hub":5}');
const alike = {
  ...found('update-rejects-wrong-kinds body/purpose accepted-not-text', '{"purpose":5}'),
  under: leader.id,
};
const other = { ...found('update-answers-the-agent answer/hub type', '{"hub":6}'), under: leader.id };
const run: Run = { ...violating, findings: [leader, alike, other] };
const told = /update-answers-the-agent · answer hub: type/;

test('Markdown has a leading finding with what else was seen below it', () => {
  const text = renderMarkdown(run);
  assert.match(text, /^## 1 finding and 2 more with the same cause$/m);
  assert.equal(text.match(/<summary>❌/g)?.length, 1);
  assert.match(text, /accepted not text \(2 text fields\)<\/summary>/);
  assert.match(text, /\*\*Also seen\*\*\n\n```\nthe same at 1 more text field: purpose\n/);
  assert.match(text, told);
});

test('HTML has it on a line, and all of it behind a fold', () => {
  const text = renderHtml(run);
  assert.equal(text.match(/<details class="finding"/g)?.length, 1);
  assert.match(text, /<li>the same at 1 more text field: purpose<\/li>/);
  assert.match(text, /<span class="tag">2 text fields<\/span>/);
  assert.equal(text.match(/<details class="fold also-one"/g)?.length, 2);
  for (const number of [2, 3]) assert.match(text, new RegExp(`also-one" id="finding-${number}"`));
});

test('SARIF has one result for one cause, and names the others in it', () => {
  const [{ results }] = JSON.parse(renderSarif(run)).runs;
  assert.equal(results.length, 1);
  assert.match(results[0].message.text, told);
  assert.deepEqual(results[0].properties.alsoSeen, [alike.id, other.id]);
});

test('GitHub shows one annotation for one cause', () => {
  const lines = renderGithubAnnotations(run).trimEnd().split('\n');
  assert.equal(lines.filter((line) => line.startsWith('::error')).length, 1);
  assert.match(lines.join('\n'), /%0Aalso seen: the same at 1 more text field: purpose%0Aalso seen: update-/);
});

test('JUnit leaves the test of each check red, and says with which finding it goes', () => {
  const text = renderJunit(run);
  assert.match(text, /also seen the same at 1 more text field: purpose/);
  assert.match(
    text,
    /answer hub: type\n +also seen with update-rejects-wrong-kinds · body hub: accepted not text/,
  );
  assert.equal(text.match(/<failure /g)?.length, 2);
});

test('HAR has the exchanges of all of them', () => {
  const bodies = JSON.parse(renderHar(run)).log.entries.map(
    (entry: { request: { postData?: { text: string } } }) => entry.request.postData?.text,
  );
  for (const { exchange } of run.findings) assert.ok(bodies.includes(exchange.request.body));
});
