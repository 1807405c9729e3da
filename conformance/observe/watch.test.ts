import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import { evolutionStatusRequest, genomeRequest, updateRequest } from '../generate/cases.ts';
import type { OperationName, SentRequest } from '../run/exchange.ts';
import { observe } from './observation.ts';
import { createWatch } from './watch.ts';

const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const updatePath = '/v1/agent-configurations/{id}';
const subject = subjectOf(id);

const seen = (operation: OperationName, request: SentRequest, body: string) =>
  observe(
    {
      operation,
      request,
      outcome: {
        kind: 'answer',
        status: 200,
        headers: { 'content-type': 'application/json' },
        body,
        ms: 1,
        redirects: [],
      },
    },
    subject,
    [],
  );
const update = (sent: string, answered: string) =>
  seen('updateAgent', updateRequest(updatePath, id, sent), answered);

test('what is no update leaves the state known, and belongs to the history', () => {
  const watch = createWatch();
  watch.note(id, update('{}', '{"hub":"a"}'));
  assert.equal(watch.note(id, seen('readEvolutionStatus', evolutionStatusRequest(id), '{}')), undefined);
  assert.equal(watch.note(id, seen('createGenome', genomeRequest('{}'), '{}')), undefined);
  const step = watch.note(id, update('{}', '{"hub":"b"}'));
  assert.deepEqual([step?.before, step?.after], [{ hub: 'a' }, { hub: 'b' }]);
  assert.deepEqual(
    watch.historyOf(id).map(({ method }) => method),
    ['PUT', 'GET', 'POST', 'PUT'],
  );
});

for (const isMovedOn of [true, undefined])
  test(`an agent that was refused an update ${isMovedOn ? 'and was moved to find out why is read anew' : 'is as it was'}`, () => {
    const watch = createWatch();
    watch.note(id, update('{}', '{"status":"pending"}'));
    const request = updateRequest(updatePath, id, '{"status":"rejected","hub":"a"}');
    const answer = { kind: 'answer', status: 409, headers: {}, body: '{}', ms: 1, redirects: [] } as const;
    const outcome = isMovedOn ? { ...answer, isMovedOn } : answer;
    watch.note(id, observe({ operation: 'updateAgent', request, outcome }, subject, []));
    const step = watch.note(id, update('{"hub":"b"}', '{"status":"rejected","hub":"b"}'));
    assert.deepEqual(step?.before, isMovedOn ? undefined : { status: 'pending' });
  });

test('what is not called JSON may not have been read: it follows no update that it has to replace', () => {
  const watch = createWatch();
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  watch.note(id, update('{}', '{"hub":"a"}'));
  watch.note(id, update('{"hub":"b"}', '{"hub":"b"}'));
  const sent = { ...updateRequest(updatePath, id, '{"hub":"c"}'), headers: form };
  const step = watch.note(id, seen('updateAgent', sent, '{"hub":"b"}'));
  assert.deepEqual([step?.before, step?.after, step?.earlier], [{ hub: 'b' }, { hub: 'b' }, undefined]);
  const next = watch.note(id, update('{"hub":"d"}', '{"hub":"d"}'));
  assert.deepEqual(next?.earlier?.update, { hub: 'c' });
});

test('the object or list that a field was supplied with is known until nobody can say, or the request is forgotten', () => {
  const watch = createWatch();
  const suppliedBefore = () => watch.note(id, update('{}', '{"hub":"a"}'))?.suppliedBefore;
  watch.note(id, update('{"hub":"a","mcp_config":{"a":1}}', '{"hub":"a"}'));
  watch.note(id, update('{"evaluated_harnesses":["b"]}', '{"hub":"a"}'));
  assert.deepEqual(suppliedBefore(), { mcp_config: { a: 1 }, evaluated_harnesses: ['b'] });
  watch.note(id, update('{"mcp_config":null}', '{"hub":"a"}'));
  assert.deepEqual(suppliedBefore(), { evaluated_harnesses: ['b'] });
  const request = updateRequest(updatePath, id, '{"hub":"c"}');
  const outcome = { kind: 'silence', reason: 'reset', detail: '', ms: 1 } as const;
  watch.note(id, observe({ operation: 'updateAgent', request, outcome }, subject, []));
  assert.deepEqual(suppliedBefore(), {});
  watch.note(id, update('{"mcp_config":{"d":1}}', '{"hub":"d"}'));
  const later = Array.from({ length: 60 }, suppliedBefore);
  assert.deepEqual([later.at(0), later.at(-1)], [{ mcp_config: { d: 1 } }, {}]);
});

test('an agent that was put back has no history, and its state is read anew', () => {
  const watch = createWatch();
  watch.note(id, update('{}', '{"hub":"a"}'));
  watch.beginAnew(id);
  assert.deepEqual(watch.historyOf(id), []);
  assert.equal(watch.note(id, update('{}', '{"hub":"b"}')), undefined);
});

