import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Run } from '../conformance/run/run-record.ts';
import { hostileText, plantTexts } from '../fixtures/runs/hostile-texts.ts';
import { renderGithubAnnotations } from './github-annotations.ts';

const readRun = (name: string): Run =>
  JSON.parse(readFileSync(new URL(`../fixtures/runs/${name}.json`, import.meta.url), 'utf8'));
const everything = readRun('everything');

interface Command {
  readonly kind: string;
  readonly title: string;
  readonly message: string;
}

const decode = (text: string) =>
  text.replace(/%(3A|2C|0D|0A|25)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Reads workflow commands as GitHub's runner does: a line, two colons, properties, two colons. */
function readCommands(output: string): readonly Command[] {
  return output
    .split(/\r\n|\r|\n/)
    .filter((line) => line !== '')
    .map((line) => {
      const [, kind = '', title = '', message = ''] = /^::(\w+) title=([^,:]*)::(.*)$/.exec(line) ?? [];
      assert.notEqual(kind, '', `no annotation: ${line}`);
      return { kind, title: decode(title), message: decode(message) };
    });
}

test('each finding is an annotation, the weightiest first, by what it counts', () => {
  const commands = readCommands(renderGithubAnnotations({ ...everything, notJudged: [] }));
  assert.deepEqual(
    commands.map(({ kind }) => kind),
    ['error', 'error', 'error', 'notice', 'warning', 'warning', 'warning'],
  );
  assert.equal(commands[0]?.title, 'update-bounds-the-rate-limit (2.2, 8)');
  assert.match(
    commands[0]?.message ?? '',
    /^updateAgent, body rate_limit_requests_per_minute: accepted below minimum\nexpected: /,
  );
});

test('what was not judged comes first', () => {
  const [first] = readCommands(renderGithubAnnotations(everything));
  assert.deepEqual([first?.kind, first?.title], ['error', 'some parts could not be judged']);
  const run: Run = { ...everything, verdict: 'not-judged' };
  assert.equal(readCommands(renderGithubAnnotations(run))[0]?.title, 'could not be judged');
});

test('where there are more than ten, those of a check are one, and none is left out', () => {
  const findings = Array.from({ length: 5 }, () => everything.findings).flat();
  const commands = readCommands(renderGithubAnnotations({ ...everything, findings }));
  assert.equal(commands.length, 1 + everything.findings.length);
  const known = commands.find(({ kind }) => kind === 'notice');
  assert.equal(known?.title, 'update-keeps-what-is-omitted (4.3), 5 findings');
  assert.match(known?.message ?? '', /\nand 4 others: answer purpose: changed; answer purpose: changed/);
});

test('where there are more than ten checks, the last tells how many more, and of which', () => {
  const findings = Array.from({ length: 12 }, (_, index) =>
    everything.findings.slice(0, 2).map((finding) => ({ ...finding, check: `check-${index}`, counts: true })),
  ).flat();
  const commands = readCommands(renderGithubAnnotations({ ...everything, findings }));
  assert.equal(commands.length, 10);
  assert.equal(commands.at(-1)?.title, 'and 8 more findings');
  assert.equal(commands.at(-1)?.kind, 'error');
  assert.equal(commands.at(-1)?.message, 'check-8 (2), check-9 (2), check-10 (2), check-11 (2)');
});

test('as many as fit are shown one by one', () => {
  const findings = [...everything.findings, ...everything.findings].slice(0, 9);
  assert.equal(readCommands(renderGithubAnnotations({ ...everything, findings })).length, 10);
});

test('a run that conforms says nothing', () => {
  assert.equal(renderGithubAnnotations(readRun('conforming')), '');
});

test('no text makes a command of its own', () => {
  const count = readCommands(renderGithubAnnotations(everything)).length;
  fc.assert(
    fc.property(fc.array(hostileText, { minLength: 1, maxLength: 9 }), (texts) => {
      const commands = readCommands(renderGithubAnnotations(plantTexts(everything, texts)));
      assert.equal(commands.length, count);
      for (const { kind } of commands) assert.match(kind, /^(?:error|warning|notice)$/);
    }),
    { numRuns: 100, seed: 6 },
  );
});

test('the same run gives the same bytes', () => {
  assert.equal(renderGithubAnnotations(structuredClone(everything)), renderGithubAnnotations(everything));
});
