import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { test } from 'node:test';
import { startMock } from '../start-mock.ts';

const agentPath = '/v1/agent-configurations/3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const list = 'GET /v1/agent-configurations HTTP/1.1\r\nhost: localhost\r\n\r\n';

const connectTo = (url: string): Socket =>
  connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});

/** Waits until the number of requests that were worked on stays the same for a while. */
async function settled(count: () => number): Promise<number> {
  for (let last = -1, same = 0; ; ) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    same = count() === last ? same + 1 : 0;
    last = count();
    if (same === 6 && last > 0) return last;
  }
}

test('who sends requests and reads nothing gets no more answers made than the connection takes', {
  timeout: 60_000,
}, async () => {
  let answered = 0;
  await using mock = await startMock({
    port: 0,
    onRequest: () => {
      answered += 1;
    },
  });
  await fetch(mock.url + agentPath, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: `{"purpose":"${'x'.repeat(500_000)}"}`,
  });
  const { length } = await (await fetch(`${mock.url}/v1/agent-configurations`)).text();
  answered = 0;
  const socket = connectTo(mock.url).pause();
  const sent = 400;
  socket.write(list.repeat(sent));
  const made = await settled(() => answered);
  // The buffers of the system take some megabytes.
  assert.ok(length > 500_000 && made * length < 20_000_000, `${made} answers of ${length} bytes`);
  assert.equal((await fetch(mock.url + agentPath)).status, 405);
  socket.destroy();
});

test('all that was sent at once is answered in its order, bodies too, when it is read', async () => {
  await using mock = await startMock({ port: 0 });
  const update = (name: number) => {
    const body = `{"agent_name":"${name}","purpose":"${'x'.repeat(30_000)}"}`;
    return `PUT ${agentPath} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  };
  const count = 120;
  const socket = connectTo(mock.url).pause();
  for (let name = 0; name < count; name += 1) socket.write(update(name));
  await settled(() => mock.requests().length);
  const names = await new Promise<readonly string[]>((resolve) => {
    let text = '';
    socket.setEncoding('utf8').on('data', (more: string) => {
      text += more;
      const found = [...text.matchAll(/"agent_name":"(\d+)"/g)].map(([, name = '']) => name);
      if (found.length === count) resolve(found);
    });
    socket.resume();
  });
  assert.deepEqual(
    names,
    Array.from({ length: count }, (_, name) => String(name)),
  );
  socket.destroy();
});
