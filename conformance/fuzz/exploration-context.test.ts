import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonAnswer, runContextOver } from '../../fixtures/in-memory/run-context.ts';
import { createRedact } from '../redact/redact.ts';
import { createCorpus } from './corpus.ts';
import { noteExchange } from './exploration-context.ts';
import { createWords } from './words.ts';

const [own, foreign] = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '97f0a1b2-c3d4-4e5f-8a6b-7c8d9e0f1a2b'];

test('of a list, no secret of the run and no word of an agent that nobody named is learned', () => {
  const words = createWords([]);
  const context = runContextOver([own], () => jsonAnswer(200, {}), {
    redact: createRedact(['harbour-7f21']),
  });
  const request = { method: 'GET', path: context.subject.listPath, headers: {} };
  const outcome = jsonAnswer(200, [
    { id: own, hub: 'mine', purpose: 'harbour-7f21' },
    { id: foreign, hub: 'theirs' },
  ]);
  const child = { input: { steps: [request] }, mutations: [] };
  noteExchange(child, 0, { operation: 'listAgents', request, outcome }, undefined, {
    context,
    corpus: createCorpus(),
    words,
    agentIds: [own],
    restore: async () => {},
    onNoted: () => {},
    usual: new Map(),
    fresh: [],
    onSmaller: () => {},
  });
  assert.deepEqual(words.texts(), ['mine']);
  assert.deepEqual(words.ids(), [own, foreign]);
  assert.deepEqual(words.valuesOf('hub'), ['mine']);
});
