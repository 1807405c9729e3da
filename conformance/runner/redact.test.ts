import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createRedact, redacted } from './redact.ts';

const secret = 's3cret"key/<ü&\\🙂 +\t';
const inJson = (value: unknown) => JSON.stringify(value);
const inAscii = (text: string) =>
  text.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
const inHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`).replaceAll("'", '&apos;');

const spellings: readonly (readonly [name: string, spell: (text: string) => string])[] = [
  ['as it is', (text) => text],
  ['in JSON', inJson],
  ['in JSON in JSON in JSON', (text) => inJson(inJson(inJson(text)))],
  ['in JSON of ASCII', (text) => inAscii(inJson(text))],
  ['in JSON of ASCII in JSON', (text) => inJson(inAscii(inJson(text)))],
  ['in JSON with escaped slashes', (text) => inJson(text).replaceAll('/', '\\/')],
  ['in a url', encodeURIComponent],
  [
    'in a url in lower case',
    (text) => encodeURIComponent(text).replace(/%../g, (byte) => byte.toLowerCase()),
  ],
  ['in a form', (text) => encodeURIComponent(text).replaceAll('%20', '+')],
  ['in HTML', inHtml],
];

for (const [name, spell] of spellings) {
  test(`takes out a known secret ${name}`, () => {
    const redact = createRedact([secret]);
    assert.equal(redact(`<${spell(secret)}>`).replace(/["\\]/g, ''), `<${redacted}>`);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 4 }), (text) => {
        const shown = createRedact([text])(`\0${spell(text)}\0`);
        assert.equal(shown.replace(/["\\]/g, ''), `\0${redacted}\0`);
      }),
      { numRuns: 50, seed: 1 },
    );
  });
}

test('takes out a token of thousands of characters', () => {
  const long = 'eyJhbGciOiJIUzI1NiJ9.'.repeat(400);
  assert.equal(createRedact([long])(`a ${long} b`), `a ${redacted} b`);
});

test('takes out the beginning of a secret where a text was cut', () => {
  const redact = createRedact(['long-secret-value']);
  assert.equal(redact('200 {"key":"long-secr…'), `200 {"key":"${redacted}…`);
  assert.equal(redact('a long… way'), `a ${redacted}… way`);
  assert.equal(redact('a lon… way'), 'a lon… way');
});

test('leaves texts that are too short to be secrets', () => {
  assert.equal(createRedact(['', 'a', 'abc'])('an abc'), 'an abc');
});

test('takes out every api_key that the kit did not make up', () => {
  const redact = createRedact([]);
  assert.equal(redact('{"api_key": "abc\\"d"}'), '{"api_key": "[redacted]"}');
  assert.equal(redact('{"api_key":"kit-1"}'), '{"api_key":"kit-1"}');
  assert.equal(
    redact('{"input":"{\\"api_key\\":\\"abc\\"}"}'),
    '{"input":"{\\"api_key\\":\\"[redacted]\\"}"}',
  );
  assert.equal(redact('{"api_key":null}'), '{"api_key":null}');
  assert.equal(
    redact('[{"api_key":"one","a":1},{"api_key":"two"}]'),
    '[{"api_key":"[redacted]","a":1},{"api_key":"[redacted]"}]',
  );
});

test('takes out an api_key that was cut, or printed by Python', () => {
  const redact = createRedact([]);
  assert.equal(redact('200 {"id":1,"api_key":"abc…'), '200 {"id":1,"api_key":"[redacted]');
  assert.equal(redact("{'api_key': 'abc', 'a': 1}"), "{'api_key': '[redacted]', 'a': 1}");
  assert.equal(redact("Agent(api_key='abc', hub='x')"), "Agent(api_key='[redacted]', hub='x')");
});

test('a text of backslashes and quotes, as long as records keep them, costs little', () => {
  const redact = createRedact(['\\\\\\\\"secret"']);
  const started = performance.now();
  for (const text of ['\\'.repeat(20_000), '\\"'.repeat(10_000), '"api_key":"'.repeat(2000)]) redact(text);
  assert.ok(performance.now() - started < 8000, 'redaction took long');
});

test('of a secret that was cut, neither the beginning nor the end is left', () => {
  const redact = createRedact(['hunter2-very-secret']);
  assert.equal(redact('a: "x hunter2-ve… (900 characters)'), 'a: "x [redacted]… (900 characters)');
  assert.equal(
    redact('(from character 700) …ry-secret and more'),
    '(from character 700) …[redacted] and more',
  );
});
