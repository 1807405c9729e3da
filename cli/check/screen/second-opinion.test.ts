import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Run } from '../../../conformance/run/run-record.ts';
import type { SecondOpinion } from '../../../conformance/run/second-opinion.ts';
import { createPaint } from '../../terminal/paint.ts';
import { renderRun } from './render-run.ts';

const run: Run = JSON.parse(
  readFileSync(new URL('../../../fixtures/runs/conforming.json', import.meta.url), 'utf8'),
);
const departure = {
  request: 'PUT /v1/agent-configurations/3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b',
  status: 200,
  message: 'Response body property skills must be array',
  location: 'response.body.skills',
};
const given = { by: 'prism', version: '5.14.2', requests: 40, agreed: 12 } as const;
const show = (secondOpinion: SecondOpinion, width = 100) =>
  renderRun({ ...run, secondOpinion }, { width, paint: createPaint(false) });

test('a second opinion says what it saw that the kit does not report', () => {
  assert.match(
    show({ ...given, violations: [departure] }, Number.POSITIVE_INFINITY),
    /\n\nsecond opinion: Prism 5\.14\.2 validated 40 answers and found 1 problem that this run does not report\. This does not affect the verdict\.\n {4}PUT \/v1\/agent-configurations\/3f1a2b4c-\S+ → 200, response\.body\.skills: Response body property skills must be array\n$/,
  );
});

test('a second opinion that agrees has one line', () => {
  const text = show({ ...given, agreed: 40, violations: [] }, Number.POSITIVE_INFINITY);
  assert.match(text, /found nothing that this run does not report\. This does not affect the verdict\.\n$/);
});

test('a second opinion that is missing says why', () => {
  const missing = 'Prism: it did not start within 20 s.';
  assert.match(
    show({ by: 'prism', version: '5.14.2', missing }),
    /^second opinion: Prism 5\.14\.2 gave no opinion: Prism: it did not start within 20 s\.\n$/m,
  );
});

test('a second opinion names five departures and counts the others, within the width', () => {
  const text = show({ ...given, violations: Array.from({ length: 9 }, () => departure) }, 80);
  assert.equal(text.match(/→ 200/g)?.length, 5);
  assert.match(text, /^ {4}and 4 more in run\.json$/m);
  for (const line of text.split('\n')) assert.ok(line.length <= 80, line);
});

test('a hostile opinion is shown, not obeyed', () => {
  const attack = '\u001b[2J\u202e\n';
  const hostile = { ...departure, request: attack, message: attack.repeat(9000), location: attack };
  const texts = [
    show({ ...given, version: attack, violations: [hostile] }),
    show({ by: 'prism', version: attack, missing: attack.repeat(9000) }),
  ];
  for (const text of texts) {
    assert.doesNotMatch(text, /(?!\n)[\p{Cc}\p{Cf}]/u);
    assert.ok(text.length < 4000);
  }
});
