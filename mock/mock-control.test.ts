import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFetchHandler } from './fetch-handler.ts';
import type { MockControl } from './mock-control.ts';
import { startMock } from './start-mock.ts';

const statusPath = '/v1/evolution/status/3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';

test('a mock on a port and one without are driven by the same methods', async () => {
  await using mock = await startMock({ port: 0 });
  const controls: readonly MockControl[] = [
    mock,
    createFetchHandler(),
    mock.bucket('a'),
    createFetchHandler().bucket('a'),
  ];
  for (const control of controls) {
    const before = control.snapshot();
    control.setState({ agents: [] });
    assert.deepEqual(control.state(), { agents: [], genomes: [], evolution: {} });
    control.setState(before);
    assert.deepEqual(control.state(), before);
    control.use('empty')();
    control.failNext('listAgents', { status: 500 });
    assert.deepEqual(control.requests({ since: 0 }), []);
    control.reset();
  }
});

test('a snapshot stays as it is', async () => {
  const handle = createFetchHandler();
  const snapshot = handle.snapshot();
  handle.setState({});
  assert.equal(snapshot.agents.length, 10);
});

test('the handler of the Fetch API is driven whatever the host of urls is', async () => {
  const handle = createFetchHandler();
  handle.use('forbidden');
  const waiting = handle.waitForRequest('readEvolutionStatus', { status: 403 });
  assert.equal((await handle(new Request(`https://console.example.com${statusPath}`))).status, 403);
  assert.equal((await waiting).number, 1);
  assert.equal(handle.requests()[0]?.path, statusPath);
});

test('who waits for a request when the mock is closed is told', async () => {
  const mock = await startMock({ port: 0 });
  const waiting = mock.waitForRequest('updateAgent');
  await Promise.all([
    mock.close(),
    assert.rejects(waiting, /^Inability: waiting for updateAgent: the mock was closed before/),
  ]);
});

test('who waits in a bucket that is dropped is told', async () => {
  const handle = createFetchHandler({ maxBuckets: 1 });
  const waiting = handle.bucket('a').waitForRequest('updateAgent');
  handle.bucket('b').reset();
  await assert.rejects(waiting, /^Inability: waiting for updateAgent: the bucket a was dropped/);
});

test('a wait with a timeout ends with an error that says which requests came', async () => {
  const handle = createFetchHandler();
  const missed = /^Inability: waiting for updateAgent: none that fits came in 20 ms\. /;
  await assert.rejects(handle.waitForRequest('updateAgent', { timeout: 20 }), (error) => {
    assert.match(String(error), missed);
    assert.match(String(error), /No request came at all\.$/);
    return true;
  });
  for (let count = 0; count < 6; count += 1) await handle('http://localhost/v1/agent-configurations');
  await handle('http://localhost/nowhere');
  const waiting = handle.waitForRequest('updateAgent', { timeout: 20 });
  await assert.rejects(
    waiting,
    /There came: 2 others, GET \/v1\/agent-configurations: 200, .*, GET \/nowhere: 404\.$/,
  );
  const found = handle.waitForRequest('readEvolutionStatus', { timeout: 10_000, status: 422 });
  await handle('http://localhost/v1/evolution/status/x');
  assert.equal((await found).status, 422);
  await assert.rejects(handle.waitForRequest('listAgents', { timeout: -1 }), /^Inability: timeout -1: /);
});

test('the next answer may be for every operation, and be held back', async () => {
  const handle = createFetchHandler();
  handle.failNext('*', { status: 503, delay: '40ms' });
  const started = performance.now();
  const answers = [
    await handle('http://localhost/v1/agent-configurations'),
    await handle('http://localhost/nowhere'),
  ];
  assert.deepEqual(
    answers.map(({ status }) => status),
    [503, 404],
  );
  assert.ok(performance.now() - started >= 38);
  assert.throws(() => handle.failNext('*', { status: 503, delay: 'soon' }), /failNext, delay "soon": /);
});

const unknown = (text: string) => JSON.parse(text);

test('options, names and filters that there are not are refused, with what was meant', async () => {
  await assert.rejects(
    startMock(unknown('{"prot":0}')),
    /^Inability: startMock, option prot: there is no such option\. Did you mean port\?$/,
  );
  assert.throws(
    () => createFetchHandler(unknown('{"sed":1}')),
    /^Inability: createFetchHandler, option sed: there is no such option\. Did you mean seed\?$/,
  );
  assert.throws(() => createFetchHandler({ scenario: unknown('"slwo"') }), /Did you mean slow\?$/);
  const handle = createFetchHandler();
  assert.throws(() => handle.use(unknown('"slwo"')), /^Inability: scenario slwo: .* Did you mean slow\?$/);
  assert.throws(
    () => handle.failNext(unknown('"updateAgnet"'), { status: 503 }),
    /Did you mean updateAgent\?$/,
  );
  assert.throws(() => handle.failNext('updateAgent', unknown('{"staus":503}')), /Did you mean status\?$/);
  assert.throws(() => handle.requests(unknown('{"operatoin":"x"}')), /Did you mean operation\?$/);
  await assert.rejects(handle.waitForRequest(unknown('"updateAgnet"')), /Did you mean updateAgent\?$/);
  assert.throws(
    () => handle.bucket('x'.repeat(101)),
    /^Inability: bucket "x+": it is not a name of 1 to 100/,
  );
});

test('messages name the options of the library', async () => {
  const handle = createFetchHandler({ maxBody: 10 });
  const request = new Request('http://localhost/v1/genomes/', { method: 'POST', body: '{"a":"0123456789"}' });
  const { detail } = JSON.parse(await (await handle(request)).text());
  assert.equal(detail, 'The body is larger than 10 bytes. Raise the limit with the option maxBody.');
});

test('the journal says why: the contract, the dialect, a limit, or a rule', async () => {
  const handle = createFetchHandler({ dialect: 'strict', maxBody: 100, failRate: 0 });
  const put = (path: string, body: string) =>
    handle(
      new Request(`http://localhost${path}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: 'Bearer x' },
        body,
      }),
    );
  await put('/v1/agent-configurations/00000000-0000-4000-8000-000000000000', '{}');
  await put('/v1/agent-configurations/3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '{}');
  await put('/v1/agent-configurations/3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '{"hub":5}');
  await put('/v1/agent-configurations/3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', ' '.repeat(200));
  await put('/nowhere', '{}');
  handle.use([{ on: 'updateAgent', delay: 1 }]);
  await put('/v1/agent-configurations/3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '{}');
  assert.deepEqual(
    handle.requests().map(({ status, cause }) => [status, cause]),
    [
      [404, { by: 'dialect', point: 'unknown-agent-on-update' }],
      [200, { by: 'contract' }],
      [422, { by: 'contract' }],
      [413, { by: 'limit' }],
      [404, { by: 'dialect', point: 'unknown-path' }],
      [200, { by: 'rule', rule: 0 }],
    ],
  );
});
