import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createRedact, redacted, sentKeys } from './redact.ts';

const secret = 's3cret"key/<ü&\\🙂 +\t';
const inJson = (value: unknown) => JSON.stringify(value);
const inAscii = (text: string) =>
  text.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
const inHex = (text: string) => Buffer.from(text).toString('hex');
const inBase64 = (text: string) => Buffer.from(text).toString('base64');
const inUnits = (text: string) =>
  text.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
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
  ['in a url, every byte of it', (text) => inHex(text).replace(/../g, '%$&')],
  ['in a url in a url', (text) => encodeURIComponent(encodeURIComponent(text))],
  ['in a url in JSON', (text) => inJson(encodeURIComponent(text))],
  ['in JSON, every unit escaped', (text) => `"${inUnits(text)}"`],
  ['in JSON in JSON, every unit escaped', (text) => inJson(`"${inUnits(text)}"`)],
  ['as Python prints bytes', (text) => inHex(text).replace(/../g, '\\x$&')],
  ['in hex', inHex],
  ['in hex, in upper case', (text) => inHex(text).toUpperCase()],
  ['in base64', (text) => inBase64(text)],
  ['in base64 for urls', (text) => Buffer.from(text).toString('base64url')],
  ['in base64 in a url', (text) => encodeURIComponent(inBase64(text))],
  ['in base64 in JSON with escaped slashes', (text) => inJson(inBase64(text)).replaceAll('/', '\\/')],
];

