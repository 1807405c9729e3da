import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { inflateRawSync, inflateSync, unzipSync } from 'node:zlib';
import type { CheckOptions, Run } from '../../conformance/check-deployment.ts';
import { isRecord } from '../../fixtures/deployments/call.ts';
import type { DeploymentPlan, Reply } from '../../fixtures/deployments/plan.ts';
import { failure, readJson } from '../../fixtures/deployments/replies.ts';
import { checkInMemory } from '../../fixtures/in-memory/check-in-memory.ts';
import { inAscii, spellingsOf } from '../../fixtures/secret-spellings.ts';
import { mergeRuns } from '../../reports/merge-runs.ts';
import { tellGithub } from '../check/github-actions.ts';
import { reportFormats, writeReports } from '../files/report-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'agent-console-kit-redaction-'));
after(() => rmSync(folder, { recursive: true }));

/** Each begins with the same letters, which stand nowhere else, and goes on with what formats escape. */
const token = 'Canary-token/5+7=12&x|`<b>';
const headerSecret = 'Canary"header\\value';
const apiKey = 'Canary key "ü/<🙂>]]>\\ ```';
const strangersKey = 'Canary-of-a-stranger';

const told = [token, headerSecret, apiKey].map(spellingsOf);

function leakInto(reply: Reply): Reply {
  const headers = { ...reply.headers, 'x-debug': encodeURIComponent(`${token} ${headerSecret} ${apiKey}`) };
  const body = readJson(reply);
  if (isRecord(body)) return { ...reply, headers, body: JSON.stringify({ ...body, debug: told }) };
  if (!Array.isArray(body)) return { ...reply, headers };
  return { ...reply, headers, body: JSON.stringify([{ id: 1, api_key: strangersKey }, ...body, ...told]) };
}

/** Tells all it knows in answers, headers, errors and echoed input, and breaks every check that it can. */
const talkative: DeploymentPlan = {
  token,
  fields: { api_key: apiKey },
  beforeAnswer: ({ update }) =>
    update !== undefined && 'purpose' in update
      ? { ...failure(), body: `KeyError ${inAscii(apiKey)} {'api_key': '${strangersKey}'} ${token}` }
      : undefined,
  rewriteStored: (agent, _, { update }) =>
    update !== undefined && 'hub' in update ? { ...agent, last_tested_by: apiKey } : agent,
  rewriteAgent: (agent) => ({ [apiKey]: apiKey, api_key: apiKey, ...agent }),
  afterAnswer: (reply, { count }) => ({
    ...leakInto(reply),
    ...(reply.status === 422 && count % 3 === 0 ? { status: 200 } : {}),
  }),
};

function check(more: Partial<CheckOptions>): Promise<Run> {
  const secretHeaders = { 'x-gateway': headerSecret, cookie: `session=${token}` };
  const given = { token, secretHeaders, profile: 'quick', cases: 60, seed: 1 } as const;
  return checkInMemory(talkative, { ...given, ...more });
}

function unpack(bytes: Buffer): readonly string[] {
  return [unzipSync, inflateSync, inflateRawSync].flatMap((open) => {
    try {
      return [open(bytes).toString('utf8')];
    } catch {
      // Most bytes are not packed.
      return [];
    }
  });
}

/** A text and all that is folded up in it: escapes, percent codes, base64, and what is packed in that. */
function layersOf(text: string): readonly string[] {
  const decoded = [...text.matchAll(/[A-Za-z0-9+/_-]{16,}={0,2}/g)].flatMap(([run]) => {
    const bytes = Buffer.from(run, 'base64');
    return [bytes.toString('utf8'), ...unpack(bytes)];
  });
  const percent = text.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  const escaped = text
    .replace(/(?:\\u|\\u\{|&#x)([0-9a-f]{4}|[0-9a-f]+(?=[};]))/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16) % 0x10ffff),
    )
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code) % 0x10ffff));
  return [text, percent, escaped, ...decoded];
}

function holdsNoCanary(name: string, bytes: Buffer): void {
  for (const layer of [...layersOf(bytes.toString('utf8')), bytes.toString('utf16le')]) {
    const at = layer.search(/canary/i);
    assert.equal(at, -1, `${name}: ${layer.slice(Math.max(0, at - 200), at + 100)}`);
  }
}

async function writeAll(
  run: Run,
  name: string,
): Promise<readonly (readonly [file: string, bytes: Buffer])[]> {
  const into = join(folder, name);
  await writeReports(
    run,
    reportFormats.map((format) => ({ format, path: join(into, format) })),
    assert.fail,
  );
  const output: string[] = [];
  const environment = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: join(into, 'summary') };
  await tellGithub(run, environment, (text) => output.push(text));
  return [
    ...readdirSync(into).map((file) => [file, readFileSync(join(into, file))] as const),
    ['annotations', Buffer.from(output.join(''))],
  ];
}

test('the search finds a canary in any of its spellings', () => {
  for (const spelling of [
    ...Object.values(spellingsOf(apiKey)),
    Buffer.from(JSON.stringify({ api_key: apiKey })).toString('base64'),
    '\\u0043anary',
    '&#67;anary',
    '%43anary',
  ])
    assert.throws(() => holdsNoCanary('planted', Buffer.from(`before ${spelling} after`)), /planted/);
});

test('no secret stands in any byte of any report', async () => {
  const run = await check({});
  assert.equal(run.verdict, 'violates');
  assert.ok(run.findings.length > 15, `only ${run.findings.length} findings`);
  const written = await writeAll(run, 'whole');
  assert.equal(written.length, reportFormats.length + 2);
  for (const [file, bytes] of written) {
    assert.ok(bytes.length > 100, `${file} is empty`);
    holdsNoCanary(file, bytes);
  }
  const marked = written.filter(([, bytes]) => bytes.includes('[redacted]')).map(([file]) => file);
  assert.deepEqual(marked.toSorted(), ['annotations', ...reportFormats, 'summary'].toSorted());
});

test('no secret comes back when shards are merged', async () => {
  const run = await check({ cases: 0, only: ['update-*'] });
  const shards = [1, 2].map((index) => ({
    file: `run-${index}.json`,
    run: { ...run, shard: { index, total: 2, source: '--shard' } },
  }));
  for (const [file, bytes] of await writeAll(mergeRuns(shards), 'merged')) holdsNoCanary(file, bytes);
});
