import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Exchange } from '../run/exchange.ts';
import { makeFinding } from './make-finding.ts';

const exchangeOf = (body: string): Exchange => ({
  operation: 'updateAgent',
  request: { method: 'PUT', path: '/a', headers: {}, body },
  outcome: { kind: 'answer', status: 200, headers: {}, body: '{}', redirects: [], ms: 1 },
});

function commandOf(bodies: readonly string[]): string {
  const exchanges = bodies.map(exchangeOf);
  const shown = {
    check: { id: 'update-is-idempotent', clause: '4.3', requirement: 'It holds.' },
    departure: {
      level: 'must' as const,
      code: 'changed',
      place: { part: 'answer' as const, pointer: '/hub' },
      expected: 'this',
      actual: 'that',
    },
    exchange: exchanges.at(-1) ?? exchangeOf('{}'),
    exchanges,
    origin: { phase: 'systematic' as const, index: 1 },
    path: 'systematic:1',
    ...{ seen: 1, flaky: false, counts: true },
  };
  const recording = { url: 'http://h', redact: (text: string) => text, secretHeaders: new Map(), seed: 1 };
  return makeFinding(shown, recording).curl;
}

test('the command of a finding of several steps sends them all, in order', () => {
  assert.deepEqual(commandOf(['{"hub":"a"}', '{"hub":"b"}', '{}']).match(/--data-binary '[^']*'/g), [
    `--data-binary '{"hub":"a"}'`,
    `--data-binary '{"hub":"b"}'`,
    `--data-binary '{}'`,
  ]);
});

test('the command of one exchange sends it alone', () => {
  assert.equal(commandOf(['{}']), "curl -sS -i --path-as-is -X PUT 'http://h/a' --data-binary '{}'");
});
