import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Run } from '../conformance/run/run-record.ts';
import type { RunningDeployment } from '../fixtures/deployments/deployment.ts';
import { serveDeployment } from '../fixtures/deployments/serve.ts';
import { runProgram } from '../fixtures/program.ts';
import { buildProgram } from './program.ts';
import { endingOf } from './terminal/error-line.ts';

const folder = mkdtempSync(join(tmpdir(), 'agent-console-kit-wrong-input-'));
const file = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const agent = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
/** Port 9 of this machine: nobody listens there. */
const nobody = 'http://127.0.0.1:9';
const far = 'http://far.invalid';

mkdirSync(join(folder, 'a-folder'));
const garbage = file('garbage.pem', 'no certificate');
const broken = file('broken.pem', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n');
const stored: Run = JSON.parse(
  readFileSync(new URL('../fixtures/runs/violating.json', import.meta.url), 'utf8'),
);
const [finding] = stored.findings;
const recorded = (request: object, target: string = nobody) => ({
  ...stored,
  target,
  agentIds: [agent],
  findings: [
    {
      ...finding,
      check: 'c',
      operation: 'updateAgent',
      exchange: {
        request: {
          method: 'PUT',
          url: `${target}/v1/agent-configurations/${agent}`,
          headers: {},
          ...request,
        },
        response: { status: 200, headers: {}, body: '', ms: 1, redirects: [] },
      },
    },
  ],
});
const runOf = (name: string, request: object, target?: string) =>
  file(name, JSON.stringify(recorded(request, target)));

const leftBehind = {
  ...recorded({}),
  restoration: [
    {
      agentId: agent,
      state: 'changed',
      lost: ['hub'],
      remaining: { updatePath: '/v1/agent-configurations/{id}', update: '{}', withheld: [] },
    },
  ],
};

/** As the kit before this one wrote it. */
const earlier = file('earlier.json', JSON.stringify({ ...stored, schemaVersion: undefined }));

type Row = readonly [
  given: readonly string[],
  line: RegExp,
  variables?: Readonly<Record<string, string>> | undefined,
];

/** What each command that asks a deployment takes; `at` is put behind the command and its url. */
const everywhere: readonly Row[] = [
  [['--update-path', '/agents'], /: it is not a path with \{id\} in it\. /],
  [['--update-path', 'agents/{id}'], /: it is not a path with \{id\} in it\. /],
  [['--update-path', '/a b/{id}'], /: it is not a path with \{id\} in it\. /],
  [['--update-path', '/{id}/{id}'], /: it is not a path with \{id\} in it\. /],
  [['--agent-id', 'no-uuid'], /: it is not a uuid\. /],
  [['--token', 'geheim\n'], /^token: it has characters that are not allowed in a header\. /],
  [[], /^token: it has characters that are not allowed in a header\. /, { AGENT_CONSOLE_TOKEN: 'geheim\n' }],
  [['--header', 'x: a\r\ny: b'], /: it is not a header\. /],
  [['--header', 'x: ключ'], /^header x: its value has characters that are not allowed in a header\. /],
  [
    ['--secret-header', 'x: geheim€'],
    /^header x: its value has characters that are not allowed in a header\. /,
  ],
  [['--header', 'ä: b'], /: it is not a header\. /],
  [['--header', 'no header'], /: it is not a header\. /],
  [['--header', 'Content-Length: 5'], /^header content-length: it is set by the connection\. Remove it\.$/],
  [['--header', 'Transfer-Encoding: chunked'], /^header transfer-encoding: it is set by the connection\. /],
  [['--ca', join(folder, 'a-folder')], /^--ca .*a-folder: it is a directory\. /],
  [['--ca', 'nowhere.pem'], /^--ca nowhere\.pem: there is no such file\. /],
  [['--ca', garbage], /^--ca: it does not contain a readable certificate.* PEM format\.$/],
  [['--ca', broken], /^--ca: it does not contain a readable certificate.* PEM format\.$/],
  [['--timeout', '0'], /^--timeout 0: /],
  [['--wait', 'soon'], /^--wait soon: /],
];

const proxies = ['socks5://user:geheim@host:1', 'http://', '::', 'http://a b', 'ftp://host'];
const urls = [
  'far.invalid',
  'ftp://far.invalid',
  'http://',
  'http://host:99999',
  'http://[::1',
  `http://user:geheim@host`,
  `${nobody}/?q`,
  `${nobody}/#f`,
  'http://a b/',
];

const commands: Readonly<Record<string, (url: string) => readonly string[]>> = {
  check: (url) => ['check', url, '--agent-id', agent],
  learn: (url) => ['learn', url, '--agent-id', agent],
  replay: (url) => ['replay', runOf('plain.json', {}), '--url', url],
  restore: (url) => ['restore', file('left.json', JSON.stringify(leftBehind)), '--url', url],
};

/** What a row is about that a command does not have. */
const without: Readonly<Record<string, readonly string[]>> = { restore: ['--agent-id', '--wait'] };

/** A command sets the exit code of its process, and listens for its end; gives what takes both back. */
function rememberProcess(): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const before = new Set([
    ...signals.flatMap((signal) => process.rawListeners(signal)),
    ...process.rawListeners('uncaughtException'),
    ...process.rawListeners('unhandledRejection'),
  ]);
  const { exitCode } = process;
  return () => {
    process.exitCode = exitCode;
    for (const signal of signals)
      for (const one of process.listeners(signal)) if (!before.has(one)) process.off(signal, one);
    for (const one of process.listeners('uncaughtException'))
      if (!before.has(one)) process.off('uncaughtException', one);
    for (const one of process.listeners('unhandledRejection'))
      if (!before.has(one)) process.off('unhandledRejection', one);
  };
}

