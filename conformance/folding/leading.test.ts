import assert from 'node:assert/strict';
import { test } from 'node:test';
import { found } from '../../fixtures/in-memory/finding-in-a-line.ts';
import { groupByLeader, leadingOf, moreWithSameCauses } from './leading.ts';

const first = found('update-accepts-null body/hub status-422', '{"hub":null}');
const second = found('update-accepts-null body/purpose status-422', '{"purpose":null}');
const under = { ...second, under: first.id };

test('findings are grouped under those that lead', () => {
  assert.deepEqual(
    groupByLeader([under, first], (one) => one),
    [{ leading: first, also: [under] }],
  );
});

test('a finding whose leader is not at hand leads itself: nothing is left out', () => {
  assert.deepEqual(leadingOf([under]), [under]);
  assert.equal(moreWithSameCauses([under]), '');
});
