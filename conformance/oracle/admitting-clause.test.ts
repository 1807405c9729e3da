import assert from 'node:assert/strict';
import { test } from 'node:test';
import { updateFields } from '../../spec/fields.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { admittingClause } from './admitting-clause.ts';

const cited: readonly (readonly [update: JsonObject, clause: string])[] = [
  [{ hub: 'a' }, '2.2: hub is a string or null'],
  [{ hub: null }, '2.2: every field may be null'],
  [{}, '2.2: every field is optional'],
  [
    { rate_limit_requests_per_minute: 1 },
    '2.2, 8: rate_limit_requests_per_minute is an integer, minimum 1 or null',
  ],
  [
    { protection_status: 'guarded' },
    '2.2, 3.2: protection_status is one of unprotected, configured, guarded or null',
  ],
  [{ test_score: '.5' }, '2.2, 2.1: test_score is a decimal number in text form or null'],
  [
    { hub: 'a', guard_manually_configured: true, purpose: 'b', agent_url: 'c', model_name: 'd' },
    '2.2: hub is a string or null; guard_manually_configured is a boolean or null; purpose is a string or null; and so on for 2 more',
  ],
];

for (const [update, clause] of cited) {
  test(`what lets ${JSON.stringify(update)} in is cited`, () =>
    assert.equal(admittingClause(update), clause));
}

test('every field of an update has its clause', () => {
  for (const { name } of updateFields)
    assert.match(admittingClause({ [name]: 'x' }), new RegExp(`^2\\.2.*: ${name} is .+ or null$`));
});
