import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { checkDeployment } from './check-deployment.ts';

const kit = { name: 'agent-console-kit', version: 'test' };
const length = 300_000;

/** What patterns over answers begin with, or hold much of. */
const pumps = [
  '\n',
  ' ',
  '/',
  '/a',
  'at ',
  '\nat ',
  'at a (/',
  'File "',
  '0',
  'a1',
  '\\',
  '"',
  '"api_key":"',
  '…',
];

let body = '';
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(422, { 'content-type': 'application/json' }).end(body);
});
let url = '';
before(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address === 'object' && address !== null) url = `http://127.0.0.1:${address.port}`;
});
after(() => {
  server.closeAllConnections();
  server.close();
});

/** Milliseconds of this process for each request, where every answer is this text again and again. */
async function costOf(pump: string): Promise<number> {
  body = pump.repeat(Math.ceil(length / pump.length));
  const only = ['evolution-status-rejects-bad-uuids', 'validation-error-*'];
  const began = process.cpuUsage();
  const { requests } = await checkDeployment(
    { url, only, readOnly: true, profile: 'quick', cases: 0, seed: 1, maxTimeMs: 20_000 },
    kit,
  );
  const { user, system } = process.cpuUsage(began);
  assert.ok(requests > 10, `${requests} requests`);
  return (user + system) / 1000 / requests;
}

test('no answer costs much more than another of its length', async () => {
  // The first run also loads and compiles.
  await costOf('x');
  const usual = await costOf('x');
  const dear: string[] = [];
  for (const pump of pumps) {
    const cost = await costOf(pump);
    if (cost > 10 * usual + 10)
      dear.push(`${JSON.stringify(pump)}: ${cost.toFixed()} ms, not ${usual.toFixed()}`);
  }
  assert.deepEqual(dear, []);
});
