import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { checkCommand } from '../check/declare.ts';
import { declaredOptions } from '../options/declared-options.ts';
import { configFileName, findConfigFile, loadConfig } from './config-file.ts';

const root = mkdtempSync(join(tmpdir(), 'agent-console-kit-config-'));
after(() => rmSync(root, { recursive: true }));
const options = declaredOptions(checkCommand());

/** A file under the root, with its folders. */
function put(path: string, text: string): string {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
  return join(root, path);
}

test('the nearest configuration upwards is found, but none beyond the repository', () => {
  put('outside/.keep', '');
  put('repository/.git/HEAD', '');
  const outer = put(`repository/${configFileName}`, '{}');
  const inner = put(`repository/one/${configFileName}`, '{}');
  put('repository/one/two/three/.keep', '');
  put('repository/other/.git/HEAD', '');
  put('repository/other/deep/.keep', '');
  assert.equal(findConfigFile(join(root, 'repository/one/two/three')), inner);
  assert.equal(findConfigFile(join(root, 'repository/one')), inner);
  assert.equal(findConfigFile(join(root, 'repository')), outer);
  assert.equal(findConfigFile(join(root, 'repository/other/deep')), undefined);
});

test('in no repository the working directory alone is looked in', () => {
  const own = put(`loose/${configFileName}`, '{}');
  put('loose/below/.keep', '');
  assert.equal(findConfigFile(join(root, 'loose')), own);
  assert.equal(findConfigFile(join(root, 'loose/below')), undefined);
});

test('the root of a repository may be told by a file, as in a worktree', () => {
  put('worktree/.git', 'gitdir: elsewhere');
  const own = put(`worktree/${configFileName}`, '{}');
  put('worktree/a/b/.keep', '');
  assert.equal(findConfigFile(join(root, 'worktree/a/b')), own);
});

test('a configuration of another user is refused where it was found, and taken where it is named', () => {
  const path = put(`foreign/${configFileName}`, '{"seed":1}');
  const folder = join(root, 'foreign');
  const owner = statSync(path).uid;
  const load = (given: string | undefined, uid: number | undefined) =>
    loadConfig(given, options, { folder, variables: {}, uid })?.values;
  assert.deepEqual(load(undefined, owner), { seed: '1' });
  assert.deepEqual(load(undefined, undefined), { seed: '1' });
  for (const uid of [owner + 1, 0].filter((id) => id !== owner))
    assert.throws(
      () => load(undefined, uid),
      /^Inability: configuration agent-console-kit\.config\.json: it belongs to another user\. /,
    );
  assert.deepEqual(load(configFileName, owner + 1), { seed: '1' });
});

test('paths stand from the configuration, as seen from the working directory', () => {
  put(`project/${configFileName}`, '{"baseline":"known.json","report":"json=out/run.json"}');
  put('project/.git/HEAD', '');
  put('project/service/.keep', '');
  const surroundings = { folder: join(root, 'project/service'), variables: {} };
  const config = loadConfig(undefined, options, surroundings);
  assert.equal(config?.file, `../${configFileName}`);
  assert.deepEqual(config.values, { baseline: '../known.json', report: ['json=../out/run.json'] });
});

test('a configuration that is named is the only one, and has to be there', () => {
  put(`named/${configFileName}`, '{"seed":1}');
  put('named/other.json', '{"seed":2}');
  const surroundings = { folder: join(root, 'named'), variables: {} };
  assert.deepEqual(loadConfig('other.json', options, surroundings)?.values, { seed: '2' });
  assert.throws(
    () => loadConfig('nowhere.json', options, surroundings),
    /^Inability: configuration nowhere\.json: there is no such file\. Check the path\.$/,
  );
});