for (const [name, outcome] of [
  ['not answered', { kind: 'silence', reason: 'reset', detail: '', ms: 1 }],
  ['a failure', { kind: 'answer', status: 502, headers: {}, body: '', ms: 1, redirects: [] }],
] as const)
  test(`what an update carried that was ${name} is not known, and all else is`, () => {
    const watch = createWatch();
    watch.note(id, update('{}', '{"hub":"a","purpose":"a"}'));
    const request = updateRequest(updatePath, id, '{"hub":"b"}');
    watch.note(id, observe({ operation: 'updateAgent', request, outcome }, subject, []));
    const step = watch.note(id, update('{}', '{"hub":"b","purpose":"c"}'));
    assert.deepEqual(step?.before, { hub: 'b', purpose: 'a' });
    assert.deepEqual(watch.note(id, update('{}', '{"hub":"c"}'))?.before, { hub: 'b', purpose: 'c' });
  });

test('what was refused the second time that it went out may have been done the first time', () => {
  const watch = createWatch();
  watch.note(id, update('{}', '{"hub":"a","purpose":"a"}'));
  const request = { ...updateRequest(updatePath, id, '{"hub":"b"}'), wire: 'behind-extension' as const };
  const outcome = { kind: 'answer', status: 423, headers: {}, body: '{}', ms: 1, redirects: [] } as const;
  watch.note(id, observe({ operation: 'updateAgent', request, outcome }, subject, []));
  const step = watch.note(id, update('{}', '{"hub":"b","purpose":"a"}'));
  assert.deepEqual(step?.before, { hub: 'b', purpose: 'a' });
});

test('what was never sent leaves everything known', () => {
  const watch = createWatch();
  watch.note(id, update('{}', '{"hub":"a"}'));
  const request = updateRequest(updatePath, id, '{"hub":"b"}');
  const outcome = { kind: 'silence', reason: 'withheld', detail: '', ms: 0 } as const;
  watch.note(id, observe({ operation: 'updateAgent', request, outcome }, subject, []));
  assert.deepEqual(watch.note(id, update('{}', '{"hub":"b"}'))?.before, { hub: 'a' });
});

test('a step beside others of its agent is told as one', () => {
  const watch = createWatch();
  watch.note(id, update('{}', '{"hub":"a"}'));
  assert.equal(watch.note(id, update('{}', '{"hub":"a"}'))?.isOverlapped, undefined);
  const beside = { ...update('{}', '{"hub":"a"}'), isOverlapped: true } as const;
  assert.equal(watch.note(id, beside)?.isOverlapped, true);
});

const other = '9c2d7e10-4b3a-4f8c-a1d2-6e5f4a3b2c1d';
const updateOther = (sent: string) =>
  seen('updateAgent', updateRequest(updatePath, other, sent), '{"agent_name":"b"}');
const naming = (name: string) =>
  `{"delegated_agents":[{"agent_id":"${other.toUpperCase()}","agent_name":"${name}"}]}`;

test('what is answered of another agent inside an agent may change when that one is written to', () => {
  const watch = createWatch();
  watch.note(id, update('{}', naming('a')));
  watch.note(other, updateOther('{"agent_name":"b"}'));
  const step = watch.note(id, update('{}', naming('b')));
  assert.deepEqual(step?.before, step?.after);
});

test('an agent that names itself shows there what it is now', () => {
  const watch = createWatch();
  const naming = (name: string) =>
    `{"agent_name":"${name}","delegated_agents":[{"id":"${id}","agent_name":"${name}"}]}`;
  watch.note(id, update('{}', naming('a')));
  const step = watch.note(id, update('{"agent_name":"b"}', naming('b')));
  assert.deepEqual([step?.before['agent_name'], step?.after['agent_name']], ['a', 'b']);
  assert.deepEqual(step?.before['delegated_agents'], step?.after['delegated_agents']);
});

test('what is answered of another agent stays while that one is only read, and its entry stays in any case', () => {
  const watch = createWatch();
  watch.note(id, update('{}', naming('a')));
  watch.note(other, updateOther('{}'));
  const read = watch.note(id, update('{}', naming('b')));
  assert.notDeepEqual(read?.before, read?.after);
  watch.note(other, updateOther('{"agent_name":"c"}'));
  const lost = watch.note(id, update('{}', '{"delegated_agents":[]}'));
  assert.deepEqual([lost?.before, lost?.after], [JSON.parse(naming('b')), { delegated_agents: [] }]);
});

test('that trust_stage stands still is known after some updates that did not supply it, until it moves', () => {
  const watch = createWatch();
  const stepTo = (sent: string, stage: string) =>
    watch.note(id, update(sent, JSON.stringify({ trust_stage: stage })))?.isStageMoving;
  const [early, ...later] = Array.from({ length: 6 }, () => stepTo('{}', 'registered')).slice(1);
  assert.deepEqual([early, later.at(-1)], [true, undefined]);
  assert.equal(stepTo('{"trust_stage":"trusted"}', 'trusted'), undefined);
  assert.equal(stepTo('{}', 'tested'), undefined);
  assert.equal(stepTo('{"trust_stage":"adapted"}', 'adapted'), true);
});
