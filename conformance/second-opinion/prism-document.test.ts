import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linearPattern } from '../../spec/decimal-text.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { readContractDocument } from './prism/prism-opinion.ts';
import { preparePrismDocument } from './prism-document.ts';

const contract = readContractDocument();
const pathsOf = (document: JsonObject) => Object.keys(Object(document['paths']));
const patternsIn = (document: JsonObject) =>
  [...JSON.stringify(document).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(([, text = '']) =>
    JSON.parse(text),
  );

test('the update path is that of the deployment, and the other paths stay', () => {
  const prepared = preparePrismDocument(contract, '/api/agents/{id}/settings');
  assert.deepEqual(
    pathsOf(prepared),
    pathsOf(contract).map((path) =>
      path === '/v1/agent-configurations/{id}' ? '/api/agents/{id}/settings' : path,
    ),
  );
  assert.ok(pathsOf(prepared).includes('/v1/genomes') && pathsOf(prepared).includes('/v1/genomes/'));
  assert.ok(pathsOf(prepared).includes('/api/agents/{id}/settings'));
});

test('no pattern of the contract is left that could hang', () => {
  assert.ok(patternsIn(contract).length >= 2);
  assert.deepEqual(
    new Set(patternsIn(preparePrismDocument(contract, '/v1/agent-configurations/{id}'))),
    new Set([linearPattern]),
  );
});

test('nothing but path and patterns changes', () => {
  const usual = preparePrismDocument(contract, '/v1/agent-configurations/{id}');
  const withoutPatterns = (document: JsonObject) =>
    JSON.stringify(document, (name, value) =>
      name === 'pattern' && typeof value === 'string' ? undefined : value,
    );
  assert.equal(withoutPatterns(usual), withoutPatterns(contract));
});
