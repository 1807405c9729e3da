import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonAnswer, runContextOver } from '../../fixtures/in-memory/run-context.ts';
import { buildAgent } from '../../mock/build-agent.ts';
import { updateKeepsWhatIsOmitted } from '../checks/update-keeps-what-is-omitted/check.ts';
import { updateRequest } from '../generate/cases.ts';
import type { SentRequest } from '../run/exchange.ts';
import { playSteps, type StepReplay } from './shorten-steps.ts';

const [one, two] = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '4b7d2c1a-93e0-4f58-a6c4-1d0e9b8a7f63'];
const update = (id: string, body: string) => updateRequest('/v1/agent-configurations/{id}', id, body);

/** Two agents with other values; `disturb` says what an update of the first does to the second. */
function replayOver(
  disturb: (agent: object) => object = (agent) => agent,
): StepReplay & { restored: string[] } {
  const first = () =>
    new Map<string, object>([
      [one, buildAgent({ id: one, hub: 'first' })],
      [two, buildAgent({ id: two, hub: 'second' })],
    ]);
  let agents = first();
  const { send, subject } = runContextOver([one, two], ({ path, body }) => {
    const id = path.includes(one) ? one : two;
    const supplied = JSON.parse(String(body));
    agents.set(id, { ...agents.get(id), ...supplied });
    if (id === one && 'purpose' in supplied) agents.set(two, disturb(agents.get(two) ?? {}));
    return jsonAnswer(200, agents.get(id) ?? {});
  });
  const restored: string[] = [];
  return {
    send,
    subject,
    restored,
    restore: async (steps: readonly SentRequest[]) => {
      agents = first();
      restored.push(...new Set(steps.map(({ path }) => path)));
    },
    emptyUpdate: update(two, '{}'),
    isTimeLeft: () => true,
  };
}

const code = 'changed-by-an-empty-update';
const steps = [update(two, '{}'), update(one, '{"purpose":"a"}'), update(two, '{}')];

test('each agent is followed by itself: that two differ is no departure', async () => {
  const replay = replayOver();
  assert.equal(await playSteps(updateKeepsWhatIsOmitted, code, steps, replay), undefined);
  assert.equal(replay.restored.length, 2, 'all agents of the steps are put back first');
});

test('an agent that changed by what was sent to another is found', async () => {
  const replay = replayOver((agent) => ({ ...agent, hub: 'disturbed' }));
  const found = await playSteps(updateKeepsWhatIsOmitted, code, steps, replay);
  assert.equal(found?.departure.code, code);
  assert.equal(found?.exchanges.length, 3);
});
