import assert from 'node:assert/strict';
import { test } from 'node:test';
import { found } from '../../fixtures/in-memory/finding-in-a-line.ts';
import { jsonAnswer } from '../../fixtures/in-memory/run-context.ts';
import { updateAnswersTheAgent } from '../checks/update-answers-the-agent.ts';
import { createTally, type Tally } from '../phases/tally.ts';
import { placeAt } from '../run/place.ts';
import type { Finding } from '../run/run-record.ts';
import { createFindingDesk } from './finding-desk.ts';

/** Notes that a cause was met. */
function meet(tally: Tally, key: string): void {
  const request = { method: 'PUT', path: '/a', headers: {}, body: '{}' };
  tally.causes.set(key, {
    check: updateAnswersTheAgent,
    departure: { level: 'must', code: key, place: placeAt('answer'), expected: '', actual: '' },
    exchange: { operation: 'updateAgent', request, outcome: jsonAnswer(200, {}) },
    origin: { phase: 'fuzz', mutations: [], index: 1 },
    order: 1,
    serial: 0,
    seen: 1,
  });
}

const line = (code: string, more: Partial<Finding> = {}): Finding => ({
  ...found(`update-answers-the-agent answer ${code}`, '{}'),
  ...more,
});

/** A desk whose settling gives what is laid out, one after another. */
function deskOf(...settled: readonly { findings: readonly Finding[]; unconfirmed?: readonly Finding[] }[]) {
  const tally = createTally();
  const asked: (readonly string[])[] = [];
  const desk = createFindingDesk(tally, async ({ causes }) => {
    const { findings = [], unconfirmed = [] } = settled[asked.length] ?? {};
    asked.push([...causes.keys()]);
    return { findings, unconfirmed };
  });
  return { tally, desk, asked };
}

test('each cause is settled once, and nothing is asked where nothing is new', async () => {
  const { tally, desk, asked } = deskOf({ findings: [line('a')] }, { findings: [line('b')] });
  assert.equal(await desk.settleNew(), false);
  meet(tally, 'a');
  assert.equal(await desk.settleNew(), true);
  assert.equal(await desk.settleNew(), false);
  meet(tally, 'b');
  await desk.settleNew();
  assert.deepEqual(asked, [['a'], ['b']]);
  assert.equal(desk.settled().findings.length, 2);
});

test('what did not come back is forgotten, and settled again when it is met again, four times at most', async () => {
  const flaky = { findings: [line('a', { flaky: true, counts: false })] };
  const { tally, desk, asked } = deskOf(flaky, flaky, flaky, flaky, flaky);
  for (let left = 6; left > 0; left -= 1) {
    meet(tally, 'a');
    await desk.settleNew();
  }
  assert.equal(asked.length, 4);
  assert.equal(desk.settled().findings.length, 1);
});

test('one that came back takes the place of one that did not, and never the other way', async () => {
  const shaky = line('a', { flaky: true, counts: false });
  const { tally, desk } = deskOf(
    { findings: [shaky], unconfirmed: [shaky] },
    { findings: [line('a')] },
    { findings: [line('a', { flaky: true })] },
  );
  meet(tally, 'a');
  await desk.settleNew();
  assert.equal(desk.settled().unconfirmed.length, 1);
  meet(tally, 'a');
  await desk.settleNew();
  assert.deepEqual(
    desk.settled().findings.map(({ flaky }) => flaky),
    [false],
  );
  assert.deepEqual(desk.settled().unconfirmed, []);
  meet(tally, 'b');
  await desk.settleNew();
  assert.equal(desk.settled().findings[0]?.flaky, false);
});

test('of findings with one cause, one leads', async () => {
  const failing = (check: string): Finding => ({
    ...found(`${check} body/hub status-500`, '{"hub":"a"}', { status: 500 }),
  });
  const { tally, desk } = deskOf({
    findings: [failing('server-does-not-fail'), failing('update-answers-the-agent')],
  });
  assert.deepEqual(desk.leading(), []);
  meet(tally, 'a');
  await desk.settleNew();
  assert.equal(desk.settled().findings.length, 2);
  assert.equal(desk.leading().length, 1);
});

test('what is weighed once more takes the place of what was settled, and what is added or counts now is told', async () => {
  const { tally, desk } = deskOf({ findings: [line('a', { counts: false })] });
  meet(tally, 'a');
  await desk.settleNew();
  const countAll = (all: readonly Finding[]) => all.map((one) => ({ ...one, counts: true }));
  assert.deepEqual([desk.weigh(countAll), desk.weigh(countAll)], [true, false]);
  assert.deepEqual(
    desk.settled().findings.map(({ counts }) => counts),
    [true],
  );
  assert.equal(
    desk.weigh((all) => [...all, line('b')]),
    true,
  );
  assert.equal(desk.settled().findings.length, 2);
});

test('what was met and not yet sent again is told beside what is settled, and stays to be settled', async () => {
  const tally = createTally();
  const nothing = { unconfirmed: [] };
  // Of another check, so that neither stands under the other.
  const other = found('server-does-not-fail answer b', '{"hub":"b"}', { status: 500 });
  const findingOf = (key: string) => (key === 'a' ? line('a') : other);
  const desk = createFindingDesk(
    tally,
    async ({ causes }) => ({ ...nothing, findings: [...causes.keys()].map(findingOf) }),
    async ({ causes }) => ({
      ...nothing,
      findings: [...causes.keys()].map((key) => ({ ...findingOf(key), flaky: true })),
    }),
  );
  meet(tally, 'a');
  await desk.settleNew();
  meet(tally, 'b');
  const told = await desk.met();
  assert.deepEqual(
    told.map(({ code, flaky }) => [code, flaky]),
    [
      ['a', false],
      ['b', true],
    ],
  );
  assert.deepEqual(
    desk.settled().findings.map(({ code }) => code),
    ['a'],
  );
  assert.equal(await desk.settleNew(), true);
});
