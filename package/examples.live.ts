// Needs npm's registry and a browser: the examples, as people have them once they have copied them.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { findChromium } from '../fixtures/find-chromium.ts';
import { runWell } from './run-to-end.ts';
import { packOnce, root } from './tarball.ts';

const folder = mkdtempSync(join(tmpdir(), 'agent-console-kit-examples-'));
after(() => rmSync(folder, { recursive: true, force: true }));

interface Example {
  readonly place: string;
  readonly run: (...words: readonly string[]) => Promise<string>;
}

/** Copies an example, with the packed package in place of the one beside it, and installs it. */
async function installExample(name: string): Promise<Example> {
  const place = join(folder, name);
  // What people have built in it is not of the example.
  const isOurs = (path: string) => !/\/(?:node_modules|dist|test-results|package-lock\.json)$/.test(path);
  cpSync(join(root, 'examples', name), place, { recursive: true, filter: isOurs });
  const file = join(place, 'package.json');
  const text = readFileSync(file, 'utf8');
  assert.ok(text.includes('"file:../.."'), 'the package beside it');
  writeFileSync(file, text.replace('"file:../.."', JSON.stringify(`file:${await packOnce()}`)));
  const run = (...words: readonly string[]) =>
    runWell('npm', words, { cwd: place, variables: { NO_COLOR: '1' } });
  await run('install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline');
  return { place, run };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  server.close();
  await once(server, 'close');
  assert.ok(typeof address === 'object' && address !== null);
  return address.port;
}

test('every example that is a project is run here', () => {
  const projects = readdirSync(join(root, 'examples')).filter((name) =>
    readdirSync(join(root, 'examples', name)).includes('package.json'),
  );
  assert.deepEqual(projects.sort(), ['node-test', 'react-console']);
});

describe('the examples', { concurrency: 2 }, () => {
  test('examples/node-test runs its tests', async () => {
    const { run } = await installExample('node-test');
    assert.match(await run('test'), /^# fail 0$/m);
  });

  describe('examples/react-console', () => {
    let example: Example;
    before(async () => {
      example = await installExample('react-console');
    });

    test('compiles', async () => {
      await example.run('run', 'typecheck');
    });

    test('passes its tests on MSW', async () => {
      assert.match(await example.run('test'), /Tests +\d+ passed \(\d+\)/);
    });

    test('is built without anything of the mock', async () => {
      await example.run('run', 'build');
      const assets = join(example.place, 'dist/assets');
      const code = readdirSync(assets).map((name) => readFileSync(join(assets, name), 'utf8'));
      assert.ok(code.some((text) => text.includes('Requests a minute')));
      assert.ok(!code.some((text) => text.includes('__kit')));
      assert.deepEqual(readdirSync(join(example.place, 'dist')).sort(), [
        'assets',
        'favicon.svg',
        'index.html',
      ]);
    });

    test('passes its tests in a browser, in development and as a preview', async () => {
      const [dev, preview] = [await freePort(), await freePort()];
      // The browser of this machine, without its sandbox, which root may not have; and ports that nobody uses.
      writeFileSync(
        join(example.place, 'here.config.ts'),
        `import own from './playwright.config.ts';
  const withPort = (text) => text.replaceAll('5173', '${dev}').replaceAll('4173', '${preview}');
  const here = JSON.parse(withPort(JSON.stringify(own)));
  here.use = { launchOptions: { executablePath: ${JSON.stringify(findChromium())}, args: ['--no-sandbox'] } };
  export default here;
  `,
      );
      const printed = await example.run(
        'run',
        'test:browser',
        '--',
        '--config',
        'here.config.ts',
        '--reporter',
        'list',
      );
      assert.match(printed, /using 4 workers/);
      assert.match(printed, /^ +9 passed/m);
    });
  });
});
