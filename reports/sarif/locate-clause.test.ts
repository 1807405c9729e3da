import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { placeAt } from '../../conformance/run/place.ts';
import { clauseLines } from '../../spec/generated/clause-lines.ts';
import { clauses } from '../../spec/generated/clauses.ts';
import { type ClauseLine, locateClause } from './locate-clause.ts';

const linesOf = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').split('\n');
const files = new Map(['spec/openapi.yaml', 'spec/clauses.yaml'].map((file) => [file, linesOf(file)]));
const textAt = ({ file, line }: ClauseLine) => files.get(file)?.[line - 1] ?? '';

const indentOf = (text: string) => text.search(/[^ -]/);

test('every line of the table names its section, in the file itself', () => {
  assert.ok(clauseLines.length > 100, `only ${clauseLines.length} lines`);
  for (const entry of clauseLines) {
    const key = entry.file === 'spec/openapi.yaml' ? 'x-clause' : 'section';
    assert.match(textAt(entry), new RegExp(`(?:^| )${key}: '${entry.section.replace('.', '\\.')}'`));
  }
});

test('a part begins with its name, holds its line, and ends before the next one of its depth', () => {
  const entries = clauseLines.filter(({ file }) => file === 'spec/openapi.yaml');
  assert.notEqual(entries.length, 0);
  for (const entry of entries) {
    const lines = files.get(entry.file) ?? [];
    const part = lines.slice(entry.from - 1, entry.to);
    assert.ok(entry.from <= entry.line && entry.line <= entry.to, entry.name);
    assert.ok(part.join('\n').includes(entry.name), `${entry.name} at ${entry.from}`);
    const [first = ''] = part;
    for (const text of part.slice(1))
      assert.ok(indentOf(text) > first.search(/\S/), `${entry.name}: ${text}`);
    const next = lines[entry.to] ?? '';
    assert.ok(indentOf(next) <= indentOf(first), `${entry.name} goes on: ${next}`);
  }
});

test('every section that openapi.yaml states is in the table as often as there', () => {
  const stated = (files.get('spec/openapi.yaml') ?? []).join('\n').match(/x-clause:/g)?.length;
  assert.equal(clauseLines.filter(({ file }) => file === 'spec/openapi.yaml').length, stated);
  assert.equal(clauseLines.filter(({ file }) => file === 'spec/clauses.yaml').length, clauses.length);
});

const locate = (
  clause: string,
  operation: 'updateAgent' | 'readEvolutionStatus',
  place: readonly string[],
  requirement = '',
) =>
  locateClause({ clause, operation, place: placeAt('body', ...place), requirement }).map(
    ({ file, name, section }) => `${file} ${section} ${name}`,
  );

test('a field is located where the section states the field', () => {
  assert.deepEqual(locate('2.2, 8', 'updateAgent', ['rate_limit_requests_per_minute']), [
    'spec/openapi.yaml 2.2 rate_limit_requests_per_minute',
    'spec/openapi.yaml 8 rate_limit_requests_per_minute',
  ]);
  assert.deepEqual(locate('2.1', 'updateAgent', ['latest_evaluation', 'score']), [
    'spec/openapi.yaml 2.1 latest_evaluation',
  ]);
  assert.deepEqual(locate('4.1', 'readEvolutionStatus', ['agent_id']), ['spec/openapi.yaml 4.1 agent_id']);
});

test('what is about no field is located at the operation, and else at the whole of the section', () => {
  assert.deepEqual(locate('4.3', 'updateAgent', ['hub']), ['spec/openapi.yaml 4.3 updateAgent']);
  assert.deepEqual(locate('2.2', 'updateAgent', []), ['spec/openapi.yaml 2.2 AgentUpdate']);
  assert.deepEqual(locate('2.1', 'updateAgent', []), ['spec/openapi.yaml 2.1 Agent']);
});

test('what openapi.yaml does not state is located in clauses.yaml, at the statement that is meant', () => {
  assert.deepEqual(
    locate('7', 'updateAgent', ['hub'], 'loc of a validation error leads to the faulty input.'),
    ['spec/clauses.yaml 7 loc-leads-to-the-fault'],
  );
  assert.deepEqual(locate('3, 2.2', 'updateAgent', ['status'], 'A text that is not listed is rejected.'), [
    'spec/openapi.yaml 2.2 status',
    'spec/clauses.yaml 3 choices',
  ]);
});

test('every clause that a contract section has can be located', () => {
  const shown = clauses.filter(({ level }) => level !== 'NOT SHOWN');
  assert.notEqual(shown.length, 0);
  for (const { section, requirement } of shown) {
    const [first] = locateClause({ clause: section, requirement });
    assert.ok(first !== undefined, section);
    assert.ok(textAt(first).includes(`'${section}'`), section);
  }
});

test('a clause that there is not is located nowhere', () => {
  assert.deepEqual(locateClause({ clause: '99.9', requirement: '' }), []);
});
