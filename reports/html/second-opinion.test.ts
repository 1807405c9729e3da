import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderSecondOpinion } from './second-opinion.ts';

test('what another tool sees is shown beside the verdict', () => {
  const { text } = renderSecondOpinion({
    by: 'prism',
    version: '5.14.2',
    requests: 120,
    agreed: 119,
    violations: [{ request: 'GET /x', status: 200, message: 'must be <object>', location: 'response.body' }],
  });
  assert.match(
    text,
    /Prism 5\.14\.2 validated 120 answers and found 1 problem that this run does not report/,
  );
  assert.match(text, /must be &lt;object&gt;/);
});

test('that there is no opinion is said with the reason', () => {
  assert.match(
    renderSecondOpinion({ by: 'prism', version: '5', missing: 'it did not start' }).text,
    /gave no opinion: it did not start\./,
  );
});
