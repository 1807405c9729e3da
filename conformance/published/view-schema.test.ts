import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseJson } from '../../spec/json-parse.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import { firstType, oneWay, type SchemaView } from './schema-view.ts';
import { viewSchema } from './view-schema.ts';

const document: JsonObject = {
  Text: { type: 'string' },
  Named: { properties: { name: { type: 'string' } }, required: ['name'] },
  Aged: { type: 'object', properties: { age: { type: 'integer' } }, required: ['age', 5] },
  Self: { allOf: [{ $ref: '#/Self' }], properties: { next: { $ref: '#/Self' } } },
  Left: { anyOf: [{ $ref: '#/Right' }, { type: 'null' }] },
  Right: { anyOf: [{ $ref: '#/Left' }, { type: 'string' }] },
  Alone: { $ref: '#/Alone' },
};

const view = (schema: JsonValue | undefined): SchemaView => viewSchema(document, schema);
const typesOf = (schema: JsonValue) => [...(view(schema).types ?? ['unsaid'])].join(' ');
const keysOf = (schema: JsonValue) => [...(view(schema).properties?.keys() ?? [])].join(' ');
const wayOf = (schema: JsonValue) => firstType(oneWay(view(schema)));

const types: readonly (readonly [schema: JsonValue, types: string])[] = [
  [{ type: 'string' }, 'string'],
  [{ type: ['null', 'integer'] }, 'null integer'],
  [{ type: ['text', 7] }, 'unsaid'],
  [{ type: 'string', nullable: true }, 'string null'],
  [{ allOf: [{ $ref: '#/Text' }], nullable: true }, 'string null'],
  [{ nullable: true }, 'unsaid'],
  [{ $ref: '#/Text' }, 'string'],
  [{ anyOf: [{ $ref: '#/Text' }, { type: 'null' }] }, 'string null'],
  [{ oneOf: [{ type: 'integer' }, { type: 'number' }] }, 'integer number'],
  [{ anyOf: [{ type: 'integer' }, {}] }, 'unsaid'],
  [{ allOf: [{ type: ['string', 'null'] }, { type: 'string' }] }, 'string'],
  [{ enum: ['a', 1, null, true] }, 'string integer null boolean'],
  [{ const: [] }, 'array'],
  [{ properties: {} }, 'object'],
  [{ $ref: '#/None' }, 'unsaid'],
  [{ $ref: 'other.json#/Text' }, 'unsaid'],
  [{ $ref: 5 }, 'unsaid'],
  [{ $ref: '#/Alone' }, 'unsaid'],
  [{ $ref: '#/Left' }, 'unsaid'],
  [{ $ref: '#/Self' }, 'object'],
  [{ allOf: 'Text', anyOf: {}, oneOf: null }, 'unsaid'],
  [{ allOf: [null, 5, 'x', []] }, 'unsaid'],
  [true, 'unsaid'],
  [null, 'unsaid'],
];

for (const [schema, expected] of types) {
  test(`the types of ${JSON.stringify(schema)} are ${expected}`, () => {
    assert.equal(typesOf(schema), expected);
  });
}

test('a whole number is an integer, however it is written', () => {
  const parsed = parseJson('{"enum":[1.0,2e3]}');
  assert.equal(parsed.ok && typesOf(parsed.value), 'integer');
  const half = parseJson('{"const":0.5}');
  assert.equal(half.ok && typesOf(half.value), 'number');
});

test('what holds together is joined, and what stands beside a reference counts', () => {
  const both = { allOf: [{ $ref: '#/Named' }, { $ref: '#/Aged' }], properties: { more: {} } };
  assert.equal(keysOf(both), 'name age more');
  assert.deepEqual([...view(both).required], ['name', 'age']);
  assert.equal(view({ $ref: '#/Text', default: 'x' }).default, 'x');
  assert.deepEqual(view({ allOf: [{ enum: ['a', 'b'] }, { enum: ['b', 'c'] }] }).choices, ['b']);
});

test('of alternatives only what all say is said, null aside', () => {
  const either = { anyOf: [{ $ref: '#/Named' }, { $ref: '#/Aged' }, { type: 'null' }] };
  assert.equal(view(either).properties, undefined);
  assert.equal(keysOf({ anyOf: [{ type: 'null' }, { $ref: '#/Named' }] }), 'name');
  assert.deepEqual(view({ oneOf: [{ const: 'a' }, { enum: ['b', null] }] }).choices, ['a', 'b']);
  assert.equal(view({ anyOf: [{ const: 'a' }, { type: 'string' }] }).choices, undefined);
});

test('one way through a union is its first alternative but null, with what holds beside', () => {
  const either = { anyOf: [{ type: 'null' }, { $ref: '#/Named' }, { $ref: '#/Aged' }], maxLength: 5 };
  const way = oneWay(view(either));
  assert.deepEqual([...(way.properties?.keys() ?? [])], ['name']);
  assert.equal(way.isBounded, true);
  assert.equal(
    wayOf({ anyOf: [{ anyOf: [{ type: 'number' }, { type: 'string' }] }, { type: 'object' }] }),
    'number',
  );
  assert.equal(wayOf({ type: ['null', 'string'] }), 'string');
  assert.equal(wayOf({ anyOf: [{ type: 'null' }] }), undefined);
  assert.equal(wayOf({ anyOf: [] }), undefined);
});

const minimums: readonly (readonly [schema: JsonObject, minimum: number | undefined])[] = [
  [{ minimum: 1 }, 1],
  [{ exclusiveMinimum: 0 }, 1],
  [{ minimum: 0, exclusiveMinimum: true }, 1],
  [{ minimum: 5, exclusiveMinimum: 0 }, 5],
  [{ allOf: [{ minimum: 1 }, { minimum: 3 }] }, 3],
  [{ minimum: '1' }, undefined],
];

for (const [schema, minimum] of minimums) {
  test(`the least integer of ${JSON.stringify(schema)} is ${minimum}`, () => {
    assert.equal(view(schema).minimum, minimum);
  });
}

test('a schema of hostile depth or breadth says nothing, soon', () => {
  let deep: JsonObject = { type: 'string' };
  for (let level = 0; level < 5000; level += 1) deep = { allOf: [deep] };
  assert.equal(typesOf(deep), 'unsaid');
  const wide = {
    allOf: Array.from({ length: 200_000 }, (_, index) => ({ properties: { [`p${index}`]: {} } })),
  };
  assert.equal(keysOf(wide), '');
});

test('a document is read anew, whatever another had at the same place', () => {
  const schema = { $ref: '#/Text' };
  const other = { Text: { type: 'integer' } };
  assert.deepEqual([...(viewSchema(document, schema).types ?? [])], ['string']);
  assert.deepEqual([...(viewSchema(other, schema).types ?? [])], ['integer']);
});
