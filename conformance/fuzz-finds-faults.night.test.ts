import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertFuzzFinds, fuzzById } from '../fixtures/in-memory/fuzz-by-id.ts';

test('what a hostile input broke is blamed on no update that the contract decides', async () => {
  const { findings } = await fuzzById('unprintable-agents', { maxRequests: 8000 });
  assert.deepEqual(
    findings.filter(({ level }) => level === 'must').map((finding) => finding.id),
    [],
  );
});

for (const [id, check, maxRequests = 8000] of [
  ['update-has-no-content', 'update-answers-the-agent'],
  ['a-genome-of-an-agent', 'update-keeps-what-is-omitted'],
  ['joined-signs-come-apart', 'update-replaces-what-is-supplied'],
  ['a-precondition-is-a-failure', 'requests-beyond-the-contract-are-answered'],
  ['unprintable-agents', 'server-does-not-fail', 14_000],
  ['tied-agents', 'update-reaches-one-agent', 12_000],
  ['no-pending', 'update-accepts-every-choice', 24_000],
  ['forwards-without-empty-members', 'forwarding-reaches-the-evolution-service', 12_000],
] as const)
  test(`a fault is found: ${id}`, () => assertFuzzFinds(id, check, maxRequests));
