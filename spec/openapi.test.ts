import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import * as contract from '../fixtures/contract-tables/fields.ts';
import { notShown, operations, versions } from '../fixtures/contract-tables/operations.ts';
import { contentOf, type Document, nameOfReference, type Schema, schemaNamed } from './generate/document.ts';
import { clauses } from './generated/clauses.ts';

const document: Document = parse(readFileSync(new URL('./openapi.yaml', import.meta.url), 'utf8'));

const typesOf = (schema: Schema): readonly string[] =>
  typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
const plainKinds = new Set(['string', 'integer', 'number', 'boolean', 'array']);

/** What openapi.yaml says of a field, in the form of the second transcription. */
function fieldTypeOf(schema: Schema): contract.FieldType {
  const nullable =
    typesOf(schema).includes('null') || (schema.anyOf?.some((one) => one.type === 'null') ?? false);
  const reference = schema.$ref ?? schema.anyOf?.find((one) => one.$ref !== undefined)?.$ref;
  if (reference !== undefined) {
    const name = nameOfReference(reference);
    const target = schemaNamed(document, name);
    return target.enum === undefined
      ? { kind: 'object', nullable, object: name }
      : { kind: 'enum', nullable, values: target.enum };
  }
  const [kind, ...others] = typesOf(schema).filter((type) => type !== 'null');
  assert.ok(
    kind !== undefined && others.length === 0 && plainKinds.has(kind),
    `one plain type in ${JSON.stringify(schema)}`,
  );
  const items = schema.items?.$ref === undefined ? schema.items?.type : nameOfReference(schema.items.$ref);
  return {
    kind: kind as contract.FieldType['kind'],
    nullable,
    ...(schema.format === undefined ? {} : { format: schema.format as 'uuid' }),
    ...(items === undefined ? {} : { items: String(items) }),
    ...(schema.minimum === undefined ? {} : { minimum: schema.minimum }),
    ...(schema.pattern === undefined ? {} : { pattern: schema.pattern }),
  };
}

test('has the 35 fields of an agent, each as the contract has it', () => {
  const { properties = {}, required = [] } = schemaNamed(document, 'Agent');
  const rows = Object.entries(properties).map(([name, schema]) => ({
    name,
    type: fieldTypeOf(schema),
    required: required.includes(name),
    ...(schema.default === undefined ? {} : { default: schema.default }),
  }));
  assert.equal(rows.length, 35);
  assert.deepEqual(rows, contract.agentFields);
});

test('has the 23 fields of an update, each as the contract has it', () => {
  const { properties = {}, required } = schemaNamed(document, 'AgentUpdate');
  const rows = Object.entries(properties).map(([name, schema]) =>
    schema['x-not-shown'] === undefined
      ? { name, type: fieldTypeOf(schema), required: false }
      : { name, notShown: true, required: false },
  );
  assert.equal(required, undefined);
  assert.equal(rows.length, 23);
  assert.deepEqual(rows, contract.updateFields);
});

test('an update carries none of the fields that the contract keeps from it', () => {
  const { properties = {} } = schemaNamed(document, 'AgentUpdate');
  const agent = Object.keys(schemaNamed(document, 'Agent').properties ?? {});
  assert.deepEqual(
    agent.filter((name) => !(name in properties)).sort(),
    [...contract.updateDoesNotCarry].sort(),
  );
});

test('shows no field of the nested objects', () => {
  for (const name of contract.nestedObjects) {
    const schema = schemaNamed(document, name);
    assert.equal(schema.properties, undefined, name);
    assert.notEqual(schema['x-not-shown'], undefined, name);
  }
});

test('has the validation error as the contract has it', () => {
  for (const [name, rows] of [
    ['HTTPValidationError', contract.httpValidationErrorFields],
    ['ValidationError', contract.validationErrorFields],
  ] as const) {
    const { properties = {}, required = [] } = schemaNamed(document, name);
    const found = Object.entries(properties).map(([field, schema]) => [
      field,
      schema.type,
      required.includes(field),
    ]);
    assert.deepEqual(
      found,
      rows.map((row) => [row.name, row.kind, row.required]),
    );
  }
  const { properties = {} } = schemaNamed(document, 'ValidationError');
  assert.deepEqual(
    properties['loc']?.items?.type,
    contract.validationErrorFields.find(({ name }) => name === 'loc')?.items,
  );
});

test('has the operations as the contract has them', () => {
  const found = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  for (const row of operations) {
    const mine = found.filter(({ operation }) => operation['x-clause'] === row.section);
    assert.ok(
      mine.every(({ method }) => method === row.method),
      row.name,
    );
    if (!row.pathNotShown)
      assert.deepEqual(
        mine.map(({ path }) => path),
        row.paths,
      );
    if (row.pathEnding !== undefined) assert.ok(mine[0]?.path.endsWith(row.pathEnding));
    for (const { operation } of mine) {
      const [parameter] = operation.parameters ?? [];
      assert.equal(parameter?.name, row.pathParameter?.name ?? row.queryParameter?.name, row.name);
      assert.equal(parameter?.schema.format, row.pathParameter?.format, row.name);
      for (const status of row.statuses)
        assert.ok(String(status) in operation.responses, `${row.name} ${status}`);
      assert.equal(
        operation.requestBody !== undefined,
        row.body.endsWith('object') || row.body === 'update body',
      );
    }
  }
  assert.equal(found.length, 5);
});

test('a 422 has the declared body wherever it is declared', () => {
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item)) {
      const rejected = operation.responses['422'];
      if (rejected === undefined) continue;
      const schema = contentOf(document, rejected)?.['application/json'].schema;
      assert.equal(nameOfReference(schema?.$ref ?? ''), 'HTTPValidationError');
    }
  }
});

test('carries the versions of the contract', () => {
  assert.equal(document.openapi, versions.openapi);
  assert.equal(document.info.version, versions.description);
  assert.notEqual(Object.keys(document.paths).length, 0);
  for (const path of Object.keys(document.paths)) assert.ok(path.startsWith(`${versions.pathPrefix}/`));
});

test('the catalogue has a clause NOT SHOWN for every section that leaves something open', () => {
  const open = new Set<string>(
    clauses.filter(({ level }) => level === 'NOT SHOWN').map(({ section }) => section),
  );
  for (const { section } of notShown) assert.ok(open.has(section), section);
});

test('the catalogue names each clause once, under its own section', () => {
  assert.equal(new Set(clauses.map(({ id }) => id)).size, clauses.length);
  for (const { id, section } of clauses) assert.equal(id.slice(0, id.indexOf('/')), section);
});
