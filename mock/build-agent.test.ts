import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dialectPresets } from '../spec/dialect-presets.ts';
import { validateAgent } from '../spec/validators.ts';
import { buildAgent, readDialect, startMock } from './start-mock.ts';

test('a built agent keeps the contract, has an id of its own, and what it was given', () => {
  const [one, other] = [buildAgent(), buildAgent({ status: 'draft', hub: 'x' })];
  assert.notEqual(one.id, other.id);
  for (const agent of [one, other]) assert.equal(validateAgent(agent), undefined);
  assert.deepEqual([other.status, other.hub], ['draft', 'x']);
});

test('a mock starts from built agents', async () => {
  const agents = [buildAgent({ agent_name: 'first' }), { ...buildAgent(), tier: 'gold' }];
  await using mock = await startMock({ port: 0, state: { agents } });
  assert.equal(mock.state().agents[0]?.agent_name, 'first');
});

test('what learn wrote is read, as a text or parsed, and a mock takes it', async () => {
  const file = { base: 'strict', points: { auth: 'none' }, examples: { agentExtraFields: { tier: 'gold' } } };
  for (const given of [file, JSON.stringify(file)]) {
    const dialect = readDialect(given);
    assert.deepEqual([dialect.auth, dialect['unset-fields']], ['none', 'left-out']);
    await using mock = await startMock({ port: 0, dialect });
    assert.equal((await fetch(`${mock.url}/v1/agent-configurations`)).status, 200);
  }
  assert.throws(() => readDialect({ points: { auht: 1 } }), /unknown point "auht"\. Did you mean auth\?/);
});

test('a dialect that is none is one line', async () => {
  const file = { ...dialectPresets.fastapi, base: 'fastapi', points: {} };
  await assert.rejects(
    startMock({ port: 0, dialect: file }),
    /^Inability: dialect: it is a dialect file\. .*readDialect/,
  );
  const wrong = { ...dialectPresets.fastapi, ...JSON.parse('{"time-unit":"days"}') };
  await assert.rejects(startMock({ port: 0, dialect: wrong }), /it has no choice for the point time-unit/);
});
