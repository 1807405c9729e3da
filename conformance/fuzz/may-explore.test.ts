import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import { evolutionStatusRequest, genomeRequest, updateRequest } from '../generate/cases.ts';
import type { SentRequest } from '../run/exchange.ts';
import { createMayExplore, type ExploringLimits, harmlessInputs } from './may-explore.ts';
import { createSilentForms } from './silent-forms.ts';

const own = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const foreign = '97f0a1b2-c3d4-4e5f-8a6b-7c8d9e0f1a2b';
const subject = subjectOf(own);
const update = (body: string, more: Partial<SentRequest> = {}): SentRequest => ({
  ...updateRequest(subject.updatePath, own, body),
  ...more,
});
const list = { method: 'GET', path: subject.listPath, headers: {} };

const mayExplore = (more: Partial<ExploringLimits> = {}) =>
  createMayExplore({
    subject,
    operations: new Set(['readEvolutionStatus', 'createGenome', 'updateAgent', 'listAgents']),
    operationOf: ({ path }) =>
      path === subject.listPath
        ? 'listAgents'
        : path.includes('genomes')
          ? 'createGenome'
          : path.includes('evolution')
            ? 'readEvolutionStatus'
            : 'updateAgent',
    agentIds: [own],
    madeUpExist: false,
    isReadOnly: false,
    sendsRaw: true,
    silentForms: createSilentForms(),
    ...more,
  });

test('only named agents are written to, and DELETE is never sent', () => {
  const may = mayExplore();
  assert.ok(may(update('{}')));
  assert.ok(!may(updateRequest(subject.updatePath, foreign, '{}')));
  assert.ok(!may(update('{}', { method: 'DELETE' })));
});

test('operations that were not selected, and reading alone, are kept to', () => {
  assert.ok(!mayExplore({ operations: new Set(['createGenome']) })(update('{}')));
  const reading = mayExplore({ isReadOnly: true });
  assert.ok(!reading(update('{}')));
  assert.ok(reading(evolutionStatusRequest(own)));
  assert.ok(!reading(genomeRequest('{}')));
  assert.ok(mayExplore()(genomeRequest('{}')));
});

test('a list is asked for where it was found', () => {
  assert.ok(!mayExplore()(list));
  assert.ok(mayExplore({ subject: { ...subject, isListFound: true } })(list));
});

test('raw bytes go where there are bare connections, until their form is given up', () => {
  const raw = update('{}', { wire: 'target-space' });
  assert.ok(!mayExplore({ sendsRaw: false })(raw));
  const silentForms = createSilentForms();
  const may = mayExplore({ silentForms });
  assert.ok(may(raw));
  for (let left = 6; left > 0; left -= 1)
    silentForms.note(raw, { kind: 'silence', reason: 'timeout', detail: '', ms: 1 });
  assert.ok(!may(raw));
});

test('of a corpus, nothing that can hurt goes away from loopback', () => {
  const isKept = (...steps: readonly SentRequest[]) => harmlessInputs([{ steps }], subject).length === 1;
  assert.ok(isKept(update('{"hub":"a"}'), evolutionStatusRequest(own)));
  assert.ok(isKept(update('{"hub":5}')), 'what is refused hurts nobody');
  for (const hurting of [
    update('{}', { wire: 'pipelined-last' }),
    update('{}', { method: 'PATCH' }),
    update('{}', { headers: { 'content-type': 'application/json', 'if-match': '*' } }),
    update('{}', { path: `/v1/agent-configurations/${own}?a=1` }),
    update('{"purpose":"\\ud800"}'),
    update('{"rate_limit_requests_per_minute":NaN}'),
    update(JSON.stringify({ purpose: 'x'.repeat(9000) })),
    update('{}', { body: new Uint8Array([0xff]) }),
  ])
    assert.ok(!isKept(update('{}'), hurting), JSON.stringify(hurting).slice(0, 100));
});

test('where an agent that was made up is there, none of them is written to', () => {
  const madeUp = updateRequest(subject.updatePath, '9b2d4c1a-7e3f-4a6b-9c8d-1e2f3a4b5c6d', '{"hub":"kit"}');
  assert.ok(mayExplore()(madeUp));
  assert.ok(!mayExplore({ madeUpExist: true })(madeUp));
  assert.ok(mayExplore({ madeUpExist: true })({ ...madeUp, method: 'GET' }));
});
