import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type DialectExamples, errorSituations, type NestedShape } from '../spec/dialect-examples.ts';
import { type Dialect, dialectPoints, type Point, type PointId } from '../spec/dialect-points.ts';
import { dialectPresets } from '../spec/dialect-presets.ts';
import { updateFields } from '../spec/fields.ts';
import { printJson } from '../spec/json-print.ts';
import type { JsonObject } from '../spec/json-value.ts';
import { readDialectExamples } from '../spec/read-dialect-examples.ts';
import {
  validateAgent,
  validateEvolutionStatus,
  validateGenomeCreated,
  validateHttpValidationError,
} from '../spec/validators.ts';
import { answer } from './answer.ts';
import { createWorld } from './state/world.ts';

const ids = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '7c9e6679-7425-40de-944b-e07fc1f90ae7'];
const owner = '11111111-2222-4333-8444-555555555555';
const agents: readonly JsonObject[] = ids.map((id) => ({
  id,
  agent_name: 'seed',
  model_name: 'm',
  team_id: owner,
  created_by: owner,
  created_at: 5,
  updated_at: 5,
}));

/** Any dialect: each point with listed choices at random, the free texts as in the preset. */
const dialects: fc.Arbitrary<Dialect> = fc
  .record(
    Object.fromEntries(
      dialectPoints.map((point: Point) => [
        point.id,
        'pattern' in point.choices
          ? fc.constant(dialectPresets.fastapi[point.id as PointId])
          : fc.constantFrom(...point.choices),
      ]),
    ),
    { noNullPrototype: true },
  )
  .map((points) => ({ ...dialectPresets.fastapi, ...points }));

const objects = fc.constantFrom<JsonObject>(
  {},
  { agent_id: '{agent_id}', at: '{time}', text: '{time-text} {word} {uuid}', count: '{number}' },
  { purpose: 5, detail: 'no list', loc: 5, echo: '{genome}', '{genome}': true },
  { __proto__: 1, list: ['{path}', { deep: '{genome}' }] },
);
const errors = fc.constantFrom(
  { json: { error: { path: '{path}', id: '{agent_id}' } } },
  { json: 'plain', headers: { 'www-authenticate': 'Custom' } },
  { text: '<p>{path}</p>', headers: { 'content-type': 'text/html' } },
);
const shapes = fc.constantFrom<NestedShape>(
  { takes: 'nothing', unknown: 'reject', keys: {} },
  { takes: 'objects', unknown: 'drop', keys: { a: { kind: 'number', filled: null }, b: { required: true } } },
  {
    takes: 'objects',
    unknown: 'keep',
    keys: { a: { dropped: true } },
    others: { kind: 'text', nullable: true },
  },
  {
    takes: 'objects',
    unknown: 'reject',
    keys: { a: { kind: 'list', nullable: true } },
    faults: { unknown: { type: 'x', atObject: true }, kind: { type: 'y', msg: 'no', atObject: true } },
    lists: 'first',
  },
);
const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined });

/** Any examples, as a file may have them; they are read as a file is. */
const examples: fc.Arbitrary<DialectExamples> = fc
  .record({
    evolutionStatus: maybe(objects.map((example) => ({ example }))),
    unknownEvolutionStatus: maybe(objects.map((example) => ({ example }))),
    genome: maybe(objects.map((example) => ({ example }))),
    agentExtraFields: maybe(objects),
    validationErrorExtraFields: maybe(objects),
    faultExtraFields: maybe(objects),
    faults: maybe(
      fc.constant({
        enum: [
          { type: 'a', loc: ['body', '{field}', 'b'] },
          { type: 'c', msg: 'd' },
        ],
        missing: [],
      }),
    ),
    errors: maybe(fc.dictionary(fc.constantFrom(...errorSituations), errors)),
    headers: maybe(fc.constant({ 'content-type': 'application/json; charset=utf-8', 'x-version': '7' })),
    faultOrder: maybe(
      fc.constantFrom(
        { fields: 'sent', later: ['enum'], badId: 'alone' },
        { fields: ['hub', 'status'], badId: 'last' },
        { badId: 'not-told' },
      ),
    ),
    evolutionRefusals: maybe(
      objects.map((body) => ({
        'uuid_parsing@agent_id': { ...body, '{text}': 5 },
        'dict_type@genome': body,
      })),
    ),
    refusals: maybe(fc.constant({ string_type: { status: 400, json: { '{field}': '{input}' } } })),
    contentTypes: maybe(fc.constant({ 'text/plain': 'accept', 'application/json': '415' })),
    unset: maybe(fc.constant({ purpose: 'left-out', capabilities: 'left-out', latest_evaluation: 'null' })),
    moves: maybe(
      fc.constant({
        status: { to: { active: ['draft'] }, frozen: ['draft'] },
        protection_status: { to: {} },
      }),
    ),
    nested: maybe(fc.dictionary(fc.constantFrom('agent_params', 'delegated_agents'), shapes)),
  })
  .map((parts) =>
    readDialectExamples(JSON.parse(JSON.stringify(parts)), (why) => {
      throw new Error(why);
    }),
  );

