import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { isInability } from '../../spec/inability.ts';
import type { Run } from '../run/run-record.ts';
import type { KnownFinding } from './known-finding.ts';
import { readBaseline } from './read-baseline.ts';

const run: Run = JSON.parse(
  readFileSync(new URL('../../fixtures/runs/violating.json', import.meta.url), 'utf8'),
);
const [finding] = run.findings;
if (finding === undefined) throw new Error('the recorded run has no finding');
const entry = { id: finding.id, reason: 'ticket 7', since: '2026-11-01', expires: '2027-01-31' };
const agentIds = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b'];
const recorded = { target: run.target, agentIds, finding };
const sending = (request: object) => ({
  ...recorded,
  finding: {
    ...finding,
    exchange: { ...finding.exchange, request: { ...finding.exchange.request, ...request } },
  },
});
const textOf = (...known: readonly unknown[]) => JSON.stringify({ schemaVersion: 2, known });

function refusalOf(text: string): string {
  try {
    readBaseline(text, 'known.json');
  } catch (error) {
    assert.equal(isInability(error), true);
    return error instanceof Error ? error.message : '';
  }
  return 'taken';
}

test('a baseline is read as it is, with or without what was recorded', () => {
  const known: readonly KnownFinding[] = [entry, { ...entry, id: 'another' }];
  assert.deepEqual(readBaseline(textOf(...known), 'known.json'), known);
  const whole = { ...entry, recorded };
  assert.deepEqual(readBaseline(textOf(whole), 'known.json'), [whole]);
});

const refusals: readonly (readonly [text: string, why: RegExp])[] = [
  ['{"known":[\n', /^baseline known\.json: it ends too early, at line 2, column 1\. Correct the file/],
  ['{"known":[1,]}', /it is not JSON \(line 1, column 13: /],
  ['', /it is empty/],
  ['[]', /it is not an object/],
  [
    '{"known":[]}',
    /^baseline known\.json: it has no schemaVersion, as those of earlier kits, and this kit reads version 2\. Put it aside, make it anew with --baseline and --update-baseline/,
  ],
  ['{"schemaVersion":1,"known":[]}', /its schemaVersion is 1, and this kit reads version 2\. Put it aside/],
  ['{"schemaVersion":3,"known":5}', /its schemaVersion is 3, and this kit reads version 2\. Put it aside/],
  ['{"schemaVersion":2,"schemaVersion":2,"known":[]}', /it has the key \/schemaVersion twice/],
  ['{"schemaVersion":2}', /known is missing/],
  ['{"schemaVersion":2,"known":{}}', /known is not a list/],
  ['{"schemaVersion":2,"knwon":[]}', /it has an unknown key "knwon"\. Did you mean known\?$/],
  [textOf(5), /known\[0\] is not an object/],
  [textOf({ ...entry, expire: '' }), /known\[0\] has an unknown key "expire"\. Did you mean expires\?$/],
  [textOf({ ...entry, reason: ' ' }), /known\[0\]\.reason is empty/],
  [textOf({ ...entry, reason: 5 }), /known\[0\]\.reason is not a text/],
  [textOf({ ...entry, id: undefined }), /known\[0\]\.id is missing/],
  [textOf({ ...entry, expires: '2027-02-30' }), /known\[0\]\.expires is not a date such as 2027-01-31/],
  [textOf({ ...entry, since: 'soon' }), /known\[0\]\.since is not a date/],
  [textOf({ ...entry, expires: '2027-1-1' }), /known\[0\]\.expires is not a date/],
  [textOf(entry, entry), /it has \S+ twice/],
  [textOf({ ...entry, recorded: [] }), /known\[0\]\.recorded is not an object/],
  [
    textOf({ ...entry, recorded: { ...recorded, finding: {} } }),
    /known\[0\]\.recorded\.finding\.id is missing/,
  ],
  [
    textOf({ ...entry, recorded: sending({ method: 'DELETE' }) }),
    /^baseline known\.json, known\[0\]\.recorded \(.*\): it sends "DELETE .* none of the four operations/,
  ],
  [textOf({ ...entry, recorded: { ...recorded, agentIds: [] } }), /it updates the agent "3f1a2b4c-/],
  [textOf({ ...entry, recorded: sending({ headers: { cookie: 'x' } }) }), /it sends the header "cookie"/],
  [
    textOf({ ...entry, recorded: { ...recorded, target: 'http://elsewhere' } }),
    /is not under "http:\/\/elsewhere"/,
  ],
  [textOf({ ...entry, id: 'another', recorded }), /known\[0\]\.recorded has the id of another finding/],
];

for (const [text, why] of refusals) {
  test(`a baseline is refused: ${why.source}`, () => {
    assert.match(refusalOf(text), why);
  });
}

test('the published schema takes what is read, and nothing that is refused for its shape', () => {
  const schemaAt = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
  const ajv = new Ajv2020({ strict: true });
  ajv.addSchema(schemaAt('../run/run.schema.json'), 'https://kit.test/run/run.schema.json');
  ajv.addSchema(schemaAt('./baseline.schema.json'), 'https://kit.test/baseline/baseline.schema.json');
  const validate = ajv.getSchema('https://kit.test/baseline/baseline.schema.json');
  const isTaken = (text: string) => validate?.(JSON.parse(text));
  assert.equal(isTaken(textOf(entry, { ...entry, recorded })), true, JSON.stringify(validate?.errors));
  for (const wrong of [
    { ...entry, expire: '' },
    { ...entry, reason: ' ' },
    { ...entry, since: 'soon' },
    { ...entry, recorded: { ...recorded, finding: {} } },
  ])
    assert.equal(isTaken(textOf(wrong)), false, JSON.stringify(wrong));
});
