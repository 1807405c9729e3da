import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { updateRequest } from '../generate/cases.ts';
import { createWriteGuard } from '../restoring/write-guard.ts';
import type { Outcome, Send } from '../run/exchange.ts';
import { probeFirstValues } from './probe-first-values.ts';

const ids = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '4b7d2c1a-93e0-4f58-a6c4-1d0e9b8a7f63'] as const;
const [one, two] = ids;
const updatePath = '/v1/agent-configurations/{id}';
const mark = 'kit-run-0123abcd';
const first = {
  hub: 'home',
  purpose: 'a',
  agent_params: { warmth: 3 },
  mcp_config: { b: 1 },
  agent_metadata: {},
  evaluated_harnesses: [],
  status: 'archived',
} as const;

/** Two agents of a deployment that refuses some updates and stores the others its own way, and what arrived there. */
async function probe(plan: {
  readonly first?: JsonObject;
  /** What the second agent has in place of that. */
  readonly second?: JsonObject;
  readonly refuses?: (update: JsonObject) => number | undefined;
  readonly stores?: (update: JsonObject) => JsonObject;
  /** Whether no other agent is known to have the name of one. */
  readonly hasOwnName?: boolean;
}) {
  const { first: state = first, refuses = () => undefined, stores = (update) => update } = plan;
  const states = new Map<string, JsonObject>(
    ids.map((id) => [id, { id, ...state, ...(id === two ? plan.second : {}) }]),
  );
  const arrived: (readonly [agent: number, ...fields: string[]])[] = [];
  const answer = (status: number, body: JsonObject): Outcome => ({
    kind: 'answer',
    status,
    headers: {},
    body: JSON.stringify(body),
    ms: 1,
    redirects: [],
  });
  const send: Send = async ({ path, body }) => {
    const id = path.split('/').at(-1) ?? '';
    const update: JsonObject = JSON.parse(String(body));
    arrived.push([[...states.keys()].indexOf(id), ...Object.keys(update)]);
    const status = refuses(update);
    if (status !== undefined) return answer(status, { detail: 'no' });
    states.set(id, { ...states.get(id), ...stores(update) });
    return answer(200, states.get(id) ?? {});
  };
  const firstStates = new Map(states);
  const guard = createWriteGuard({ subject: subjectOf(...ids), firstStates, forbidden: new Map(), mark });
  const guarded = guard.guard(send);
  const before = guard.leftAloneOf(one);
  const { telling: told } = await probeFirstValues(
    guarded,
    updatePath,
    firstStates,
    guard,
    () => plan.hasOwnName ?? true,
  );
  const leftAlone = ids.map((id) => [...guard.leftAloneOf(id)].filter((name) => !before.has(name)));
  const put = (id: string, update: JsonObject) =>
    guarded(updateRequest(updatePath, id, JSON.stringify(update)));
  return { arrived, told, leftAlone, put, stateOf: (id: string) => states.get(id) };
}

test('where all comes back nothing is left alone', async () => {
  const { arrived, told, leftAlone } = await probe({});
  assert.deepEqual(arrived, [
    [0, 'hub', 'purpose'],
    [0, 'agent_params'],
    [0, 'mcp_config'],
    [1, 'hub', 'purpose'],
    [1, 'agent_params'],
    [1, 'mcp_config'],
  ]);
  assert.deepEqual([told, leftAlone], [[], [[], []]]);
});

test('what is refused today is left alone, told to whoever judges, and may be sent again as it is', async () => {
  const refuses = (update: JsonObject) => (Object.hasOwn(update, 'agent_params') ? 422 : undefined);
  const { told, leftAlone, put, arrived } = await probe({ refuses });
  assert.deepEqual(leftAlone, [['agent_params'], ['agent_params']]);
  assert.deepEqual(
    told.map(({ request }) => request.body),
    ['{"agent_params":{"warmth":3}}', '{"agent_params":{"warmth":3}}'],
  );
  const other = await put(one, { agent_params: null });
  assert.equal(other.kind === 'silence' ? other.reason : '', 'withheld');
  const same = await put(one, { agent_params: first.agent_params });
  assert.equal(same.kind === 'answer' ? same.status : 0, 422);
  assert.deepEqual(arrived.at(-1), [0, 'agent_params']);
});