/** Calls a command in this process, and gives its last line. */
async function endOf(given: readonly string[]) {
  const forget = rememberProcess();
  try {
    await buildProgram(given[0]).parseAsync(given, { from: 'user' });
    return { line: 'it was not refused', exitCode: 0 };
  } catch (error) {
    return endingOf(error);
  } finally {
    forget();
  }
}

/** The same in a process of its own, where variables are given. */
async function endWith(given: readonly string[], variables: Readonly<Record<string, string>>) {
  const { code, stderr } = await runProgram(given, { cwd: folder, variables });
  const lines = stderr.split('\n').filter((line) => line.startsWith('agent-console-kit: '));
  return { line: lines.join('\n').slice('agent-console-kit: '.length), exitCode: code };
}

async function expectRefusal([given, line, variables]: Row): Promise<void> {
  const ended = variables === undefined ? await endOf(given) : await endWith(given, variables);
  const about = JSON.stringify([given, ended]);
  assert.match(ended.line, line, about);
  assert.equal(ended.exitCode, 2, about);
  assert.doesNotMatch(ended.line, /error of the kit|geheim|\n/, about);
}

let usual: RunningDeployment;
before(async () => {
  usual = await serveDeployment({});
});
after(async () => {
  await usual.close();
  rmSync(folder, { recursive: true });
});

for (const [name, command] of Object.entries(commands)) {
  test(`${name} refuses what cannot be sent with 2 and one sentence`, async () => {
    for (const [given, line, variables] of everywhere)
      if (without[name]?.includes(given[0] ?? '') !== true)
        await expectRefusal([[...command(far), ...given], line, variables]);
    for (const proxy of name === 'check' ? proxies : proxies.slice(0, 1))
      await expectRefusal([command(far), /^HTTP_PROXY: it is not the /, { HTTP_PROXY: proxy }]);
    for (const url of urls) await expectRefusal([command(url), /^url /]);
  });
}

test('compare refuses what cannot be sent with 2 and one sentence', async () => {
  const rows: readonly Row[] = [
    ...urls.map((url): Row => [[url, nobody], /^url /]),
    ...urls.map((url): Row => [[nobody, url], /^url /]),
    [[far, far, '--left-agent-id', 'x'], /^--left-agent-id x: it is not a uuid\. /],
    [[far, far, '--right-update-path', 'x'], /^--right-update-path x: it is not a path/],
    [[far, far, '--left-token', 'geheim\n'], /^token: /],
    [[far, far, '--right-header', 'x: ключ'], /^header x: /],
    [[far, far, '--ca', garbage], /^--ca: /],
    [[far, far], /^HTTP_PROXY: /, { HTTP_PROXY: 'socks5://h' }],
    [[far, far, '--rate', '0'], /^--rate 0: /],
  ];
  for (const [given, line, variables] of rows)
    await expectRefusal([['compare', ...given, '--read-only'], line, variables]);
});

