import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { InputSort } from '../../../spec/fault-key.ts';
import { foldKeys } from './fold-keys.ts';

const fault = (type: string, sort: InputSort, name: string, kind: string, told: string) => ({
  type,
  sort,
  place: { name, kind },
  told,
});

test('what is told alike everywhere stands under its type alone', () => {
  const alike = [
    fault('enum', 'text', 'status', 'choice', 'a'),
    fault('enum', 'list', 'protocol', 'choice', 'a'),
  ];
  assert.deepEqual(foldKeys(alike), { enum: 'a' });
});

test('what differs by kind, by sort or by field stands under as much as it takes', () => {
  assert.deepEqual(
    foldKeys([
      fault('uuid_parsing', 'text', 'id', 'path', 'path'),
      fault('uuid_parsing', 'text', 'guard_config_id', 'uuid', 'body'),
      fault('enum', 'text', 'status', 'choice', 'choice'),
      fault('enum', 'list', 'status', 'choice', 'kind'),
      fault('string_type', 'list', 'hub', 'text', 'hub'),
      fault('string_type', 'list', 'purpose', 'text', 'purpose'),
    ]),
    {
      'uuid_parsing@path': 'path',
      'uuid_parsing@uuid': 'body',
      'enum/text@choice': 'choice',
      'enum/list@choice': 'kind',
      'string_type/list@hub': 'hub',
      'string_type/list@purpose': 'purpose',
    },
  );
});

test('a part of a sort has keys of its own where it is told otherwise anywhere, and else none', () => {
  const whole = [
    fault('enum', 'text', 'status', 'choice', 'a'),
    fault('enum', 'text', 'protocol', 'choice', 'b'),
  ];
  const alike = [
    fault('enum', 'empty-text', 'status', 'choice', 'a'),
    fault('enum', 'empty-text', 'protocol', 'choice', 'b'),
  ];
  assert.deepEqual(foldKeys([...whole, ...alike]), { 'enum/text@status': 'a', 'enum/text@protocol': 'b' });
  const other = alike.map((one) => ({ ...one, told: 'empty' }));
  assert.deepEqual(foldKeys([...whole, ...other]), {
    'enum/text@status': 'a',
    'enum/text@protocol': 'b',
    'enum/empty-text@choice': 'empty',
  });
});
