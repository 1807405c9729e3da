import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { connectMock } from './connect-mock.ts';
import { startMock } from './start-mock.ts';

const mock = await startMock({ port: 0 });
after(() => mock.close());

const statusPath = '/v1/evolution/status/3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const ask = async (bucket: string) =>
  (await fetch(mock.url + statusPath, { headers: { 'x-kit-bucket': bucket } })).status;

test('a mock in another process is driven as one in this is', async () => {
  const kit = connectMock(`${mock.url}/`, { bucket: 'a' });
  const takeBack = await kit.use('forbidden');
  assert.equal(await ask('a'), 403);
  assert.equal(await ask('other'), 200);
  await takeBack();
  await kit.failNext('readEvolutionStatus', { status: 503, times: 1 });
  assert.deepEqual([await ask('a'), await ask('a')], [503, 200]);
  const statuses = (await kit.requests({ operation: 'readEvolutionStatus' })).map(({ status }) => status);
  assert.deepEqual(statuses, [403, 503, 200]);
  assert.deepEqual(
    (await kit.requests()).map(({ cause }) => cause),
    mock
      .bucket('a')
      .requests()
      .map(({ cause }) => cause),
  );
});

test('state, snapshot and reset are of the bucket', async () => {
  const kit = connectMock(mock.url).bucket('b');
  const before = await kit.snapshot();
  await kit.setState({ genomes: [{ a: 0.5 }] });
  assert.deepEqual(await kit.state(), { agents: [], genomes: [{ a: 0.5 }], evolution: {} });
  assert.equal(mock.state().agents.length, 10);
  await kit.setState(before);
  assert.deepEqual(await kit.state(), before);
  await kit.setState({});
  await kit.reset();
  assert.equal((await kit.state()).agents.length, 10);
});

test('a request is waited for, and one that was there already is found', async () => {
  const kit = connectMock(mock.url, { bucket: 'c' });
  const waiting = kit.waitForRequest('readEvolutionStatus', { status: 200 });
  await ask('c');
  const { number, operation } = await waiting;
  assert.deepEqual([number, operation], [1, 'readEvolutionStatus']);
  assert.equal((await kit.waitForRequest('readEvolutionStatus')).number, 1);
});

test('a wait with a timeout ends with an error that says which requests came', async () => {
  const kit = connectMock(mock.url, { bucket: 'd' });
  await ask('d');
  await assert.rejects(
    kit.waitForRequest('updateAgent', { timeout: 50 }),
    /^Inability: waiting for updateAgent: none that fits came in 50 ms\. There came: GET \/v1\/evolution\/status\/\S+: 200\.$/,
  );
  await kit.failNext('*', { status: 503, delay: 1 });
  assert.equal(await ask('d'), 503);
});

test('the token goes with each request', async () => {
  const tokens: (string | undefined)[] = [];
  const { createServer } = await import('node:http');
  const server = createServer((req, res) => {
    tokens.push(String(req.headers['x-kit-token']));
    res.writeHead(200, { 'content-type': 'application/json' }).end('[]');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  assert.ok(address !== null && typeof address === 'object');
  await connectMock(`http://127.0.0.1:${address.port}`, { token: 'kit-1' }).bucket('x').requests();
  await new Promise((resolve) => server.close(resolve));
  assert.deepEqual(tokens, ['kit-1']);
});

test('what the mock refuses is thrown with its reason', async () => {
  const kit = connectMock(mock.url);
  const wrong = JSON.parse('"flakey"');
  await assert.rejects(
    kit.use(wrong),
    /^Inability: mock: it answered 400\. scenario flakey: .*Did you mean flaky\?$/,
  );
  await assert.rejects(
    kit.setState(JSON.parse('{"agents":[{}]}')),
    /^Inability: mock: it answered 422\. state: agents\[0\]/,
  );
  await assert.rejects(kit.bucket('a b').reset(), /^Inability: mock: it answered 400\. x-kit-bucket/);
  await assert.rejects(kit.requests(JSON.parse('{"stauts":200}')), /Did you mean status\?/);
});

test('urls and options that are none are refused at once, and a silent url with its reason', async () => {
  assert.throws(
    () => connectMock('localhost:4010'),
    /^Inability: connectMock, url: it is not the url of a mock/,
  );
  assert.throws(
    () => connectMock(mock.url, JSON.parse('{"buket":"a"}')),
    /^Inability: connectMock, option buket: there is no such option\. Did you mean bucket\?/,
  );
  const closed = await startMock({ port: 0 });
  await closed.close();
  await assert.rejects(
    connectMock(closed.url).reset(),
    /^Inability: mock at http:\/\/127\.0\.0\.1:\d+: it does not answer \(.*ECONNREFUSED/,
  );
});
