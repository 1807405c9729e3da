import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRedact } from './redact.ts';

test('takes out a known secret in every spelling', () => {
  const redact = createRedact(['s3cret"key/']);
  for (const text of [
    'a s3cret"key/ b',
    JSON.stringify({ a: 's3cret"key/' }),
    JSON.stringify(JSON.stringify('s3cret"key/')),
  ]) {
    assert.doesNotMatch(redact(text), /s3cret/, text);
  }
  assert.equal(redact('s3cret%22key%2F'), '[redacted]');
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
});
