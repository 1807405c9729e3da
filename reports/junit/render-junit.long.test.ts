import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { validateXML } from 'xmllint-wasm';
import type { Finding, Run } from '../../conformance/run/run-record.ts';
import { hostileText, hostileTexts, plantTexts } from '../../fixtures/runs/hostile-texts.ts';
import { renderJunit } from './render-junit.ts';
import { judgedCaseName, testSuitesOf } from './test-suites.ts';

const fixtures = new URL('../../fixtures/', import.meta.url);
const readRun = (name: string): Run =>
  JSON.parse(readFileSync(new URL(`runs/${name}.json`, fixtures), 'utf8'));
const everything = readRun('everything');
const schema = readFileSync(new URL('schemas/jenkins-junit.xsd', fixtures), 'utf8');

/** libxml2's own view of documents: its complaints, and the documents as it prints them. */
async function readXml(documents: readonly string[]) {
  const xml = documents.map((contents, index) => ({ fileName: `${index}.xml`, contents }));
  return validateXML({ xml, schema: [schema], normalization: 'c14n', maxMemoryPages: 4096 });
}

const caseNamed = (run: Run, name: string, suite: string) =>
  testSuitesOf(run)
    .find((one) => one.name === suite)
    ?.cases.find((one) => one.name === name);

/** A run with one finding, as it is changed. */
function runWith(change: Partial<Finding>, more: Partial<Run> = {}): Run {
  const finding = everything.findings.find(({ check }) => check === 'update-bounds-the-rate-limit');
  assert.ok(finding !== undefined, 'the fixture has the finding');
  return { ...everything, findings: [{ ...finding, ...change }], notJudged: [], ...more };
}

test('what is written fits the schema of Jenkins', async () => {
  const documents = [everything, readRun('conforming'), readRun('violating')].map(renderJunit);
  const { valid, errors } = await readXml(documents);
  assert.deepEqual(errors, []);
  assert.equal(valid, true);
});

test('the schema refuses what is not JUnit', async () => {
  const { valid } = await readXml([renderJunit(everything).replaceAll('testcase', 'test-case')]);
  assert.equal(valid, false);
});

test('hostile texts neither break a document nor add to it', async () => {
  const planted = [
    ...hostileTexts.map((text) => [text]),
    ...fc.sample(fc.array(hostileText, { minLength: 1, maxLength: 8 }), { numRuns: 60, seed: 6 }),
  ];
  const count = (text: string, tag: string) => text.split(`<${tag}`).length;
  const plain = renderJunit(everything);
  const documents = planted.map((texts) => renderJunit(plantTexts(everything, texts)));
  for (const [index, document] of documents.entries())
    for (const tag of ['testcase ', 'testsuite ', 'failure ', 'error ', 'property '])
      assert.equal(count(document, tag), count(plain, tag), `${tag} with ${JSON.stringify(planted[index])}`);
  const { valid, errors } = await readXml(documents);
  assert.deepEqual(errors.slice(0, 1), []);
  assert.equal(valid, true);
});

test('a text comes back from an XML parser as it was, with what cannot be seen written out', async () => {
  const actual = 'a]]>b <c> &amp; "d" \u001b[31m\ud800\ufffe\tend\nof it';
  const { normalized } = await readXml([renderJunit(runWith({ actual }))]);
  const text = normalized.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  assert.ok(
    text.includes(String.raw`a]]>b <c> &amp; "d" \x1b[31m\ud800\ufffe${'\t'}end${'\n'}            of it`),
    'the text stands in the document',
  );
});

test('a finding that counts fails its check at its operation, and at no other', () => {
  const run = runWith({ check: 'server-answers', operation: 'createGenome' });
  assert.equal(caseNamed(run, 'server-answers', 'createGenome')?.outcome, 'failed');
  assert.equal(caseNamed(run, 'server-answers', 'updateAgent')?.outcome, 'passed');
});

test('a failure carries the curl command, the seed and the clause', () => {
  const { details = '' } = caseNamed(runWith({}), 'update-bounds-the-rate-limit', 'updateAgent') ?? {};
  for (const part of ['curl -sS', 'seed 42', '2.2, 8 (must)']) assert.ok(details.includes(part), part);
});

test('a known finding passes, with its reason and its end', () => {
  const known = { reason: 'TICKET-12', expires: '2027-01-31' };
  const run = runWith({ known, counts: false });
  const found = caseNamed(run, 'update-bounds-the-rate-limit', 'updateAgent');
  assert.equal(found?.outcome, 'passed');
  assert.match(found?.output ?? '', /known until 2027-01-31: TICKET-12/);
  assert.match(renderJunit(run), /<system-out>update-bounds-the-rate-limit/);
});

test('a flaky finding fails where it counts, and passes with a note where it does not', () => {
  const outcomeOf = (counts: boolean) =>
    caseNamed(runWith({ flaky: true, counts }), 'update-bounds-the-rate-limit', 'updateAgent');
  assert.equal(outcomeOf(true)?.outcome, 'failed');
  assert.equal(outcomeOf(false)?.outcome, 'passed');
  assert.match(outcomeOf(false)?.output ?? '', /flaky: not seen again/);
});

test('a check that was skipped says why', () => {
  const found = caseNamed(everything, 'list-carries-scores-when-asked', 'listAgents');
  assert.equal(found?.outcome, 'skipped');
  assert.match(renderJunit(everything), /<skipped>no list of agents was found<\/skipped>/);
});

test('several findings of a check are one failure that tells them all', () => {
  const [finding] = runWith({}).findings;
  assert.ok(finding !== undefined, 'there is a finding');
  const run = {
    ...everything,
    findings: [finding, { ...finding, place: { part: 'body', pointer: '/another_place' } as const }],
  };
  const found = caseNamed(run, finding.check, 'updateAgent');
  assert.match(found?.message ?? '', /^2 findings, the first: /);
  assert.match(found?.details ?? '', /another_place/);
});

test('a run that was not judged is an error, though nothing was found', () => {
  const run = runWith({}, { findings: [], verdict: 'not-judged', notJudged: ['it does not answer'] });
  assert.equal(caseNamed(run, judgedCaseName, 'run')?.outcome, 'error');
  assert.match(renderJunit(run), /^<testsuites [^>]* errors="1"/m);
});

test('a verdict without a finding is a failure', () => {
  const run = runWith({}, { findings: [], verdict: 'violates' });
  assert.equal(caseNamed(run, judgedCaseName, 'run')?.outcome, 'failed');
});

test('a finding of a check that the run does not list is not lost', () => {
  const run = runWith({ check: 'of-another-kit', operation: 'listAgents' });
  assert.equal(caseNamed(run, 'of-another-kit', 'listAgents')?.outcome, 'failed');
});

test('the counts are those of the tests', () => {
  const document = renderJunit(everything);
  const [, tests, failures, errors] = /tests="(\d+)" failures="(\d+)" errors="(\d+)">/.exec(document) ?? [];
  assert.equal(Number(tests), document.split('<testcase ').length - 1);
  assert.equal(Number(failures), document.split('<failure ').length - 1);
  assert.equal(Number(errors), document.split('<error ').length - 1);
  assert.equal(Number(failures), 3);
  assert.equal(Number(errors), 1);
});

test('the same run gives the same bytes', () => {
  assert.equal(renderJunit(structuredClone(everything)), renderJunit(everything));
});
