import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OperationTally } from '../phases/operation-tally.ts';
import { explainPart, summarizeOperation } from './decide-verdict.ts';

const tallyOf = (
  statuses: Readonly<Record<string, number>>,
): Pick<OperationTally, 'requests' | 'statuses' | 'times'> => ({
  requests: Object.values(statuses).reduce((sum, count) => sum + count, 0),
  statuses: new Map(Object.entries(statuses)),
  times: [3, 1, 2],
});

test('an operation that answered nothing telling is not judged, with a remedy for what it answered most', () => {
  const { notJudged, statuses, latency } = summarizeOperation(
    'createGenome',
    tallyOf({ '503': 1, '401': 9, timeout: 2 }),
  );
  assert.equal(
    notJudged,
    'it answered nothing but 401, 503, timeout; pass a token that may do this with --token',
  );
  assert.deepEqual(Object.keys(statuses), ['401', '503', 'timeout']);
  assert.deepEqual(latency, { p50: 2, p95: 3, max: 3 });
});

for (const told of ['200', '422', '500', '400', '307', 'redirects']) {
  test(`one ${told} among what tells nothing lets an operation be judged`, () => {
    assert.equal(summarizeOperation('createGenome', tallyOf({ '404': 50, [told]: 1 })).notJudged, undefined);
  });
}

test('without a token, what is refused before anyone asks for one tells nothing; what is taken or fails does', () => {
  for (const status of ['401', '403'])
    assert.match(
      summarizeOperation('createGenome', tallyOf({ [status]: 2, '422': 79 })).notJudged ?? '',
      /^it answered nothing but 40[13], 422; pass a token/,
    );
  for (const told of ['200', '500'])
    assert.equal(
      summarizeOperation('createGenome', tallyOf({ '401': 9, '422': 3, [told]: 1 })).notJudged,
      undefined,
    );
});

test('requests that no check could judge leave an operation judged in part', () => {
  assert.equal(
    explainPart(tallyOf({ '200': 900, refused: 2, 'too-large': 1 }), false),
    '3 of its requests had no answer to judge: refused, too-large',
  );
  assert.equal(explainPart(tallyOf({ '200': 900, timeout: 2, reset: 1, '503': 4 }), false), undefined);
  assert.match(explainPart(tallyOf({ '200': 900, timeout: 6 }), true) ?? '', /given up/);
});
