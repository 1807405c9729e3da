import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as sendOn } from 'node:http';
import { test } from 'node:test';
import { serveDeployment } from '../fixtures/deployments/serve.ts';
import { checkDeployment } from './check-deployment.ts';
import { learnDeployment } from './learn-deployment.ts';

const kit = { name: 'agent-console-kit', version: 'test' };
const only = [
  'evolution-status-*',
  'update-answers-the-agent',
  'update-rejects-bad-uuids',
  'answers-are-json',
  'server-*',
];

async function bytesOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Passes a request on, and answers with everything that HTTP allows beside the answer. */
async function passOn(url: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const body = await bytesOf(incoming);
  const { method, headers } = incoming;
  const sent = sendOn(new URL(incoming.url ?? '/', url), { method, headers, path: incoming.url });
  sent.end(body);
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  assert.ok(answer !== undefined, 'there is an answer');
  const answered = await bytesOf(answer);
  outgoing.writeContinue();
  outgoing.writeEarlyHints({ link: '</a>; rel=preload' });
  outgoing.writeProcessing();
  outgoing.writeContinue();
  const { 'content-length': _, connection, ...others } = answer.headers;
  const bare = method === 'HEAD' || answer.statusCode === 204 || answer.statusCode === 304;
  const closing = connection === undefined ? {} : { connection: 'close' };
  outgoing.writeHead(answer.statusCode ?? 500, 'as it is', {
    ...others,
    ...closing,
    ...(bare ? {} : { trailer: 'X-End', 'transfer-encoding': 'chunked' }),
  });
  if (!bare) {
    for (const at of [0, 1]) outgoing.write(answered.subarray(at * 3, at === 0 ? 3 : undefined));
    outgoing.addTrailers({ 'X-End': 'yes' });
  }
  outgoing.end();
}

test('a deployment whose HTTP is unusual and legal conforms, and is learned', async () => {
  const deployment = await serveDeployment({});
  const server = createServer((incoming, outgoing) => {
    passOn(deployment.url, incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null, 'the server has a port');
  const target = {
    url: `http://127.0.0.1:${address.port}`,
    agentIds: deployment.agentIds,
    timeoutMs: 10_000,
  };
  try {
    const run = await checkDeployment({ ...target, only, profile: 'quick', cases: 10, seed: 1 }, kit);
    assert.equal(run.verdict, 'conforms', run.summary);
    assert.deepEqual(
      run.findings.map(({ check, code }) => `${check}: ${code}`),
      [],
    );
    const { notLearned } = await learnDeployment(target, kit);
    assert.deepEqual(notLearned, []);
  } finally {
    server.closeAllConnections();
    server.close();
    await deployment.close();
  }
});
