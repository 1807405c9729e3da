import assert from 'node:assert/strict';
import { test } from 'node:test';
import { found } from '../../fixtures/in-memory/finding-in-a-line.ts';
import { allChecks } from '../checks/index.ts';
import { checksByDirectness } from './directness.ts';
import { foldFindings } from './fold-findings.ts';

const hubTaken = found('update-rejects-wrong-kinds body/hub accepted-not-text', '{"hub":5}');

test('what counts never stands under what does not, and nothing that was found is lost or changed', () => {
  const light = { ...hubTaken, counts: false };
  const heavy = found('update-answers-the-agent answer/hub type', '{"hub":5}', { flaky: true });
  const folded = foldFindings([light, heavy]);
  assert.deepEqual(
    folded.map(({ under, check, counts }) => ({ under, check, counts })),
    [
      { under: undefined, check: light.check, counts: false },
      { under: undefined, check: heavy.check, counts: true },
    ],
  );
  assert.deepEqual(
    foldFindings([hubTaken, heavy]).map(({ under: _, ...finding }) => finding),
    [hubTaken, heavy],
  );
});

test('the cause that was seen most comes first', () => {
  const often = found(
    'update-bounds-the-rate-limit body/rate_limit_requests_per_minute accepted-fraction',
    '{}',
    {
      seen: 9,
    },
  );
  assert.deepEqual(
    foldFindings([hubTaken, often]).map(({ check }) => check),
    [often.check, hubTaken.check],
  );
});

test('what is folded already is folded anew', () => {
  const [leader, other] = foldFindings([
    hubTaken,
    found('update-answers-the-agent answer/hub type', '{"hub":5}'),
  ]);
  assert.ok(leader !== undefined && other?.under === leader.id);
  assert.deepEqual(
    foldFindings([other]),
    [{ ...other, under: undefined }].map(({ under: _, ...one }) => one),
  );
});

test('the checks that are ordered by directness are checks of the kit', () => {
  const ids = new Set(allChecks.map(({ id }) => id));
  assert.ok(checksByDirectness.length > 10);
  assert.deepEqual(
    checksByDirectness.filter((id) => !ids.has(id)),
    [],
  );
});
