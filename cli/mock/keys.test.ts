import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { serveMock } from '../../mock/start-mock.ts';
import { readKeys } from './keys.ts';
import { keysOf } from './running-keys.ts';

test('each key does what the help says, and others do nothing', async () => {
  const served = await serveMock({ port: 0 }, {});
  const input = new PassThrough();
  const seen: string[] = [];
  let wake = () => {};
  const note = (what: string) => {
    seen.push(what);
    wake();
  };
  const press = async (key: string): Promise<string> => {
    input.write(`${key}\n`);
    while (seen.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return seen.shift() ?? '';
  };
  const keys = keysOf(served, {
    screen: { showNote: ({ event, text }) => note(`${event}: ${text}`), showText: note },
    writeSnapshot: async (text) => `state of ${JSON.parse(text).agents.length}.json`,
    open: async () => note('opened'),
    quit: () => note('quit'),
  });
  const stop = readKeys(input, keys, (error) => note(String(error)));
  try {
    const url = `${served.url}/v1/agent-configurations`;
    await fetch(url);
    assert.match(await press('r'), /^reset: /);
    assert.equal(served.mock.bucket().journal.count, 0);
    assert.equal(await press('s'), 'snapshot: the state was written to state of 10.json');
    assert.equal(await press('n'), 'scenario: scenario empty');
    assert.equal(await (await fetch(url)).text(), '[]');
    assert.equal(await press(' N '), 'scenario: scenario slow');
    assert.equal(await press('o'), 'opened');
    assert.ok((await press('c')).startsWith('\u001b[2J'));
    input.write('x\n\n');
    assert.equal(await press('q'), 'quit');
    const help = await press('h');
    for (const { key, about } of keys) assert.ok(help.includes(`press ${key} + enter to ${about}\n`), key);
    assert.deepEqual(keys.map(({ key }) => key).sort(), ['c', 'h', 'n', 'o', 'q', 'r', 's']);
  } finally {
    stop();
    await served.close();
  }
});

test('behind the last scenario comes the first', async () => {
  const served = await serveMock({ port: 0 }, {});
  const seen: string[] = [];
  const keys = keysOf(served, {
    screen: { showNote: ({ name = '' }) => seen.push(name), showText: () => {} },
    writeSnapshot: async () => '',
    open: async () => {},
    quit: () => {},
  });
  const next = keys.find(({ key }) => key === 'n');
  for (let turn = 0; turn < 12; turn += 1) await next?.act();
  assert.equal(new Set(seen).size, 12);
  assert.equal(seen.at(-1), 'happy');
  await served.close();
});
