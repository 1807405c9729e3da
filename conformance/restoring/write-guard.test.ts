import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { updateRequest } from '../generate/cases.ts';
import type { Outcome, Send } from '../run/exchange.ts';
import { createWriteGuard } from './write-guard.ts';

const [one, two, unread] = [
  '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b',
  '4b7d2c1a-93e0-4f58-a6c4-1d0e9b8a7f63',
  '5c8e3d2b-a4f1-4069-b7d5-2e1fac9b8074',
] as const;
const updatePath = '/v1/agent-configurations/{id}';
const subject = subjectOf(one, two, unread);
const mark = 'kit-run-0123abcd';

/** A guard over two agents, a deployment that answers as told, and what arrived there. */
function guarded(
  first: JsonObject,
  show: (stored: JsonObject) => JsonObject = (stored) => stored,
  forbidden: ReadonlyMap<string, string> = new Map(),
) {
  const arrived: string[] = [];
  const stored = new Map<string, JsonObject>();
  const send: Send = async ({ path, body }) => {
    arrived.push(String(body));
    const state: JsonObject = { ...(stored.get(path) ?? first), ...JSON.parse(String(body)) };
    stored.set(path, state);
    const answer = { status: 200, headers: {}, body: JSON.stringify(show(state)), ms: 1, redirects: [] };
    return { kind: 'answer', ...answer };
  };
  const firstStates = new Map([
    [one, first],
    [two, first],
  ]);
  const guard = createWriteGuard({ subject, firstStates, forbidden, mark });
  const put = (id: string, update: JsonObject | string): Promise<Outcome> =>
    guard.guard(send)(
      updateRequest(updatePath, id, typeof update === 'string' ? update : JSON.stringify(update)),
    );
  return { guard, put, arrived };
}

const isWithheld = (outcome: Outcome) => outcome.kind === 'silence' && outcome.reason === 'withheld';

test('to an agent whose first state is not known, nothing goes but empty updates', async () => {
  const { put, arrived } = guarded({ hub: 'a' });
  for (const body of ['{"hub":"b"}', '[]', 'no json', '', '{"status":"zzz"}'])
    assert.ok(isWithheld(await put(unread, body)), body);
  assert.equal((await put(unread, '{}')).kind, 'answer');
  assert.deepEqual(arrived, ['{}']);
});

test('what would not be sent is told before it is', () => {
  const { guard } = guarded({ api_key: 'sk-****', hub: 'a' });
  const withholds = (body: string, id: string = one) => guard.withholds(updateRequest(updatePath, id, body));
  assert.deepEqual(
    ['{}', '{"hub":"b"}', '{"api_key":"kit-1"}', '{"hub":"b","api_key":"kit-1"}'].map((body) =>
      withholds(body),
    ),
    [false, false, true, true],
  );
});

test('a masked field is not written, in any spelling of the id and in no body that mentions it', async () => {
  const { guard, put, arrived } = guarded({ api_key: 'sk-****', hub: 'a' });
  for (const body of [
    '{"api_key":"kit-1"}',
    '{"api_key":5}',
    '{"hub":"b","api\\u005fkey":"x"}',
    '{"api_key":"x"',
  ])
    assert.ok(isWithheld(await put(one.toUpperCase(), body)), body);
  assert.deepEqual(arrived, []);
  assert.ok(guard.leftAlone().has('api_key'));
});

test('what is forbidden is written to nobody, though it could be put back', async () => {
  const forbidden = new Map([['api_key', 'is a secret']]);
  const { guard, put, arrived } = guarded(
    { agent_name: 'a', model_name: 'm', api_key: 'sk-live-51H8xY' },
    undefined,
    forbidden,
  );
  for (const id of [one, two]) assert.ok(isWithheld(await put(id, { api_key: 'kit-1' })));
  assert.deepEqual(arrived, []);
  assert.deepEqual([...guard.leftAlone()], ['api_key']);
});

test('a mask that is put back is taken out of the update, and all else goes', async () => {
  const { put, arrived } = guarded({ mcp_config: { token: '****' }, hub: 'a' });
  await put(one, { hub: 'a', mcp_config: { token: '****' } });
  assert.deepEqual(arrived, ['{"hub":"a"}']);
});

