import assert from 'node:assert/strict';
import { test } from 'node:test';
import { showBoth, showField } from './show-field.ts';

test('a field is shown by its name and its JSON', () => {
  assert.equal(showField('hub', { hub: 'eu' }), 'hub: "eu"');
  assert.equal(showField('hub', {}), 'hub: nothing');
});

test('what looks alike is told apart', () => {
  const { expected, actual } = showBoth('hub', { hub: 'caf\u00e9' }, { hub: 'cafe\u0301' });
  assert.equal(expected, 'hub: "caf\u00e9"');
  assert.equal(actual, String.raw`hub: "cafe\u0301"`);
  assert.equal(
    showField('hub', { hub: 'a\u200bb\u00a0c\ufeff d' }),
    String.raw`hub: "a\u200bb\u00a0c\ufeff d"`,
  );
});

test('long texts are shown where they part', () => {
  const start = 'x'.repeat(5000);
  const { expected, actual } = showBoth('purpose', { purpose: `${start}end` }, { purpose: start });
  assert.match(expected, /^purpose: \(from character 4941\) …x{60}end" \(5003 characters\)$/);
  assert.match(actual, /^purpose: \(from character 4941\) …x{60}" \(5000 characters\)$/);
});

test('a long text beside a short one is shown from its start', () => {
  const { expected, actual } = showBoth('purpose', { purpose: 'y'.repeat(300) }, { purpose: null });
  assert.match(expected, /^purpose: "y{199}… \(300 characters\)$/);
  assert.equal(actual, 'purpose: null');
});

test('no pair of surrogates is torn apart', () => {
  const shown = showField('hub', { hub: `a${'😀'.repeat(200)}` });
  assert.ok(!/\\ud8|\\udc/.test(shown), shown);
  assert.doesNotThrow(() => encodeURIComponent(shown));
});

test('an api_key that the kit did not make up is never shown', () => {
  const [own, other] = [{ api_key: 'kit-api_key-0701' }, { api_key: 'sk-set-by-somebody-else' }];
  assert.equal(showField('api_key', other), 'api_key: "[redacted]" (23 characters)');
  assert.deepEqual(showBoth('api_key', own, other), {
    expected: 'api_key: "kit-api_key-0701"',
    actual: 'api_key: "[redacted]" (23 characters)',
  });
});
