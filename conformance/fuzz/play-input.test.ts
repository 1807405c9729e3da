import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonAnswer, runContextOver } from '../../fixtures/in-memory/run-context.ts';
import { buildAgent } from '../../mock/build-agent.ts';
import { allChecks, exploratoryChecks } from '../checks/index.ts';
import { evolutionStatusRequest, updateRequest } from '../generate/cases.ts';
import type { Outcome, SentRequest } from '../run/exchange.ts';
import { createCorpus } from './corpus.ts';
import type { ExplorationContext } from './exploration-context.ts';
import type { FuzzInput } from './fuzz-input.ts';
import { type Plan, planInput } from './play-input.ts';
import { createWords } from './words.ts';

const [one, two] = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '4b7d2c1a-93e0-4f58-a6c4-1d0e9b8a7f63'];
const update = (id: string, body: string): SentRequest =>
  updateRequest('/v1/agent-configurations/{id}', id, body);
const hostile = (id: string) => update(id, '{"purpose":"\\ud800"}');

const agentOf = (id: string, more: object = {}) => ({
  ...buildAgent({ id, hub: 'first', purpose: null }),
  ...more,
});

/** Agents that keep what they are sent, but for what a test answers itself. */
function exploringOver(answer: (request: SentRequest) => Outcome | undefined = () => undefined) {
  const agents = new Map<string, Record<string, unknown>>([
    [one, agentOf(one)],
    [two, agentOf(two)],
  ]);
  const context = runContextOver(
    [one, two],
    (request) => {
      const own = answer(request);
      if (own !== undefined) return own;
      const id = [one, two].find((known) => request.path.includes(known));
      if (request.method !== 'PUT' || id === undefined) return jsonAnswer(200, {});
      if (String(request.body).includes('\\ud800')) return jsonAnswer(400, { detail: 'no' });
      agents.set(id, { ...agents.get(id), ...JSON.parse(String(request.body)) });
      return jsonAnswer(200, agents.get(id) ?? {});
    },
    { checks: [...allChecks, ...exploratoryChecks] },
  );
  const restored: string[] = [];
  const noted: string[] = [];
  const exploring: ExplorationContext = {
    context,
    corpus: createCorpus(),
    words: createWords([]),
    agentIds: [one, two],
    restore: async (id) => void restored.push(id),
    onNoted: (_, { exchange }) =>
      void noted.push(`${exchange.request.method} ${exchange.request.body ?? ''}`),
    usual: new Map(),
    fresh: [],
    onSmaller: () => {},
  };
  const plan = (input: FuzzInput, watchesAll = false) =>
    planInput({ child: { input, mutations: ['kit'] }, order: 7 }, exploring, watchesAll);
  const codes = () =>
    [...context.tally.causes.values()].map(({ check, departure }) => `${check.id} ${departure.code}`);
  return { context, restored, noted, plan, codes };
}

const laneOf = (plan: Plan) => (plan.is === 'work' ? (plan.work.lane ?? 'no lane') : 'alone');
const play = (plan: Plan) => (plan.is === 'work' ? plan.work.run() : plan.play());
const bodiesOf = (sent: readonly SentRequest[]) => sent.map(({ body }) => body);

test('what goes to one agent goes in its lane, what only reads beside, what touches several alone', () => {
  const { plan } = exploringOver();
  const lanes = (input: FuzzInput, watchesAll?: boolean) => laneOf(plan(input, watchesAll));
  assert.equal(lanes({ steps: [update(one, '{"hub":"a"}')] }), one);
  assert.equal(lanes({ steps: [update(one, '{"hub":5}')] }), one, 'a hostile input may be under way there');
  assert.equal(lanes({ steps: [evolutionStatusRequest(one)] }), 'no lane');
  assert.equal(lanes({ steps: [update(one, '{}'), update(one, '{}')] }), one);
  assert.equal(lanes({ steps: [update(one, '{}'), update(two, '{}')] }), 'alone');
  assert.equal(lanes({ steps: [update(one, '{}'), update(one, '{}')], isTogether: true }), 'alone');
  assert.equal(lanes({ steps: [update(one, '{"hub":"a"}')] }, true), 'alone');
  assert.equal(lanes({ steps: [hostile(one)] }), one);
  assert.equal(lanes({ steps: [hostile(one), hostile(two)] }), 'alone');
  assert.equal(lanes({ steps: [{ ...update(one, '{}'), wire: 'header-folded' }] }), one);
  assert.equal(lanes({ steps: [{ ...update(one, '{}'), wire: 'pipelined-last' }] }), one);
});

