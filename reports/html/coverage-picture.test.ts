import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Run } from '../../conformance/run/run-record.ts';
import { renderCoverage } from './coverage-picture.ts';

const run: Run = JSON.parse(
  readFileSync(new URL('../../fixtures/runs/violating.json', import.meta.url), 'utf8'),
);

test('the picture is a table: its squares are counts, sized by how many', () => {
  const { text } = renderCoverage({
    ...run,
    coverage: { hub: { null: 1, word: 3, url: 12, date: 40 } },
    findings: [],
  });
  assert.match(
    text,
    /<td class="n1"><i>1<\/i><\/td><td class="n2"><i>3<\/i><\/td><td class="n3"><i>12<\/i><\/td><td class="n4"><i>40<\/i><\/td>/,
  );
  assert.match(text, /56 values for 1 field, paths and bodies, in 4 classes of value/);
});

test('a field with a finding is marked', () => {
  const coverage = { rate_limit_requests_per_minute: { null: 1 }, purpose: { null: 1 } };
  const { text } = renderCoverage({ ...run, coverage });
  assert.match(text, /has a finding: <\/span>rate_limit_requests_per_minute<\/th>/);
  assert.match(text, /<th scope="row">purpose<\/th>/);
});

test('classes of few fields are listed apart', () => {
  const own = Object.fromEntries(Array.from({ length: 90 }, (_, index) => [`class ${index}`, index + 1]));
  const { text } = renderCoverage({ ...run, coverage: { hub: own } });
  assert.match(text, /<dt>hub<\/dt><dd>class 0, class 1 ×2, .* and 10 more<\/dd>/);
});

test('a run without systematic cases says so', () => {
  assert.match(renderCoverage({ ...run, coverage: {} }).text, /sent no systematic cases/);
});
