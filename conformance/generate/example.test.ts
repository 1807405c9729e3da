import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { conformingUpdates, decimalTexts, type JsonObject, notDecimalTexts } from './arbitraries.ts';

// What is tested: a form's check of the score, and how a store keeps an update until it is saved.
const looksLikeAScore = (text: string) => /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text);
const applyUpdate = (agent: JsonObject, update: JsonObject): JsonObject => ({ ...agent, ...update });

test('the form takes every score that the API takes', () => {
  fc.assert(fc.property(decimalTexts(), (text) => looksLikeAScore(text)));
});

test('the form takes no score that the API rejects', () => {
  fc.assert(fc.property(notDecimalTexts(), (text) => !looksLikeAScore(text)));
});

test('the store replaces what is supplied and keeps the rest', () => {
  fc.assert(
    fc.property(conformingUpdates(), conformingUpdates({ exclude: ['api_key'] }), (agent, update) => {
      const kept = Object.keys(agent).filter((name) => !(name in update));
      const result = applyUpdate(agent, update);
      for (const name of kept) assert.deepEqual(result[name], agent[name]);
      for (const name of Object.keys(update)) assert.deepEqual(result[name], update[name]);
    }),
  );
});
