import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import fc from 'fast-check';
import type { Har } from 'har-format';
import type { Run } from '../../conformance/run/run-record.ts';
import { hostileText, plantTexts } from '../../fixtures/runs/hostile-texts.ts';
import { renderHar } from './render-har.ts';

const require = createRequire(import.meta.url);
const everything: Run = JSON.parse(
  readFileSync(new URL('../../fixtures/runs/everything.json', import.meta.url), 'utf8'),
);

const schemas: Readonly<Record<string, Readonly<Record<string, unknown>>>> = require('har-schema');
const ajv = new Ajv({ strict: false });
formats.default(ajv);
ajv.addMetaSchema(require('ajv/dist/refs/json-schema-draft-06.json'));
for (const schema of Object.values(schemas)) ajv.addSchema(schema);
const validate = ajv.compile<Har>({ $ref: 'har.json#' });

function readHar(run: Run): Har['log'] {
  const har: unknown = JSON.parse(renderHar(run));
  if (validate(har)) return har.log;
  throw new assert.AssertionError({ message: ajv.errorsText(validate.errors) });
}

const entriesOf = (run: Run, check: string) => {
  const log = readHar(run);
  const page = log.pages?.find(({ title }) => title.startsWith(`${check} · `));
  return log.entries.filter(({ pageref }) => pageref === page?.id);
};

test('a HAR validator takes what is written, with texts of any kind too', () => {
  assert.equal(readHar(everything).version, '1.2');
  fc.assert(
    fc.property(fc.array(hostileText, { minLength: 1, maxLength: 9 }), (texts) => {
      assert.equal(readHar(plantTexts(everything, texts)).entries.length, readHar(everything).entries.length);
    }),
    { numRuns: 30, seed: 6 },
  );
});

test('the validator refuses what is not HAR', () => {
  assert.equal(
    validate({ log: { version: '1.2', creator: { name: 'x', version: '1' }, entries: [{}] } }),
    false,
  );
});

test('it has every exchange of the findings once, the other deployment, and the samples', () => {
  const expected = everything.findings.reduce(
    (sum, { steps, other }) => sum + (steps?.length ?? 1) + Number(other !== undefined),
    everything.samples?.length ?? 0,
  );
  assert.equal(readHar(everything).entries.length, expected);
  assert.deepEqual(
    entriesOf(everything, 'update-keeps-what-is-omitted').map(({ comment }) => comment),
    ['step 1', 'the finding'],
  );
  assert.deepEqual(
    entriesOf(everything, 'update-rejects-wrong-kinds').map(({ comment }) => comment),
    ['the finding', 'the other deployment'],
  );
});

test('request and answer are as they were recorded', () => {
  const [entry] = entriesOf(everything, 'update-bounds-the-rate-limit');
  assert.equal(entry?.request.postData?.text, '{"rate_limit_requests_per_minute":0}');
  assert.equal(entry?.request.bodySize, 36);
  assert.deepEqual(entry?.request.headers[0], { name: 'content-type', value: 'application/json' });
  assert.equal(entry?.response.status, 200);
  assert.match(entry?.response.content.text ?? '', /"rate_limit_requests_per_minute":0,/);
});

test('the query is told apart as a browser reads it', () => {
  const sample = readHar(everything).entries.find(({ comment }) => comment === 'example');
  assert.deepEqual(sample?.request.queryString, [
    { name: 'verbose', value: '1' },
    { name: 'x', value: ' y' },
  ]);
});

test('bytes that are no text are in base64, and are said to be', () => {
  const [entry] = entriesOf(everything, 'server-does-not-fail');
  const data = Object.entries(entry?.request.postData ?? {});
  assert.deepEqual(
    data.filter(([name]) => name === '_encoding'),
    [['_encoding', 'base64']],
  );
  assert.equal(entry?.request.bodySize, Buffer.from(entry?.request.postData?.text ?? '', 'base64').length);
});

test('a silence has status 0 and says what it was', () => {
  const [entry] = entriesOf(everything, 'server-answers');
  assert.equal(entry?.response.status, 0);
  assert.match(entry?.response.comment ?? '', /^no answer before the timeout: /);
});

test('exchanges keep their order in time', () => {
  const moments = readHar(everything).entries.map(({ startedDateTime }) => startedDateTime);
  assert.deepEqual(moments, moments.toSorted());
  assert.equal(new Set(moments).size, moments.length);
});

test('times that no calendar has are no obstacle', () => {
  const [finding] = everything.findings;
  assert.ok(finding !== undefined, 'there is a finding');
  const exchange = { ...finding.exchange, response: { silence: 'timeout', detail: '', ms: 1e300 } };
  const run = { ...everything, startedAt: '9999-99-99T99:99:99Z', findings: [{ ...finding, exchange }] };
  assert.equal(readHar(run).entries.length, 1 + (everything.samples?.length ?? 0));
});

test('the same run gives the same bytes', () => {
  assert.equal(renderHar(structuredClone(everything)), renderHar(everything));
});

test('what no HTTP client sends is told in a comment', () => {
  const [finding, ...others] = everything.findings;
  assert.ok(finding !== undefined);
  const request = {
    method: 'PUT',
    url: 'http://h/raw',
    headers: {},
    body: '{}',
    wire: 'chunk-trailer',
  } as const;
  const exchange = { ...finding.exchange, request };
  const { steps: _, ...alone } = finding;
  const run: Run = { ...everything, findings: [{ ...alone, exchange }, ...others] };
  const entry = entriesOf(run, finding.check).find(({ request: { url } }) => url === 'http://h/raw');
  assert.equal(entry?.request.comment, 'sent as chunk-trailer, as no HTTP client sends it');
});

test('a chunked body is told by its header, and where it was cut by a field of ours', () => {
  const [finding, ...others] = everything.findings;
  assert.ok(finding !== undefined);
  const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
  const request = { method: 'PUT', url: 'http://h/a', headers, body: '{"a":"é"}', chunkedAt: [7] };
  const exchange = { ...finding.exchange, request };
  const run: Run = {
    ...everything,
    findings: [{ ...finding, exchange, steps: [exchange, exchange] }, ...others],
  };
  const entry = entriesOf(run, finding.check).find(({ request: { url } }) => url === 'http://h/a');
  assert.deepEqual(entry?.request.postData, {
    mimeType: 'application/json',
    text: '{"a":"é"}',
    _chunkedAt: [7],
  });
  assert.deepEqual(entry?.request.headers.find(({ name }) => name === 'transfer-encoding')?.value, 'chunked');
});
