import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderAgreement } from './comparison-page.ts';

const agreement = { requests: 100_000, status: 99_999, rejected: 0, errors: 0, bodies: 100_000 };

test('a single difference in a hundred thousand is seen, in the number and in the picture', () => {
  const { text } = renderAgreement(agreement);
  assert.match(text, />99\.99 %<.*<rect class="differ" x="98\.50%" width="1\.50%".*1 differs\./s);
});

test('where all agree nothing is drawn as different, and nothing of nothing is no rate', () => {
  const { text } = renderAgreement(agreement);
  assert.match(text, />100 %<.*class="same" width="100\.00%".*width="0\.00%"/s);
  assert.match(text, />–<.*class="none"/s);
});
