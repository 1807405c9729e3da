import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { findingLevels } from '../../conformance/run/order-findings.ts';
import { statuses } from '../text/finding-status.ts';
import { renderFilters } from './filters.ts';

test('a property with one value is nothing to filter by', () => {
  const { text } = renderFilters('run', 'Find', [
    { name: 'level', values: ['must'] },
    { name: 'status', values: ['failed', 'passed'] },
  ]);
  assert.doesNotMatch(text, /<legend>level/);
  assert.deepEqual(
    [...text.matchAll(/value="(\w+)" checked/g)].map(([, value]) => value),
    ['failed', 'passed'],
  );
});

test('the style hides what an unchecked box names, for every value that there is', () => {
  const style = readFileSync(new URL('./style/filters.css', import.meta.url), 'utf8');
  for (const level of findingLevels)
    assert.match(style, new RegExp(`\\[value="${level}"\\][^,{]*\\[data-level="${level}"\\]`));
  for (const status of [...statuses, 'seen', 'unsure', 'not seen']) {
    assert.match(style, new RegExp(`\\[value="${status}"\\][^,{]*\\[data-status="${status}"\\]`));
  }
});

test('every file of the style is on the page', () => {
  const names = readdirSync(new URL('./style/', import.meta.url)).filter((name) => name.endsWith('.css'));
  const embedding = readFileSync(new URL('./embed-page-files.mjs', import.meta.url), 'utf8');
  for (const name of names) assert.equal(embedding.includes(`'${name.replace('.css', '')}'`), true, name);
});
