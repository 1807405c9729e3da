import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clauses } from '../../spec/generated/clauses.ts';
import { createFetchHandler } from '../fetch-handler.ts';
import { readFaults } from './field-fault.ts';

const handle = createFetchHandler();
const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';

async function faultsOf(body: string) {
  const answer = await handle(
    new Request(`http://localhost/v1/agent-configurations/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body,
    }),
  );
  assert.equal(answer.status, 422);
  return readFaults(await answer.text());
}

test("the mock's own refusals stand beside their fields, with the clause that decides", async () => {
  const update = { rate_limit_requests_per_minute: 0, status: 'gone', hub: 5, delegated_agents: [{}, 7] };
  const faults = await faultsOf(JSON.stringify(update));
  assert.deepEqual(
    faults.map(({ field, inside, clause }) => [field, inside, clause]),
    [
      ['status', '', '3.1/status-values'],
      ['hub', '', '2.2/field-types'],
      ['rate_limit_requests_per_minute', '', '8/rate-limit'],
      ['delegated_agents', '[1]', '2.2/field-types'],
    ],
  );
  for (const { clause } of faults) assert.ok(clauses.some((one) => one.id === clause));
});

test('a fault of the whole body belongs to no field', async () => {
  const [fault] = await faultsOf('[]');
  assert.equal(fault?.field, undefined);
});

test('a refusal of one sentence is told, and one of another form is left to its own text', () => {
  const told = ['{"detail":"Agent not found"}', '<html>', '{"errors":[{"path":"hub"},{"path":"status"}]}'];
  assert.deepEqual(
    told.map((body) => readFaults(body).map(({ field, message }) => [field, message])),
    [[[undefined, 'Agent not found']], [[undefined, '']], [[undefined, '']]],
  );
});
