import assert from 'node:assert/strict';
import { test } from 'node:test';
import { updateRequest } from '../generate/cases.ts';
import { corpusAgents } from './corpus-agents.ts';
import { printInput, readInput } from './corpus-file.ts';

const ids = [1, 2, 3, 4].map((number) => `3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5${number}`);
const [one = '', two = '', three = '', four = ''] = ids;
const update = (id: string) => updateRequest('/v1/agent-configurations/{id}', id, '{}');
const pathsOf = (text: string, agentIds: readonly string[]) =>
  readInput(text, 'x.json', agentIds).input.steps.map(({ path }) => path.split('/').at(-1));

test('a shard sends to its own agents what another found, each in the place of one', () => {
  const [first, second] = [1, 2].map((index) => corpusAgents({ index, total: 2 }, ids));
  assert.ok(first !== undefined && second !== undefined);
  const text = printInput({ steps: [update(two), update(four), update(two)] }, 'a', second.all);
  assert.deepEqual(pathsOf(text, first.own), [one, three, one]);
  assert.deepEqual(pathsOf(text, second.own), [two, four, two]);
  assert.deepEqual(pathsOf(text, corpusAgents(undefined, ids).own), [one, two, one]);
});

test('an agent that is named twice is one, and none of another shard stays in a file', () => {
  assert.deepEqual(corpusAgents(undefined, [one, one.toUpperCase()]), { own: [one], all: [one] });
  const { all, own } = corpusAgents({ index: 2, total: 2 }, ids);
  const text = printInput({ steps: [update(one)] }, 'a', all);
  assert.ok(!text.includes(one));
  assert.ok(own.includes(pathsOf(text, own)[0] ?? ''));
});
