import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import fc from 'fast-check';
import type { Location, Log, Result } from 'sarif';
import type { Run } from '../../conformance/run/run-record.ts';
import { hostileText, plantTexts } from '../../fixtures/runs/hostile-texts.ts';
import { renderSarif } from './render-sarif.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const everything: Run = JSON.parse(read('fixtures/runs/everything.json'));

const ajv = new Ajv({ strict: false, unicodeRegExp: false });
formats.default(ajv);
const validate = ajv.compile<Log>(JSON.parse(read('fixtures/schemas/sarif-2.1.0.json')));

function readLog(run: Run): Log {
  const log: unknown = JSON.parse(renderSarif(run));
  if (validate(log)) return log;
  throw new assert.AssertionError({ message: ajv.errorsText(validate.errors) });
}

function resultsOf(run: Run): readonly Result[] {
  return readLog(run).runs[0]?.results ?? [];
}

const resultOf = (check: string, run = everything) => resultsOf(run).find(({ ruleId }) => ruleId === check);

/** The line that a location points at, as it stands in the file. */
function lineAt(location: Location | undefined): string {
  const { artifactLocation, region } = location?.physicalLocation ?? {};
  return read(artifactLocation?.uri ?? '').split('\n')[(region?.startLine ?? 0) - 1] ?? '';
}

test('what is written fits the schema of SARIF 2.1.0, with texts of any kind too', () => {
  assert.equal(resultsOf(everything).length, everything.findings.length);
  fc.assert(
    fc.property(fc.array(hostileText, { minLength: 1, maxLength: 9 }), (texts) => {
      assert.equal(resultsOf(plantTexts(everything, texts)).length, everything.findings.length);
    }),
    { numRuns: 30, seed: 6 },
  );
});

test('the schema refuses what is not SARIF', () => {
  assert.equal(validate({ version: '2.1.0', runs: [{ results: [] }] }), false);
});

test('every result is located at a line that names a section of its clause', () => {
  for (const finding of everything.findings) {
    const result = resultsOf(everything).find(
      ({ partialFingerprints }) => partialFingerprints?.['agentConsoleKitFinding/v1'] === finding.id,
    );
    const sections = finding.clause.split(', ');
    const located = [...(result?.locations ?? []), ...(result?.relatedLocations ?? [])].map(lineAt);
    assert.equal(located.length, sections.length, finding.id);
    for (const section of sections)
      assert.ok(
        located.some((line) =>
          new RegExp(`(?:x-clause|section): '${section.replace('.', '\\.')}'`).test(line),
        ),
        `${finding.id}: ${section} in ${located.join(' / ')}`,
      );
  }
});

test('a finding at a field is located inside the field', () => {
  const region = resultOf('update-bounds-the-rate-limit')?.locations?.[0]?.physicalLocation?.contextRegion;
  const line = read('spec/openapi.yaml').split('\n')[(region?.startLine ?? 0) - 1];
  assert.equal(line?.trim(), 'rate_limit_requests_per_minute:');
});

test('levels are must, should and drift', () => {
  const levels = new Map(everything.findings.map(({ level, check }) => [level, resultOf(check)?.level]));
  assert.deepEqual(Object.fromEntries(levels), { must: 'error', should: 'warning', drift: 'note' });
});

test('a known finding is suppressed, with the reason', () => {
  assert.deepEqual(resultOf('update-keeps-what-is-omitted')?.suppressions, [
    {
      kind: 'external',
      status: 'accepted',
      justification: 'TICKET-12: the gateway clears it (until 2027-01-31)',
    },
  ]);
  assert.equal(resultOf('update-bounds-the-rate-limit')?.suppressions, undefined);
});

test('every check is a rule, and results know the rule by its number', () => {
  const [run] = readLog(everything).runs;
  const rules = run?.tool.driver.rules ?? [];
  assert.deepEqual(
    rules.map(({ id }) => id),
    everything.checks.map(({ id }) => id),
  );
  for (const { ruleId, ruleIndex } of run?.results ?? []) assert.equal(rules[ruleIndex ?? -1]?.id, ruleId);
});

test('request and answer go along: text, bytes and silence', () => {
  const rate = resultOf('update-bounds-the-rate-limit');
  assert.equal(rate?.webRequest?.method, 'PUT');
  assert.equal(rate?.webResponse?.statusCode, 200);
  assert.match(resultOf('server-does-not-fail')?.webRequest?.body?.binary ?? '', /^[A-Za-z0-9+/]+=*$/);
  assert.equal(resultOf('server-answers')?.webResponse?.noResponseReceived, true);
});

test('what a deployment answers makes no link', () => {
  const [finding] = everything.findings;
  assert.ok(finding !== undefined, 'there is a finding');
  const run = { ...everything, findings: [{ ...finding, actual: '[click](https://192.0.2.1)' }] };
  assert.match(resultsOf(run)[0]?.message.text ?? '', /\\\[click\\\]\(https/);
});

test('a run that was not judged was not successful, and says why', () => {
  const [invocation] =
    readLog({ ...everything, verdict: 'not-judged', notJudged: [], summary: 'It could not be judged.' })
      .runs[0]?.invocations ?? [];
  assert.equal(invocation?.executionSuccessful, false);
  assert.equal(invocation?.toolExecutionNotifications?.[0]?.message.text, 'It could not be judged.');
});

test('the same run gives the same bytes', () => {
  assert.equal(renderSarif(structuredClone(everything)), renderSarif(everything));
});