test('a key that does not come back as it was sent is written to no further agent', async () => {
  const { guard, put, arrived } = guarded({ api_key: null }, (stored) => ({ ...stored, api_key: null }));
  await put(one, { api_key: 'kit-1' });
  assert.ok(isWithheld(await put(two, { api_key: 'kit-2' })));
  // The first one has nothing more to lose.
  assert.equal((await put(one, { api_key: 'kit-3' })).kind, 'answer');
  assert.equal(arrived.length, 2);
  assert.deepEqual(
    [...guard.writtenTo(one).unproved],
    [['api_key', { shown: 'otherwise', isShownWhenSet: false }]],
  );
  assert.deepEqual([...guard.writtenTo(two).unproved], []);
});

test('a member that comes back masked, and a field that never does, are left alone from then on', async () => {
  const { put } = guarded({ purpose: null }, ({ purpose: _, ...others }) => ({
    ...others,
    ...(others['mcp_config'] === undefined ? {} : { mcp_config: { auth: '****' } }),
  }));
  await put(one, { mcp_config: { auth: 'kit' } });
  assert.ok(isWithheld(await put(two, { mcp_config: {} })));
  await put(one, { purpose: 'kit' });
  assert.ok(isWithheld(await put(two, { purpose: 'kit' })));
});

test('values carry the mark of the run on the wire, and nowhere else', async () => {
  const { put, arrived } = guarded({ last_tested_by: null });
  const outcome = await put(one, { last_tested_by: 'kit-run-00000000-0001' });
  assert.deepEqual(arrived, [`{"last_tested_by":"${mark}-0001"}`]);
  assert.ok(outcome.kind === 'answer' && outcome.body.includes('kit-run-00000000-0001'));
});

test("only a value that bears another run's mark proves another writer", async () => {
  let stranger: JsonObject = { hub: 'by hand' };
  const { guard, put } = guarded({ last_tested_by: 'kit-run-99999999-0001', hub: 'a' }, (stored) => ({
    ...stored,
    ...stranger,
  }));
  await put(one, { purpose: 'x' });
  assert.equal(guard.otherWriter(), undefined);
  // It is this run that puts back what an earlier one left there.
  await put(two, { last_tested_by: 'kit-run-99999999-0002' });
  assert.equal(guard.otherWriter(), undefined);
  stranger = { last_tested_by: 'kit-run-77777777-0001' };
  await put(one, {});
  assert.match(guard.otherWriter() ?? '', /kit-run-77777777\) writes to agent 3f1a2b4c/);
});

test('what has the id of an agent in an odd path is guarded as an update of it', async () => {
  const { guard } = guarded({ api_key: 'sk-****', hub: 'a' });
  const sent: string[] = [];
  const send = guard.guard(async ({ path }) => {
    sent.push(path);
    return { kind: 'answer', status: 404, headers: {}, body: '', ms: 1, redirects: [] };
  });
  const ask = (method: string, path: string, body: string) => send({ method, path, headers: {}, body });
  for (const method of ['PUT', 'PATCH', 'POST']) {
    const path = `//v1/agent-configurations/${one}/?x=1`;
    assert.ok(isWithheld(await ask(method, path, '{"api_key":"kit-1"}')), method);
    assert.equal((await ask(method, path, '{"hub":"b"}')).kind, 'answer');
  }
  assert.equal(sent.length, 3);
  assert.deepEqual([...guard.writtenTo(one).fields], ['hub']);
});

test('a field that must not be written is withheld however its name is spelled, and one that is written is put back', async () => {
  const forbidden = new Map([['api_key', 'is a secret']]);
  const { put, arrived, guard } = guarded({ hub: 'a' }, undefined, forbidden);
  for (const name of ['api_key', 'API_KEY', 'Api_Key', 'apiKey', 'api-key'])
    assert.ok(isWithheld(await put(one, { [name]: 'kit-secret' })), name);
  assert.deepEqual(arrived, []);
  await put(one, { HUB: 'b' });
  assert.ok(guard.writtenTo(one).fields.has('hub'));
  assert.ok(guard.writtenTo(one).members.has('HUB'));
});