/** What is left of padding and of a character that is shared with a neighbour. */
const withoutRest = (text: string) => text.replace(/["\\]|%3D|=/g, '');

for (const [name, spell] of spellings) {
  test(`takes out a known secret ${name}`, () => {
    const redact = createRedact([secret]);
    assert.equal(withoutRest(redact(`<${spell(secret)}>`)), `<${redacted}>`);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 4 }), (text) => {
        const shown = createRedact([text])(`\0${spell(text)}\0`);
        assert.equal(withoutRest(shown), `\0${redacted}\0`);
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

test('a text that is too short to be told from others is taken out where it stands alone', () => {
  const redact = createRedact(['', 'a', 'abc', 'abc:d']);
  assert.equal(redact('an abc'), 'an abc');
  assert.equal(redact('abc'), redacted);
  assert.equal(redact('as abc:d'), `as ${redacted}`);
  assert.equal(redact(''), '');
});

test('a short secret and a name are taken out as words', () => {
  const redact = createRedact(['test', 'hub5'], { names: ['evaluator'] });
  assert.equal(
    redact('test_score of latest test, Hub5x hub5'),
    `test_score of latest ${redacted}, Hub5x ${redacted}`,
  );
  assert.equal(redact('evaluators: evaluator'), `evaluators: ${redacted}`);
  assert.equal(redact('user%3Atest%0A'), `user%3A${redacted}%0A`);
});

test('letter case hides no secret', () => {
  const redact = createRedact(['S3cret-Straße-ΑΣ']);
  for (const text of ['s3cret-straße-ας', 'S3CRET-STRAßE-ΑΣ', 's3CRET-sTRAßE-ασ'])
    assert.equal(redact(`<${text}>`), `<${redacted}>`);
});

test('a secret in base64 is found wherever it stands in what was encoded', () => {
  const redact = createRedact([secret]);
  for (const before of ['', 'a', 'ab', 'abc', '{"id":1,"name":"']) {
    for (const after of ['', '"', '"}', '","other":1}']) {
      for (const inside of [secret, inJson(secret).slice(1, -1), encodeURIComponent(secret)]) {
        for (const encoding of ['base64', 'base64url'] as const) {
          const shown = redact(Buffer.from(before + inside + after).toString(encoding));
          assert.ok(shown.includes(redacted), before + inside + after);
          const left = shown.split(redacted).map((part) => Buffer.from(part, encoding).toString('latin1'));
          for (const part of left) assert.doesNotMatch(part, /s3c|cret|key/);
        }
      }
    }
  }
});

test('what the user gave as url is shown, and nothing like it elsewhere', () => {
  const redact = createRedact(['staging4'], { shown: ['https://staging4.example.com/api'] });
  assert.equal(
    redact('https://staging4.example.com/api/v1/staging4 of staging4'),
    `https://staging4.example.com/api/v1/${redacted} of ${redacted}`,
  );
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

test('takes out an api_key of every kind, and keeps the kind where a mark can', () => {
  const redact = createRedact([]);
  assert.equal(redact('{"api_key": 123456, "a": 1}'), `{"api_key": "${redacted}", "a": 1}`);
  assert.equal(redact('{"api_key":-1.5e3}'), `{"api_key":"${redacted}"}`);
  assert.equal(
    redact('{"api_key":{"value":"x}\\"y","ids":[1,{"a":2}]},"b":{}}'),
    `{"api_key":{"redacted":"${redacted}"},"b":{}}`,
  );
  assert.equal(redact('{"api_key":["one","two"],"b":[]}'), `{"api_key":["${redacted}"],"b":[]}`);
  assert.equal(
    redact('"{\\"api_key\\":{\\"value\\":\\"x\\"}}"'),
    `"{\\"api_key\\":{\\"redacted\\":\\"${redacted}\\"}}"`,
  );
  assert.equal(redact('{"api_key":{"value":"abc…'), `{"api_key":{"redacted":"${redacted}"}`);
  for (const text of ['{"api_key":true}', '{"api_key":[]}', '{"api_key": { }}', 'api_key: Field required'])
    assert.equal(redact(text), text);
});

test('takes out an api_key however it is named', () => {
  const redact = createRedact([]);
  assert.equal(redact('{"apiKey":"abc"}'), `{"apiKey":"${redacted}"}`);
  assert.equal(redact('{"API-KEY":"abc"}'), `{"API-KEY":"${redacted}"}`);
  assert.equal(redact('{"openai_api_key":"abc"}'), `{"openai_api_key":"${redacted}"}`);
  assert.equal(redact('{"api\\u005fkey":"abc"}'), `{"api\\u005fkey":"${redacted}"}`);
  assert.equal(redact('/v1?api_key=abc&b=1'), `/v1?api_key=${redacted}&b=1`);
  assert.equal(redact('%7B%22api_key%22%3A%22abc%22%7D'), `%7B%22api_key%22%3A%22${redacted}%22%7D`);
});

test('an api_key of another kind that the kit itself sent is shown', () => {
  const redact = createRedact(['99999999']);
  const own = redact.except?.(sentKeys(['{"api_key":[ 1, "a" ]}', '{"api_key":5,', '{"api_key":99999999}']));
  assert.equal(own?.('{"api_key": [1,"a"], "x":{"api_key":5}}'), '{"api_key": [1,"a"], "x":{"api_key":5}}');
  assert.equal(own?.('{"api_key":6}'), `{"api_key":"${redacted}"}`);
  assert.equal(own?.('{"api_key":99999999}'), `{"api_key":${redacted}}`);
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

/** The worst of every alphabet that something here looks for. */
const worstTexts = [
  '\\',
  '%',
  '%25',
  '&#',
  '&#0',
  '\\x41',
  '%F0',
  '\n',
  ' ',
  '"api_key"',
  '"api_key":{',
  '…',
  'aaaa…',
  'a',
  '"',
  "api_key='",
  'api_key= ',
  'api-',
].map((piece) => piece.repeat(Math.ceil(100_000 / piece.length)));

test('redaction takes time by the length of the text alone, whatever stands in it', () => {
  const redact = createRedact([
    'a'.repeat(5000),
    `${'a'.repeat(5000)}b`,
    'aaaa',
    secret,
    'eyJhbGciOiJI'.repeat(100),
  ]);
  redact('warm …up');
  for (const text of worstTexts) {
    const started = performance.now();
    redact(text);
    const ms = performance.now() - started;
    assert.ok(ms < 1500, `${JSON.stringify(text.slice(0, 20))}: ${Math.round(ms)} ms`);
  }
});

test('of a secret that was cut, neither the beginning nor the end is left', () => {
  const redact = createRedact(['hunter2-very-secret']);
  assert.equal(redact('a: "x hunter2-ve… (900 characters)'), 'a: "x [redacted]… (900 characters)');
  assert.equal(
    redact('(from character 700) …ry-secret and more'),
    '(from character 700) …[redacted] and more',
  );
});
