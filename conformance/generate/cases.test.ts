import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import { updateFields } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import type { Verdict } from '../oracle/expectation.ts';
import { understand } from '../oracle/understand.ts';
import type { SentRequest } from '../run/exchange.ts';
import { evolutionStatusRequest, genomeRequest, updateRequest } from './cases.ts';
import { genomes, notGenomes } from './genomes.ts';
import { malformedJson } from './malformed-json.ts';
import { openValues } from './open-values.ts';
import { conformingUpdates, plantedViolations } from './updates.ts';
import { badUuids, wellFormedUuids } from './uuids.ts';

const subject = subjectOf();
const nil = '00000000-0000-0000-0000-000000000000';
const update = (body: JsonObject) => updateRequest(subject.updatePath, nil, printJson(body));

function assertVerdict(verdict: Verdict, requests: fc.Arbitrary<SentRequest>): void {
  fc.assert(
    fc.property(requests, (request) => {
      const { expectation } = understand(request, subject);
      assert.equal(expectation.verdict, verdict);
      assert.equal(expectation.hostile, false);
    }),
    { numRuns: 60 },
  );
}

test('an update stands at its template with the id percent-encoded', () => {
  assert.deepEqual(updateRequest('/v1/agents/{id}/configuration', 'a b/ü', '{"hub":"x"}'), {
    method: 'PUT',
    path: '/v1/agents/a%20b%2F%C3%BC/configuration',
    headers: { 'content-type': 'application/json' },
    body: '{"hub":"x"}',
  });
});

test('a template without a place for the id is refused with what to do', () => {
  assert.throws(() => updateRequest('/v1/agents', 'x', '{}'), /Write \{id\} where it belongs/);
});

test('an evolution status is read without a body', () => {
  assert.deepEqual(evolutionStatusRequest('not-a-uuid'), {
    method: 'GET',
    path: '/v1/evolution/status/not-a-uuid',
    headers: {},
  });
});

test('a genome goes to either spelling of its path, byte for byte', () => {
  assert.equal(genomeRequest('{').path, '/v1/genomes/');
  assert.deepEqual(genomeRequest('{', '/v1/genomes'), {
    method: 'POST',
    path: '/v1/genomes',
    headers: { 'content-type': 'application/json' },
    body: '{',
  });
});

test('the oracle accepts conforming updates', () => assertVerdict('accept', conformingUpdates().map(update)));

test('the oracle rejects each planted violation at its place, and nowhere else', () => {
  fc.assert(
    fc.property(plantedViolations(), (planted) => {
      const { expectation } = understand(update(planted.update), subject);
      assert.equal(expectation.verdict, 'reject');
      assert.deepEqual(
        expectation.reasons.map(({ place }) => place),
        [planted.place],
      );
    }),
    { numRuns: 200 },
  );
});

test('the oracle leaves open values open', () => {
  for (const field of updateFields) {
    const values = openValues(field);
    if (values !== undefined)
      assertVerdict(
        'either',
        values.map((value) => update({ [field.name]: value })),
      );
  }
});

test('the oracle accepts well-formed uuids and rejects bad ones', () => {
  assertVerdict('accept', wellFormedUuids().map(evolutionStatusRequest));
  assertVerdict('reject', badUuids().map(evolutionStatusRequest));
});

test('the oracle accepts genomes and rejects what is none', () => {
  assertVerdict(
    'accept',
    genomes().map((genome) => genomeRequest(printJson(genome))),
  );
  assertVerdict(
    'reject',
    notGenomes().map((value) => genomeRequest(printJson(value), '/v1/genomes')),
  );
});

test('the oracle rejects malformed bodies', () => {
  assertVerdict(
    'reject',
    malformedJson().map((body) => genomeRequest(body)),
  );
  assertVerdict(
    'reject',
    malformedJson().map((body) => updateRequest(subject.updatePath, nil, body)),
  );
});
