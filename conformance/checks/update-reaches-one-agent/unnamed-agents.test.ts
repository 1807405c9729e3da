import assert from 'node:assert/strict';
import test from 'node:test';
import { agentIds } from '../../../fixtures/deployments/first-state.ts';
import { isDeparture } from '../../observe/judgement.ts';
import type { UpdateView } from '../../scenario/update-view.ts';
import { judgeLists } from './unnamed-agents.ts';

const [named] = agentIds;
const other = '97f0a1b2-c3d4-4e5f-8a6b-7c8d9e0f1a2b';

const answer = (body: unknown) => ({
  kind: 'answer' as const,
  status: 200,
  headers: {},
  body: JSON.stringify(body),
  ms: 1,
  redirects: [],
});

const list = (...purposes: readonly [id: string, purpose: string][]): UpdateView => ({
  exchange: {
    operation: 'listAgents',
    request: { method: 'GET', path: '/v1/agent-configurations', headers: {} },
    outcome: answer(purposes.map(([id, purpose]) => ({ id, agent_name: 'one', purpose }))),
  },
  operation: 'listAgents',
  agent: undefined,
  update: undefined,
  state: undefined,
  status: 200,
  ms: 1,
});

const update = (purpose: string): UpdateView => ({
  exchange: {
    operation: 'updateAgent',
    request: { method: 'PUT', path: `/v1/agent-configurations/${named}`, headers: {} },
    outcome: answer({ id: named, purpose }),
  },
  operation: 'updateAgent',
  agent: named,
  update: { purpose },
  state: { id: named, purpose },
  status: 200,
  ms: 1,
});

test('an agent of the list that took over what another one was given departs', () => {
  const judgement = judgeLists([
    list([named, 'a'], [other, 'b']),
    update('mark'),
    list([named, 'mark'], [other, 'mark']),
  ]);
  assert.ok(isDeparture(judgement));
  assert.equal(judgement.code, 'taken-over-from-another-agent');
  assert.match(judgement.expected, /"b"/);
});

test('what somebody else writes to an agent of the list meanwhile is no departure', () => {
  const views = [list([named, 'a'], [other, 'b']), update('mark'), list([named, 'mark'], [other, 'c'])];
  assert.equal(judgeLists(views), 'kept');
});

test('what an agent of the list had before proves nothing, nor does one that is there once', () => {
  const had = [list([other, 'mark']), update('mark'), list([other, 'mark'])];
  assert.equal(judgeLists(had), 'kept');
  assert.equal(judgeLists([list([named, 'a']), update('mark'), list([other, 'mark'])]), 'not concerned');
});
