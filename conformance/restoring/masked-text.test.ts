import assert from 'node:assert/strict';
import { test } from 'node:test';
import { looksHashed } from '../observe/masked-api-key.ts';
import { looksLikeNoKey, looksMasked } from './masked-text.ts';

const masks = [
  '****',
  'sk-****4f2a',
  '•••••••',
  '●●●',
  'xxxxxxxx',
  'XXXX-1234',
  'sk-…4f2a',
  'sk-...4f2a',
  'Bearer ****',
  '[REDACTED]',
  'redacted',
  '<hidden>',
  '(secret)',
  '**********',
  'sk-xxxxxxxx4f2a',
  'https://user:xxxxx@host',
  'https://agents.example.com/a?token=REDACTED&b=1',
  '[withheld]',
  'use the key [REDACTED] always',
  'use the key sk-******** always, and never another',
  'https://agents.example.com/a?api_key=[REDACTED]',
  `${'a long text '.repeat(40)}<redacted: key> and more`,
  `${'a long text '.repeat(40)}…`,
];
for (const text of masks)
  test(`${text.slice(0, 60)} looks masked`, () => {
    assert.ok(looksMasked(text));
  });

const plain = [
  '',
  'kit-key-0001',
  'sk-live-51H8xY',
  'You are a *helpful* agent.',
  'Wait... think about it, then answer *** in three parts',
  'secret',
  // Where a model is to stop.
  '###',
  'hidden valley',
  `${'*'.repeat(3)}${'a long text '.repeat(40)}`,
  'https://agents.example.com/a.b',
  'https://agents.example.com/a?filter=hidden-valley',
  'And then…',
  'A **bold**, a ***strong*** and a [hidden gem] word',
];
for (const text of plain)
  test(`${JSON.stringify(text.slice(0, 40))} does not look masked`, () => {
    assert.ok(!looksMasked(text));
  });

test('a digest in place of a key is told from a key', () => {
  assert.ok(looksHashed('$2b$12$abcdefghijklmnopqrstuv'));
  assert.ok(looksHashed('sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'));
  assert.ok(looksHashed('sha256:9f86d081884c7d65'));
  assert.ok(looksHashed('SHA-256=n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg='));
  assert.ok(looksHashed('hmac-sha256:n4bQgYhM'));
  assert.ok(!looksHashed('sk-live-51H8xY'));
  assert.ok(!looksHashed('hashicorp-51H8xY'));
  assert.ok(!looksHashed('shared-key-51H8xY'));
});

test('of an api_key every doubt counts', () => {
  for (const text of [
    '**** **** **** 1234',
    '########',
    'hidden',
    'set',
    'configured',
    '(available)',
    '4f2a',
    '$2b$12$abcdefghijklmnopqrstuv',
    'enc:v1:44LMXZHG',
    'ENC(44LMXZHG=)',
    'vault:v1:8SDd3WHDOjf7mq69CyCqYjBXAiQQAVZRkFM13ok481zoCmHnSeDX9vyf7w==',
    'arn:aws:secretsmanager:eu-west-1:123456789012:secret:agent',
    'gAAAAABmZ0hZ5y8hQwq3',
  ])
    assert.ok(looksLikeNoKey(text), text);
  for (const text of ['kit-key-0001', 'sk-live-51H8xY', 'acme-agent-key'])
    assert.ok(!looksLikeNoKey(text), text);
});

test('a text of a megabyte takes no time', () => {
  const started = performance.now();
  for (const text of ['*', ' ', '.', 'x', 'a*'].map((part) => part.repeat(1_000_000))) {
    looksMasked(text);
    looksHashed(text);
  }
  assert.ok(performance.now() - started < 500);
});

test('a secret that is taken out of running text leaves a mask there', () => {
  for (const text of [
    'Call it with key XXXXXXXX and be kind.',
    'Call it with xxxxxxxxxxxxxxxxxxxxxx',
    'the key (hidden) opens',
    'the key [removed by DLP] opens',
  ])
    assert.ok(looksMasked(text), text);
  for (const text of ['Call 1-800-XXX of chapter XXXIV', 'the (hidden agenda) opens', 'maxxxxxximal'])
    assert.ok(!looksMasked(text), text);
});
