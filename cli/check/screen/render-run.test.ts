import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Finding, Run } from '../../../conformance/run/run-record.ts';
import { dialectPoints } from '../../../spec/dialect-points.ts';
import { createPaint } from '../../terminal/paint.ts';
import { renderRun } from './render-run.ts';

const stored = (name: string): Run =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/runs/${name}.json`, import.meta.url), 'utf8'));
const conforming = stored('conforming');
const violating = stored('violating');
const [firstFinding] = violating.findings;
assert.ok(firstFinding !== undefined);
const finding: Finding = firstFinding;

const paint = createPaint(false);
const nowhere = Number.POSITIVE_INFINITY;
const show = (run: Run, width = 100, verbose = false) => renderRun(run, { width, paint, verbose });
const linesOf = (text: string) => text.trimEnd().split('\n');
const withAnswer = (body: string, type = 'application/json'): Finding => ({
  ...finding,
  exchange: {
    ...finding.exchange,
    response: { status: 200, headers: { 'content-type': type }, body, ms: 1, redirects: [] },
  },
});

const all = dialectPoints.length;

test('a conforming run says what was judged, what was skipped and what was seen', () => {
  const text = show(conforming);
  assert.match(text, /^✓ http:\/\/127\.0\.0\.1:4010 conforms to the contract in 5,114 requests\.\n/);
  assert.match(text, /judged {6}5,114 requests in 6\.2 s: readEvolutionStatus 1,204, createGenome 801,/);
  assert.match(show({ ...conforming, requests: 6000 }), /judged {6}5,114 of 6,000 requests in 6\.2 s: /);
  assert.match(
    text,
    /checks {6}25 passed, 1 skipped: list-carries-scores-when-asked \(no list of agents was/,
  );
  assert.match(text, /run {9}seed 42, profile standard, id 0b6a7f7e-/);
  assert.ok(
    text.includes(`left open   31 of ${all} open points seen, as in preset fastapi except for:\n`),
    text,
  );
  assert.match(text, /^ {14}malformed-body +400 +unknown-agent-on-status +404\n {14}api-key-echo +masked\n/m);
  assert.doesNotMatch(text, /✗|genome-accepts-objects/);
});

test('a run says how much of what is random fitted the time', () => {
  const random = { cases: { sent: 1200, planned: 4600 }, sequences: { sent: 2, planned: 46 } };
  assert.match(
    show({ ...conforming, random: { ...random, stoppedBy: 'time' } }),
    /^ {2}random {6}1,200 of 4,600 random cases and 2 of 46 sequences \(out of time\)$/m,
  );
});

test('a run says which fields it left alone on every agent', () => {
  assert.match(
    show({ ...conforming, leftAlone: ['agent_name', 'api_key'] }, nowhere),
    /listAgents 8; without agent_name, api_key$/m,
  );
  assert.doesNotMatch(show(conforming), /without/);
});

test('a conforming run has at most 15 lines, however much there is to tell', () => {
  const reasons = ['the run is read-only and sends GET alone', 'no list was found', 'no agent was named'];
  const eventful: Run = {
    ...conforming,
    checks: conforming.checks.map((one, index) => ({
      ...one,
      status: 'skipped',
      reason: reasons[index % 5] ?? `reason ${index}`,
    })),
    dialect: Object.fromEntries(dialectPoints.map(({ id }) => [id, { choice: `other-${id}`, evidence: '' }])),
    restoration: Array.from({ length: 9 }, (_, index) => ({
      agentId: `${index}`,
      state: 'unchanged' as const,
    })),
    random: { cases: { sent: 1200, planned: 4600 }, sequences: { sent: 2, planned: 46 } },
    leftAlone: ['agent_name', 'api_key'],
  };
  for (const width of [80, 100, nowhere]) {
    assert.ok(linesOf(show(conforming, width)).length <= 15);
    assert.ok(linesOf(show(eventful, width)).length <= 15, show(eventful, width));
  }
  const seen = `left open   ${all} of ${all} open points seen, ${all} differ from preset fastapi, e.g.:\n`;
  assert.ok(show(eventful).includes(seen), show(eventful));
  assert.match(
    show(eventful),
    /checks {6}26 skipped: evolution-status-answers-an-object and 5 more \(the run is/,
  );
  assert.match(
    show(eventful),
    /agents {6}agent 0 is as it was\n {14}and 8 more, as they were, in run\.json\n/,
  );
});

test('a conforming run shows every check and every point when asked', () => {
  const text = show(conforming, 100, true);
  for (const { id } of conforming.checks) assert.ok(text.includes(` ${id} `));
  assert.notEqual(Object.keys(conforming.dialect).length, 0);
  for (const id of Object.keys(conforming.dialect)) assert.ok(text.includes(` ${id} `));
  assert.match(
    text,
    /^ {2}- list-carries-scores-when-asked +should +0 {2}skipped: no list of agents was found$/m,
  );
  assert.match(text, /^ {4}updateAgent +3,101 +1\.8 ms +4\.1 ms {2}200: 1,830, 404: 11, 422: 1,260$/m);
});

const expectedFinding = `1/4 ✗ update-bounds-the-rate-limit · must · updateAgent · body rate_limit_requests_per_minute
  contract    2.2, 8: rate_limit_requests_per_minute takes integers from 1 on, and nothing below,
              nor fractions.
  sent        PUT http://127.0.0.1:8000/v1/agent-configurations/3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b
              content-type: application/json
            > {"rate_limit_requests_per_minute":0}
                                                ^
  answered  > 200  application/json  in 3.4 ms
              ^^^
              {
                … 9 more
                "api_key": "kit-support-triage-5b1d",
                "agent_system_prompt": "You sort incoming support tickets by produ… (93 characters),
            >   "rate_limit_requests_per_minute": 0,
                "status": "active",
                "access_level": "grey_box",
                … 21 more
              }
              (shortened: 1,972 characters in all, see run.json)
  expected    a 4xx: body rate_limit_requests_per_minute is below 1
  actual      200 and the body shown
  seen        in 14 exchanges; reproduced when sent again
  to send it again:
    curl -sS -X PUT 'http://127.0.0.1:8000/v1/agent-configurations/3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b' -H 'content-type: application/json' --data-binary '{"rate_limit_requests_per_minute":0}'
  to replay the finding:
    jq '.findings |= .[1:2]' run.json > finding-2.json && agent-console-kit replay finding-2.json
  to run the check again:
    agent-console-kit check http://127.0.0.1:8000 --seed 42 --only update-bounds-the-rate-limit