test('under another spelling of its id an agent is written to only where that leads to it', async () => {
  for (const [answered, isLet] of [
    [one, true],
    [two, false],
    [undefined, false],
  ] as const) {
    const { put, arrived } = guarded({ hub: 'a' }, (stored) => ({
      ...stored,
      ...(answered && { id: answered }),
    }));
    const spelled = one.replaceAll('-', '');
    for (const body of ['{"hub":"b"}', '{"hub":"c"}'])
      assert.equal(!isWithheld(await put(spelled, body)), isLet);
    assert.deepEqual(arrived, isLet ? ['{}', '{"hub":"b"}', '{"hub":"c"}'] : ['{}'], 'it is asked once');
    assert.equal((await put(one, '{"hub":"d"}')).kind, 'answer');
  }
});

test('a field whose first value no update may bring is left alone', async () => {
  const first = { status: 'sunset', rate_limit_requests_per_minute: 0, test_score: 'n/a', hub: 'a' };
  const { guard, put } = guarded(first);
  for (const name of ['status', 'rate_limit_requests_per_minute', 'test_score'])
    assert.ok(guard.leftAloneOf(one).has(name), name);
  assert.ok(!guard.leftAloneOf(one).has('hub'));
  assert.ok(isWithheld(await put(one, { status: 'active' })));
  assert.ok(!isWithheld(await put(one, { hub: 'b' })));
});

test('a text that is shown whatever is supplied is not written to a second agent', async () => {
  const { guard, put } = guarded({ purpose: 'see the vault' }, (stored) => ({
    ...stored,
    purpose: 'see the vault',
  }));
  assert.equal((await put(one, { purpose: 'kit' })).kind, 'answer');
  assert.ok(isWithheld(await put(two, { purpose: 'kit' })));
  assert.deepEqual([...guard.writtenTo(one).unproved.keys()], ['purpose']);
});

test('a body that is not called JSON may be left unread, so that what is shown then tells nothing', async () => {
  const first = { agent_url: 'a', purpose: 'b', agent_system_prompt: 'c', last_tested_by: null };
  const { guard } = guarded(first);
  const body = JSON.stringify(first);
  const send = guard.guard(async () => ({
    kind: 'answer',
    status: 200,
    headers: {},
    body,
    ms: 1,
    redirects: [],
  }));
  const put = (update: JsonObject, type: string) =>
    send({ ...updateRequest(updatePath, one, JSON.stringify(update)), headers: { 'content-type': type } });
  await put({ agent_url: null, purpose: 'kit' }, 'text/plain');
  await put({ agent_system_prompt: null }, 'text/plain');
  assert.deepEqual([...guard.writtenTo(one).unproved.keys()], []);
  assert.ok(!guard.leftAlone().has('last_tested_by'));
  await put({ agent_url: null, purpose: 'kit' }, 'application/json');
  await put({ agent_system_prompt: null }, 'application/json');
  assert.deepEqual([...guard.writtenTo(one).unproved.keys()], ['purpose']);
  assert.ok(guard.leftAlone().has('last_tested_by'));
});

test('of an update with a field that its agent leaves alone, the others are kept', () => {
  const { guard } = guarded({ api_key: 'sk-****', hub: 'a' });
  const bodyOf = (body: string) => guard.keepWritable(updateRequest(updatePath, one, body)).body;
  assert.equal(bodyOf('{"hub":"b","api_key":"kit"}'), '{"hub":"b"}');
  for (const body of ['{"hub":"b"}', '{"api_key":"kit"}', '{}', '{"hub":"b","api_key":', '[1]'])
    assert.equal(bodyOf(body), body);
});

test('a refused body that is no JSON does not say that null is refused', async () => {
  const first = { agent_name: 'a', purpose: null, last_evaluated_at: null };
  const malformed = ['{"last_evaluated_at":007}', '{"evaluated_harnesses":["kit",]}'];
  const guard = createWriteGuard({
    subject,
    firstStates: new Map([[one, first]]),
    forbidden: new Map(),
    mark,
  });
  const send: Send = async ({ body }) => ({
    kind: 'answer',
    status: malformed.includes(String(body)) ? 422 : 200,
    headers: {},
    body: JSON.stringify(first),
    ms: 1,
    redirects: [],
  });
  const put = (body: string) => guard.guard(send)(updateRequest(updatePath, one, body));
  for (const body of malformed) await put(body);
  assert.equal((await put('{"purpose":"kit"}')).kind, 'answer');
});

