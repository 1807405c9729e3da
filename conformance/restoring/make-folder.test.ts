import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { makeFolder } from './make-folder.ts';

test('every missing folder of a path is made, with the rights that were asked for, and once', (context) => {
  const root = mkdtempSync(join(tmpdir(), 'kit-folders-'));
  context.after(() => rmSync(root, { recursive: true }));
  const folder = join(root, 'a', 'b', 'c');
  makeFolder(folder, 0o700);
  makeFolder(folder, 0o700);
  assert.ok(statSync(folder).isDirectory());
  if (process.platform !== 'win32') assert.equal(statSync(folder).mode & 0o777, 0o700);
});

test('a folder below a file, or below a folder that takes none, is an error and not an endless wait', (context) => {
  const root = mkdtempSync(join(tmpdir(), 'kit-folders-'));
  context.after(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'file'), '');
  assert.throws(() => makeFolder(join(root, 'file', 'a')), /ENOTDIR|EEXIST|ENOENT/);
  if (process.platform === 'linux') assert.throws(() => makeFolder('/proc/kit/a'), /ENOENT|EPERM|EACCES/);
});
