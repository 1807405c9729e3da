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

const folder = mkdtempSync(join(tmpdir(), 'agent-console-kit-nodes-'));
const program = join(folder, 'node_modules/.bin/agent-console-kit');

before(async () => {
  const tarball = await packOnce();
  await Promise.all([installNodes(), install(folder, { ...pluggedPeers, [manifest.name]: tarball })]);
  copyFileSync(
    fileURLToPath(new URL('consumer/use-exports.mjs', import.meta.url)),
    join(folder, 'use-exports.mjs'),
  );
});
after(() => rmSync(folder, { recursive: true, force: true }));

describe('the packed package', { concurrency: 2 }, () => {
  for (const version of nodeVersions) {
    test(`every command runs without a warning on Node ${version}`, async () => {
      const own = join(folder, `commands-${version}`);
      mkdirSync(own);
      await playCommands({ node: nodeBinary(version), program, folder: own });
    });

    test(`every export is loaded and used without a warning on Node ${version}`, async () => {
      const words = ['use-exports.mjs', JSON.stringify({ modules, dataFiles })];
      const { code, stdout, stderr } = await runToEnd(nodeBinary(version), words, { cwd: folder });
      assert.deepEqual({ code, stdout, stderr }, { code: 0, stdout: '', stderr: '' });
    });
  }

  test('they are the versions that they are called', async () => {
    for (const version of nodeVersions) {
      const { stdout } = await runToEnd(nodeBinary(version), ['--version'], { cwd: folder });
      assert.equal(stdout.trim(), `v${version}`);
    }
  });
});
