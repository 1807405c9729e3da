import assert from 'node:assert/strict';
import { test } from 'node:test';
import { updateFieldNamed } from '../../spec/fields.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { publishedChoices } from './published-choices.ts';

const own = [...(updateFieldNamed('protocol')?.choices ?? [])];
const bodyOf = (protocol: JsonObject) => ({ type: 'object', properties: { protocol } });

test('choices beyond those of the contract are found, through references and alternatives', () => {
  const document = { components: { schemas: { Protocol: { type: 'string', enum: [...own, 'grpc'] } } } };
  const body = bodyOf({ anyOf: [{ $ref: '#/components/schemas/Protocol' }, { type: 'null' }] });
  assert.deepEqual([...publishedChoices(document, body)], [['protocol', ['grpc']]]);
});

test('the choices of the contract, fewer of them, and none at all are no others', () => {
  for (const schema of [{ enum: own }, { enum: own.slice(1) }, { type: 'string' }, {}])
    assert.equal(publishedChoices({}, bodyOf(schema)).size, 0, JSON.stringify(schema));
  assert.equal(publishedChoices({}, undefined).size, 0);
});
