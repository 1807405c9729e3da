import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertLoopCloses, learnedDeployments } from '../fixtures/in-memory/learned-loop.ts';

const others = learnedDeployments.filter((_, index) => index % 2 === 1);

test('there are deployments beside those of the long tests', () => {
  assert.ok(others.length > 20, `${others.length} deployments`);
});

for (const deployment of others)
  test(`${deployment.id} is learned so that the mock answers with its statuses and faults`, () =>
    assertLoopCloses(deployment));
