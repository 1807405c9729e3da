import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFetchHandler } from '../fetch-handler.ts';
import { startMock } from '../start-mock.ts';

const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const update = (body: object, headers: Record<string, string> = {}) => ({
  method: 'PUT',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

interface Told {
  readonly name: string;
  readonly data: Record<string, unknown>;
}

/** Reads the events of a stream one after another. */
function eventsOf({ body }: Response) {
  assert.ok(body !== null);
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    next: async (): Promise<Told> => {
      for (;;) {
        const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)\n\n/m.exec(text) ?? [];
        if (name !== '') {
          text = text.slice(text.indexOf('\n\n', text.indexOf('event: ')) + 2);
          return { name, data: JSON.parse(data) };
        }
        const { value, done } = await reader.read();
        assert.ok(!done, `the stream ended after ${JSON.stringify(text)}`);
        text += value;
      }
    },
    isOver: async () => (await reader.read()).done,
    cancel: () => reader.cancel(),
  };
}

test('who listens is told of each agent that changes, and of none that a refused update leaves', async () => {
  await using mock = await startMock({ port: 0 });
  const answer = await fetch(`${mock.url}/__kit/events`);
  assert.equal(answer.headers.get('content-type'), 'text/event-stream');
  const events = eventsOf(answer);
  const path = `${mock.url}/v1/agent-configurations/${id}`;
  await fetch(path, update({ hub: 5 }));
  await fetch(path, update({ hub: 'elsewhere' }, { 'x-kit-bucket': 'w' }));
  await fetch(path, update({ hub: 'x' }));
  const { name, data } = await events.next();
  assert.deepEqual([name, data['id'], data['hub']], ['agent', id, 'x']);
  await fetch(`${mock.url}/__kit/reset`, { method: 'POST' });
  assert.equal((await events.next()).data['hub'], 'openai');
  assert.deepEqual(await events.next(), {
    name: 'state',
    data: { why: 'reset', changed: [id], removed: [] },
  });
  await events.cancel();
});

test('another state tells which agents are others and which are gone', async () => {
  await using mock = await startMock({ port: 0 });
  const events = eventsOf(await fetch(`${mock.url}/__kit/events`));
  const { agents, ...others } = mock.state();
  const next = agents.slice(1).map((agent, index) => (index === 0 ? { ...agent, hub: 'y' } : agent));
  await fetch(`${mock.url}/__kit/state`, {
    method: 'PUT',
    body: JSON.stringify({ ...others, agents: next }),
  });
  assert.equal((await events.next()).data['hub'], 'y');
  assert.deepEqual((await events.next()).data, {
    why: 'put',
    changed: [agents[1]?.id],
    removed: [agents[0]?.id],
  });
  await events.cancel();
});

test('a stream does not keep the mock from ending', async () => {
  const mock = await startMock({ port: 0 });
  const events = eventsOf(await fetch(`${mock.url}/__kit/events`));
  const started = performance.now();
  await Promise.all([mock.close(), events.isOver()]);
  assert.ok(performance.now() - started < 1500, 'it waited for its deadline');
});

test('the same over the Fetch API', async () => {
  const handle = createFetchHandler();
  const events = eventsOf(await handle(new Request('http://localhost/__kit/events')));
  await handle(new Request(`http://localhost/v1/agent-configurations/${id}`, update({ hub: 'x' })));
  assert.equal((await events.next()).data['hub'], 'x');
  await events.cancel();
});

test('a snapshot is a state that a mock starts from', async () => {
  const handle = createFetchHandler();
  await handle(new Request(`http://localhost/v1/agent-configurations/${id}`, update({ hub: 'x' })));
  const snapshot = await handle(new Request('http://localhost/__kit/snapshot', { method: 'POST' }));
  const state = JSON.parse(await snapshot.text());
  const again = createFetchHandler({ state });
  const kept = await again(new Request('http://localhost/__kit/state'));
  assert.deepEqual(JSON.parse(await kept.text()), state);
  assert.equal(state.agents[0].hub, 'x');
  assert.equal(snapshot.headers.get('x-kit-file'), null);
});
