import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFetchHandler } from './fetch-handler.ts';
import type { Rule } from './scenario/rule.ts';

const handler = (rule: Partial<Rule>) => createFetchHandler({ scenario: { on: '*', ...rule } });
const list = 'https://api.example.com/v1/agent-configurations';

test('a reset is a network error, as a service worker gives it', async () => {
  const answer = await handler({ break: 'reset' })(new Request(list));
  assert.deepEqual([answer.type, answer.status], ['error', 0]);
});

test('a cut body fails in its middle', async () => {
  const answer = await handler({ break: 'cut' })(new Request(list));
  assert.equal(answer.status, 200);
  const reader = answer.body?.getReader();
  assert.ok(((await reader?.read())?.value?.length ?? 0) > 100);
  await assert.rejects(reader?.read() ?? Promise.resolve(), TypeError);
});

test('what is no JSON says that it is', async () => {
  const answer = await handler({ break: 'not-json' })(new Request(list));
  assert.equal(answer.headers.get('content-type'), 'application/json');
  await assert.rejects(answer.json(), SyntaxError);
});

for (const rule of [{ break: 'hang' }, { delay: 'forever' }, { delay: 60_000 }] as const) {
  test(`who waits may give up: ${JSON.stringify(rule)}`, async () => {
    const giving = new AbortController();
    const handle = handler(rule);
    const answer = handle(new Request(list, { signal: giving.signal }));
    await handle.waitForRequest('listAgents');
    giving.abort(new RangeError('enough'));
    await assert.rejects(answer, { message: 'enough' });
  });
}