test('check refuses its own options with 2 and one sentence', async () => {
  const rows: readonly Row[] = [
    [['--rate', '0'], /^--rate 0: /],
    [['--rate', '-1'], /^--rate -1: /],
    [['--rate', 'NaN'], /^--rate NaN: /],
    [['--concurrency', '1e9'], /^--concurrency 1e9: /],
    [['--cases', '999999999999'], /^--cases /],
    [['--only', '(((((', '--profile', 'quick'], /^--only \(+: there is no such check\. /],
    [['--only', `${'*a'.repeat(40)}*!`], /^--only .*: there is no such check\. /],
    [['--evolution-listen', '127.0.0.1:0'], /^--evolution-listen /],
    [['--evolution-listen', 'far.invalid:4011'], /^--evolution-listen far\.invalid:4011: /],
    [['--evolution-listen', '192.0.2.1:4011'], /^--evolution-listen 192\.0\.2\.1:4011: /],
    [['--dialect', 'nowhere.json'], /^dialect nowhere\.json: there is no such file\. /],
    [
      ['--dialect', file('evil.json', '{"\\u001b[2J":1}')],
      /^dialect .*evil\.json: it has an unknown key "\\x1b\[2J"\. /,
    ],
    [['--baseline', file('half.json', '{"known": [')], /^baseline .*half\.json: /],
    [
      ['--baseline', file('old.json', '{"known": []}')],
      /^baseline .*old\.json: it has no schemaVersion, .* Put it aside/,
    ],
    [['--shard', '5/4'], /^--shard 5\/4: /],
    [['--config', join(folder, 'a-folder')], /^configuration .*: it is a directory\. /],
  ];
  for (const [given, line] of rows)
    await expectRefusal([['check', far, '--agent-id', agent, ...given], line]);
});

test('replay refuses files that cannot be sent with 2 or 3 and one sentence', async () => {
  const rows: readonly (readonly [name: string, line: RegExp])[] = [
    [runOf('target.json', {}, 'no url'), /^url no url: /],
    [runOf('user.json', {}, 'http://user:geheim@host'), /^url host: it contains a user or password\. /],
    [file('agents.json', JSON.stringify({ ...recorded({}), agentIds: ['\ud800'] })), /agentIds has an item/],
    [file('cut.json', JSON.stringify(recorded({})).slice(0, 300)), /: it is incomplete/],
    [earlier, /earlier\.json: it has no schemaVersion, .* reads version 2\. Run check again with this kit/],
    [
      file('alone.json', JSON.stringify({ ...finding, code: undefined })),
      /not a finding of schemaVersion 2\. /,
    ],
    [file('deep.json', '['.repeat(200_000)), /^.*deep\.json: /],
    [file('empty.json', ''), /^.*empty\.json: it is empty/],
    [file('nul.json', '\0'), /^.*nul\.json: it is not JSON/],
  ];
  for (const [name, line] of rows) await expectRefusal([['replay', name], line]);
});

const odd: readonly (readonly [what: string, request: object])[] = [
  ['method', { method: 'A B' }],
  ['connect', { method: 'CONNECT' }],
  ['header', { headers: { 'x y': 'z' } }],
  ['value', { headers: { x: 'a\r\nb: c' } }],
  ['length', { headers: { 'content-length': '7' }, body: '{}' }],
  ['path', { url: `${nobody}/a b\r\n` }],
  ['origin', { url: 'elsewhere' }],
];

for (const [what, request] of odd) {
  test(`replay of a run file with an odd ${what} ends with 2 or 3, and is no error of the kit`, async () => {
    const text = JSON.stringify(recorded(request))
      .replaceAll(nobody, usual.url)
      .replaceAll(agent, usual.agentIds[0] ?? '');
    const { code, stdout, stderr } = await runProgram(['replay', file(`${what}.json`, text)], {
      cwd: folder,
    });
    assert.ok(code === 2 || code === 3, `${code}\n${stdout}${stderr}`);
    assert.doesNotMatch(stdout + stderr, /error of the kit|\s+at .*:\d+:\d+/);
  });
}
