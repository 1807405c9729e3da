import assert from 'node:assert/strict';
import { test } from 'node:test';
import { updateRequest } from '../generate/cases.ts';
import type { Subject } from '../oracle/subject.ts';
import type { Send } from '../run/exchange.ts';
import { watchKeys } from './key-use.ts';

const id = '4b7d2c1a-93e0-4f58-a6c4-1d0e9b8a7f63';
const subject: Subject = {
  updatePath: '/v1/agent-configurations/{id}',
  genomePath: '/v1/genomes/',
  listPath: '/v1/agent-configurations',
  agentIds: new Set([id]),
  testScoreInput: 'text-and-numbers',
};

/** A deployment that answers every update with this. */
const answering =
  (body: string, status = 200): Send =>
  async () => ({ kind: 'answer', status, headers: {}, body, ms: 1, redirects: [] });

const put = (body: string) => updateRequest(subject.updatePath, id, body);

test('an update without api_key writes none', async () => {
  const keys = watchKeys(answering('{}'), subject);
  await keys.send(put('{"hub":"x"}'));
  assert.deepEqual(keys.useOf(id), { wasWritten: false, isEchoedPlain: undefined });
});

const echoes: readonly (readonly [what: string, send: Send, isEchoedPlain: boolean | undefined])[] = [
  ['plain', answering('{"api_key":"kit-1"}'), true],
  ['masked', answering('{"api_key":"***"}'), false],
  ['left out', answering('{}'), false],
  ['refused', answering('{}', 422), undefined],
];

for (const [what, send, isEchoedPlain] of echoes) {
  test(`a key that comes back ${what} is known as that`, async () => {
    const keys = watchKeys(send, subject);
    await keys.send(put('{"api_key":"kit-1"}'));
    assert.deepEqual(keys.useOf(id), { wasWritten: true, isEchoedPlain });
    assert.equal(keys.useOf('another').wasWritten, false);
  });
}
