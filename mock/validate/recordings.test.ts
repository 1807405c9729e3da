import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sameDecimal } from '../../spec/decimal-text.ts';
import { dialectPresets } from '../../spec/dialect-presets.ts';
import { parseJson } from '../../spec/json-parse.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { spellingsOfChoice } from '../../spec/uuid-spellings.ts';
import { type FaultList, type Parse, type Rejected, rejected } from './fault.ts';
import { parseQueryFlag } from './flag.ts';
import { parseObject } from './object.ts';
import { createUpdateParser } from './update-body.ts';
import { uuidParser } from './uuid.ts';

interface Recording {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly body: JsonValue | undefined;
  readonly status: JsonValue | undefined;
  readonly response: JsonObject;
}

const file = new URL('../../fixtures/fastapi/recordings.jsonl', import.meta.url);
const recordings = readFileSync(file, 'utf8').trim().split('\n').map(readRecording);

const decidedHere =
  /^(?:uuid_|int_|bool_|decimal_|string_|dict_type|list_type|enum|finite|greater_|model_attr)/;

function readRecording(line: string): Recording {
  const { group, name, request, response } = asObject(readJson(line));
  const { method, path, body, headers } = asObject(request);
  const isJson = asObject(headers ?? {})['content-type'] === 'application/json';
  return {
    name: `${group} ${name}`,
    method: String(method),
    path: String(path),
    body: typeof body === 'string' && isJson ? readJson(body) : undefined,
    status: asObject(response)['status'],
    response: asObject(response),
  };
}

function readJson(text: string): JsonValue | undefined {
  const document = parseJson(text, { nonFinite: true });
  return document.ok ? document.value : undefined;
}

function asObject(value: JsonValue | undefined): JsonObject {
  assert.ok(isJsonObject(value));
  return value;
}

function asArray(value: JsonValue | undefined): readonly JsonValue[] {
  assert.ok(isJsonArray(value));
  return value;
}

/** The faults of a 422 without their input, which is an echo; undefined where another part of the mock finds them. */
function recordedFaults({ response }: Recording): readonly JsonObject[] | undefined {
  const items = asArray(response['detail']).map(asObject);
  if (!items.every((item) => decidedHere.test(String(item['type'])))) return undefined;
  return items.map(({ input: _, ...item }) => item);
}

const withoutInput = (faults: FaultList) => faults.map(({ input: _, ...fault }) => fault);

/** Replays recordings and tells how many of them ended in a 200, in a 422 and in a 500. */
function replay(
  chosen: readonly Recording[],
  parse: (recording: Recording, faults: FaultList) => JsonValue | Rejected,
  compare: (value: JsonValue, recording: Recording) => void,
): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const recording of chosen) {
    const { name, status } = recording;
    const expected = status === 422 ? recordedFaults(recording) : [];
    if (expected === undefined) continue;
    const faults: FaultList = [];
    const value = parse(recording, faults);
    assert.equal(value === rejected, faults.length > 0, name);
    // A 500 is the recorded deployment failing to print an answer.
    if (status !== 500) assert.deepEqual(withoutInput(faults), expected, name);
    if (status === 200 && value !== rejected) compare(value, recording);
    counts[String(status)] = (counts[String(status)] ?? 0) + 1;
  }
  return counts;
}

/** The recorded deployment answers "1E+999999", which 2.1 forbids; the mock would have to write a million digits. */
const departures: readonly string[] = ['test_score.str 1e999999'];

const agentPath = '/v1/agent-configurations/3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';

/** A replay of nothing would pass. */
function assertAtLeast(
  counts: Readonly<Record<string, number>>,
  least: Readonly<Record<string, number>>,
): void {
  for (const [status, count] of Object.entries(least)) {
    assert.ok((counts[status] ?? 0) >= count, `only ${counts[status]} of ${count} answers with ${status}`);
  }
}

function compareField(update: JsonValue, { name, response }: Recording): void {
  const field = String(response['field']);
  const value = asObject(update)[field];
  const recorded = response['value'];
  if (field === 'test_score' && typeof recorded === 'string' && recorded.includes('E')) {
    assert.ok(sameDecimal(String(value), recorded), name);
  } else if (isJsonObject(recorded)) {
    // What is inside goes through as it is; an answer prints null for the NaN in it.
    assert.deepEqual(Object.keys(asObject(value)), Object.keys(recorded), name);
  } else {
    assert.deepEqual(value, recorded, name);
  }
}

test('updates are read as the recorded deployment reads them', () => {
  const parse = createUpdateParser(dialectPresets.fastapi);
  const updates = recordings.filter(
    ({ name, method, path, body }) =>
      method === 'PUT' && path === agentPath && (body ?? null) !== null && !departures.includes(name),
  );
  const counts = replay(updates, ({ body = null }, faults) => parse(body, faults), compareField);
  assertAtLeast(counts, { 200: 183, 422: 477, 500: 78 });
});

test('path parameters are read as the recorded deployment reads them', () => {
  const parse: Parse = uuidParser(spellingsOfChoice.accept);
  const prefix = '/v1/evolution/status/';
  const chosen = recordings.filter(
    ({ path, status }) => path.startsWith(prefix) && (status === 200 || status === 422),
  );
  const counts = replay(
    chosen,
    ({ path }, faults) => {
      const [parameter = ''] = path.slice(prefix.length).split('?');
      const isEncoded = /^(?:[^%]|%[\da-f]{2})*$/i.test(parameter);
      return parse(isEncoded ? decodeURIComponent(parameter) : parameter, ['path', 'agent_id'], faults);
    },
    (id, { name, response }) =>
      assert.equal(asObject(readJson(String(response['text'])))['agent_id'], id, name),
  );
  assertAtLeast(counts, { 200: 26, 422: 25 });
});

test('flags of a query are read as the recorded deployment reads them', () => {
  const chosen = recordings.filter(({ path }) => path.includes('?include_scores='));
  const counts = replay(
    chosen,
    ({ path }, faults) => parseQueryFlag(path.split('=').at(-1) ?? '', ['query', 'include_scores'], faults),
    () => undefined,
  );
  assertAtLeast(counts, { 200: 6, 422: 3 });
});

test('genomes are read as the recorded deployment reads them', () => {
  const chosen = recordings.filter(
    ({ method, path, body }) => method === 'POST' && path === '/v1/genomes/' && (body ?? null) !== null,
  );
  const counts = replay(
    chosen,
    ({ body = null }, faults) => parseObject(body, ['body'], faults),
    () => undefined,
  );
  assertAtLeast(counts, { 200: 48, 422: 5, 500: 2 });
});
