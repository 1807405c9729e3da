import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rejection } from '../../fixtures/deployments/replies.ts';
import { checkInMemory } from '../../fixtures/in-memory/check-in-memory.ts';

test('what departs by content-length too is told without the chunks that it was seen in', async () => {
  const { findings } = await checkInMemory(
    () => ({
      beforeAnswer: ({ text }) =>
        text.includes('kit chunked é') ? rejection(['body', 'purpose'], 'No accents') : undefined,
    }),
    { only: ['update-answers-the-agent'], profile: 'quick', cases: 0 },
  );
  assert.deepEqual(
    findings.map(({ code, exchange }) => [code, exchange.request.chunkedAt]),
    [['status-422', undefined]],
  );
});

test('what departs in every number of chunks is told once, with one', async () => {
  const { findings } = await checkInMemory(
    () => ({
      beforeAnswer: ({ request }) =>
        request.header('transfer-encoding') === undefined ? undefined : rejection(['body'], 'No chunks'),
    }),
    { only: ['update-answers-the-agent'], profile: 'quick', cases: 0 },
  );
  assert.deepEqual(
    findings.map(({ code, exchange }) => [code, exchange.request.chunkedAt]),
    [['status-422-chunked', []]],
  );
});
