import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dialectPresets } from '../spec/dialect-presets.ts';
import { createForward } from './forwarding/ask-evolution-service.ts';
import { type MockOptions, settleOptions } from './mock-options.ts';

const platform = {
  wallClock: () => 5,
  stopwatch: () => 0,
  loadValidator: () => () => undefined,
  createForward,
  later: () => () => undefined,
};
const settle = (options: MockOptions) => settleOptions(options, {}, platform);

test('everything may be left out', () => {
  const settings = settle({});
  assert.equal(settings.dialect, dialectPresets.fastapi);
  assert.equal(settings.firstState.agents.length, 10);
  assert.equal(settings.createClock()(), 5);
  assert.equal(settings.maxBody, 1_048_576);
  assert.equal(settings.injection, undefined);
  assert.equal(settings.journalSize, 1000);
  assert.deepEqual(settings.bucketLimits, { most: 256, bytes: 67_108_864, idleMilliseconds: 600_000 });
});

test('a dialect is named or given, and the usual state follows its time unit', () => {
  assert.equal(settle({ dialect: 'strict' }).dialect, dialectPresets.strict);
  const dialect = { ...dialectPresets.fastapi, 'time-unit': 'milliseconds' } as const;
  assert.equal(settle({ dialect }).firstState.agents[0]?.['created_at'], 1768209207000);
});

test('a fixed clock is made for each world', () => {
  const { createClock } = settle({ clock: 'fixed' });
  assert.equal(createClock()(), createClock()());
});

test('one latency is a range without width', () => {
  assert.deepEqual(settle({ latency: '100..200' }).injection?.latency, { from: 100, to: 200 });
  assert.deepEqual(settle({ latency: 5 }).injection, { latency: { from: 5, to: 5 }, failRate: 0 });
  assert.deepEqual(settle({ latency: { from: 1, to: 2 }, failRate: 1 }).injection?.latency, {
    from: 1,
    to: 2,
  });
});

const wrong: readonly (readonly [options: Readonly<Record<string, unknown>>, message: RegExp])[] = [
  [{ dialect: 'fastpi' }, /dialect fastpi: .* Did you mean fastapi\?/],
  [{ dialect: 'constructor' }, /dialect constructor: there is no preset/],
  [{ dialect: './file.json' }, /dialect \.\/file\.json: .*fastapi, strict.* readDialect\(text\)/],
  [{ clock: 'reel' }, /clock reel: .* Did you mean real\?/],
  [{ cors: 'localhost:5173' }, /cors localhost:5173: it is not an origin/],
  [{ seed: -1 }, /seed -1: /],
  [{ maxBody: 1.5 }, /maxBody 1\.5: /],
  [{ failRate: 2 }, /failRate 2: /],
  [{ latency: -1 }, /latency -1: /],
  [{ latency: { from: 5, to: 4 } }, /latency 5\.\.4: /],
  [{ latency: 'soon' }, /latency soon: it is neither /],
  [{ maxBuckets: 0 }, /maxBuckets 0: /],
];

for (const [options, message] of wrong) {
  test(`refuses ${JSON.stringify(options)}`, () => {
    assert.throws(() => settle(options), message);
  });
}

test('an evolution url is one that paths can be put behind', () => {
  assert.equal(settle({}).forward, undefined);
  assert.equal(typeof settle({ evolutionUrl: 'https://evolution.example/api/' }).forward, 'function');
  for (const evolutionUrl of ['localhost:80', 'ftp://x', 'http://x/?a=1', ''])
    assert.throws(
      () => settle({ evolutionUrl }),
      /^Inability: evolutionUrl .*: it is not an http or https url/,
    );
});
