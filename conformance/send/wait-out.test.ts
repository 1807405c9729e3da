import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createVirtualClock } from '../../fixtures/virtual-clock.ts';
import type { Outcome, SentRequest } from '../run/exchange.ts';
import { ClosedPlaces } from './closed-places.ts';
import { Pace } from './pace.ts';
import { waitOut } from './wait-out.ts';

const answer = (status: number, headers: Readonly<Record<string, string>> = {}): Outcome => ({
  kind: 'answer',
  status,
  headers,
  body: '',
  ms: 0,
  redirects: [],
});
const later = (seconds: number, status = 429): Outcome => answer(status, { 'retry-after': String(seconds) });
const ok = answer(200);
const reset: Outcome = { kind: 'silence', reason: 'reset', detail: '', ms: 1 };
const late: Outcome = { kind: 'silence', reason: 'aborted', detail: '', ms: 0 };

const probe: SentRequest = { method: 'PUT', path: '/agent', headers: {}, body: '{}' };
const odd: SentRequest = { method: 'PUT', path: '/agent', headers: {}, body: '{"purpose":"odd"}' };

/** A deployment on a clock of its own that answers by what is asked, and how often that was asked before. */
function openWay(respond: (request: SentRequest, before: number, at: number) => Outcome, longest = 100_000) {
  const clock = createVirtualClock();
  const patience = (droughtMs: number) => longest - droughtMs;
  const pace = new Pace({ connections: 16, ...clock, patience });
  const counts = { waits: 0, unanswered: 0, singled: 0, failing: 0, passing: 0 };
  const asked: (readonly [request: SentRequest, at: number])[] = [];
  const way = {
    pace,
    now: clock.now,
    counts,
    places: new ClosedPlaces(),
    probe: () => probe,
    ask: async (request: SentRequest, isAlone: boolean): Promise<Outcome> => {
      if (!isAlone) {
        if (!(await pace.enter())) return late;
        pace.leave();
      }
      const before = asked.filter(([one]) => one === request).length;
      asked.push([request, clock.now()]);
      return respond(request, before, clock.now());
    },
    rest: async (milliseconds: number) => {
      await clock.sleep(milliseconds);
      return true;
    },
  };
  const send = async (request: SentRequest) => {
    const outcome = await waitOut(request, way);
    return outcome.kind === 'answer' ? outcome.status : outcome.reason;
  };
  const timesOf = (request: SentRequest) => asked.filter(([one]) => one === request).map(([, at]) => at);
  return { send, timesOf, counts, pace, clock };
}

test('a 429 is waited out, as long as it asks for', async () => {
  const way = openWay((_, before) => (before === 0 ? later(3) : ok));
  assert.equal(await way.send(odd), 200);
  assert.deepEqual(way.timesOf(odd), [0, 3000]);
  assert.deepEqual(way.counts, { waits: 1, unanswered: 0, singled: 0, failing: 0, passing: 0 });
});

test('a 408 is sent again at once; one that comes again is the answer', async () => {
  const slow = openWay((_, before) => (before === 0 ? answer(408) : ok));
  assert.equal(await slow.send(odd), 200);
  assert.deepEqual(slow.timesOf(odd), [0, 0]);
  assert.equal(await openWay(() => answer(408)).send(odd), 408);
});

test('a silence, and a 503 without a word where nothing was taken yet, are not waited out', async () => {
  const away = openWay(() => answer(503));
  assert.equal(await away.send(odd), 503);
  assert.deepEqual(away.timesOf(odd), [0]);
  assert.equal(await openWay(() => reset).send(odd), 'reset');
});

/** A deployment that took an update, and then answers as is told. */
async function openWayThatTook(respond: Parameters<typeof openWay>[0]) {
  const way = openWay((request, before, at) => (request === first ? ok : respond(request, before, at)));
  assert.equal(await way.send(first), 200);
  return way;
}
const first: SentRequest = { method: 'PUT', path: '/agent', headers: {}, body: '{"purpose":"first"}' };

test('a 503 without a word that passes is waited out, as long as it lasts', async () => {
  const way = await openWayThatTook((_, __, at) => (at < 20_000 ? answer(503) : ok));
  assert.equal(await way.send(odd), 200);
  const { waits, passing: _, ...others } = way.counts;
  assert.ok(waits > 3, `${waits} waits`);
  assert.deepEqual(others, { unanswered: 0, singled: 0, failing: 0 });
});

