import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonAnswer, runContextOver } from '../../fixtures/in-memory/run-context.ts';
import { buildAgent } from '../../mock/build-agent.ts';
import type { Check } from '../checks/check.ts';
import { agentsOutliveAnyInput } from '../checks/exploratory/agents-outlive-any-input.ts';
import { exploratoryChecks } from '../checks/index.ts';
import { updateRequest } from '../generate/cases.ts';
import { createCorpus } from './corpus.ts';
import { playHostile } from './play-hostile.ts';
import { createWords } from './words.ts';

const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const hostile = updateRequest('/v1/agent-configurations/{id}', id, '{"purpose":"\\ud800"}');

/** The checks that tell of an agent which a hostile input broke. */
async function toldBy(checks: readonly Check[]): Promise<readonly string[]> {
  let isBroken = false;
  const context = runContextOver(
    [id],
    ({ body }) => {
      if (isBroken) return jsonAnswer(500, {});
      isBroken = String(body).includes('\\ud800');
      return jsonAnswer(200, buildAgent({ id }));
    },
    { checks },
  );
  await playHostile({ child: { input: { steps: [hostile] }, mutations: [] }, order: 1 }, id, {
    context,
    corpus: createCorpus(),
    words: createWords([]),
    agentIds: [id],
    restore: async () => {},
    onNoted: () => {},
    usual: new Map(),
    fresh: [],
    onSmaller: () => {},
  });
  return [...context.tally.causes.values()].map(({ check }) => check.id);
}

test('an agent that a hostile input broke is told, unless its check was not selected', async () => {
  assert.ok((await toldBy(exploratoryChecks)).includes(agentsOutliveAnyInput.id));
  const others = exploratoryChecks.filter((check) => check !== agentsOutliveAnyInput);
  assert.ok(!(await toldBy(others)).includes(agentsOutliveAnyInput.id));
});
