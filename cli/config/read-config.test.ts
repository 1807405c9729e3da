import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isInability } from '../../spec/inability.ts';
import { checkCommand } from '../check/declare.ts';
import { declaredOptions } from '../options/declared-options.ts';
import { applyConfig } from './apply-config.ts';
import { readConfig } from './read-config.ts';

const options = declaredOptions(checkCommand());
const variables = { SECRET: 'hunter2-secret', EMPTY: '', PROFILE: 'quick' };
const read = (text: string) =>
  readConfig(text, { file: 'x.json', options, variables, resolve: (path) => `folder/${path}` });
const readObject = (config: object) => read(JSON.stringify(config));

function refusalOf(text: string): string {
  try {
    read(text);
  } catch (error) {
    assert.equal(isInability(error), true);
    return error instanceof Error ? error.message : '';
  }
  return 'taken';
}

test('every key is read as the command line would give it', () => {
  const { url, values } = readObject({
    url: 'http://there',
    'agent-id': 'a',
    header: ['A: 1', 'B: 2'],
    seed: 7,
    'max-time': '5m',
    only: ['server-*', 'answers-*'],
    skip: 'genome-*',
    'read-only': true,
    verbose: false,
    'write-secrets': false,
    profile: 'quick',
    'fail-on': 'must,should',
    shard: '1/2',
  });
  assert.equal(url, 'http://there');
  assert.deepEqual(values, {
    agentId: ['a'],
    header: ['A: 1', 'B: 2'],
    seed: '7',
    maxTime: '5m',
    only: 'server-*,answers-*',
    skip: 'genome-*',
    readOnly: true,
    writeSecrets: false,
    profile: 'quick',
    failOn: 'must,should',
    shard: '1/2',
  });
});

test('variables of the environment are filled in, in texts and lists, and told apart', () => {
  const { url, values, filled, hidden } = readObject({
    env: ['SECRET', 'PROFILE', 'UNUSED'],
    url: `http://\${SECRET}/$\${SECRET}`,
    token: `\${SECRET}`,
    'secret-header': [`X-Key: a\${SECRET}b`],
    profile: `\${PROFILE}`,
  });
  assert.equal(url, `http://hunter2-secret/\${SECRET}`);
  assert.deepEqual(values, {
    token: 'hunter2-secret',
    secretHeader: ['X-Key: ahunter2-secretb'],
    profile: 'quick',
  });
  assert.deepEqual(filled.map(([name]) => name).sort(), ['PROFILE', 'SECRET', 'SECRET', 'SECRET']);
  // A choice is no secret.
  assert.deepEqual([...new Set(hidden)], ['hunter2-secret']);
});

test('a file that is named stands from where the configuration is, and nothing else does', () => {
  const { values } = readObject({
    ca: 'ca.pem',
    baseline: 'known.json',
    report: ['json=out/run.json', 'html=report.html'],
    'update-path': '/v1/{id}',
  });
  assert.deepEqual(values, {
    ca: 'folder/ca.pem',
    baseline: 'folder/known.json',
    report: ['json=folder/out/run.json', 'html=folder/report.html'],
    updatePath: '/v1/{id}',
  });
});

test('the command line goes before the file, and a list that it gives stands alone', () => {
  const config = readObject({ url: 'http://file', 'agent-id': ['a', 'b'], seed: 7 });
  const given = { agentId: ['c'], seed: '1', profile: 'standard' };
  assert.deepEqual(
    applyConfig({ url: undefined, given }, config, (name) => name === 'agentId'),
    {
      url: 'http://file',
      given: { agentId: ['c'], seed: '7', profile: 'standard' },
      fromFile: ['seed', 'url'],
    },
  );
  assert.equal(applyConfig({ url: 'http://line', given }, config, () => true).url, 'http://line');
});

const refusals: readonly (readonly [text: string, why: RegExp])[] = [
  ['{', /^configuration x\.json: it ends too early, at line 1, column 2\. /],
  ['{"seed":1,\n"cases" 5}', /it is not JSON \(line 2, column 9: /],
  ['[]', /it is not an object/],
  ['{"seed":1,"seed":2}', /it has the key \/seed twice/],
  ['{"sead":1}', /it has an unknown key "sead"\. Did you mean seed\?$/],
  ['{"agentId":"a"}', /it has an unknown key "agentId"\. Did you mean agent-id\?$/],
  ['{"list":true}', /"list" is allowed on the command line only\. Remove it, and use --list\.$/],
  ['{"update-baseline":true}', /"update-baseline" is allowed on the command line only/],
  [
    `{"env":["OTHER"],"token":"\${SECRET}"}`,
    /"token" uses the environment variable SECRET, which is not listed in "env"\. List it: "env": \["SECRET"\]\.$/,
  ],
  ['{"env":"SECRET"}', /"env" has to be a list of variable names/],
  ['{"env":["a b"]}', /"env" has "a b", which is not the name of a variable/],
  [
    `{"env":["NOWHERE"],"seed":"\${NOWHERE}"}`,
    /"seed" uses the environment variable NOWHERE, which is not set\. Set NOWHERE\.$/,
  ],
  [`{"env":["EMPTY"],"token":"\${EMPTY}"}`, /"token" uses the environment variable EMPTY, which is not set/],
  [`{"header":["A: \${a b}"]}`, /"header" has \$\{ without the name of a variable and \}/],
  [`{"token":"\${SECRET"}`, /"token" has \$\{ without the name of a variable and \}/],
  ['{"seed":1.5}', /"seed" has to be a whole number/],
  ['{"seed":true}', /"seed" has to be a whole number/],
  ['{"read-only":"yes"}', /"read-only" has to be true or false/],
  ['{"agent-id":[1]}', /"agent-id" has to be a text, or a list of texts/],
  ['{"only":{}}', /"only" has to be a text with commas, or a list of texts/],
  ['{"token":5}', /"token" has to be a text/],
  ['{"timeout":5}', /"timeout" has to be a duration, such as "30s"/],
  ['{"url":null}', /"url" has to be a text/],
];

for (const [text, why] of refusals) {
  test(`a configuration is refused: ${text.replaceAll('\n', ' ')}`, () => {
    const line = refusalOf(text);
    assert.match(line, why);
    assert.doesNotMatch(line, /\n|hunter2/);
  });
}
