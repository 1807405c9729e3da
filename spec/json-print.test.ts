import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { equalJson } from './json-equal.ts';
import { parseJson } from './json-parse.ts';
import { printJson } from './json-print.ts';
import { JsonNumber, type JsonValue } from './json-value.ts';

const digits = fc.array(fc.constantFrom(...'0123456789'), { minLength: 1 }).map((parts) => parts.join(''));
const sign = fc.constantFrom('', '-');
const bigInteger = fc.tuple(sign, digits).map(([minus, tail]) => `${minus}9007199254740992${tail}`);
const decimal = fc
  .tuple(sign, fc.maxSafeNat(), fc.constantFrom('.', '.0', 'e', 'E+', '.5e-'), digits)
  .map((parts) => parts.join(''));

const plainNumber = fc.oneof(fc.maxSafeInteger(), fc.constant(-0));
const exactNumber = fc.oneof(bigInteger, decimal).map((literal) => new JsonNumber(literal));
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('\ud83d', '\ude00', '"', '\\', '\u0000', '\u2028', '😀'))
    .map((parts) => parts.join('')),
);
const anyKey = fc.oneof(fc.constantFrom('__proto__', 'constructor', 'toJSON', '', '7', '~/'), anyText);

const { anyValue } = fc.letrec<{ anyValue: JsonValue }>((tie) => ({
  anyValue: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.constantFrom(null, true, false),
    anyText,
    plainNumber,
    exactNumber,
    fc.array(tie('anyValue'), { maxLength: 4 }),
    fc
      .array(fc.tuple(anyKey, tie('anyValue')), { maxLength: 4 })
      .map((entries) => Object.fromEntries(entries)),
  ),
}));

test('what is printed parses to the same value', () => {
  fc.assert(
    fc.property(anyValue, (value) => {
      const result = parseJson(printJson(value));
      assert.deepEqual(result, { ok: true, value, duplicateKeys: [] });
      assert.ok(result.ok && equalJson(value, result.value));
    }),
    { numRuns: 400 },
  );
});

test('what is printed is compact, and the literals are those that were read', () => {
  const text =
    '{"a":[1,-0,1.50,1E+2,12345678901234567890],"__proto__":{},"b":[],"c":null,"d":"\\"\\ud83d\\n"}';
  const result = parseJson(text);
  assert.equal(result.ok && printJson(result.value), text);
});

test('each scalar prints alone', () => {
  const printed = [null, true, 'é', 0, -0, -7, new JsonNumber('1.0')].map((value) => printJson(value));
  assert.deepEqual(printed, ['null', 'true', '"é"', '0', '-0', '-7', '1.0']);
});

test('NaN and the infinities print as null', () => {
  const value = ['NaN', 'Infinity', '-Infinity'].map((word) => new JsonNumber(word));
  assert.equal(printJson(value), '[null,null,null]');
});

test('a value of 1000 levels prints, with exact numbers or without', () => {
  for (const innermost of ['1', '1.0']) {
    const text = `${'[{"a":'.repeat(500)}${innermost}${'}]'.repeat(500)}`;
    const result = parseJson(text);
    assert.equal(result.ok && printJson(result.value), text);
  }
});

test('every text is printed as JSON.stringify prints it', () => {
  for (let code = 0; code <= 0xffff; code += 1) {
    const text = String.fromCharCode(code);
    assert.equal(printJson(text), JSON.stringify(text));
  }
  fc.assert(
    fc.property(fc.oneof(anyText, fc.string({ unit: 'binary', minLength: 90, maxLength: 110 })), (text) => {
      assert.equal(printJson(text), JSON.stringify(text));
    }),
    { numRuns: 300 },
  );
});
