import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evolutionStatusRequest, updateRequest } from '../generate/cases.ts';
import type { Outcome, SentRequest } from '../run/exchange.ts';
import { Entrance } from './entrance.ts';

const answer = (status: number): Outcome => ({
  kind: 'answer',
  status,
  headers: {},
  body: '',
  ms: 1,
  redirects: [],
});
const ids = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '425eea3e-f605-4ba2-905f-8a8526edfb38'] as const;
const put = (id: string, body: string) => updateRequest('/v1/agent-configurations/{id}', id, body);
const [first, second] = ids.map((id) => put(id, '{}'));

/** An entrance to a deployment that answers like this from now on, and had taken these. */
async function entranceTo(statusOf: (request: SentRequest) => number, taken: readonly SentRequest[]) {
  const asked: SentRequest[] = [];
  const entrance = new Entrance({
    ask: async (request) => {
      asked.push(request);
      return answer(statusOf(request));
    },
    rest: async () => {},
  });
  for (const request of taken) await entrance.admit(request, answer(200));
  return { entrance, asked };
}

test('a 401 to what was taken before is no answer, and is asked for three times', async () => {
  assert.ok(first !== undefined && second !== undefined);
  const { entrance, asked } = await entranceTo(() => 401, [first, second]);
  const outcome = await entrance.admit(put(ids[0], '{"hub":"kit"}'), answer(401));
  assert.equal(outcome.kind === 'silence' && outcome.reason, 'withheld');
  assert.deepEqual(entrance.lockedOut(), { status: 401, after: 3 });
  assert.equal(asked.length, 6);
});

test('a 401 to one request, or of one agent, stays an answer', async () => {
  assert.ok(first !== undefined && second !== undefined);
  const isKeptOut = ({ path }: SentRequest) => path === first.path;
  const { entrance } = await entranceTo((request) => (isKeptOut(request) ? 401 : 200), [first, second]);
  const refused = answer(401);
  assert.equal(await entrance.admit(put(ids[0], '{"hub":"kit"}'), refused), refused);
  assert.equal(entrance.lockedOut(), undefined);
});

test('a 403 tells of an agent, unless everything is answered so', async () => {
  assert.ok(first !== undefined);
  const status = evolutionStatusRequest(ids[0]);
  const refused = answer(403);
  const some = await entranceTo(({ method }) => (method === 'PUT' ? 403 : 200), [first, status]);
  assert.equal(await some.entrance.admit(first, refused), refused);
  const all = await entranceTo(() => 403, [first, status]);
  assert.notEqual(await all.entrance.admit(first, refused), refused);
});

test('what is kept out for a moment is asked for again, and not for ever', async () => {
  assert.ok(first !== undefined);
  const { entrance } = await entranceTo(() => 200, [first]);
  for (let count = 0; count < 100; count += 1) {
    const outcome = await entrance.admit(put(ids[0], '{"hub":"kit"}'), answer(401));
    assert.equal(outcome.kind === 'answer' && outcome.status, 200);
  }
  const refused = answer(401);
  assert.equal(await entrance.admit(put(ids[0], '{"hub":"kit"}'), refused), refused);
});

test('whom nobody let in before gets the answer', async () => {
  const { entrance } = await entranceTo(() => 401, []);
  const refused = answer(401);
  assert.equal(await entrance.admit(put(ids[0], '{}'), refused), refused);
});
