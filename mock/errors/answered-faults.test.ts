import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsOfAnswer, summarizeFaults } from './answered-faults.ts';

const faultsAt = (...locs: readonly (readonly (string | number)[])[]) =>
  summarizeFaults(locs.map((loc) => ({ loc, msg: 'm' })));

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

test('a 422 of a service behind the mock tells what it can', () => {
  const told = (body: string) => faultsOfAnswer(JSON.parse(body));
  for (const body of ['[]', 'null', '{"detail":{"hub":"m"}}', '{"detail":[1,null,{}]}', '{"detail":5}', '{}'])
    assert.deepEqual(told(body), [], body);
  assert.deepEqual(told('{"detail":[{"msg":"m"},{"loc":["body","hub"],"msg":"n"}]}'), [
    { field: 'hub', why: 'n' },
  ]);
});
