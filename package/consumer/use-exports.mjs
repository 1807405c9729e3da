// Imports every export of the installed package that it is told of, and uses those that need no other program.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';

const { modules, dataFiles } = JSON.parse(process.argv[2]);
const require = createRequire(import.meta.url);
const [major] = process.versions.node.split('.').map(Number);

for (const name of modules) {
  const names = Object.keys(await import(name));
  assert.ok(names.length > 0, name);
  // From 22.12 on, CommonJS files load ES modules too; all but those that wait for something at their top.
  if (major >= 22)
    assert.deepEqual(
      Object.keys(require(name))
        .filter((one) => names.includes(one))
        .sort(),
      names.sort(),
    );
}
for (const name of dataFiles) {
  const text = readFileSync(require.resolve(name), 'utf8');
  assert.ok(
    name.endsWith('.json') ? Object.keys(JSON.parse(text)).length > 1 : text.startsWith('openapi: '),
    name,
  );
}

const { startMock } = await import('agent-console-kit/mock');
const { createFetchHandler } = await import('agent-console-kit/fetch');
const { connectMock } = await import('agent-console-kit/client');
const { checkDeployment } = await import('agent-console-kit/conformance');
const { conformingUpdates, printJson } = await import('agent-console-kit/arbitraries');
const { agentStatuses } = await import('agent-console-kit/types');

const mock = await startMock({ port: 0 });
const list = await (await fetch(`${mock.url}/v1/agent-configurations`)).json();
assert.equal(list.length, mock.state().agents.length);
assert.ok(agentStatuses.includes(list[0].status));
assert.equal((await connectMock(mock.url).requests()).length, 1);

const agentIds = list.map(({ id }) => id);
const run = await checkDeployment({ url: mock.url, agentIds, profile: 'quick', stateFolder: false });
assert.equal(run.verdict, 'conforms', run.notJudged.join());

const handle = createFetchHandler();
for (const body of fc.sample(conformingUpdates(), 20)) {
  const request = new Request(`http://mock.local/v1/agent-configurations/${agentIds[0]}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: printJson(body),
  });
  assert.equal((await handle(request)).status, 200, printJson(body));
}
await mock.close();

const { createHandlers } = await import('agent-console-kit/msw');
const { setupServer } = await import('msw/node');
const { handlers, kit } = createHandlers();
const server = setupServer(...handlers);
server.listen();
assert.equal((await fetch('https://api.example.com/v1/agent-configurations')).status, 200);
assert.equal(kit.requests().length, 1);
await server.close();
