import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isInability } from '../../spec/inability.ts';
import { printInput, readInput } from './corpus-file.ts';
import type { FuzzInput } from './fuzz-input.ts';

const [one, two, other] = [
  '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b',
  '4b7d2c1a-93e0-4f58-a6c4-1d0e9b8a7f63',
  '97f0a1b2-c3d4-4e5f-8a6b-7c8d9e0f1a2b',
] as const;

const input: FuzzInput = {
  isTogether: true,
  steps: [
    { method: 'PUT', path: `/v1/a/${one}`, headers: { 'content-type': 'x' }, body: `{"guard":"${two}"}` },
    { method: 'POST', path: '/v1/genomes/', headers: {}, body: new Uint8Array([0xff, 0x00]), chunkedAt: [1] },
    { method: 'GET', path: '/v1/b', headers: {}, wire: 'host-twice' },
  ],
};

test('an input is read back as it was written, for the same agents', () => {
  const text = printInput(input, 'a|b', [one, two]);
  assert.ok(!text.includes(one) && !text.includes(two), 'no agent stands in the file');
  assert.deepEqual(readInput(text, 'x.json', [one, two]), { input, fingerprint: 'a|b' });
});

test('it is explored on whatever agents are named, and stays as it is where none are', () => {
  const text = printInput(input, 'a|b', [one, two]);
  assert.equal(readInput(text, 'x.json', [other]).input.steps[0]?.path, `/v1/a/${other}`);
  const kept = readInput(text, 'x.json', []);
  assert.equal(printInput(kept.input, kept.fingerprint, []), text);
});

const escaped = one.replace('3', '%33');
for (const [what, spelled, again] of [
  ['in capitals', one.toUpperCase(), one.toUpperCase()],
  ['in digits alone', one.replaceAll('-', ''), one.replaceAll('-', '')],
  ['escaped', escaped, escaped],
  ['escaped twice', escaped.replace('%', '%25'), escaped.replace('%', '%25')],
  ['in some mixture', one.replace('a', 'A').replaceAll('-', '%2D'), one],
  ['with an escape of JSON', one.replace('f', '\\u0066'), one],
] as const)
  test(`no id stands in a file, spelled ${what}`, () => {
    const odd: FuzzInput = {
      steps: [
        { method: 'PUT', path: `/v1/a/${spelled}`, headers: {}, body: `{"guard":"${spelled}"}` },
        { method: 'PUT', path: '/v1/a', headers: {}, body: new TextEncoder().encode(`\xff${spelled}`) },
      ],
    };
    const text = printInput(odd, 'a', [one.toUpperCase()]);
    const bytes = atob(/"body":"([^"]+)","bodyEncoding"/.exec(text)?.[1] ?? '');
    for (const told of [text, bytes]) {
      assert.ok(told.includes('{{agent-1'), told);
      assert.doesNotMatch(told, /3f1a|2b4c|0c1d/i);
    }
    const [first, second] = readInput(text, 'x.json', [one]).input.steps;
    assert.equal(first?.path, `/v1/a/${again}`);
    assert.equal(first?.body, `{"guard":"${again}"}`);
    assert.deepEqual(second?.body, new TextEncoder().encode(`\xff${again}`));
  });

const stepOf = (more: object) =>
  JSON.stringify({
    corpusVersion: 1,
    fingerprint: 'a',
    steps: [{ method: 'GET', path: '/v1/b', headers: {}, ...more }],
  });

test('a step with nothing wrong is read', () => {
  assert.equal(readInput(stepOf({ wire: 'host-twice' }), 'x.json', []).input.steps.length, 1);
});

for (const text of [
  '',
  '{',
  '[]',
  '{"corpusVersion":2}',
  '{"corpusVersion":1,"fingerprint":"a","steps":[]}',
  stepOf({ wire: 'no-form' }),
  stepOf({ wire: 1 }),
  stepOf({ body: 1 }),
  stepOf({ chunkedAt: [-1] }),
  stepOf({ headers: { a: 1 } }),
])
  test(`a file that fuzz did not write is refused in one line: ${text}`, () => {
    assert.throws(
      () => readInput(text, 'x.json', []),
      (error) => isInability(error) && /^corpus x\.json: it is not an input/.test(error.message),
    );
  });
