import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMemoryNetwork } from '../../../fixtures/in-memory/memory-network.ts';
import { subjectOf } from '../../../fixtures/in-memory/subject-of.ts';
import { updateFields } from '../../../spec/fields.ts';
import { printJson } from '../../../spec/json-print.ts';
import type { JsonObject } from '../../../spec/json-value.ts';
import { updateRequest } from '../../generate/cases.ts';
import type { Exchange, Outcome, SentRequest } from '../../run/exchange.ts';
import { playScenario } from '../../scenario/scenario.ts';
import type { ScenarioPlan } from '../../scenario/scenario-plan.ts';
import { viewUpdate } from '../../scenario/update-view.ts';
import { createRunTime } from '../../target/run-time.ts';
import { judgeNextOnConnection, nextOnConnection } from './next-on-connection.ts';

const agent = '4b7d2c1a-93e0-4f58-a6c4-1d0e9b8a7f63';
const other = '5c8e3d2b-a4f1-4069-b7d5-2e1f0c9b8a74';
const subject = subjectOf(agent, other);

const answered = (status: number, body: JsonObject): Outcome => ({
  kind: 'answer',
  status,
  headers: { 'content-type': 'application/json' },
  body: printJson(body),
  ms: 1,
  redirects: [],
});
const update = (id: string, supplied: JsonObject, outcome: Outcome): Exchange => ({
  operation: 'updateAgent',
  request: updateRequest(subject.updatePath, id, printJson(supplied)),
  outcome,
});
const before = (id = other) =>
  update(id, { hub: 'kit-before', status: 'kit-no-status' }, answered(422, { detail: [] }));
/** An update that is looked at, and what came back in place of the right answer. */
const next = (turn: number, wrong?: Outcome): Exchange => {
  const purpose = `kit-next-1-${turn}`;
  return update(agent, { purpose }, wrong ?? answered(200, { id: agent, purpose, hub: 'kit-own' }));
};
const judge = (...exchanges: readonly Exchange[]) =>
  judgeNextOnConnection(exchanges.map((exchange) => viewUpdate(exchange, subject)));
const codeOf = (judgement: ReturnType<typeof judge>) =>
  typeof judgement === 'object' && 'code' in judgement ? judgement.code : judgement;

const twice = (wrong: (turn: number) => Outcome, id = other) =>
  codeOf(judge(before(id), next(1, wrong(1)), next(0), before(id), next(2, wrong(2))));
const rightFor = (turn: number, more: JsonObject) =>
  answered(200, { id: agent, purpose: `kit-next-1-${turn}`, ...more });

test('an answer that is as right as it was alone is kept', () => {
  assert.equal(judge(before(), next(1)), 'kept');
});

for (const [what, wrong, code] of [
  ['a refusal', () => answered(400, { detail: 'Bad request' }), 'status-4xx-after-another'],
  ['a failure', () => answered(500, {}), 'status-5xx-after-another'],
  [
    'no answer',
    () => ({ kind: 'silence', reason: 'timeout', detail: 'None came.', ms: 1 }),
    'timeout-after-another',
  ],
  ['another agent', (turn) => rightFor(turn, { id: other }), 'answer-of-another-agent-after-another'],
  ['another value', (turn) => rightFor(turn + 1, {}), 'answer-of-another-request-after-another'],
  [
    'what was refused',
    (turn) => rightFor(turn, { hub: 'kit-before' }),
    'value-of-another-request-after-another',
  ],
] as readonly (readonly [string, (turn: number) => Outcome, string])[]) {
  test(`${what} right after another request is a departure, where it comes each time`, () => {
    assert.equal(twice(wrong), code);
    assert.equal(codeOf(judge(before(), next(1, wrong(1)), next(0), before(), next(2))), 'kept');
  });

  // What the one holds that comes after nothing was there before.
  const alone = code.startsWith('value-of') ? code : 'not concerned';
  test(`${what} to an update after nothing makes it ${alone}`, () => {
    assert.equal(
      codeOf(judge(before(), next(1, wrong(1)), next(0, wrong(0)), before(), next(2, wrong(2)))),
      alone,
    );
  });
}

test('what the same agent holds of a refused update is no matter of the connection', () => {
  assert.equal(
    twice((turn) => rightFor(turn, { hub: 'kit-before' }), agent),
    'kept',
  );
});

test('what was not sent is not judged', () => {
  const withheld: Outcome = { kind: 'silence', reason: 'withheld', detail: 'Left alone.', ms: 0 };
  assert.equal(judge(before(), next(1, withheld)), 'not concerned');
});

const planFor = (agentIds: readonly string[], without = ''): ScenarioPlan => ({
  agentIds,
  fields: updateFields.filter(({ name }) => name !== without),
  salt: 1,
  shapes: new Map(),
  genomePath: undefined,
  listPath: undefined,
  updatePath: subject.updatePath,
  measuresTime: false,
});

test('a correct deployment keeps all of them, and each has its update right after the other request', async () => {
  const network = createMemoryNetwork();
  const running = network.serve({});
  const time = createRunTime(network.clock.now, Number.POSITIVE_INFINITY, undefined, network.clock.sleep);
  const sender = network.surroundings.open({ url: running.url, timeoutMs: 5000 }, 'test', time);
  const given = { ...subject, agentIds: new Set(running.agentIds) };
  const scenarios = nextOnConnection(planFor(running.agentIds));
  const sent: SentRequest[] = [];
  for (const scenario of scenarios) {
    const { send } = sender;
    const { judgement, exchanges } = await playScenario(scenario, {
      send,
      subject: given,
      elapsed: network.clock.now,
    });
    assert.equal(judgement, 'kept', scenario.about);
    assert.equal(scenario.agentId, undefined, 'nothing else may be under way');
    assert.match(String(exchanges[1]?.request.body), /^\{"purpose":"kit-next-/);
    if (exchanges[0] !== undefined) sent.push(exchanges[0].request);
  }
  await sender.close();
  await running.close();
  assert.ok(sent.some(({ method }) => method === 'GET'));
  assert.ok(sent.some(({ chunkedAt }) => chunkedAt !== undefined));
  assert.ok(sent.some(({ body }) => String(body).length > 90_000));
  assert.equal(new Set(sent).size, scenarios.length);
});

test('without an agent, or where purpose is left alone, nothing is sent', () => {
  assert.deepEqual(nextOnConnection(planFor([])), []);
  assert.deepEqual(nextOnConnection(planFor([agent, other], 'purpose')), []);
});