test('one request is judged, noted, and nothing else is sent', async () => {
  const { context, plan, noted, codes, restored } = exploringOver();
  await play(plan({ steps: [update(one, '{"hub":"a"}')] }));
  assert.deepEqual(bodiesOf(context.sent), ['{"hub":"a"}']);
  assert.deepEqual(noted, ['PUT {"hub":"a"}']);
  assert.deepEqual(restored, []);
  assert.ok((context.tally.cases.get('server-does-not-fail') ?? 0) > 0);
  assert.deepEqual(codes(), []);
});

test('a heavy body is put back at once: it would slow down all that follow', async () => {
  const { plan, restored } = exploringOver();
  await play(plan({ steps: [update(one, JSON.stringify({ purpose: 'x'.repeat(30_000) }))] }));
  assert.deepEqual(restored, [one]);
});

test('steps of one agent are judged by the answer before: what is lost is found', async () => {
  const forgets = exploringOver(({ body }) =>
    body === '{"purpose":"b"}' ? jsonAnswer(200, agentOf(one, { hub: 'lost', purpose: 'b' })) : undefined,
  );
  await play(forgets.plan({ steps: [update(one, '{"hub":"a"}'), update(one, '{"purpose":"b"}')] }));
  assert.ok(
    forgets.codes().some((code) => code.startsWith('update-keeps-what-is-omitted')),
    forgets.codes().join(),
  );
  const keeps = exploringOver();
  await play(keeps.plan({ steps: [update(one, '{"hub":"a"}'), update(one, '{"purpose":"b"}')] }));
  assert.ok(
    !keeps.codes().some((code) => code.startsWith('update-keeps-what-is-omitted')),
    keeps.codes().join(),
  );
});

test('around a hostile input the agent is read, and put back before anything decided is judged', async () => {
  const { context, plan, restored, codes } = exploringOver();
  await play(plan({ steps: [hostile(one)] }));
  assert.deepEqual(bodiesOf(context.sent), ['{}', '{"purpose":"\\ud800"}', '{}']);
  assert.deepEqual(restored, [one]);
  assert.ok(!codes().some((code) => code.startsWith('agents-outlive')));
});

test('an agent that a hostile input broke is told', async () => {
  let isBroken = false;
  const { plan, codes } = exploringOver(({ body }) => {
    if (isBroken) return jsonAnswer(500, {});
    isBroken = String(body).includes('\\ud800');
    return undefined;
  });
  await play(plan({ steps: [hostile(one)] }));
  assert.ok(codes().includes('agents-outlive-any-input not-taken-any-more-5xx'), codes().join());
});

test('alone, every agent is read before and after: a bystander that changed is found', async () => {
  let isDisturbed = false;
  const { context, plan, codes } = exploringOver(({ body, path }) => {
    isDisturbed ||= body === '{"hub":"a"}';
    return isDisturbed && path.includes(two)
      ? jsonAnswer(200, agentOf(two, { hub: 'disturbed' }))
      : undefined;
  });
  await play(plan({ steps: [update(one, '{"hub":"a"}')] }, true));
  assert.deepEqual(bodiesOf(context.sent), ['{}', '{}', '{"hub":"a"}', '{}', '{}']);
  assert.ok(
    codes().some((code) => code.startsWith('update-keeps-what-is-omitted')),
    codes().join(),
  );
});

test('together, all go out before any is answered, and each answer is judged by itself', async () => {
  const { context, plan, noted } = exploringOver();
  const steps = [update(one, '{"hub":"a"}'), update(one, '{"hub":"b"}'), update(two, '{"hub":"c"}')];
  await play(plan({ steps, isTogether: true }));
  assert.deepEqual(context.sent, steps);
  assert.equal(noted.length, 3);
});

test('hostile inputs over several agents: only they are judged, and all agents are put back', async () => {
  const { context, plan, restored, noted } = exploringOver();
  await play(plan({ steps: [hostile(one), update(two, '{"hub":5}'), hostile(two)] }));
  assert.equal(context.sent.length, 3);
  assert.deepEqual(restored, [one, two]);
  assert.equal(noted.length, 3);
  assert.equal(context.tally.operations.get('updateAgent')?.requests, 2);
});

test('what was not sent is neither judged nor noted', async () => {
  const { plan, noted, context } = exploringOver(() => ({
    kind: 'silence',
    reason: 'withheld',
    detail: '',
    ms: 0,
  }));
  for (const steps of [[update(one, '{"hub":"a"}')], [update(one, '{}'), update(one, '{}')], [hostile(one)]])
    await play(plan({ steps }));
  await play(plan({ steps: [update(one, '{}'), update(two, '{}')] }));
  assert.deepEqual(noted, []);
  assert.equal(context.tally.operations.size, 0);
});