test('what is too large together is tried one by one', async () => {
  const large = 'x'.repeat(600);
  const refuses = (update: JsonObject) => (JSON.stringify(update).length > 1000 ? 413 : undefined);
  const plan = { refuses, first: { hub: large, purpose: large, last_tested_by: 'x'.repeat(2000) } };
  assert.deepEqual((await probe(plan)).leftAlone, [['last_tested_by'], ['last_tested_by']]);
});

test('a score that may come back in another spelling is not written', async () => {
  for (const score of ['+085.50', '74.', 'no score'])
    assert.deepEqual((await probe({ first: { hub: 'home', test_score: score } })).arrived, [
      [0, 'hub'],
      [1, 'hub'],
    ]);
});

test('a score may be put back as a number', async () => {
  const refuses = ({ test_score: score }: JsonObject) => (typeof score === 'string' ? 422 : undefined);
  const { leftAlone, told } = await probe({ refuses, first: { hub: 'home', test_score: '85.5' } });
  assert.deepEqual([leftAlone, told], [[[], []], []]);
});

test('what ends in a conflict or a failure is no way back either, and hides nothing that is refused', async () => {
  const refuses = ({ agent_url: url, hub, purpose }: JsonObject) =>
    url !== undefined ? 500 : hub !== undefined ? 409 : purpose !== undefined ? 422 : undefined;
  const plan = { refuses, first: { agent_url: 'u', hub: 'home', purpose: 'a', last_tested_by: 'b' } };
  const { leftAlone, told } = await probe(plan);
  assert.deepEqual(leftAlone, [
    ['agent_url', 'hub', 'purpose'],
    ['agent_url', 'hub', 'purpose'],
  ]);
  assert.equal(told.length, 6);
});

test('a name that is refused is left alone where nobody knows who else has it', async () => {
  const refuses = ({ agent_name: name }: JsonObject) => (name === undefined ? undefined : 409);
  const named = { refuses, first: { hub: 'home', agent_name: 'seed' }, second: { agent_name: 'b' } };
  const alone = await probe({ ...named, hasOwnName: false });
  assert.deepEqual(alone.leftAlone, [['agent_name'], ['agent_name']]);
  assert.deepEqual((await probe(named)).leftAlone, [[], []]);
});

test('where one object is changed by its own value, all others are left alone', async () => {
  const stores = (update: JsonObject): JsonObject =>
    Object.hasOwn(update, 'agent_params') ? { ...update, agent_params: {} } : update;
  const { arrived, leftAlone, put, stateOf } = await probe({ stores });
  assert.deepEqual(arrived, [
    [0, 'hub', 'purpose'],
    [0, 'agent_params'],
    [1, 'hub', 'purpose'],
  ]);
  assert.deepEqual(leftAlone, [
    ['mcp_config', 'agent_metadata'],
    ['agent_params', 'mcp_config', 'agent_metadata'],
  ]);
  await put(two, { agent_params: first.agent_params });
  assert.deepEqual(stateOf(two)?.['agent_params'], first.agent_params, 'its own value would change it too');
});

test('a text that is changed by its own value is a fault, and is not left alone', async () => {
  const stores = (update: JsonObject): JsonObject =>
    Object.hasOwn(update, 'hub') ? { ...update, hub: 'HOME' } : update;
  const { leftAlone, told } = await probe({ stores });
  assert.deepEqual([leftAlone, told], [[[], []], []]);
});

test('a text that is masked by its own value is told, since it is written to nobody else', async () => {
  const stores = (update: JsonObject): JsonObject =>
    Object.hasOwn(update, 'hub') ? { ...update, hub: 'h****' } : update;
  const { told } = await probe({ stores });
  assert.deepEqual(
    told.map(({ request }) => request.body),
    ['{"hub":"home","purpose":"a"}'],
  );
});

test('an agent that takes nothing shows nothing of its values', async () => {
  const { told, leftAlone } = await probe({ refuses: () => 409 });
  assert.deepEqual([told, leftAlone], [[], [[], []]]);
});

test('what has nothing to lose is not sent', async () => {
  const { arrived } = await probe({ first: { hub: null, agent_params: {}, evaluated_harnesses: [] } });
  assert.deepEqual(arrived, []);
});
