import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readRecorded } from './read-recorded.ts';

const text = readFileSync(new URL('../../fixtures/runs/violating.json', import.meta.url), 'utf8');
const run = JSON.parse(text);
const [finding] = run.findings;

test('a run is read whole', () => {
  const recorded = readRecorded(text, 'run.json');
  assert.equal(recorded.target, run.target);
  assert.deepEqual(recorded.findings, run.findings);
});

test('a run tells which agents were given, where it was told', () => {
  assert.equal(readRecorded(text, 'run.json').agentIds, undefined);
  const agent = '3F1A2B4C-5d6e-4f70-8a9b-0c1d2e3f4a5b';
  const told = JSON.stringify({ ...run, agentIds: [agent] });
  assert.deepEqual(readRecorded(told, 'run.json').agentIds, [agent]);
});

test('a finding alone and a list of findings are read', () => {
  const steps = [finding.exchange, finding.exchange];
  const alone = readRecorded(JSON.stringify({ ...finding, steps }), 'finding.json');
  assert.deepEqual(alone, { findings: [{ ...finding, steps }] });
  const list = readRecorded(`\ufeff ${JSON.stringify([finding, finding])}\n`, 'findings.json');
  assert.deepEqual(list.findings, [finding, finding]);
});

const change = (part: object) => JSON.stringify({ ...run, findings: [{ ...finding, ...part }] });
const request = (part: object) =>
  change({ exchange: { ...finding.exchange, request: { ...finding.exchange.request, ...part } } });

const response = (part: object) => change({ exchange: { ...finding.exchange, response: part } });

const refused: readonly (readonly [what: string, text: string, why: RegExp])[] = [
  ['an empty file', ' \n', /it is empty/],
  ['text', 'not json', /it is not JSON \(line 1, column 1: /],
  ['JSON with a fault', text.replace('{', '{,'), /it is not JSON \(line \d+, column \d+: /],
  ['half a file', text.slice(0, text.length / 2), /it is incomplete: the end is missing/],
  ['all but the last bracket', text.trim().slice(0, -1), /it is incomplete: the end is missing/],
  ['a number', '5', /it is neither a run nor a finding/],
  [
    'a package file',
    '{"name":"x","version":"1.0.0"}',
    /it is neither a run nor a finding of agent-console-kit/,
  ],
  [
    'a run of another tool',
    JSON.stringify({ ...run, kit: { name: 'other' } }),
    /it is not a run of agent-console-kit/,
  ],
  ['a run without a target', JSON.stringify({ ...run, target: 5 }), /target is not a text/],
  ['a run without a list', JSON.stringify({ ...run, findings: {} }), /findings is not a list/],
  [
    'agents that are no uuids',
    JSON.stringify({ ...run, agentIds: ['\ud800'] }),
    /agentIds has an item that is no uuid/,
  ],
  ['a run without findings', JSON.stringify({ ...run, findings: [] }), /it has no findings/],
  ['an empty list', '[]', /it has no findings/],
  ['a list of others', '[5]', /\[0\] is not an object, so it is not a finding of schemaVersion 2\. /],
  [
    'a run of the previous kit',
    JSON.stringify({ ...run, schemaVersion: undefined, restoration: ['agent x is as it was'] }),
    /it has no schemaVersion, as those of earlier kits \(agent-console-kit 0\.1\.0\), and this kit reads version 2/,
  ],
  ['a run of a later kit', JSON.stringify({ ...run, schemaVersion: 3 }), /its schemaVersion is 3/],
  [
    'a finding alone of the previous kit',
    JSON.stringify({ ...finding, code: undefined, origin: undefined, place: 'hub', kind: 'not named' }),
    /the finding has an unknown key "kind", so it is not a finding of schemaVersion 2/,
  ],
  [
    'a finding alone without a code',
    JSON.stringify({ ...finding, code: undefined }),
    /the finding\.code is missing, so it is not a finding of schemaVersion 2/,
  ],
  [
    'a finding of another version in a list',
    JSON.stringify([finding, { ...finding, novelty: 1 }]),
    /\[1\] has an unknown key "novelty", so it is not a finding of schemaVersion 2/,
  ],
  ['an answer without a part', response({ status: 200 }), /exchange\.response\.headers is missing/],
  ['a silence without a part', response({ silence: 'reset', ms: 1 }), /response\.detail is missing/],
  ['no answer at all', response({}), /exchange\.response\.status is missing/],
  ['a finding without a check', change({ check: undefined }), /findings\[0\]\.check is missing/],
  ['another level', change({ level: 'MUST' }), /findings\[0\]\.level is not one of must, should, drift/],
  ['another operation', change({ operation: 'deleteAgent' }), /findings\[0\]\.operation is not one of/],
  ['a flag that is a text', change({ flaky: 'no' }), /findings\[0\]\.flaky is not a flag/],
  ['a number that is a text', change({ seed: '5' }), /findings\[0\]\.seed is not a whole number/],
  ['a url that is missing', request({ url: undefined }), /findings\[0\]\.exchange\.request\.url is missing/],
  ['a header that is not a text', request({ headers: { a: 1 } }), /request\.headers\.a is not a text/],
  ['base64 that is none', request({ body: 'é', bodyEncoding: 'base64' }), /request\.body is not base64/],
  ['steps that are none', change({ steps: [5] }), /findings\[0\]\.steps has fewer than 2 items/],
];

for (const [what, given, why] of refused) {
  test(`${what} is refused, with file, fault and remedy`, () => {
    assert.throws(
      () => readRecorded(given, 'some.json'),
      ({ name, message }: Error) => {
        assert.equal(name, 'Inability');
        assert.match(message, /^some\.json: /);
        assert.match(message, why);
        assert.match(
          message,
          /(?:Give an unchanged file that|Give a file that|There is nothing to send|Run check again with this kit)/,
        );
        assert.doesNotMatch(message, /\n/);
        return true;
      },
    );
  });
}
