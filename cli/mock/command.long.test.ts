import assert from 'node:assert/strict';
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { programArguments } from '../../fixtures/program.ts';
import { startMock } from '../../mock/start-mock.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const agentPath = '/v1/agent-configurations/3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';

class Running {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: AsyncIterator<string>;
  readonly #ended: Promise<number | null>;
  #errors = '';

  constructor(...given: readonly string[]) {
    const { FORCE_COLOR: _, ...env } = process.env;
    this.#child = spawn(process.execPath, [...programArguments, 'mock', ...given], {
      cwd: root,
      env,
    });
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
    this.#child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#errors += text;
    });
    this.#ended = new Promise((resolve) => this.#child.on('close', resolve));
  }

  async nextLine(pattern = /./): Promise<string> {
    for (;;) {
      const { value, done } = await this.#lines.next();
      assert.ok(done !== true, `ended without ${pattern}: ${this.#errors}`);
      if (pattern.test(value)) return value;
    }
  }

  signal(name: NodeJS.Signals): void {
    this.#child.kill(name);
  }

  async end(): Promise<{ readonly code: number | null; readonly errors: string }> {
    return { code: await this.#ended, errors: this.#errors };
  }
}

const putHub = (url: string) =>
  fetch(url + agentPath, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-kit-bucket': 'w' },
    body: '{"hub":5,"api_key":"sk-1"}',
  });

test('with --json every line is an object, from ready to stopped, and SIGTERM ends it with 0', async () => {
  const running = new Running('--port', '0', '--json');
  const ready = JSON.parse(await running.nextLine());
  assert.deepEqual(Object.keys(ready), ['event', 'url']);
  assert.equal(ready.event, 'ready');
  await putHub(ready.url);
  const { ms, ...request } = JSON.parse(await running.nextLine());
  assert.equal(typeof ms, 'number');
  const faults = [{ field: 'hub', why: 'Input should be a valid string' }];
  assert.deepEqual(request, {
    event: 'request',
    method: 'PUT',
    path: agentPath,
    status: 422,
    bucket: 'w',
    faults,
  });
  running.signal('SIGTERM');
  assert.deepEqual(JSON.parse(await running.nextLine()), { event: 'stopped' });
  assert.deepEqual(await running.end(), { code: 0, errors: '' });
});

test('for people there is a banner and a line a request, plain without a terminal; SIGINT ends it with 0', async () => {
  const running = new Running('--port', '0', '--dialect', 'strict');
  assert.match(await running.nextLine(), /^ {2}agent-console-kit v\d+\.\d+\.\d+ {2}ready in \d+ ms$/);
  const local = await running.nextLine(/Local:/);
  const url = /http:\S+(?=\/$)/.exec(local)?.[0] ?? '';
  assert.match(await running.nextLine(/Dialect:/), /strict$/);
  await fetch(`${url}${agentPath}`);
  assert.match(
    await running.nextLine(/ 405 /),
    /^ {2}\d\d:\d\d:\d\d {2}GET {3}\/v1\/\S+ {2}405 {2}[\d.]+ ms$/,
  );
  running.signal('SIGINT');
  assert.deepEqual(await running.end(), { code: 0, errors: '' });
});

test('a second SIGINT ends it at once', async () => {
  const running = new Running('--port', '0', '--json', '--latency', '15000');
  const { url } = JSON.parse(await running.nextLine());
  const cut = fetch(`${url}/v1/agent-configurations`).then(
    () => 'answered',
    () => 'cut',
  );
  await running.nextLine(/"request"/);
  running.signal('SIGINT');
  await new Promise((resolve) => setTimeout(resolve, 100));
  running.signal('SIGINT');
  assert.equal((await running.end()).code, 130);
  assert.equal(await cut, 'cut');
});

/** Sends requests whose lines are long, several at a time. */
async function sendMany(url: string, count: number): Promise<void> {
  const target = `${url}/${'x'.repeat(8000)}`;
  for (let sent = 0; sent < count; sent += 50)
    await Promise.all(Array.from({ length: 50 }, async () => (await fetch(target)).text()));
}

test('lines that nobody reads are dropped and counted, and do not keep the mock from ending', async () => {
  const given = [...programArguments, 'mock', '--port', '0', '--json'];
  const child = spawn(process.execPath, given, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const ready = await new Promise<string>((resolve) => lines.once('line', resolve));
  const { url } = JSON.parse(ready);
  child.stdout.pause();
  lines.pause();
  await sendMany(url, 1000);
  const seen: { event: string; lines?: number }[] = [];
  lines.on('line', (line) => seen.push(JSON.parse(line)));
  const told = new Promise<void>((resolve) =>
    lines.on('line', (line) => line.includes('dropped') && resolve()),
  );
  lines.resume();
  child.stdout.resume();
  await told;
  const dropped = seen.reduce((sum, { lines: count = 0 }) => sum + count, 0);
  const shown = seen.filter(({ event }) => event === 'request').length;
  assert.equal(shown + dropped, 1000);
  assert.ok(shown < 300, `${shown} lines of 8 KB waited`);
  child.stdout.pause();
  lines.pause();
  await sendMany(url, 200);
  const ended = new Promise((resolve) => child.on('exit', resolve));
  child.kill('SIGTERM');
  assert.equal(await ended, 0);
  child.stdout.destroy();
});

const refused: readonly (readonly [given: readonly string[], line: RegExp])[] = [
  [['--port', '99999'], /^agent-console-kit: --port 99999: it is not a whole number from 0 to 65535\. .*\n$/],
  [
    ['--dialect', 'no/such.json'],
    /^agent-console-kit: dialect no\/such\.json: there is no such file\. .*\n$/,
  ],
  [
    ['--state', 'package.json'],
    /^agent-console-kit: state package\.json, name: a state has no such key\. .*\n$/,
  ],
];

for (const [given, line] of refused) {
  test(`refuses \`mock ${given.join(' ')}\` in one line, with 2`, async () => {
    const { code, errors } = await new Running(...given).end();
    assert.match(errors, line);
    assert.equal(code, 2);
  });
}

test('a taken port is one line, with 2', async () => {
  await using mock = await startMock({ port: 0 });
  const { port } = new URL(mock.url);
  const { code, errors } = await new Running('--port', port).end();
  assert.equal(
    errors,
    `agent-console-kit: port ${port} on 127.0.0.1: another mock of this kit holds it, at ${mock.url}. Use that one or end it, or choose another port with --port; 0 is for any free one.\n`,
  );
  assert.equal(code, 2);
});

test('a scenario is in force from the start, and told with each request', async () => {
  const running = new Running('--port', '0', '--json', '--scenario', 'forbidden');
  const { url } = JSON.parse(await running.nextLine());
  assert.equal((await putHub(url)).status, 403);
  const { status, cause } = JSON.parse(await running.nextLine());
  assert.deepEqual([status, cause], [403, { by: 'scenario', scenario: 'forbidden', rule: 0 }]);
  running.signal('SIGTERM');
  assert.equal((await running.end()).code, 0);
});

test('--list-scenarios lists them with their help, and ends', async () => {
  const running = new Running('--list-scenarios');
  assert.equal(
    await running.nextLine(),
    'happy           every request is answered as the contract and the dialect have it (default)',
  );
  assert.match(await running.nextLine(/^large/), /^large {11}there are 1,000 agents/);
  assert.deepEqual(await running.end(), { code: 0, errors: '' });
});
