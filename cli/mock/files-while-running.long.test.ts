import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';
import { programArguments } from '../../fixtures/program.ts';
import { buildAgent } from '../../mock/build-agent.ts';
import { makeCertificate } from '../../mock/server/self-signed.ts';

const folder = mkdtempSync(join(tmpdir(), 'kit-running-'));
after(() => rmSync(folder, { recursive: true }));

/** The program in a folder of its own, with its lines and what it told as errors. */
function run(...given: readonly string[]) {
  const { FORCE_COLOR: _, AGENT_CONSOLE_KIT_TOKEN: __, ...env } = process.env;
  const child = spawn(process.execPath, [...programArguments, 'mock', '--port', '0', '--json', ...given], {
    cwd: folder,
    env,
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const errors = createInterface({ input: child.stderr })[Symbol.asyncIterator]();
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const nextOf = async (from: AsyncIterator<string>): Promise<string> => {
    const { value, done } = await from.next();
    assert.ok(done !== true, 'it ended');
    return value;
  };
  return {
    nextEvent: async () => JSON.parse(await nextOf(lines)),
    nextError: () => nextOf(errors),
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      assert.equal(await ended, 0);
    },
  };
}

const save = (name: string, value: unknown) => {
  writeFileSync(join(folder, `${name}.new`), typeof value === 'string' ? value : JSON.stringify(value));
  renameSync(join(folder, `${name}.new`), join(folder, name));
};

test('state and dialect files are read again while it runs; what is broken is one line, and the last good one stays', async () => {
  const [one, other] = [buildAgent({ hub: 'one' }), buildAgent({ hub: 'other' })];
  save('state.json', { agents: [one] });
  save('dialect.json', { points: {} });
  const running = run('--quiet', '--watch', '--state', 'state.json', '--dialect', './dialect.json');
  const { url } = await running.nextEvent();
  const hubs = async () =>
    JSON.parse(await (await fetch(`${url}/v1/agent-configurations`)).text()).map(
      ({ hub }: { hub: string }) => hub,
    );
  save('state.json', { agents: [one, other] });
  assert.deepEqual(await running.nextEvent(), { event: 'reloaded', file: 'state.json' });
  assert.deepEqual(await hubs(), ['one', 'other']);
  save('state.json', '{ "agents": [');
  assert.deepEqual(await running.nextEvent(), { event: 'not-reloaded', file: 'state.json' });
  assert.match(await running.nextError(), /^agent-console-kit: state state\.json: it is not JSON \(.*\)\. /);
  assert.deepEqual(await hubs(), ['one', 'other']);
  save('dialect.json', { points: { 'list-path': '/v1/agents/agent-configurations' } });
  assert.deepEqual(await running.nextEvent(), { event: 'reloaded', file: './dialect.json' });
  assert.equal((await fetch(`${url}/v1/agent-configurations`)).status, 404);
  assert.equal((await fetch(`${url}/v1/agents/agent-configurations`)).status, 200);
  const snapshot = await fetch(`${url}/__kit/snapshot`, { method: 'POST' });
  const file = snapshot.headers.get('x-kit-file') ?? '';
  assert.match(file, /^state-\d{8}T\d{6}\.json$/);
  assert.equal(readFileSync(join(folder, file), 'utf8'), await snapshot.text());
  await running.stop();
  const again = run('--state', file);
  assert.equal((await again.nextEvent()).event, 'ready');
  await again.stop();
});

test('over TLS the first line has the fingerprint; given files are used', async () => {
  const { cert, key } = makeCertificate(['127.0.0.1'], Date.now());
  save('cert.pem', cert);
  save('key.pem', key);
  const running = run('--https', '--cert', 'cert.pem', '--key', 'key.pem');
  const { url, fingerprint } = await running.nextEvent();
  assert.match(fingerprint, /^(?:[\dA-F]{2}:){31}[\dA-F]{2}$/);
  const status = await new Promise((resolve, reject) => {
    get(`${url}/__kit/health`, { ca: cert, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', reject);
  });
  assert.equal(status, 200);
  await running.stop();
});

test('beyond this machine a token is made and told, unless one is given', async () => {
  const made = run('--allowed-hosts', 'mock.internal');
  const { kitToken, url } = await made.nextEvent();
  assert.match(kitToken, /^[\w-]{24}$/);
  assert.equal((await fetch(`${url}/__kit/state`)).status, 200);
  await made.stop();
  const given = run('--allowed-hosts', 'mock.internal', '--kit-token', 'a-token-of-mine');
  assert.equal((await given.nextEvent()).kitToken, undefined);
  await given.stop();
});

const refused: readonly (readonly [given: readonly string[], line: RegExp])[] = [
  [['--https', '--cert', 'cert.pem'], /^agent-console-kit: --cert cert\.pem: there is no --key with it\. /],
  [['--https', '--key', 'key.pem'], /^agent-console-kit: --key key\.pem: there is no --cert with it\. /],
  [['--cert', 'a', '--key', 'b'], /^agent-console-kit: --cert a: it is of no use without --https\. /],
  [
    ['--https', '--cert', 'no.pem', '--key', 'no.pem'],
    /^agent-console-kit: --cert no\.pem: there is no such file\. /,
  ],
  [['--watch'], /^agent-console-kit: --watch: there is no file to watch\. /],
  [['--kit-token', 'short'], /^agent-console-kit: the token of the kit: it does not have 8 to 200 visible/],
  [
    ['--allowed-hosts', 'http://x'],
    /^agent-console-kit: allowed host http:\/\/x: it is not the name of a host\. /,
  ],
];

for (const [given, line] of refused)
  test(`refuses \`mock ${given.join(' ')}\` in one line, with 2`, async () => {
    const running = run(...given);
    assert.match(await running.nextError(), line);
    assert.equal(await running.ended, 2);
  });
