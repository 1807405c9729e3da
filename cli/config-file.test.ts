import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { configFileName, findConfigFile, loadConfig } from './config-file.ts';
import { checkCommand } from './declare-check.ts';
import { declaredOptions } from './declared-options.ts';

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

test('paths stand from the configuration, as seen from the working directory', () => {
  put(`project/${configFileName}`, '{"baseline":"known.json","report":"json=out/run.json"}');
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
