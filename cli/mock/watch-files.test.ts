import assert from 'node:assert/strict';
import { mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { seeFiles, watchFiles } from './watch-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'kit-watch-'));
after(() => rmSync(folder, { recursive: true }));

/** Watches a file, and gives what was told of it one after another. */
function watchOne(name: string) {
  const path = join(folder, name);
  writeFileSync(path, 'first');
  const told: string[] = [];
  let wake = () => {};
  const tell = (what: string) => {
    told.push(what);
    wake();
  };
  let isBroken = false;
  const reload = async () => {
    if (isBroken) throw new Error('broken');
  };
  const file = { path, what: 'state', reload };
  const stop = watchFiles([file], seeFiles([file]), {
    reloaded: () => tell('reloaded'),
    broken: (_, error) => tell(error instanceof Error ? error.message : String(error)),
  });
  return {
    path,
    stop,
    told,
    breakIt: (value: boolean) => {
      isBroken = value;
    },
    next: async (): Promise<string> => {
      while (told.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      return told.shift() ?? '';
    },
  };
}

test('a file is read again however an editor saves it', async () => {
  const watch = watchOne('saved.json');
  try {
    writeFileSync(watch.path, 'truncated and written');
    assert.equal(await watch.next(), 'reloaded');
    writeFileSync(`${watch.path}.new`, 'renamed over');
    renameSync(`${watch.path}.new`, watch.path);
    assert.equal(await watch.next(), 'reloaded');
    renameSync(watch.path, `${watch.path}~`);
    writeFileSync(watch.path, 'moved away and written anew');
    assert.equal(await watch.next(), 'reloaded');
    writeFileSync(watch.path, 'MOVED AWAY AND WRITTEN ANEW');
    assert.equal(await watch.next(), 'reloaded');
  } finally {
    watch.stop();
  }
});

test('what is broken or gone is told, and what comes after it is read', async () => {
  const watch = watchOne('broken.json');
  try {
    watch.breakIt(true);
    writeFileSync(watch.path, 'second');
    assert.equal(await watch.next(), 'broken');
    rmSync(watch.path);
    assert.match(await watch.next(), /^state \S+: there is no such file\. /);
    watch.breakIt(false);
    writeFileSync(watch.path, 'third');
    assert.equal(await watch.next(), 'reloaded');
  } finally {
    watch.stop();
  }
});

test('a change between the first reading and the watching is not missed', async () => {
  const path = join(folder, 'early.json');
  writeFileSync(path, 'first');
  const seen = seeFiles([{ path, what: 'state' }]);
  writeFileSync(path, 'second');
  await new Promise<void>((resolve, reject) => {
    const file = { path, what: 'state', reload: async () => {} };
    const stop = watchFiles([file], seen, {
      reloaded: () => {
        stop();
        resolve();
      },
      broken: (_, error) => reject(error),
    });
  });
});

test('the same text is no change', async () => {
  const watch = watchOne('touched.json');
  try {
    utimesSync(watch.path, new Date(0), new Date(0));
    writeFileSync(watch.path, 'first');
    await new Promise((resolve) => setTimeout(resolve, 500));
    assert.deepEqual(watch.told, []);
    writeFileSync(watch.path, 'second');
    assert.equal(await watch.next(), 'reloaded');
  } finally {
    watch.stop();
  }
});