test('a 503 without a word that never passes is none to judge', async () => {
  const way = await openWayThatTook(() => answer(503));
  assert.equal(await way.send(odd), 'busy');
});

test('a 503 without a word to one request alone is its answer, and the more of them the sooner', async () => {
  const way = await openWayThatTook((request) => (request === probe ? ok : answer(503)));
  const took: number[] = [];
  for (let count = 0; count < 25; count += 1) {
    const before = way.clock.now();
    assert.equal(await way.send({ ...odd }), 503);
    took.push(way.clock.now() - before);
  }
  assert.deepEqual(way.counts, { waits: 0, unanswered: 0, singled: 0, failing: 20, passing: 0 });
  assert.ok((took[0] ?? 0) < 5000, took.join(', '));
  assert.ok((took[10] ?? 0) < 1000, took.join(', '));
  assert.deepEqual(took.slice(20), [0, 0, 0, 0, 0]);
  assert.equal(way.pace.slowedTo, undefined);
  assert.equal(way.pace.heldTo, undefined);
});

test('a limit by the clock that says no more than 503 is weather', async () => {
  for (const everyMs of [100, 1000, 4000]) {
    let takenAt = 0;
    const way = await openWayThatTook((_, __, at) => {
      if (at - takenAt < everyMs) return answer(503);
      takenAt = at;
      return ok;
    });
    const requests = Array.from({ length: 12 }, (_, index) => ({ ...odd, path: '/agent', body: `${index}` }));
    assert.deepEqual(new Set(await Promise.all(requests.map(way.send))), new Set([200]), `${everyMs} ms`);
    assert.equal(way.counts.failing, 0);
  }
});

test('a silence after a wait is the outcome', async () => {
  assert.equal(await openWay((_, before) => (before === 0 ? later(1) : reset)).send(odd), 'reset');
});

test('a wait beyond all patience is not begun, and the answer is none to judge', async () => {
  const way = openWay(() => later(3600));
  assert.equal(await way.send(odd), 'busy');
  assert.deepEqual(way.timesOf(odd), [0]);
  assert.deepEqual(way.counts, { waits: 1, unanswered: 1, singled: 0, failing: 0, passing: 0 });
});

for (const [status, refuse] of [
  [503, () => later(1, 503)],
  [429, () => later(1)],
  [429, () => answer(429)],
] as const) {
  const what =
    status === 429 && refuse().kind === 'answer' && Object.keys(Object(refuse())['headers']).length === 0;
  test(`a ${status} ${what ? 'without a word ' : ''}for one request alone, five times, is its answer`, async () => {
    const way = openWay((request) => (request === odd ? refuse() : ok));
    assert.equal(await way.send(odd), status);
    const times = way.timesOf(odd);
    const probes = way.timesOf(probe);
    // Where it is told how long to wait, it has that time for itself at last, without a probe.
    const hasLast = !what;
    const examined = hasLast ? times.slice(-6, -1) : times.slice(-5);
    if (hasLast) assert.ok((probes.at(-1) ?? 0) < (times.at(-2) ?? 0));
    for (let at = 1; at < 5; at += 1) {
      const [from = 0, to = 0] = [examined[at - 1], examined[at]];
      assert.equal(probes.filter((time) => time > from && time < to).length, 1, `between ${from} and ${to}`);
    }
    assert.deepEqual(way.counts, { waits: 0, unanswered: 0, singled: 1, failing: 0, passing: 0 });
    assert.equal(way.pace.slowedTo, undefined);
  });
}

test('what is asked to wait as all others are is weather, for as long as there is patience', async () => {
  const way = openWay(() => later(1, 503), 30_000);
  assert.equal(await way.send(odd), 'busy');
  const last = way.clock.now();
  assert.ok(last >= 25_000 && last < 40_000, `${last} ms`);
});

test('weather that passes is followed by the answer', async () => {
  const way = openWay((_, __, at) => (at < 50_000 ? later(2) : ok));
  assert.equal(await way.send(odd), 200);
});

test('a request that is taken while it is looked at has its answer', async () => {
  const way = openWay((request, before) => (request === odd && before < 4 ? later(1) : ok));
  assert.equal(await way.send(odd), 200);
  assert.equal(way.counts.singled, 0);
});

