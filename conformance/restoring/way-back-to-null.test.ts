import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JsonObject } from '../../spec/json-value.ts';
import type { Outcome } from '../run/exchange.ts';
import { watchWayBackToNull } from './way-back-to-null.ts';

const first: JsonObject = { agent_system_prompt: 'a', purpose: 'b', last_tested_by: null, agent_url: null };

const answer = (status: number, agent: JsonObject = {}): Outcome => ({
  kind: 'answer',
  status,
  headers: {},
  body: JSON.stringify(agent),
  ms: 1,
  redirects: [],
});

/** Which of the fields that are null at first have no way back, after these answers to updates. */
function missingAfter(...exchanges: readonly (readonly [JsonObject, Outcome])[]): readonly string[] {
  const wayBack = watchWayBackToNull();
  for (const [supplied, outcome] of exchanges) wayBack.note(supplied, outcome, first);
  return Object.keys(first).filter((name) => wayBack.isMissing(name, first));
}

const both = { agent_system_prompt: null, purpose: null };

test('where two fields keep their values over null, nothing that is null is set', () => {
  assert.deepEqual(missingAfter([both, answer(200, first)]), ['last_tested_by', 'agent_url']);
});

test('one field that keeps its value, or that refuses null, says nothing of the others', () => {
  assert.deepEqual(missingAfter([both, answer(200, { ...first, purpose: null })]), []);
  assert.deepEqual(missingAfter([{ agent_system_prompt: null }, answer(422)]), []);
});

test('what the state of an agent refuses says nothing of null', () => {
  for (const status of [404, 409, 423, 500])
    assert.deepEqual(
      missingAfter([{ agent_system_prompt: null }, answer(status)], [{ purpose: null }, answer(status)]),
      [],
    );
});

test('two fields that refuse null by themselves tell of all; together nobody can tell which one did', () => {
  assert.deepEqual(
    missingAfter([{ agent_system_prompt: null }, answer(422)], [{ purpose: null }, answer(422)]),
    ['last_tested_by', 'agent_url'],
  );
  assert.deepEqual(missingAfter([both, answer(422)]), []);
});

test('a field that is seen to keep its value is left alone, and none that was seen to take null', () => {
  const kept = [{ agent_url: null }, answer(200, { ...first, agent_url: 'kit' })] as const;
  assert.deepEqual(missingAfter(kept), ['agent_url']);
  assert.deepEqual(missingAfter([both, answer(200, { ...first, ...both })], kept), ['agent_url']);
});

test('a server that fails, or null where null was, tells nothing', () => {
  assert.deepEqual(
    missingAfter([{ agent_system_prompt: null }, answer(500)], [{ purpose: null }, answer(503)]),
    [],
  );
  assert.deepEqual(
    missingAfter([{ last_tested_by: null, agent_url: null }, answer(200, { ...first, ...both })]),
    [],
  );
});

test('null after what is shown as null, for it is empty, tells nothing: a value that stayed over null does', () => {
  const wayBack = watchWayBackToNull();
  const filled = { ...first, agent_url: 'kit' };
  wayBack.note({ agent_url: null }, answer(200, filled), filled);
  wayBack.note({ agent_url: null }, answer(200, first), first);
  assert.ok(wayBack.isMissing('agent_url', first));
});

test('of a list that is left out and cannot be null, its own answers alone tell', () => {
  const wayBack = watchWayBackToNull();
  wayBack.note({ purpose: null }, answer(200, first), first);
  wayBack.note({ agent_system_prompt: null }, answer(200, first), first);
  assert.ok(!wayBack.isMissing('delegated_agents', first));
  wayBack.note({ delegated_agents: null }, answer(200, { ...first, delegated_agents: [] }), first);
  assert.ok(wayBack.isMissing('delegated_agents', first));
});

test('what is null against 2.1 has no way back, unless it was seen to take null', () => {
  const broken: JsonObject = { hub: null, delegated_agents: null, purpose: null };
  const wayBack = watchWayBackToNull();
  const missing = () => Object.keys(broken).filter((name) => wayBack.isMissing(name, broken));
  assert.deepEqual(missing(), ['hub', 'delegated_agents']);
  wayBack.note({ delegated_agents: null }, answer(200, { delegated_agents: null }), { delegated_agents: [] });
  assert.deepEqual(missing(), ['hub']);
  assert.equal(wayBack.isMissing('hub', {}), false);
});