test('a body that is no object is sent as it is, or not at all: without what is left alone it would be an update', async () => {
  const { guard, put, arrived } = guarded(
    { hub: null, purpose: null },
    undefined,
    new Map([['hub', 'is not']]),
  );
  for (const body of [
    '[{"hub":"kit"},{"purpose":"kit"}]',
    '[["hub",null],["purpose",null]]',
    '"{\\"hub\\":null,\\"purpose\\":null}"',
  ]) {
    assert.equal(guard.keepWritable(updateRequest(updatePath, one, body)).body, body);
    assert.ok(isWithheld(await put(one, body)), body);
  }
  assert.deepEqual(arrived, []);
});

test('to supply what a field has at first overwrites nothing: where null is refused, it stays null', async () => {
  const { guard, arrived } = guarded({ purpose: null, hub: 'a' });
  const refusing: Send = async ({ body }) => {
    arrived.push(String(body));
    const status = String(body).includes('null') ? 422 : 200;
    return { kind: 'answer', status, headers: {}, body: '{}', ms: 1, redirects: [] };
  };
  const put = (update: JsonObject) =>
    guard.guard(refusing)(updateRequest(updatePath, one, JSON.stringify(update)));
  assert.equal((await put({ purpose: null })).kind, 'answer');
  assert.ok(isWithheld(await put({ purpose: 'kit' })));
  assert.ok(!arrived.some((body) => body.includes('kit')));
});

test('a member of the deployment itself gets no other value, for nobody would put it back', async () => {
  const { put, arrived } = guarded({ hub: 'a', type: 'bot' });
  assert.ok(isWithheld(await put(one, { type: 'kit' })));
  assert.equal((await put(one, { type: 'bot', hub: 'b' })).kind, 'answer');
  assert.deepEqual(arrived, ['{"type":"bot","hub":"b"}']);
});

test('a member that the agent has from the beginning is no stranger that is kept', async () => {
  const { put } = guarded({ hub: 'a', Hub: 'a' }, (stored) => ({
    id: one,
    hub: 'a',
    Hub: stored['hub'] ?? null,
  }));
  assert.equal((await put(one, { Hub: 'b' })).kind, 'answer');
  assert.equal((await put(one, { kit_key: 1 })).kind, 'answer');
});

test('an update of nothing but what is left alone is not sent, for without it it would be another one', async () => {
  const { put, arrived } = guarded({ hub: 'a', test_score: 'no score' });
  assert.ok(isWithheld(await put(one, { test_score: 'no score' })));
  assert.deepEqual(arrived, []);
  assert.equal((await put(one, { test_score: 'no score', hub: 'b' })).kind, 'answer');
  assert.deepEqual(arrived, ['{"hub":"b"}']);
});

test('what an answer leaves out while another update is under way is no doubt: it may show what that one stored', async () => {
  const { guard } = createBoth();
  await Promise.all([guard.put('{"access_level":"grey_box"}'), guard.put('{"access_level":"black_box"}')]);
  assert.deepEqual([...guard.doubts()], []);
  await guard.put('{"access_level":"grey_box"}');
  assert.deepEqual([...guard.doubts()], ['access_level']);
});

/** A guard over an agent whose answers never show access_level; two that arrive together are answered together. */
function createBoth() {
  const send: Send = async () => {
    await Promise.resolve();
    return { kind: 'answer', status: 200, headers: {}, body: '{"hub":"a"}', ms: 1, redirects: [] };
  };
  const guard = createWriteGuard({
    subject,
    firstStates: new Map([[one, { hub: 'a' }]]),
    forbidden: new Map(),
    mark,
  });
  const put = (body: string) => guard.guard(send)(updateRequest(updatePath, one, body));
  return { guard: { put, doubts: () => guard.writtenTo(one).unproved.keys() } };
}
