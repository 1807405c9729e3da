import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NestedShape } from '../../spec/dialect-examples.ts';
import { JsonNumber, type JsonValue } from '../../spec/json-value.ts';
import type { FaultList, Parse } from './fault.ts';
import { shapedListParser, shapedObjectParser } from './shaped-object.ts';

const model: NestedShape = {
  takes: 'objects',
  unknown: 'drop',
  keys: {
    temperature: { kind: 'number', nullable: true, filled: null },
    max_tokens: { kind: 'integer', nullable: true, filled: null },
  },
};
const closed: NestedShape = {
  takes: 'objects',
  unknown: 'reject',
  keys: { name: { kind: 'text', required: true }, anything: {} },
};

function read(parse: Parse, input: JsonValue): unknown {
  const faults: FaultList = [];
  const value = parse(input, ['body', 'p'], faults);
  return typeof value === 'symbol' ? faults.map(({ type, loc }) => [type, ...loc.slice(2)].join(' ')) : value;
}
const readAs = (shape: NestedShape, input: JsonValue) => read(shapedObjectParser(shape), input);

test('a model drops other keys, fills in missing ones and reads its own as pydantic does', () => {
  assert.deepEqual(readAs(model, {}), { temperature: null, max_tokens: null });
  assert.deepEqual(readAs(model, { max_tokens: '5', other: 1 }), { temperature: null, max_tokens: 5 });
  assert.deepEqual(readAs(model, { temperature: 1, max_tokens: null }), {
    temperature: new JsonNumber('1.0'),
    max_tokens: null,
  });
  assert.deepEqual(readAs(model, { temperature: 'x', max_tokens: [] }), [
    'float_parsing temperature',
    'int_type max_tokens',
  ]);
  assert.deepEqual(readAs(model, 5), ['model_attributes_type']);
});

test('a closed one refuses what is too many and what is too few, in that order', () => {
  assert.deepEqual(readAs(closed, { name: 'a', anything: { b: [] } }), { name: 'a', anything: { b: [] } });
  assert.deepEqual(readAs(closed, { x: 1, y: 2 }), [
    'missing name',
    'extra_forbidden x',
    'extra_forbidden y',
  ]);
  assert.deepEqual(readAs({ ...closed, first: 'unknown' }, { x: 1 }), ['extra_forbidden x', 'missing name']);
  assert.deepEqual(readAs({ ...closed, lists: 'first' }, { x: 1 }), ['missing name']);
});

test('an open one keeps other keys as they are', () => {
  const open: NestedShape = { ...closed, unknown: 'keep' };
  assert.deepEqual(readAs(open, { name: 'a', other: null }), { name: 'a', other: null });
});

test('other keys may have to be of a kind, and a key may be known to be dropped', () => {
  const texts: NestedShape = { takes: 'objects', unknown: 'keep', keys: {}, others: { kind: 'text' } };
  assert.deepEqual(readAs(texts, { a: 'b' }), { a: 'b' });
  assert.deepEqual(readAs(texts, { a: 'b', c: 5, d: null }), ['string_type c', 'string_type d']);
  const nullable: NestedShape = { ...texts, others: { kind: 'text', nullable: true } };
  assert.deepEqual(readAs(nullable, { d: null }), { d: null });
  const dropping: NestedShape = { ...texts, keys: { a: { dropped: true } } };
  assert.deepEqual(readAs(dropping, { a: 5, b: 'c' }), { b: 'c' });
});

test('faults are told in the words that were seen, at the key or at the object', () => {
  const told: NestedShape = {
    ...closed,
    faults: {
      unknown: { type: 'too many', atObject: true },
      missing: { type: 'too few' },
      kind: { type: 'wrong', atObject: true },
      notObject: { type: 'none' },
    },
  };
  assert.deepEqual(readAs(told, { x: 1 }), ['too few name', 'too many']);
  assert.deepEqual(readAs(told, { name: 5 }), ['wrong']);
  assert.deepEqual(readAs(told, []), ['none']);
});

test('one that takes nothing refuses every object', () => {
  const shape: NestedShape = { takes: 'nothing', unknown: 'reject', keys: {} };
  assert.deepEqual(readAs(shape, {}), ['value_error']);
  assert.deepEqual(readAs({ ...shape, faults: { object: { type: 'closed' } } }, {}), ['closed']);
});

test('a list has a fault for each item, or one for all', () => {
  assert.deepEqual(read(shapedListParser(closed), [{}, { name: 'a' }, 5]), [
    'missing 0 name',
    'model_attributes_type 2',
  ]);
  assert.deepEqual(read(shapedListParser({ ...closed, lists: 'first' }), [{}, {}]), ['missing 0 name']);
  assert.deepEqual(read(shapedListParser(model), []), []);
});
