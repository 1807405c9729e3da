import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { printJson } from '../../spec/json-print.ts';
import { JsonNumber, type JsonObject } from '../../spec/json-value.ts';
import { AgentPrinter } from './agent-printer.ts';

const names = ['id', 'hub', 'purpose', 'agent_params'];
const values = fc.oneof(
  fc.constantFrom(null, true, 0, -0, 1, '', 'é', '\ud800'),
  fc.constantFrom('1.50', 'NaN').map((text) => new JsonNumber(text)),
  fc.array(fc.integer(), { maxLength: 2 }),
);
const agents: fc.Arbitrary<JsonObject> = fc.dictionary(fc.constantFrom(...names), values);

test('prints any agents one after the other as if each were the first', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b'), agents), { maxLength: 8 }), (sequence) => {
      const printer = new AgentPrinter();
      for (const [id, agent] of sequence) assert.equal(printer.print(id, agent), printJson(agent));
    }),
    { numRuns: 300 },
  );
});

test('prints a value again only where it was replaced', () => {
  const printer = new AgentPrinter();
  const params = { temperature: 1 };
  printer.print('a', { hub: 'x', agent_params: params });
  params.temperature = 2;
  assert.equal(
    printer.print('a', { hub: 'y', agent_params: params }),
    '{"hub":"y","agent_params":{"temperature":1}}',
  );
});
