import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import type { Departure } from '../observe/judgement.ts';
import type { Exchange } from '../run/exchange.ts';
import { decideReplay, type PlayedFinding } from './decide-replay.ts';

const id = '4b7d2c1a-93e0-4f58-a6c4-1d0e9b8a7f63';
const subject = subjectOf(id);

const request = (body: string) => ({
  method: 'PUT',
  path: `/v1/agent-configurations/${id}`,
  headers: { 'content-type': 'application/json' },
  body,
});

/** An exchange with an update that the contract leaves open, so that no check has a word to say of a refusal. */
function answered(status: number, body = '{"detail":"no"}', sent = '{"x":1}'): Exchange {
  const headers = { 'content-type': 'application/json' };
  const outcome = { kind: 'answer', status, headers, body, ms: 1, redirects: [] } as const;
  return { operation: 'updateAgent', request: request(sent), outcome };
}

const silent: Exchange = {
  operation: 'updateAgent',
  request: request('{}'),
  outcome: { kind: 'silence', reason: 'reset', detail: 'It broke.', ms: 1 },
};

const departure: Departure = {
  level: 'must',
  code: 'c',
  place: { part: 'answer', pointer: '' },
  expected: 'e',
  actual: 'now this',
};
const origin = { phase: 'systematic', index: 1 } as const;

const decide = (part: Partial<PlayedFinding>) =>
  decideReplay({
    finding: { level: 'must', origin, operation: 'updateAgent' },
    judgement: 'kept',
    recorded: [answered(500)],
    replayed: [answered(400)],
    subject,
    isThere: true,
    ...part,
  });

test('what is kept is fixed, and what departs is still failing', () => {
  assert.deepEqual(decide({}), { verdict: 'fixed' });
  assert.deepEqual(decide({ judgement: departure }), { verdict: 'still failing', why: 'now this' });
});

test('a departure of less weight is another finding', () => {
  const { verdict, why } = decide({ judgement: { ...departure, level: 'should' } });
  assert.equal(verdict, 'fixed');
  assert.equal(why, 'what is left is no must, but a should: now this');
  const heavier = decide({
    finding: { level: 'should', origin, operation: 'updateAgent' },
    judgement: departure,
  });
  assert.equal(heavier.verdict, 'still failing');
});

test('no answer is no verdict, unless it is the finding', () => {
  assert.deepEqual(decide({ replayed: [silent] }), { verdict: 'could not be judged', why: 'It broke' });
  assert.equal(decide({ replayed: [silent], judgement: departure }).verdict, 'still failing');
});

test('404 and 401 tell nothing as long as the operation was not seen to be there', () => {
  for (const status of [401, 403, 404, 405]) {
    for (const judgement of ['kept', departure] as const) {
      const { verdict, why } = decide({ replayed: [answered(status)], judgement, isThere: false });
      assert.equal(verdict, 'could not be judged');
      assert.match(why ?? '', new RegExp(`^it answered ${status}; `));
    }
  }
  assert.equal(decide({ replayed: [answered(404)] }).verdict, 'fixed');
});

test('an answer of a gateway or a limit tells nothing, unless it is what was recorded', () => {
  for (const status of [401, 429, 502, 503, 504]) {
    assert.equal(decide({ replayed: [answered(status)] }).verdict, 'could not be judged');
  }
  const recorded = [answered(503)];
  const again = decide({ recorded, replayed: [answered(503)], judgement: departure });
  assert.equal(again.verdict, 'still failing');
});

test('a sequence of which an earlier step is answered otherwise decides nothing, unless it departs', () => {
  const recorded = [answered(200), answered(422), answered(200)];
  const replayed = [answered(200), answered(200), answered(200)];
  assert.deepEqual(decide({ recorded, replayed }), {
    verdict: 'could not be judged',
    why: 'step 2 of 3 was answered 422, and now 200',
  });
  assert.equal(decide({ recorded, replayed, judgement: departure }).verdict, 'still failing');
  assert.equal(
    decide({ recorded, replayed: [answered(201), answered(400), answered(200)] }).verdict,
    'fixed',
  );
});

test('an earlier step that failed as the last one did is what is fixed, at the same place only', () => {
  const recorded = [answered(200), answered(400), answered(400)];
  const replayed = [answered(200), answered(200), answered(200)];
  assert.deepEqual(decide({ recorded, replayed }), { verdict: 'fixed' });
  const elsewhere = { ...answered(400), request: { ...request('{}'), path: '/v1/genomes/' } };
  const [first, , last] = recorded;
  assert.ok(first !== undefined && last !== undefined);
  assert.equal(decide({ recorded: [first, elsewhere, last], replayed }).verdict, 'could not be judged');
});

test('where its check is not concerned, an answer that nobody finds fault with is a remedy', () => {
  assert.equal(decide({ judgement: 'not concerned', replayed: [answered(400)] }).verdict, 'fixed');
  const failing = decide({ judgement: 'not concerned', replayed: [answered(500)] });
  assert.equal(failing.verdict, 'could not be judged');
  assert.match(failing.why ?? '', /departs from server-does-not-fail$/);
});

test('where a scenario or the list shows nothing, nothing is decided', () => {
  const replayed = [answered(422, '{"detail":[]}')];
  for (const finding of [
    {
      level: 'must',
      origin: { phase: 'scenario', about: 'purpose', index: 1 },
      operation: 'updateAgent',
    },
    { level: 'must', origin, operation: 'listAgents' },
  ] as const) {
    const { verdict } = decide({ finding, judgement: 'not concerned', replayed });
    assert.equal(verdict, 'could not be judged');
  }
});
