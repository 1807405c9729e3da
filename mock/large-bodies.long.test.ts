import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Dialect } from '../spec/dialect-points.ts';
import { dialectPresets } from '../spec/dialect-presets.ts';
import { answer } from './answer.ts';
import { defaultState } from './state/first-state.ts';
import { createWorld } from './state/world.ts';

const size = 1_000_000;
const filled = (before: string, item: string, after: string) =>
  before + item.repeat(Math.floor((size - before.length - after.length) / item.length)) + after;
const manyKeys = Array.from({ length: 80_000 }, (_, key) => `"k${key}":1`).join(',');

interface Large {
  readonly body: string | Uint8Array;
  readonly dialect?: Partial<Dialect>;
}

const shape = {
  takes: 'objects',
  keys: { a: { required: true } },
  unknown: 'reject',
} as const;
const shaped: Partial<Dialect> = {
  'nested-shapes': 'shaped',
  examples: { nested: { delegated_agents: shape, agent_params: shape } },
};

const wrong: Readonly<Record<string, Large>> = {
  'half a million items that are no text': { body: filled('{"evaluated_harnesses":[', '1,', '1]}') },
  'items that are no object': { body: filled('{"delegated_agents":[', '"",', '""]}') },
  'objects for texts': { body: filled('{"evaluated_harnesses":[', '{},', '{}]}') },
  'objects of another shape': { body: filled('{"delegated_agents":[', '{},', '{}]}'), dialect: shaped },
  'keys of no shape': { body: `{"agent_params":{${manyKeys}}}`, dialect: shaped },
  'unknown keys': { body: `{${manyKeys}}`, dialect: { 'unknown-keys': 'reject' } },
  'a body of another encoding': {
    body: Buffer.from(filled('{"evaluated_harnesses":[', '1,', '1]}').slice(-size / 2), 'utf16le').swap16(),
  },
  'a body of an encoding of four bytes': {
    body: Buffer.from(filled('{"evaluated_harnesses":[', '1,', '1]}').slice(-size / 4), 'latin1').reduce(
      (bytes, byte, at) => {
        bytes[at * 4 + 3] = byte;
        return bytes;
      },
      new Uint8Array(size),
    ),
  },
};

for (const [what, { body, dialect }] of Object.entries(wrong)) {
  test(`1 MB is refused in less than 300 ms, with at most 1,000 faults: ${what}`, () => {
    const world = createWorld(defaultState('seconds'), {
      dialect: { ...dialectPresets.fastapi, ...dialect },
      now: () => 0,
      seed: 1,
    });
    const request = {
      method: 'PUT',
      target: '/v1/agent-configurations/3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b',
      scheme: 'http',
      header: (name: string) => (name === 'content-type' ? 'application/json' : undefined),
      body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
    } as const;
    // Processor time, and the least of several: what a machine that is busy adds is not meant.
    let best = Number.POSITIVE_INFINITY;
    for (let turn = 0; turn < 5; turn += 1) {
      const started = process.cpuUsage();
      const response = answer(request, world);
      const { user, system } = process.cpuUsage(started);
      best = Math.min(best, (user + system) / 1000);
      assert.equal(response.status, 422);
      assert.ok((response.body ?? '').length < 6_000_000, `${response.body?.length} characters`);
      assert.ok(JSON.parse(response.body ?? '').detail.length <= 1000);
    }
    assert.ok(best < 300, `${best} ms`);
  });
}

test('faults that echo the whole body each are listed up to 4 MB', () => {
  const keys = Object.fromEntries(Array.from({ length: 50 }, (_, key) => [`k${key}`, { required: true }]));
  const world = createWorld(defaultState('seconds'), {
    dialect: {
      ...dialectPresets.fastapi,
      'nested-shapes': 'shaped',
      examples: { nested: { agent_params: { takes: 'objects', keys, unknown: 'keep' } } },
    },
    now: () => 0,
    seed: 1,
  });
  const response = answer(
    {
      method: 'PUT',
      target: '/v1/agent-configurations/3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b',
      scheme: 'http',
      header: (name) => (name === 'content-type' ? 'application/json' : undefined),
      body: new TextEncoder().encode(`{"agent_params":{"a":"${'x'.repeat(900_000)}"}}`),
    },
    world,
  );
  assert.equal(JSON.parse(response.body ?? '').detail.length, 4);
});
