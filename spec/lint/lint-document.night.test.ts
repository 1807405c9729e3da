import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import SwaggerParser from '@apidevtools/swagger-parser';
import { parse } from 'yaml';
import { clauses } from '../generated/clauses.ts';
import { lintDocument } from './lint-document.ts';

const text = readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8');
const sections = new Set(clauses.map((clause) => clause.section));

/** Lints the document with one piece of its text replaced. */
function lintWith(from: string, to: string): string {
  assert.ok(text.includes(from), `openapi.yaml has no ${from}`);
  return lintDocument(parse(text.replace(from, to)), sections).join('\n');
}

test('openapi.yaml passes swagger-parser', async () => {
  const api = await SwaggerParser.validate(parse(text));
  assert.equal(api.info.version, '0.1.0');
});

test('openapi.yaml passes the lint', () => {
  assert.deepEqual(lintDocument(parse(text), sections), []);
});

test('rejects an unknown type, which swagger-parser lets pass', async () => {
  const broken = ['agent_name: { type: string,', 'agent_name: { type: strin,'] as const;
  await SwaggerParser.validate(parse(text.replace(...broken)));
  assert.match(lintWith(...broken), /schema Agent: .*strin/);
});

test('rejects an unknown keyword', () => {
  assert.match(lintWith('minimum: 1', 'minimun: 1'), /minimun/);
});

test('rejects a repeated operationId', () => {
  assert.match(
    lintWith('operationId: createGenomeWithoutSlash', 'operationId: createGenome'),
    /repeats the operationId/,
  );
});

test('rejects a clause that does not exist, and a missing one', () => {
  assert.match(lintWith("x-clause: '4.4'", "x-clause: '4.9'"), /4\.9 is no section/);
  assert.match(
    lintWith("x-clause: '2.5'\n      required", 'required'),
    /schema ValidationError: has no x-clause/,
  );
});

test('rejects an example that is not valid', () => {
  assert.match(
    lintWith("status: under_review, test_score: '92.5'", "status: under_review, test_score: 'x'"),
    /example/,
  );
  assert.match(
    lintWith('rate_limit_requests_per_minute: 240', 'rate_limit_requests_per_minute: 0'),
    /the example rename/,
  );
});
