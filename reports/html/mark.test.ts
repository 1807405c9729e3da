import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markNames, renderMark, renderMarkShapes } from './mark.ts';

test('every mark has a shape of its own, so that colour is never needed', () => {
  const shapes = [...renderMarkShapes().text.matchAll(/<symbol id="mark-(\w+)"[^>]*>(.*?)<\/symbol>/g)];
  assert.deepEqual(shapes.map(([, name]) => name).toSorted(), [...markNames].toSorted());
  assert.equal(new Set(shapes.map(([, , shape]) => shape)).size, markNames.length);
});

test('a mark is drawn from its shape and left out when a page is read aloud', () => {
  assert.match(renderMark('flaky').text, /aria-hidden="true".*href="#mark-flaky"/);
});
