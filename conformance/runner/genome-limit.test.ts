import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkInMemory } from '../../fixtures/in-memory/check-in-memory.ts';
import { profiles } from '../phases/profiles.ts';

/** Where both spellings of the path answer by themselves, each is sent every genome. */
test('no more genomes are created than the profile says, where two paths take them', async () => {
  const { operations, verdict } = await checkInMemory(
    { preset: 'strict' },
    { profile: 'quick', only: ['genome-*'] },
  );
  const { statuses } = operations.find(({ operation }) => operation === 'createGenome') ?? {};
  assert.equal(verdict, 'conforms');
  assert.ok(Number(statuses?.['200']) > 0);
  assert.ok(Number(statuses?.['200']) <= profiles.quick.genomes, `${statuses?.['200']} genomes`);
});
