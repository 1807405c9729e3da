import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Send, SentRequest } from '../run/exchange.ts';
import { capGenomes } from './genome-cap.ts';

const genome: SentRequest = { method: 'POST', path: '/v1/genomes/', headers: {}, body: '{}' };

function capped(most: number) {
  const sent: SentRequest[] = [];
  const send: Send = async (request) => {
    sent.push(request);
    return { kind: 'answer', status: 200, headers: {}, body: '{}', ms: 1, redirects: [] };
  };
  return { sent, send: capGenomes(send, most) };
}

test('beyond the cap no genome is sent, however its path is spelled, and all else is', async () => {
  const { sent, send } = capped(2);
  for (const path of ['/v1/genomes', '/v1/%67enomes/', '/V1/GENOMES', '/v1/genomes/'])
    await send({ ...genome, path });
  assert.deepEqual(
    sent.map(({ path }) => path),
    ['/v1/genomes', '/v1/%67enomes/'],
  );
  assert.equal((await send({ ...genome, method: 'GET' })).kind, 'answer');
  assert.equal((await send({ ...genome, path: '/v1/agent-configurations/x' })).kind, 'answer');
  assert.equal((await send(genome)).kind, 'silence');
});

test('a form of bytes that brings a genome twice counts twice', async () => {
  const { sent, send } = capped(3);
  await send({ ...genome, wire: 'behind-extension' });
  await send(genome);
  await send(genome);
  assert.equal(sent.length, 2);
});
