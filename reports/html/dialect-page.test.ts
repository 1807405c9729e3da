import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Run } from '../../conformance/run/run-record.ts';
import { dialectPoints } from '../../spec/dialect-points.ts';
import { listPoints, renderDialectPage } from './dialect-page.ts';
import { createPageBudget } from './page-budget.ts';

const run: Run = JSON.parse(readFileSync(new URL('./samples/learned.json', import.meta.url), 'utf8'));

test('every open point is there, seen or not, and what the kit does not know after them', () => {
  const points = listPoints({ ...run.dialect, 'of-tomorrow': { choice: 'x', evidence: 'e' } });
  assert.equal(points.length, dialectPoints.length + 1);
  assert.equal(points.at(-1)?.id, 'of-tomorrow');
  const { text } = renderDialectPage({ ...run, dialect: {} }, createPageBudget());
  assert.equal(text.split('not seen in this run').length - 1, dialectPoints.length);
});

test('a point has its question, its clause, the choices with the one that was seen, and the evidence', () => {
  const { text } = renderDialectPage(run, createPageBudget());
  assert.match(
    text,
    /What does null do to a field[^<]*<\/h3><p class="id"><code>null-on-required<\/code> <span class="section">contract 2\.2/,
  );
  assert.match(
    text,
    /seen: <\/span><span class="name">keep<\/span> <span class="preset">preset fastapi<\/span>/,
  );
  assert.match(text, /Not sure: the answers were not consistent\./);
  assert.match(text, /2 exchanges as evidence/);
});

test('nearness to the presets is a square for each point at which they agree', () => {
  const [points, others] = [run.dialect, Object.keys(run.dialect).length];
  const { text } = renderDialectPage({ ...run, dialect: points }, createPageBudget());
  const rows = [...text.matchAll(/as preset (\w+)<\/th><td class="number">(\d+) of (\d+)<\/td>(.*?)<\/tr>/g)];
  assert.deepEqual(
    rows.map(([, name]) => name),
    ['fastapi', 'strict'],
  );
  for (const [, , agreed, all, picture = ''] of rows) {
    assert.equal(picture.split('class="agrees"').length - 1, Number(agreed));
    assert.equal(Number(all), others);
  }
});

test('a choice that is none of the listed ones is shown too', () => {
  const dialect = { 'time-unit': { choice: 'fort<b>nights', evidence: 'e' } };
  assert.match(
    renderDialectPage({ ...run, dialect }, createPageBudget()).text,
    /class="choice taken">.*fort&lt;b&gt;nights/,
  );
});