const anyDialect: fc.Arbitrary<Dialect> = fc.oneof(
  dialects,
  fc.tuple(dialects, examples).map(([dialect, given]) => ({ ...dialect, examples: given })),
);

const odd = fc.constantFrom(
  ...[
    '',
    'x',
    '1e5',
    'NaN',
    '1e400',
    '-0',
    '\ud800',
    '\0',
    'true',
    '5',
    ' 5 ',
    '0x10',
    '1_0',
    '{}',
    'urn:uuid:',
    'É',
  ],
);
const rawValues = fc.oneof(
  fc.json({ maxDepth: 2 }),
  odd.map((text) => JSON.stringify(text)),
  fc.constantFrom(
    'NaN',
    '1e400',
    '-Infinity',
    '123456789012345678901',
    '1.50',
    '5.0',
    '{"__proto__":1}',
    '[',
    'nul',
  ),
  fc.constantFrom(
    '"active"',
    '"a2a"',
    '["a",1]',
    '[{}]',
    `"${owner}"`,
    '"85.5"',
    '"1e5"',
    '85.5',
    'null',
    'false',
  ),
);
const names = fc.constantFrom(
  ...updateFields.map((field) => field.name),
  'id',
  'trust_stage',
  'zzz',
  '__proto__',
  '',
);
const updates = fc
  .array(fc.tuple(names, rawValues), { maxLength: 5 })
  .map((members) => `{${members.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`);
const bytes = fc.oneof(
  { weight: 6, arbitrary: updates.map((text) => new TextEncoder().encode(text)) },
  { weight: 2, arbitrary: rawValues.map((text) => new TextEncoder().encode(text)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 40 }) },
);
const segments = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...ids, ids[0]?.toUpperCase() ?? '') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      owner,
      'nope',
      '%00',
      '%FF',
      '..',
      'a%2Fb',
      '',
      ids[0]?.replaceAll('-', '') ?? '',
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }).map(encodeURIComponent) },
);
const targets = fc.oneof(
  {
    weight: 6,
    arbitrary: segments.map((segment) => ['PUT', `/v1/agent-configurations/${segment}`] as const),
  },
  { weight: 2, arbitrary: segments.map((segment) => ['GET', `/v1/evolution/status/${segment}`] as const) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(['POST', '/v1/genomes'] as const, ['POST', '/v1/genomes/'] as const),
  },
  { weight: 1, arbitrary: fc.constantFrom(['GET', '/v1/agent-configurations?include_scores=1'] as const) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'DELETE'), fc.webPath()) },
);
const contentTypes = fc.constantFrom(
  'application/json',
  'application/json',
  'text/plain',
  '',
  'application/x+json',
);

function faultOfBody(method: string, target: string, status: number, body: unknown): unknown {
  if (status === 422) return validateHttpValidationError(body);
  if (status >= 300) return undefined;
  if (method === 'PUT') return validateAgent(body);
  if (target.startsWith('/v1/evolution')) return validateEvolutionStatus(body);
  if (method === 'POST') return validateGenomeCreated(body);
  const listed: unknown[] = Array.isArray(body) ? body : Object.values(Object(body)).flat();
  return listed.map(validateAgent).find((fault) => fault !== undefined);
}

test('whatever is sent in whatever dialect, the answer keeps the contract and touches one agent at most', () => {
  fc.assert(
    fc.property(
      anyDialect,
      fc.array(fc.tuple(targets, bytes, contentTypes, fc.boolean()), { maxLength: 6 }),
      (dialect, requests) => {
        const world = createWorld(
          { agents, genomes: [], evolution: {} },
          { dialect, now: () => 9_000, seed: 1 },
        );
        for (const [[method, target], body, contentType, hasToken] of requests) {
          const before = new Map([...world.agents].map(([id, agent]) => [id, printJson(agent)]));
          const headers: Readonly<Record<string, string>> = {
            'content-type': contentType,
            authorization: hasToken ? 'Bearer t' : '',
          };
          const response = answer(
            { method, target, scheme: 'http', header: (name) => headers[name], body },
            world,
          );
          const shown = `${method} ${target} ${new TextDecoder().decode(body)} → ${response.status} ${response.body}`;
          const asksFor501 = response.status === 501 && dialect['other-method'] === 501;
          assert.ok(response.status < 500 || asksFor501, shown);
          if (response.body === undefined) {
            const isBare = method === 'HEAD' || method === 'OPTIONS';
            assert.ok(isBare || response.status === 307 || response.status === 308, shown);
            continue;
          }
          const mayBeText = response.status >= 300 && response.status !== 422;
          if (mayBeText && response.headers['content-type'] === 'text/html') continue;
          assert.match(
            response.headers['content-type'] ?? '',
            /^application\/json(?:; charset=utf-8)?$/,
            shown,
          );
          const parsed: unknown = JSON.parse(response.body);
          assert.equal(faultOfBody(method, target, response.status, parsed), undefined, shown);
          const changed = [...world.agents].filter(
            ([id, agent]) => before.has(id) && before.get(id) !== printJson(agent),
          );
          assert.ok(changed.length <= (method === 'PUT' && response.status < 300 ? 1 : 0), shown);
        }
      },
    ),
    { numRuns: 1500 },
  );
});
