import assert from 'node:assert/strict';
import { test } from 'node:test';
import { traitsOf, type WireForm, wireFormNames } from '../../run/wire-form.ts';
import { planRaw } from './plan-raw.ts';
import { type RawRequest, textBytes } from './raw-request.ts';

const request: RawRequest = {
  method: 'PUT',
  target: '/console/v1/agents/1',
  origin: 'http://127.0.0.1:8000',
  headers: { 'content-type': 'application/json', authorization: 'Bearer t' },
  body: textBytes('{"hub":"é"}'),
  reading: '/console/v1/evolution/status/2',
};

const textOf = (form: WireForm, of: RawRequest = request) =>
  planRaw(form, of)
    .writes.map(({ bytes }) => Buffer.from(bytes).toString('latin1'))
    .join('');

const body = Buffer.from('{"hub":"é"}').toString('latin1');
const head = [
  'host: 127.0.0.1:8000',
  'content-type: application/json',
  'authorization: Bearer t',
  'content-length: 12',
].join('\r\n');
const plain = `PUT /console/v1/agents/1 HTTP/1.1\r\n${head}\r\n\r\n${body}`;

for (const form of wireFormNames)
  test(`${form} holds the request and its headers, and no method but its own and GET`, () => {
    const plan = planRaw(form, request);
    const text = textOf(form);
    assert.equal(plan.methods[plan.at], 'PUT');
    assert.match(text, /authorization *: Bearer t/);
    assert.ok(text.includes('console/v1/agents/1'));
    const methods = [...text.matchAll(/([A-Z]+) +[^ ]*v1\/[^ ]* /g)].map(([, method]) => method);
    assert.deepEqual(methods.slice(0, plan.methods.length), plan.methods.slice(0, methods.length));
    assert.ok(!/DELETE|PATCH|POST/.test(text));
    const isAsEver = text === plain && plan.writes.length === 1;
    assert.ok(!isAsEver, 'it is not what a client sends');
  });

test('only slow forms are written in several pieces, and all of their bytes are those of a client', () => {
  const several = wireFormNames.filter((form) => planRaw(form, request).writes.length > 1);
  assert.deepEqual(several, ['slow-head', 'slow-body', 'expect-continue']);
  assert.equal(textOf('slow-head'), plain);
  assert.equal(textOf('slow-body'), plain);
  assert.ok(textOf('expect-continue').includes('\r\nexpect: 100-continue\r\n'));
});

test('a pipelined request stands behind or before three readings, which have no body and no content-type', () => {
  const reading =
    'GET /console/v1/evolution/status/2 HTTP/1.1\r\nhost: 127.0.0.1:8000\r\nauthorization: Bearer t\r\n\r\n';
  assert.equal(textOf('pipelined-last'), reading.repeat(3) + plain);
  assert.equal(textOf('pipelined-first'), plain + reading.repeat(3));
  assert.equal(planRaw('pipelined-last', request).at, 3);
  assert.equal(planRaw('pipelined-first', request).at, 0);
});

test('what stands behind itself in another form ends as a client sends it', () => {
  for (const form of ['behind-extension', 'behind-trailer', 'behind-expect'] as const) {
    assert.ok(textOf(form).endsWith(plain), form);
    assert.equal(planRaw(form, request).at, 1);
  }
  assert.ok(textOf('behind-trailer').startsWith(textOf('chunk-trailer')));
});

const told: readonly (readonly [form: WireForm, what: RegExp])[] = [
  ['chunk-extension', /\r\n\r\nc;kit=1;quoted="a;b"\r\n\{.*\}\r\n0\r\n\r\n$/],
  ['chunk-trailer', /\r\n0\r\nx-kit-trailer: 1\r\nx-kit-other: 2\r\n\r\n$/],
  ['chunk-zeros', /\r\n\r\n0000C\r\n\{/],
  ['chunk-bytes', /\r\n\r\n1\r\n\{\r\n1\r\n"\r\n/],
  ['chunk-size-too-small', /\r\n\r\nb\r\n\{.*\}\r\n0\r\n\r\n$/],
  ['chunk-size-too-large', /\r\n\r\n34\r\n\{/],
  ['chunk-size-no-hex', /\r\n\r\nkit\r\n\{/],
  ['chunk-size-huge', /\r\n\r\nf{17}\r\n\{/],
  ['chunk-bare-lf', /\r\n\r\nc\n\{.*\}\n0\n\n$/],
  ['chunk-no-end', /\r\n\r\nc\r\n\{.*\}\r\n$/],
  ['line-first-empty', /^\r\nPUT /],
  ['line-without-version', /^PUT \/console\/v1\/agents\/1\r\n/],
  ['line-with-spaces', /^PUT {3}\/console\/v1\/agents\/1 {3}HTTP\/1\.1\r\n/],
  ['line-unknown-version', / HTTP\/9\.9\r\n/],
  ['line-old-version', / HTTP\/1\.0\r\n/],
  ['length-twice', /content-length: 12\r\ncontent-length: 11\r\n/],
  ['length-and-chunks', /content-length: 22\r\ntransfer-encoding: chunked\r\n\r\n.{22}$/s],
  ['length-negative', /content-length: -12\r\n/],
  ['length-no-number', /content-length: kit\r\n/],
  ['length-too-small', /content-length: 10\r\n/],
  ['length-too-large', /content-length: 52\r\n/],
  ['header-bare-lf', /^PUT [^\r]*\n\n\{[^\r]*$/],
  ['header-folded', /x-kit-folded: one\r\n two\r\n/],
  ['header-space', /x-kit-space : 1\r\n/],
  ['header-nul', /x-kit-nul: a\0b\r\n/],
  ['header-no-name', /\r\n: kit\r\n/],
  ['header-long', /x-kit-long: x{70000}\r\n/],
  ['header-many', /x-kit-2999: 1\r\n/],
  ['host-twice', /\r\nhost: 127.*\r\nhost: kit\.invalid\r\n/s],
  ['target-absolute', /^PUT http:\/\/127\.0\.0\.1:8000\/console\/v1\/agents\/1 HTTP/],
  ['target-fragment', /^PUT \/console\/v1\/agents\/1#kit HTTP/],
  ['target-space', /^PUT \/console\/v1\/agents\/1 kit HTTP/],
  ['target-bytes', /^PUT \/console\/v1\/agents\/1\u00ff\u00fe HTTP/],
  ['target-backslash', /^PUT \/console\/v1\/agents\/1\\kit HTTP/],
  ['target-no-slash', /^PUT console\/v1\/agents\/1 HTTP/],
  ['target-long', /^PUT \/console\/v1\/agents\/1\?kit=x{70000} HTTP/],
];

for (const [form, what] of told)
  test(`${form}: ${traitsOf(form).about}`, () => assert.match(textOf(form), what));

test('a request without a host has none', () => assert.ok(!/host/.test(textOf('host-missing'))));

test('every form that takes no body also fits a reading', () => {
  const bare: RawRequest = { ...request, method: 'GET', headers: {}, body: new Uint8Array() };
  const fit = wireFormNames.filter((form) => !traitsOf(form).needsBody);
  assert.ok(fit.length > 15);
  for (const form of wireFormNames.filter((one) => !fit.includes(one)))
    assert.equal(
      textOf(form, bare),
      'GET /console/v1/agents/1 HTTP/1.1\r\nhost: 127.0.0.1:8000\r\n\r\n',
      form,
    );
  for (const form of fit) assert.ok(!/content-length|chunked/.test(textOf(form, bare)), form);
});
