import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { tryPlace, writeWholeFile } from './whole-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'agent-console-kit-whole-file-'));
after(() => rmSync(folder, { recursive: true }));
const inside = (...names: readonly string[]) => join(folder, ...names);

test('a file is made with its folder, and written anew in one step', () => {
  const path = inside('new/deeper/file');
  writeWholeFile(path, 'one');
  const first = statSync(path);
  writeWholeFile(path, 'two');
  assert.equal(readFileSync(path, 'utf8'), 'two');
  // Another inode: whoever had the old one open still reads it whole.
  assert.notEqual(statSync(path).ino, first.ino);
  assert.deepEqual(readdirSync(inside('new/deeper')), ['file']);
});

test('a file keeps its mode, and a new one has the usual mode', () => {
  const path = inside('mode');
  writeWholeFile(path, '');
  assert.equal(statSync(path).mode & 0o777, 0o666 & ~process.umask());
  chmodSync(path, 0o604);
  writeWholeFile(path, 'x');
  assert.equal(statSync(path).mode & 0o777, 0o604);
});

test('a link stays, and what it leads to is written', () => {
  mkdirSync(inside('elsewhere'));
  writeFileSync(inside('elsewhere/target'), 'old');
  symlinkSync('elsewhere/target', inside('link'));
  writeWholeFile(inside('link'), 'new');
  assert.equal(lstatSync(inside('link')).isSymbolicLink(), true);
  assert.equal(readFileSync(inside('elsewhere/target'), 'utf8'), 'new');
});

test('a trial leaves what is there as it is, and nothing beside it', () => {
  mkdirSync(inside('tried'));
  writeFileSync(inside('tried/file'), 'kept');
  tryPlace(inside('tried/file'));
  tryPlace(inside('tried/other'));
  assert.deepEqual(readdirSync(inside('tried')), ['file']);
  assert.equal(readFileSync(inside('tried/file'), 'utf8'), 'kept');
});

test('what can be no file is refused in the trial', () => {
  writeFileSync(inside('a-file'), '');
  for (const path of [inside('a-file', 'below'), folder, inside('slash/'), inside('nul\0')])
    assert.throws(() => tryPlace(path), Error, path);
});

test('a device is written, never replaced', () => {
  for (const path of ['/dev/full', '/dev/null']) {
    const before = statSync(path);
    tryPlace(path);
    if (path === '/dev/full') assert.throws(() => writeWholeFile(path, 'x'), { code: 'ENOSPC' });
    else writeWholeFile(path, 'x');
    assert.equal(statSync(path).ino, before.ino);
  }
});

test('the output of the process is written through, even where it goes to a file', () => {
  const program = `import { writeWholeFile } from ${JSON.stringify(new URL('whole-file.ts', import.meta.url))};
    process.stdout.write('before '); writeWholeFile('/dev/stdout', 'report'); process.stdout.write(' after');`;
  const command = `"$0" --import "$1" --input-type=module -e "$2" >> "$3"`;
  execFileSync('sh', [
    '-c',
    command,
    process.execPath,
    import.meta.resolve('tsx'),
    program,
    inside('output'),
  ]);
  assert.match(readFileSync(inside('output'), 'utf8'), /report.* after$/s);
});

test('a file that outgrows the disk leaves the old one whole, and nothing beside it', () => {
  mkdirSync(inside('full'));
  writeFileSync(inside('full/file'), 'old');
  const program = `import { writeWholeFile } from ${JSON.stringify(new URL('whole-file.ts', import.meta.url))};
    try { writeWholeFile(process.argv[1], 'x'.repeat(100_000)); } catch (error) { console.log(error.code); }`;
  // A limit on the size of files stands for the end of the disk: it needs no disk of its own.
  const command = `ulimit -f 8; exec "$0" --import "$1" --input-type=module -e "$2" "$3"`;
  const output = execFileSync(
    'sh',
    ['-c', command, process.execPath, import.meta.resolve('tsx'), program, inside('full/file')],
    { encoding: 'utf8' },
  );
  assert.equal(output, 'EFBIG\n');
  assert.equal(readFileSync(inside('full/file'), 'utf8'), 'old');
  assert.deepEqual(readdirSync(inside('full')), ['file']);
});
