// Needs npm's registry: the packed package under every Node that it is for.
import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { installNodes, nodeBinary, nodeVersions } from './node-binaries.ts';
import { playCommands } from './play-commands.ts';
import { runToEnd } from './run-to-end.ts';
import { dataFiles, install, manifest, modules, packOnce, pluggedPeers } from './tarball.ts';

/** MSW 3 needs Node 22; MSW 2 warns by itself on Node 26, since it looks for localStorage. */
const projects = {
  'MSW 2': { folder: mkdtempSync(join(tmpdir(), 'agent-console-kit-msw-2-')), msw: {} },
  'MSW 3': { folder: mkdtempSync(join(tmpdir(), 'agent-console-kit-msw-3-')), msw: { msw: '3.0.4' } },
};
const projectOf = (version: string) => projects[version.startsWith('20.') ? 'MSW 2' : 'MSW 3'];
const consumer = fileURLToPath(new URL('consumer/use-exports.mjs', import.meta.url));

before(async () => {
  const tarball = await packOnce();
  await installNodes();
  for (const { folder, msw } of Object.values(projects)) {
    await install(folder, { ...pluggedPeers, ...msw, [manifest.name]: tarball });
    copyFileSync(consumer, join(folder, 'use-exports.mjs'));
  }
});
after(() => {
  for (const { folder } of Object.values(projects)) rmSync(folder, { recursive: true, force: true });
});

describe('the packed package', { concurrency: 2 }, () => {
  for (const version of nodeVersions) {
    test(`every command runs without a warning on Node ${version}`, async () => {
      const { folder } = projectOf(version);
      const own = join(folder, `commands-${version}`);
      mkdirSync(own);
      const program = join(folder, 'node_modules/.bin/agent-console-kit');
      await playCommands({ node: nodeBinary(version), program, folder: own });
    });

    test(`every export is loaded and used without a warning on Node ${version}`, async () => {
      const words = ['use-exports.mjs', JSON.stringify({ modules, dataFiles })];
      const { code, stdout, stderr } = await runToEnd(nodeBinary(version), words, {
        cwd: projectOf(version).folder,
      });
      assert.deepEqual({ code, stdout, stderr }, { code: 0, stdout: '', stderr: '' });
    });
  }

  test('they are the versions that they are called', async () => {
    for (const version of nodeVersions) {
      const { stdout } = await runToEnd(nodeBinary(version), ['--version'], { cwd: tmpdir() });
      assert.equal(stdout.trim(), `v${version}`);
    }
  });
});
