import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import { understand } from '../oracle/understand.ts';
import type { Case } from './case.ts';
import { evolutionStatusCases, listCases, unknownUuids, wrongUuids } from './evolution-cases.ts';
import { genomeCases } from './genome-cases.ts';
import { spoiledUuids } from './update-cases.ts';

const agentId = '7d6c5b4a-3f2e-4d1c-8b0a-9f8e7d6c5b4a';
const subject = subjectOf(agentId);
const verdictOf = ({ request }: Case) => understand(request, subject).expectation.verdict;

/** The classes of cases by what the oracle says of them. */
function byVerdict(cases: Iterable<Case>): Readonly<Record<string, readonly string[]>> {
  const classes: Record<string, string[]> = { accept: [], reject: [], either: [] };
  for (const one of cases) classes[verdictOf(one)]?.push(one.valueClass);
  return classes;
}

test('evolution status: given agents and unknownUuids are accepted, bad uuids rejected, other spellings open', () => {
  const { accept = [], reject = [], either = [] } = byVerdict(evolutionStatusCases([agentId]));
  assert.deepEqual(accept, [
    'given agent',
    'upper case',
    'mixed case',
    'compressed answer',
    'as axios asks',
    'called JSON',
    ...unknownUuids.map(([name]) => name),
  ]);
  assert.equal(reject.length, wrongUuids.length + spoiledUuids(agentId).length);
  for (const name of reject) assert.match(name, /^no uuid: /);
  const escaped = ['first letter escaped', 'hyphens escaped'];
  assert.deepEqual(either, [
    ...escaped,
    '32 digits',
    'urn',
    'braces',
    'half a pair of braces',
    'backslashes',
    'control characters',
    'line end',
    'braces and signs',
  ]);
});

test('evolution status: without an agent there are unknownUuids', () => {
  const { accept = [], reject = [] } = byVerdict(evolutionStatusCases([]));
  assert.deepEqual(
    accept,
    unknownUuids.map(([name]) => name),
  );
  assert.ok(reject.length > wrongUuids.length);
});

test('the list is read plain, with scores and without', () => {
  assert.deepEqual(
    [...listCases('/v1/agents')].map(({ request }) => `${request.method} ${request.path}`),
    [
      'GET /v1/agents',
      ...['true', 'false', '1', '0', 'kit'].map((flag) => `GET /v1/agents?include_scores=${flag}`),
    ],
  );
});

test('no class of a reading or a genome has two cases, and they come in the same order each time', () => {
  for (const make of [() => [...evolutionStatusCases([agentId])], () => [...genomeCases('/v1/genomes/')]]) {
    const cases = make();
    assert.ok(cases.length > 30, `${cases.length} cases`);
    assert.deepEqual(make(), cases);
    const requests = cases.map(({ request }) => JSON.stringify(request));
    assert.equal(new Set(requests).size, requests.length);
  }
});
