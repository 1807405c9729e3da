import assert from 'node:assert/strict';
import { test } from 'node:test';
import { suppliedStage } from './supplied-stage.ts';

test('a stage is supplied in whatever letters, and inside an object', () => {
  for (const update of [
    { trust_stage: 'tested' },
    { Trust_Stage: 'tested' },
    { trustStage: 'tested', hub: 'a' },
    { agent_metadata: { trust_stage: 'tested' } },
  ])
    assert.equal(suppliedStage(update), 'tested', JSON.stringify(update));
});

test('where none is supplied, there is none', () => {
  for (const update of [
    {},
    { hub: 'trust_stage' },
    { agent_metadata: { stage: 'tested' } },
    { trust: 'tested' },
  ])
    assert.equal(suppliedStage(update), undefined, JSON.stringify(update));
});
