import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { placeAt } from '../../conformance/run/place.ts';
import type { RecordedExchange } from '../../conformance/run/recorded-exchange.ts';
import type { Finding, Run } from '../../conformance/run/run-record.ts';
import { renderHtml } from './render-html.ts';

const read = (name: string): Run => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const red = read('../../fixtures/runs/violating.json');
const green = read('../../fixtures/runs/conforming.json');
const comparison = read('./samples/comparison.json');
const learned = read('./samples/learned.json');
const runs = [red, green, comparison, learned];
const viewsOf = (page: string) => [...page.matchAll(/id="([^"]*)" data-view/g)].map(([, id]) => id);

test('the same run gives the same bytes', () => {
  for (const run of runs) assert.equal(renderHtml(run), renderHtml(structuredClone(run)));
});

test('what the run is about comes first: a comparison, what was learned, or what was judged', () => {
  assert.deepEqual(
    runs.map((run) => viewsOf(renderHtml(run))),
    [
      ['run', 'dialect'],
      ['run', 'dialect'],
      ['comparison', 'run'],
      ['dialect', 'run'],
    ],
  );
});

test('ids are unique, every link leads to one of them, and nothing leads anywhere else', () => {
  for (const run of runs) {
    const page = renderHtml(run);
    const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
    assert.deepEqual(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      [],
    );
    const links = [...page.matchAll(/ (?:href|data-copy|for|src)="#?([^"]*)"/g)].map(([, id = '']) => id);
    assert.deepEqual(
      links.filter((id) => !ids.includes(id)),
      [],
    );
  }
});

/** Every element that is opened is closed, and in order: no text has broken out. */
function findUnclosed(page: string): readonly string[] {
  const open: string[] = [];
  const body = page
    .slice(page.indexOf('<body>'), page.indexOf('</html>'))
    .replace(/<script>.*<\/script>/s, '');
  for (const [, end = '', name = '', rest = ''] of body.matchAll(/<(\/?)([a-z][a-z0-9]*)([^<>]*)>/gi)) {
    if (end === '' && !rest.endsWith('/') && name !== 'input') open.push(name);
    if (end !== '' && open.pop() !== name) return [`</${name}>`];
  }
  return open;
}

const spoil = (run: Run, text: string): Run =>
  JSON.parse(JSON.stringify(run), (key, value) => {
    const isFixed =
      ['verdict', 'level', 'operation', 'bodyEncoding', 'by', 'state', 'side', ''].includes(key) ||
      /^\d+$/.test(key);
    const isStatus = key === 'status' && typeof value === 'string';
    return typeof value === 'string' && !isFixed && !isStatus ? value + text : value;
  });

test('whatever stands in a run, the page is made of our elements only', () => {
  const whole = {
    ...learned,
    ...comparison,
    restoration: [...learned.restoration, ...comparison.restoration],
    checks: red.checks.slice(0, 3),
    dialect: { auth: { choice: 'x', evidence: 'y' } },
  };
  const sound = renderHtml(whole).replace(/<style>.*<\/style>/s, '');
  assert.deepEqual(findUnclosed(sound), []);
  const namesIn = (page: string) =>
    new Set([...page.matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, name]) => name));
  const expected = namesIn(`${sound}<mark>`);
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 30 }),
        fc.constantFrom(
          '<script>a()</script>',
          '"><img src=x onerror=a()>',
          "'><svg/onload=a()>",
          '</pre></details>',
          '--><b>',
          '\u202e\0\u001b[31m\ud800',
          'javascript:a()',
        ),
      ),
      (text) => {
        const page = renderHtml(spoil(whole, text)).replace(/<style>.*<\/style>/s, '');
        assert.deepEqual(findUnclosed(page), []);
        for (const name of namesIn(page)) assert.equal(expected.has(name), true, name);
        assert.doesNotMatch(page, /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      },
    ),
    { numRuns: 40 },
  );
});

/** 10,000 exchanges: 2,000 findings of five each. */
function makeLarge(bodyOf: (index: number) => string): Run {
  const base = red.findings.find(({ place }) => place.pointer === '/rate_limit_requests_per_minute');
  if (base === undefined) throw new Error('the fixture has no such finding');
  const exchangeOf = (index: number): RecordedExchange => ({
    request: { ...base.exchange.request, body: `{"rate_limit_requests_per_minute":${-index}}` },
    response: {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: bodyOf(index),
      ms: 1,
      redirects: [],
    },
  });
  const findings = Array.from({ length: 2000 }, (_, index): Finding => {
    const steps = Array.from({ length: 4 }, (_step, step) => exchangeOf(index * 5 + step));
    return { ...base, place: placeAt('body', `field ${index}`), steps, exchange: exchangeOf(index * 5 + 4) };
  });
  return { ...red, findings };
}

const agentText = (index: number) =>
  JSON.stringify({
    id: index,
    list: Array.from({ length: 40 }, (_, item) => ({ item, text: 'x'.repeat(20) })),
  });

test('10,000 exchanges are rendered within two seconds, into less than 5 MB', () => {
  const run = makeLarge(agentText);
  let page = '';
  const times = [1, 2].map(() => {
    const began = process.cpuUsage();
    page = renderHtml(run);
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  });
  // Time of this process, and the quicker one: what others do on the machine does not count.
  assert.equal(Math.min(...times) < 2000, true, `it took ${times.join(', ')} ms`);
  assert.equal(Buffer.byteLength(page) < 5_000_000, true, `it has ${Buffer.byteLength(page)} bytes`);
  assert.match(page, /more findings? of this level, in run\.json/);
});

test('bodies that swell when they are escaped do not make the page larger', () => {
  const page = renderHtml(makeLarge(() => '\u202e"<&\ud800'.repeat(3000)));
  assert.equal(Buffer.byteLength(page) < 5_000_000, true, `it has ${Buffer.byteLength(page)} bytes`);
});