test('a limit of one request in a while, of which the rest is told, is no refusal though every probe uses it up', async () => {
  const window = 10_000;
  let last = 0;
  const way = openWay((_, __, at) => {
    if (last > 0 && at - last < window) return later(Math.ceil((window - (at - last)) / 1000));
    last = at;
    return ok;
  });
  assert.equal(await way.send(probe), 200);
  assert.equal(await way.send(odd), 200);
  assert.equal(await way.send(odd), 200);
  assert.equal(way.counts.singled, 0);
});

/** Limits that let one request go every so often, and no word or a wrong one of when: none may be taken for a refusal. */
for (const everyMs of [200, 500, 1500, 4000, 30_000])
  for (const [what, refuse] of [
    ['no word', () => answer(429)],
    ['"Retry-After: 0"', () => later(0)],
    ['"Retry-After: 1"', () => later(1)],
  ] as const)
    for (const startAt of [0.5, 0.9])
      test(`a limit of one in ${everyMs} ms with ${what} is weather, begun at ${startAt}`, async () => {
        let tokens = startAt;
        let filledAt = 0;
        const way = openWay((_, __, at) => {
          tokens = Math.min(1, tokens + (at - filledAt) / everyMs);
          filledAt = at;
          if (tokens < 1) return refuse();
          tokens -= 1;
          return ok;
        });
        const requests = Array.from({ length: 12 }, (_, index) => ({ ...odd, path: `/agent/${index}` }));
        const outcomes = new Set(await Promise.all(requests.map(way.send)));
        // Where it goes too slowly there may be no more time to wait; a refusal it never is.
        if (everyMs >= 10_000) outcomes.delete('busy');
        assert.deepEqual(outcomes, new Set([200]));
        assert.equal(way.counts.singled, 0);
      });

test('once it was seen thrice that single requests are asked to wait, the next is looked at sooner', async () => {
  const way = openWay((request) => (request === probe ? ok : later(60)), 1_000_000);
  const took: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    const before = way.clock.now();
    assert.equal(await way.send({ ...odd, path: `/${count}` }), 429);
    took.push(way.clock.now() - before);
  }
  assert.ok((took[0] ?? 0) > 480_000 && (took[3] ?? 0) < 250_000, took.join(', '));
});

test('a place that thrice did nothing but ask to wait is waited for no more, until it takes a request', async () => {
  const shut: SentRequest = { method: 'POST', path: '/genomes', headers: {}, body: '{}' };
  let isUp = false;
  const way = openWay((request) => (request.path !== shut.path || isUp ? ok : later(30, 503)), 120_000);
  const times: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    assert.equal(await way.send({ ...shut }), 503);
    times.push(way.clock.now());
  }
  assert.deepEqual(times.slice(3), [times[2], times[2]]);
  assert.equal(way.pace.isFree, true);
  isUp = true;
  assert.equal(await way.send({ ...shut }), 200);
  isUp = false;
  await way.send({ ...shut });
  assert.ok(way.clock.now() > (times[2] ?? 0));
});

test('a place that asks for so long a wait that two are too many is looked at while there is time', async () => {
  const shut: SentRequest = { method: 'POST', path: '/genomes', headers: {}, body: '{}' };
  const way = openWay((request) => (request.path === shut.path ? later(60, 503) : ok), 120_000);
  assert.deepEqual(await Promise.all([way.send({ ...shut }), way.send(odd)]), [503, 200]);
  assert.equal(way.counts.unanswered, 0);
});

test('where what a place has taken before is asked to wait too, the place is away, and no input is to blame', async () => {
  let isUp = true;
  const genome = (kit: number): SentRequest => ({
    method: 'POST',
    path: '/genomes',
    headers: {},
    body: `{"kit":${kit}}`,
  });
  const way = openWay((request) => (request.path !== '/genomes' || isUp ? ok : later(5, 503)), 1_000_000);
  assert.equal(await way.send(genome(1)), 200);
  isUp = false;
  assert.equal(await way.send(genome(2)), 'busy');
  assert.equal(way.counts.singled, 0);
});

test('where what a place has taken before is taken still, the input is to blame', async () => {
  const bad: SentRequest = { method: 'POST', path: '/genomes', headers: {}, body: '{"kit":"bad"}' };
  const way = openWay((request) => (request === bad ? later(5, 503) : ok), 1_000_000);
  assert.equal(await way.send({ ...bad, body: '{}' }), 200);
  assert.equal(await way.send(bad), 503);
});