2/4 `;

test('a finding has everything that it takes to believe it and to see it again', () => {
  const text = show(violating);
  assert.equal(text.slice(text.indexOf('1/4 ')).slice(0, expectedFinding.length), expectedFinding);
});

test('a finding that takes several exchanges shows them a line each, and the last one in full', () => {
  const { exchange } = finding;
  const before = { ...exchange, request: { ...exchange.request, body: '{"status":"draft"}' } };
  const text = show({ ...violating, findings: [{ ...finding, steps: [before, exchange] }] });
  const path = '/v1/agent-configurations/3f1a2b4c…';
  assert.ok(
    text.includes(
      [
        `  steps       1. PUT ${path} {"status":"draft"} → 422\n`,
        `              2. PUT ${path} {"hub":5} → 422\n`,
        '  sent        PUT http://127.0.0.1:8000/v1/agent-configurations/3f1a2b4c-',
      ].join(''),
    ),
    text,
  );
  assert.doesNotMatch(show(violating), /^ {2}steps/m);
});

test('a violating run has the verdict first and last, every check, and the most weighty finding first', () => {
  const text = show(violating);
  const verdict = '✗ http://127.0.0.1:8000 does not conform: 3 findings in 5,114 requests.';
  assert.equal(linesOf(text)[0], verdict);
  assert.equal(linesOf(text).at(-1), verdict);
  for (const { id } of violating.checks) assert.ok(text.includes(` ${id} `));
  assert.match(text, /^ {2}✗ update-bounds-the-rate-limit +must +784 {2}updateAgent$/m);
  assert.match(text, /^ {2}✓ answers-are-json +must +5,114 {2}every operation$/m);
  assert.match(text, /^4 findings: 3 must, 1 should, 1 of them flaky$/m);
  const titles = linesOf(text).filter((line) => /^\d\/\d /.test(line));
  assert.deepEqual(
    titles.map((line) => line.split(' · ').slice(1)),
    [
      ['must', 'updateAgent', 'body rate_limit_requests_per_minute'],
      ['must', 'createGenome', 'request'],
      ['must', 'readEvolutionStatus', 'path agent_id', 'flaky'],
      ['should', 'updateAgent', 'answer detail', 'does not count'],
    ],
  );
  assert.match(text, /seen {8}in 1 exchange; not seen again/);
});

test('no line is wider than the terminal, but for titles, urls and commands', () => {
  for (const width of [80, 100]) {
    const lines = linesOf(show(violating, width)).filter((line) => !/^\d\/|https?:|--only|jq /.test(line));
    assert.ok(lines.length > 60);
    for (const line of lines) assert.ok(line.length <= width, `${line.length} > ${width}: ${line}`);
  }
});

test('a place in the url is marked there', () => {
  assert.match(
    show(violating),
    /sent {6}> GET http:\/\/127\.0\.0\.1:8000\/v1\/evolution\/status\/not-a-uuid\n {60}\^{10}\n/,
  );
});

test('a request without an answer says why', () => {
  assert.match(
    show(violating),
    /answered {2}> no answer before the timeout, after 5\.0 s\n {14}\^+\n {14}5000 ms\n {2}expected {4}an answer\n/,
  );
});

test('a command that is too long to copy is taken from the record, at its own index', () => {
  assert.match(
    show(violating),
    /to print the command that sends it again:\n {4}jq -r '\.findings\[3\]\.curl' run\.json\n/,
  );
});

test('at most 20 findings are shown in full', () => {
  const many = { ...violating, findings: Array.from({ length: 25 }, () => finding) };
  const text = renderRun(many, {
    width: 80,
    paint,
    runFile: 'out/run.json',
    command: 'kit check --read-only',
  });
  assert.equal(text.match(/^ {2}expected /gm)?.length, 20);
  assert.match(text, /^and 5 more in out\/run\.json$/m);
  assert.match(text, /^ {4}kit check --read-only --seed 42 --only validation-error-names-the-input$/m);
});

test('a run that could not be judged says why, once', () => {
  const reason = 'listAgents: it answered nothing but 401';
  const text = show({
    ...conforming,
    verdict: 'not-judged',
    summary: 'http://x could not be judged: updateAgent: it answered nothing but 401.',
    notJudged: ['updateAgent: it answered nothing but 401', reason],
  });
  assert.match(text, /^\? http:\/\/x could not be judged/);
  assert.equal(text.match(/updateAgent: it answered/g)?.length, 1);
  assert.ok(text.includes(`  not judged  ${reason}\n`));
});

test('an agent that was not restored is told first', () => {
  const remaining = { updatePath: '/{id}', update: '{}', withheld: [] };
  const restoration: Run['restoration'] = [
    { agentId: 'a', state: 'unchanged' },
    { agentId: 'b', state: 'unread', cause: { status: 500 }, remaining },
    { agentId: 'c', state: 'unchanged' },
  ];
  assert.match(
    show({ ...conforming, restoration }),
    /agents {6}agent b could not be read.*500\n {14}and 2 more, as they were, in.*\n.*to restore them: agent-console-kit restore/,
  );
});

test('what nobody could read is to be set by hand, and no other try is offered for it', () => {
  const remaining = { updatePath: '/{id}', update: '{}', withheld: ['api_key'] };
  const doubts = [{ field: 'api_key', shown: 'otherwise' }] as const;
  const text = show({
    ...conforming,
    restoration: [{ agentId: 'b', state: 'unproved', doubts, remaining }],
  });
  assert.match(text, /a key that was there\s+unseen is overwritten/);
  assert.match(text, /to be set by hand: api_key of agent b/);
  assert.doesNotMatch(text, /to restore them/);
});

test('colours change nothing but the colour', () => {
  const coloured = renderRun(violating, { width: 100, paint: createPaint(true) });
  const escapeCharacter = String.fromCharCode(27);
  assert.equal(coloured.split(new RegExp(`${escapeCharacter}\\[\\d+m`)).join(''), show(violating));
  assert.ok(coloured.includes(`${escapeCharacter}[31m`));
});

const obeyed = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const attack = '\u001b[2J\u001b]0;owned\u0007\r\u009b31m\u202egnp.exe\u2066\u200b';

test('a hostile answer is shown, not obeyed, and stays small', () => {
  const megabyte = 'A'.repeat(1_000_000);
  const bodies = [
    attack + megabyte,
    JSON.stringify({ hub: attack + megabyte, [attack]: [megabyte] }),
    JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`k${index}`, attack]))),
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
    `${attack}\n`.repeat(20_000),
    JSON.stringify(attack.repeat(20_000)),
  ];
  for (const body of bodies) {
    for (const width of [80, nowhere]) {
      const text = show({ ...violating, findings: [withAnswer(body, attack)] }, width);
      assert.doesNotMatch(text, obeyed);
      assert.ok(text.length < 16_000, `${text.length} characters`);
      assert.ok(linesOf(text).length < 120);
    }
  }
  assert.match(show({ ...violating, findings: [withAnswer(attack)] }), /\\x1b\[2J.*\\u202egnp\.exe\\u2066/);
  assert.match(
    show({ ...violating, findings: [withAnswer(JSON.stringify([attack]))] }),
    /\\u001b\[2J.*\\u202e/,
  );
});

test('no text of a run reaches the terminal as it is', () => {
  const hostile = fc.string({ unit: 'binary', maxLength: 40 }).map((text) => attack + text);
  fc.assert(
    fc.property(hostile, (text) => {
      const { request } = finding.exchange;
      const headers = { [text]: text, 'content-type': text, location: text };
      const run: Run = {
        ...violating,
        summary: text,
        notJudged: [`${text}!`],
        profile: text,
        runId: text,
        restoration: [
          {
            agentId: text,
            state: 'changed',
            lost: [text],
            doubts: [{ field: text, shown: 'masked', at: text }],
            remaining: { updatePath: text, update: text, withheld: [text] },
          },
        ],
        dialect: { [text]: { choice: text, evidence: text } },
        checks: violating.checks.map((check) => ({ ...check, id: text, status: 'skipped', reason: text })),
        operations: violating.operations.map((one) => ({ ...one, statuses: { [text]: 1 }, notJudged: text })),
        findings: [
          {
            ...finding,
            ...{
              check: text,
              clause: text,
              requirement: text,
              place: { part: 'body', pointer: `/${text}` },
              expected: text,
              actual: text,
              curl: text,
            },
            exchange: {
              request: { ...request, method: text, url: text, headers, body: text },
              response: { status: 200, headers, body: text, ms: 1, redirects: [text] },
            },
          },
          {
            ...finding,
            exchange: {
              request: { ...request, body: text, bodyEncoding: 'base64' },
              response: { silence: text, detail: text, ms: 1 },
            },
          },
        ],
      };
      assert.doesNotMatch(show(run, 80), obeyed);
      assert.doesNotMatch(show(run, nowhere, true), obeyed);
    }),
    { numRuns: 25 },
  );
});
