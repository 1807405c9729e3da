import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { jsonReply } from '../../fixtures/deployments/replies.ts';
import { serveDeployment } from '../../fixtures/deployments/serve.ts';
import { programArguments } from '../../fixtures/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'agent-console-kit-check-config-'));
after(() => rmSync(folder, { recursive: true }));

/** Runs `check` in a folder below the one with the configuration. */
async function check(variables: Readonly<Record<string, string>>, ...given: readonly string[]) {
  const { AGENT_CONSOLE_TOKEN: _, ...environment } = process.env;
  const child = spawn(process.execPath, [...programArguments, 'check', ...given], {
    cwd: join(folder, 'below'),
    env: { ...environment, ...variables },
  });
  const text = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (text.stdout += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (text.stderr += chunk.toString('utf8')));
  const [code]: (number | null)[] = await once(child, 'close');
  return { code, ...text };
}

test('a configuration says all that a gate needs: target, token, baseline, reports and shard', async () => {
  const tokens = new Set<string | undefined>();
  const running = await serveDeployment({
    beforeAnswer: ({ request }) => {
      tokens.add(request.header('authorization'));
      return request.target.endsWith('/not-a-uuid') ? jsonReply(200, {}) : undefined;
    },
  });
  try {
    mkdirSync(join(folder, '.git'));
    mkdirSync(join(folder, 'below'));
    const config = {
      env: ['GATE_TOKEN'],
      url: running.url,
      token: `\${GATE_TOKEN}`,
      'agent-id': running.agentIds,
      only: ['evolution-status-rejects-bad-uuids'],
      profile: 'quick',
      cases: 20,
      baseline: 'known.json',
      report: 'json=out/run.json',
    };
    writeFileSync(join(folder, 'agent-console-kit.config.json'), JSON.stringify(config));
    const variables = { GATE_TOKEN: 'planted-gate-token' };

    const unset = await check({});
    assert.equal(unset.code, 2);
    assert.match(unset.stderr, /^agent-console-kit: .*"token" uses the environment variable GATE_TOKEN.*\n$/);

    const first = await check(variables, '--update-baseline');
    assert.equal(first.code, 0, first.stdout + first.stderr);
    assert.match(first.stderr, /^config \.\.\/agent-console-kit\.config\.json$/m);
    assert.match(first.stdout, /^ {2}baseline +\.\.\/known\.json has 0 known findings: .*1 added/m);
    assert.deepEqual([...tokens], ['Bearer planted-gate-token']);

    const part = { ...variables, CI_NODE_INDEX: '1', CI_NODE_TOTAL: '1' };
    const again = await check(part, '--seed', '3', '--shard', '1/1');
    assert.equal(again.code, 0, again.stdout);
    assert.match(again.stdout, /, with 1 known finding\.$/m);
    const run = readFileSync(join(folder, 'out/run.json'), 'utf8');
    assert.deepEqual(JSON.parse(run).shard, { index: 1, total: 1, source: '--shard' });
    assert.equal(JSON.parse(run).seed, 3);
    for (const text of [run, readFileSync(join(folder, 'known.json'), 'utf8'), again.stdout, again.stderr])
      assert.equal(text.includes('planted-gate-token'), false);
  } finally {
    await running.close();
  }
});

/** Writes the configuration, runs `check`, and gives the screen and the record. */
async function checkWith(
  config: object,
  variables: Readonly<Record<string, string>>,
  ...given: readonly string[]
) {
  const file = join(folder, 'agent-console-kit.config.json');
  writeFileSync(file, JSON.stringify({ report: ['json=out/run.json', 'html=out/run.html'], ...config }));
  const ended = await check(variables, ...given);
  return { ...ended, record: () => readFileSync(join(folder, 'out/run.json'), 'utf8') };
}

test('the token of the environment goes to the url of a configuration only where that takes it, or the command line says so', async () => {
  const tokens = new Set<string | undefined>();
  const running = await serveDeployment({
    beforeAnswer: ({ request }) => {
      tokens.add(request.header('authorization'));
      return undefined;
    },
  });
  const variables = { AGENT_CONSOLE_TOKEN: 'planted-token' };
  const config = {
    url: running.url,
    only: ['evolution-status-rejects-bad-uuids'],
    profile: 'quick',
    cases: 0,
  };
  const seen = async (more: object, ...given: readonly string[]) => {
    tokens.clear();
    const { code, stderr } = await checkWith({ ...config, ...more }, variables, ...given);
    assert.equal(code, 0, stderr);
    return { tokens: [...tokens], isTold: stderr.includes('AGENT_CONSOLE_TOKEN is not sent') };
  };
  try {
    mkdirSync(join(folder, 'below'), { recursive: true });
    mkdirSync(join(folder, '.git'), { recursive: true });
    assert.deepEqual(await seen({}), { tokens: [undefined], isTold: true });
    const sent = { tokens: ['Bearer planted-token'], isTold: false };
    assert.deepEqual(await seen({}, running.url), sent);
    assert.deepEqual(await seen({ env: ['AGENT_CONSOLE_TOKEN'], token: `\${AGENT_CONSOLE_TOKEN}` }), sent);
    assert.deepEqual(await seen({}, '--token', 'given'), { tokens: ['Bearer given'], isTold: false });
  } finally {
    await running.close();
  }
});

test('what a configuration takes from the environment is shown nowhere but within the url', async () => {
  const running = await serveDeployment({
    prefix: '/tenant-canary',
    beforeAnswer: ({ request }) =>
      request.target.endsWith('/not-a-uuid')
        ? jsonReply(200, { header: request.header('x-team'), tenant: 'tenant-canary' })
        : undefined,
  });
  try {
    mkdirSync(join(folder, 'below'), { recursive: true });
    mkdirSync(join(folder, '.git'), { recursive: true });
    const { code, stdout, stderr, record } = await checkWith(
      {
        env: ['TENANT', 'TEAM', 'BASELINE'],
        url: running.url.replace('tenant-canary', `\${TENANT}`),
        header: `X-Team: \${TEAM}`,
        'agent-id': running.agentIds,
        baseline: `\${BASELINE}.json`,
        only: ['evolution-status-rejects-bad-uuids'],
        profile: 'quick',
        cases: 0,
      },
      { TENANT: 'tenant-canary', TEAM: 'team-canary', BASELINE: 'known-canary' },
      '--update-baseline',
      '--verbose',
    );
    assert.equal(code, 0, stdout + stderr);
    const texts = [stdout, stderr, record(), readFileSync(join(folder, 'out/run.html'), 'utf8')];
    // A report may show the path of a request alone, which begins with that of the url.
    const withoutUrl = (text: string) => text.replaceAll(running.url, '').replaceAll('/tenant-canary/v1', '');
    for (const text of texts) assert.doesNotMatch(withoutUrl(text), /canary/);
    assert.ok(record().includes(`${running.url}/v1/evolution/status/not-a-uuid`));
    assert.match(record(), /\[redacted\]/);
    assert.match(stdout, /\$\{BASELINE\}\.json/);
  } finally {
    await running.close();
  }
});
