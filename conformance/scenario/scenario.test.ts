import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JsonObject } from '../../spec/json-value.ts';
import type { Exchange, Send } from '../run/exchange.ts';
import { type Actions, playScenario, type Scenario } from './scenario.ts';

const subject = {
  updatePath: '/{id}',
  genomePath: '/v1/genomes/',
  listPath: '/',
  agentIds: new Set<string>(),
  testScoreInput: 'text-and-numbers',
} as const;

/** Plays scenarios one after another, and tells what was sent, as the last letter of the path and the body. */
async function playAll(
  agentId: string | undefined,
  plays: readonly ((actions: Actions) => Promise<unknown>)[],
) {
  const sent: string[] = [];
  const send: Send = async ({ path, body }) => {
    sent.push(`${path.at(-1)} ${body}`);
    return { kind: 'answer', status: 200, headers: {}, body: '{}', ms: 1, redirects: [] };
  };
  const lastRead = new Map<string, Exchange>();
  const lastAnswered = new Map<string, JsonObject>();
  for (const play of plays) {
    const scenario: Scenario = {
      about: 'test',
      agentId,
      play: async (actions) => {
        await play(actions);
        return 'not concerned';
      },
    };
    await playScenario(scenario, { send, subject, elapsed: () => 0, lastRead, lastAnswered });
  }
  return sent;
}

test('what a scenario read last is not read again by the next one, until something is sent to the agent', async () => {
  const readTwice = async ({ put, read }: Actions) => {
    await read('a');
    await put('a', { hub: 'kit' });
    await read('a');
  };
  assert.deepEqual(await playAll('a', [readTwice, readTwice]), [
    'a {}',
    'a {"hub":"kit"}',
    'a {}',
    'a {"hub":"kit"}',
    'a {}',
  ]);
});

test('in a scenario of several agents, one is read again after an update of another', async () => {
  const watchOther = async ({ put, read }: Actions) => {
    await read('b');
    await put('a', { hub: 'kit' });
    await read('b');
  };
  assert.deepEqual(await playAll(undefined, [watchOther, watchOther]), [
    'b {}',
    'a {"hub":"kit"}',
    'b {}',
    'a {"hub":"kit"}',
    'b {}',
  ]);
});

test('whatever else is sent may write, and everything is read again', async () => {
  const readAround = async ({ read, send }: Actions) => {
    await read('a');
    await send('readEvolutionStatus', { method: 'GET', path: '/s', headers: {} });
    await read('a');
  };
  assert.deepEqual(await playAll('a', [readAround]), ['a {}', 's undefined', 'a {}']);
});

test('what an update answered is recalled without a request, by the next scenario too', async () => {
  const recallAround = async ({ put, recall }: Actions) => {
    await recall('a');
    await put('A', { hub: 'kit' });
    await recall('a');
  };
  assert.deepEqual(await playAll('a', [recallAround, recallAround]), [
    'a {}',
    'A {"hub":"kit"}',
    'A {"hub":"kit"}',
  ]);
});

test('what is sent under another spelling of the id makes the last reading old', async () => {
  const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
  const readAround = async ({ put, read }: Actions) => {
    await read(id);
    await put(id.replaceAll('-', ''), { hub: 'kit' });
    await read(id);
  };
  assert.deepEqual(await playAll(id, [readAround]), ['b {}', 'b {"hub":"kit"}', 'b {}']);
});

/** The paths of what shows that the agents behind some paths are not as they should be, where updates go out so. */
async function tellingOf(play: Scenario['play']): Promise<readonly string[]> {
  const scenario: Scenario = {
    about: 'test',
    agentId: undefined,
    judge: (views) => {
      const isWrong = views.some(({ state }) => state?.['hub'] === 'wrong');
      const place = { part: 'answer', pointer: '/hub' } as const;
      return isWrong ? { level: 'must', code: 'kit', place, expected: 'right', actual: 'wrong' } : 'kept';
    },
    play,
  };
  const send: Send = async ({ path }) => {
    await Promise.resolve();
    const body = path === '/b' ? '{"hub":"wrong"}' : '{"hub":"right"}';
    return { kind: 'answer', status: 200, headers: {}, body, ms: 1, redirects: [] };
  };
  const { telling } = await playScenario(scenario, { send, subject, elapsed: () => 0 });
  return telling.map(({ request }) => request.path);
}

test('readings at the same time do not hide which of them shows it, updates do', async () => {
  const readAll =
    (update: JsonObject): Scenario['play'] =>
    async ({ put, read }) => {
      await Promise.all([put('a', update), put('A', update)]);
      await Promise.all(['a', 'b', 'c'].map(read));
      return undefined;
    };
  assert.deepEqual(await tellingOf(readAll({})), ['/a', '/A', '/a', '/b']);
  assert.deepEqual(await tellingOf(readAll({ hub: 'kit' })), ['/a', '/A', '/a', '/b', '/c']);
});
