import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mockCommand } from '../../cli/mock/declare.ts';
import { createFetchHandler } from '../fetch-handler.ts';
import { mockOptionNames } from '../mock-options.ts';
import {
  bucketLines,
  type ControlLines,
  clockLines,
  failRateLines,
  latencyLines,
  nextLines,
  pointLines,
  resetLines,
  scenarioLines,
  snapshotLines,
  uploadLines,
} from './control-lines.ts';

const lines: readonly ControlLines[] = [
  scenarioLines('flaky'),
  latencyLines({ from: 5, to: 9 }),
  latencyLines({ from: 5, to: 5 }),
  failRateLines(0.5),
  nextLines('updateAgent', 503, 2),
  clockLines('fixed'),
  bucketLines('w'),
  bucketLines(''),
  resetLines,
  snapshotLines,
  uploadLines,
  pointLines('unknown-agent-on-status', 404),
];

test('every option that a control names is one of the mock', () => {
  const known = mockCommand().options.map(({ long }) => long);
  const named = lines.flatMap(({ option }) => (option === undefined ? [] : [option.split(' ', 1)[0] ?? '']));
  assert.ok(named.length >= 6);
  for (const option of named) assert.ok(known.includes(option), option);
});

test('every line of code that a control names runs', async () => {
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;
  const startMock = (options: object) => {
    for (const name of Object.keys(options)) assert.ok(mockOptionNames.includes(name), name);
    return createFetchHandler(options);
  };
  for (const { code } of lines) {
    const run = new AsyncFunction(
      'mock',
      'startMock',
      code.includes('const state') ? 'given' : 'state',
      code,
    );
    await run(createFetchHandler(), startMock, { agents: [] });
  }
});
