import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answeredFaults } from './answered-faults.ts';

const faultsAt = (...locs: readonly (readonly (string | number)[])[]) =>
  answeredFaults({
    status: 422,
    body: JSON.stringify({ detail: locs.map((loc) => ({ loc, msg: 'm', type: 't' })) }),
  });

test('a fault is named as people write the way to it', () => {
  const fields = faultsAt(
    ['body', 'hub'],
    ['body', 'delegated_agents', 0, 'role'],
    ['path', 'id'],
    ['body'],
    ['body', 12],
  );
  assert.deepEqual(
    fields.map(({ field }) => field),
    ['hub', 'delegated_agents[0].role', 'id', 'body', 'body[12]'],
  );
});

test('the reason is the message', () => {
  assert.deepEqual(faultsAt(['body', 'hub']), [{ field: 'hub', why: 'm' }]);
});

test('a hostile request does not make an endless list, nor endless texts', () => {
  const faults = faultsAt(...Array.from({ length: 5000 }, () => ['body', 'x'.repeat(5000)]));
  assert.equal(faults.length, 100);
  assert.ok((faults[0]?.field.length ?? 0) < 210);
});

test('a 422 of another form, as a service behind the mock may answer it, tells what it can', () => {
  const told = (body: string) => answeredFaults({ status: 422, body });
  for (const body of ['[]', 'null', '{"detail":{"hub":"m"}}', '{"detail":[1,null,{}]}', '{"detail":5}'])
    assert.deepEqual(told(body), [], body);
  assert.deepEqual(told('{"detail":[{"msg":"m"},{"loc":["body","hub"],"msg":"n"}]}'), [
    { field: 'hub', why: 'n' },
  ]);
});

test('other answers have no faults, nor has a 422 with a plain detail', () => {
  assert.deepEqual(answeredFaults({ status: 200, body: '{"detail":[{"loc":["a"],"msg":"m"}]}' }), []);
  assert.deepEqual(answeredFaults({ status: 422, body: undefined }), []);
  assert.deepEqual(answeredFaults({ status: 422, body: '{"detail":"text"}' }), []);
  assert.deepEqual(answeredFaults({ status: 422, body: '{}' }), []);
});
