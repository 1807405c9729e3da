import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { isDecimalText, sameDecimal } from '../spec/decimal-text.ts';
import { dialectPresets } from '../spec/dialect-presets.ts';
import { equalJson } from '../spec/json-equal.ts';
import { parseJson } from '../spec/json-parse.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../spec/json-value.ts';
import { answer } from './answer.ts';
import type { MockResponse } from './exchange.ts';
import { createWorld } from './state/world.ts';

interface Recording {
  readonly name: string;
  readonly request: JsonObject;
  readonly response: JsonObject;
}

function parse(text: string): JsonValue {
  const parsed = parseJson(text);
  assert.ok(parsed.ok, text.slice(0, 80));
  return parsed.value;
}

function readRecordings(): readonly Recording[] {
  const file = new URL('../fixtures/fastapi/recordings.jsonl', import.meta.url);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const row = parse(line);
      assert.ok(isJsonObject(row) && isJsonObject(row['request']) && isJsonObject(row['response']));
      return { name: `${row['group']} ${row['name']}`, request: row['request'], response: row['response'] };
    });
}

const owner = '11111111-2222-4333-8444-555555555555';
const seed = {
  id: '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b',
  agent_name: 'seed',
  model_name: 'm-1',
  team_id: owner,
  created_by: owner,
  created_at: 1767225600,
  updated_at: 1767225600,
};

/** Answers a recorded request in a world of its own. */
function replay({ request }: Recording): MockResponse {
  const world = createWorld(
    { agents: [seed], genomes: [], evolution: {} },
    { dialect: dialectPresets.fastapi, now: () => 1767225601000, seed: 1 },
  );
  const headers = isJsonObject(request['headers']) ? request['headers'] : {};
  const body = request['body'];
  return answer(
    {
      method: String(request['method']),
      target: String(request['path']),
      scheme: 'http',
      header: (name) => (name === 'host' ? '127.0.0.1:8141' : headers[name]?.toString()),
      body: new TextEncoder().encode(typeof body === 'string' ? body : ''),
    },
    world,
  );
}

const recordings = readRecordings();
const answered = recordings.map((recording) => ({ recording, response: replay(recording) }));
const statusOf = ({ response }: Recording) => response['status'];
const detailOf = (response: MockResponse): readonly JsonValue[] => {
  const body = parse(response.body ?? '');
  assert.ok(isJsonObject(body) && isJsonArray(body['detail']));
  return body['detail'];
};
const pick = (faults: readonly JsonValue[], keys: readonly string[]): JsonValue =>
  faults.map((fault) => (isJsonObject(fault) ? keys.map((key) => fault[key] ?? null) : null));

test('there are a thousand recordings', () => {
  assert.ok(recordings.length >= 1000);
});

/** Where the mock keeps to its limits instead: a decimal that would print as more than 4,300 digits is rejected. */
const beyondTheLimits = new Set(['test_score.str 1e999999']);

test('answers with the recorded status, and with no 5xx where FastAPI fails', () => {
  const within = answered.filter(({ recording }) => !beyondTheLimits.has(recording.name));
  assert.equal(answered.length - within.length, beyondTheLimits.size);
  const differing = within.filter(({ recording, response }) =>
    statusOf(recording) === 500 ? response.status >= 500 : response.status !== statusOf(recording),
  );
  assert.deepEqual(
    differing.map(({ recording, response }) => [recording.name, statusOf(recording), response.status]),
    [],
  );
});

test('answers every 422 with the recorded type and loc', () => {
  for (const { recording, response } of answered.filter(({ response }) => response.status === 422)) {
    const expected = recording.response['detail'];
    if (!isJsonArray(expected)) continue;
    const keys = ['type', 'loc'];
    assert.ok(equalJson(pick(detailOf(response), keys), pick(expected, keys)), recording.name);
  }
});

test('answers 99 of 100 faults with the recorded msg, ctx and input', () => {
  const rejected = answered.filter(
    ({ recording, response }) => response.status === 422 && isJsonArray(recording.response['detail']),
  );
  assert.ok(rejected.length > 500);
  const keys = ['msg', 'ctx', 'input'];
  const differing = rejected.filter(({ recording, response }) => {
    const expected = recording.response['detail'];
    return !(isJsonArray(expected) && equalJson(pick(detailOf(response), keys), pick(expected, keys)));
  });
  assert.ok(
    differing.length <= rejected.length / 100,
    differing.map(({ recording }) => recording.name).join('\n'),
  );
});

test('answers every accepted update with the recorded value', () => {
  let compared = 0;
  for (const { recording, response } of answered) {
    const field = recording.response['field'];
    if (typeof field !== 'string' || beyondTheLimits.has(recording.name)) continue;
    const body = parse(response.body ?? '');
    assert.ok(isJsonObject(body));
    const expected = recording.response['value'] ?? null;
    const actual = body[field] ?? null;
    const same =
      field === 'test_score' &&
      typeof expected === 'string' &&
      typeof actual === 'string' &&
      !isDecimalText(expected)
        ? isDecimalText(actual) && sameDecimal(actual, expected)
        : equalJson(actual, expected);
    assert.ok(same, recording.name);
    compared += 1;
  }
  assert.ok(compared > 150);
});

test('sends the recorded location, allow and plain bodies', () => {
  for (const { recording, response } of answered) {
    const headers = recording.response['headers'];
    // What is no HTTP, uvicorn answers as plain text; every body of the mock is JSON.
    if (statusOf(recording) === 500 || statusOf(recording) === 400 || !isJsonObject(headers)) continue;
    for (const name of ['location', 'allow', 'content-type']) {
      assert.equal(response.headers[name], headers[name]?.toString(), `${recording.name} ${name}`);
    }
    const json = recording.response['json'];
    if (json !== undefined && response.body !== undefined)
      assert.ok(equalJson(parse(response.body), json), recording.name);
  }
});
