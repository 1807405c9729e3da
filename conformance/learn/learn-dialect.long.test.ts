import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { answer } from '../../mock/answer.ts';
import { defaultState } from '../../mock/state/first-state.ts';
import { createWorld, type World } from '../../mock/state/world.ts';
import type { DialectExamples } from '../../spec/dialect-examples.ts';
import { type Dialect, dialectPoints, type Point, type PointId } from '../../spec/dialect-points.ts';
import { dialectPresets } from '../../spec/dialect-presets.ts';
import { printJson } from '../../spec/json-print.ts';
import { keepNothing } from '../restoring/safekeeping.ts';
import { isAsItWas } from '../run/agent-restoration.ts';
import type { Outcome, Send } from '../run/exchange.ts';
import { createRunTime } from '../target/run-time.ts';
import { genomeCap } from './asked.ts';
import { credentialOf } from './create-learning.ts';
import { type LearnedDialect, learnDialect } from './learn-dialect.ts';

const encode = (body: string | Uint8Array | undefined) =>
  body instanceof Uint8Array ? body : new TextEncoder().encode(body ?? '');

/** The mock's core as a deployment, without a network between; redirects are followed as the sender does. */
function sendTo(world: World, carried: Readonly<Record<string, string>>): Send {
  return async ({ method, path, headers, body }) => {
    const all: Readonly<Record<string, string>> = { host: 'mock', ...carried, ...headers };
    const redirects: string[] = [];
    for (let target = path; ; ) {
      const response = answer(
        { method, target, scheme: 'http', header: (name) => all[name], body: encode(body) },
        world,
      );
      const { location } = response.headers;
      if (location === undefined) {
        const { status } = response;
        const text = response.body ?? '';
        return { kind: 'answer', status, headers: response.headers, body: text, ms: 1, redirects };
      }
      target = new URL(location).pathname;
      redirects.push(`${response.status} ${target}`);
    }
  };
}

const worldOf = (dialect: Dialect) =>
  createWorld(defaultState(dialect['time-unit']), { dialect, now: () => 1.8e12, seed: 1 });

interface Wishes {
  readonly readOnly?: boolean;
  readonly mayWriteSecrets?: boolean;
  readonly signal?: AbortSignal;
  readonly wrap?: (send: Send) => Send;
  readonly agentIds?: readonly string[];
}

async function learn(world: World, wishes: Wishes = {}): Promise<LearnedDialect> {
  const token = { [world.dialect['auth-header'].toLowerCase()]: `${world.dialect['auth-scheme']} kit` };
  const { wrap = (send: Send) => send } = wishes;
  return learnDialect({
    send: wrap(sendTo(world, token)),
    sendAnonymously: wrap(sendTo(world, {})),
    time: createRunTime(() => 0, Number.POSITIVE_INFINITY, wishes.signal),
    secrets: { token: 'kit-token' },
    agentIds: wishes.agentIds ?? [...world.agents.keys()].slice(0, 2),
    updatePath: undefined,
    prefix: '',
    readOnly: wishes.readOnly ?? false,
    keeping: keepNothing('00000000-0000-4000-8000-000000000001'),
    mayWriteSecrets: wishes.mayWriteSecrets ?? true,
    tick: () => {},
  });
}

const choiceAt = ({ points }: LearnedDialect, id: PointId) =>
  points.find(({ point }) => point === id)?.choice;

/** Why a point does not show in a dialect, where other points hide it. */
function isHidden(id: PointId, dialect: Dialect): boolean {
  if (id.startsWith('auth-') && dialect.auth === 'none') return true;
  const isOfText = ['test-score-lax-text', 'test-score-answer', 'test-score-digits'].includes(id);
  const isOfUpdates = ['error-items', 'missing-body', 'null-body'].includes(id);
  return (
    (id === 'list-items-key' && dialect['list-envelope'] === 'array') ||
    (id === 'redirect-status' &&
      !dialect['genome-slash'].startsWith('redirect') &&
      dialect['trailing-slash'] !== 'redirect') ||
    (id === 'auth-order' &&
      dialect['auth-scope'] === 'evolution' &&
      dialect['auth-order'] === 'before-path') ||
    // Without an example of a shape or of a table of moves there is none.
    ['nested-shapes', 'status-moves', 'protection-moves'].includes(id) ||
    // The core alone never writes two at the same time.
    id === 'simultaneous-updates' ||
    // One that may be there is not overwritten to find out.
    (id === 'api-key-echo' &&
      dialect['api-key-echo'] === 'left-out' &&
      dialect['unset-fields'] === 'left-out') ||
    (isOfText && dialect['test-score-input'] === 'numbers-only') ||
    // What is not set is left out in any case, and scores that are always there are never left out.
    (id === 'list-unscored' &&
      (dialect['unset-fields'] === 'left-out' || dialect['list-scores'] === 'always')) ||
    // Where scores are always there, nobody sees whether they were asked for.
    (id === 'list-flag-twice' &&
      dialect['list-scores'] === 'always' &&
      dialect['list-flag-twice'] !== 'reject') ||
    // Where no fault is listed, nobody sees what one carries.
    (['error-extra-keys', 'uuid-words'].includes(id) && dialect['error-items'] === 'nowhere') ||
    // Where at most one fault is listed, no limit shows.
    (id === 'error-items-limit' &&
      (dialect['error-items'] !== 'all' || dialect['rejected-update'] !== 422)) ||
    (isOfUpdates && dialect['rejected-update'] !== 422)
  );
}

/** Any dialect: each point with listed choices at random. */
const dialects: fc.Arbitrary<Dialect> = fc
  .tuple(
    ...dialectPoints.map((point: Point) =>
      'pattern' in point.choices ? fc.constant(undefined) : fc.constantFrom(...point.choices),
    ),
  )
  .map((choices) => {
    const chosen = dialectPoints.flatMap(({ id }, index) =>
      choices[index] === undefined ? [] : [[id, choices[index]]],
    );
    return { ...dialectPresets.fastapi, ...Object.fromEntries(chosen) };
  });

async function assertLearned(dialect: Dialect): Promise<void> {
  const learned = await learn(worldOf(dialect));
  const shown = dialectPoints.filter(({ id }) => !isHidden(id, dialect));
  assert.deepEqual(
    Object.fromEntries(shown.map(({ id }) => [id, choiceAt(learned, id)])),
    Object.fromEntries(shown.map(({ id }) => [id, dialect[id]])),
  );
  assert.notEqual(learned.points.length, 0);
  for (const { point, sure, why } of learned.points)
    if (!isHidden(point, dialect)) assert.equal(sure, 'agreed', `${point}: ${why}`);
}

for (const name of ['fastapi', 'strict'] as const)
  test(`learns every point of the mock in preset ${name}`, () => assertLearned(dialectPresets[name]));

test('learns every point that shows, in any dialect', async () => {
  await fc.assert(fc.asyncProperty(dialects, assertLearned), { numRuns: 40 });
});

const texts: readonly Partial<Dialect>[] = [
  { 'list-path': 'none' },
  { 'error-items-limit': '2' },
  { 'error-items-limit': '50' },
  { 'error-items-limit': '999' },
  { 'test-score-digits': '15' },
  { 'test-score-digits': '38' },
  { 'test-score-digits': '999' },
];

for (const points of texts)
  test(`learns ${JSON.stringify(points)}`, async () => {
    const dialect: Dialect = { ...dialectPresets.fastapi, ...points };
    const learned = await learn(worldOf(dialect));
    for (const [id, choice] of Object.entries(points))
      assert.equal(learned.points.find(({ point }) => point === id)?.choice, choice, id);
  });

test('tells how a token is carried from how it was given', () => {
  assert.deepEqual(credentialOf({ token: 't' }), { header: 'Authorization', scheme: 'Bearer' });
  assert.deepEqual(credentialOf({ secretHeaders: { 'x-api-key': 'abc' } }), {
    header: 'x-api-key',
    scheme: 'none',
  });
  assert.deepEqual(credentialOf({ secretHeaders: { authorization: 'Token abc' } }), {
    header: 'Authorization',
    scheme: 'Token',
  });
  assert.deepEqual(credentialOf({ headers: { 'x-api-key': 'abc', 'x-team': 'a' } }), {
    header: 'x-api-key',
    scheme: 'none',
  });
  assert.equal(credentialOf({ secretHeaders: { a: '1', b: '2' } }), undefined);
  assert.equal(credentialOf({ headers: { 'x-team': 'a' } }), undefined);
});

const comparable = (world: World) =>
  [...world.agents.values()].map((agent) => printJson({ ...agent, updated_at: 0 }));

test('learns which spellings of a uuid are taken in paths and which in bodies, where the point cannot tell', async () => {
  const { fastapi } = dialectPresets;
  const told = async (examples: DialectExamples) => {
    const learned = await learn(worldOf({ ...fastapi, examples }));
    return learned.examples.uuidSpellings;
  };
  const apart = { paths: [], bodies: ['digits', 'urn', 'braces', 'hyphens-anywhere'] } as const;
  assert.deepEqual(await told({ uuidSpellings: apart }), apart);
  const partly = { paths: ['digits'], bodies: ['urn'] } as const;
  assert.deepEqual(await told({ uuidSpellings: partly }), partly);
  assert.equal(await told({ uuidSpellings: { paths: [], bodies: [] } }), undefined);
  assert.equal(await told({}), undefined);
});

test('leaves the agents as they were, and says so', async () => {
  for (const dialect of Object.values(dialectPresets)) {
    const world = worldOf(dialect);
    const before = comparable(world);
    const { restored } = await learn(world);
    assert.deepEqual(comparable(world), before);
    assert.notEqual(restored.length, 0);
    for (const agent of restored) assert.ok(isAsItWas(agent), JSON.stringify(agent));
  }
});

for (const count of [5, 40, 90, 150])
  test(`leaves the agents as they were when it is interrupted at request ${count}`, async () => {
    const world = worldOf(dialectPresets.fastapi);
    const before = comparable(world);
    const interruption = new AbortController();
    let sent = 0;
    const wrap = (send: Send): Send => {
      return (request) => {
        sent += 1;
        if (sent === count) interruption.abort();
        return send(request);
      };
    };
    await learn(world, { signal: interruption.signal, wrap });
    assert.deepEqual(comparable(world), before);
    assert.equal(sent < count + 60, true, `${sent} requests`);
  });

test('creates no more genomes than its cap', async () => {
  const world = worldOf({
    ...dialectPresets.fastapi,
    'missing-genome': 'accept',
    'other-content-type': 'accept',
  });
  const before = world.genomes.created;
  await learn(world);
  const created = world.genomes.created - before;
  assert.equal(created > 2 && created <= genomeCap + 2, true, `${created} genomes`);
});

test('sends nothing but GET, HEAD and OPTIONS when it may only read', async () => {
  const methods = new Set<string>();
  const wrap = (send: Send): Send => {
    return (request) => {
      methods.add(request.method);
      return send(request);
    };
  };
  const learned = await learn(worldOf(dialectPresets.fastapi), { readOnly: true, wrap });
  assert.deepEqual([...methods].sort(), ['GET', 'HEAD', 'OPTIONS']);
  assert.equal(choiceAt(learned, 'unknown-agent-on-status'), 200);
  assert.equal(choiceAt(learned, 'list-envelope'), 'array');
  const { why } = learned.points.find(({ point }) => point === 'null-on-required') ?? {};
  assert.equal(why, 'it would write, and --read-only is set');
  assert.deepEqual(learned.notLearned, []);
});

test('says what it could not learn without an agent, and how to name one', async () => {
  const learned = await learn(worldOf(dialectPresets.fastapi), { agentIds: [] });
  assert.deepEqual(learned.notLearned, ['updateAgent: no agent may be updated; name one with --agent-id']);
  assert.equal(choiceAt(learned, 'genome-slash'), 'redirect-to-slash');
  assert.equal(choiceAt(learned, 'integer-coercion'), undefined);
});

test('writes no api_key where it may not, and says why the point is undecided', async () => {
  const world = worldOf(dialectPresets.fastapi);
  const bodies: string[] = [];
  const wrap = (send: Send): Send => {
    return (request) => {
      bodies.push(String(request.body));
      return send(request);
    };
  };
  const { points } = await learn(world, { mayWriteSecrets: false, wrap });
  const echo = points.find(({ point }) => point === 'api-key-echo');
  assert.equal(echo?.sure, 'undecided');
  assert.match(String(echo?.why), /not written without --write-secrets$/);
  assert.equal(
    bodies.some((body) => body.includes('"api_key":"kit-')),
    false,
  );
});

test('does not overwrite an api_key that is shown masked', async () => {
  const world = worldOf({ ...dialectPresets.fastapi, 'api-key-echo': 'masked' });
  const before = comparable(world);
  assert.equal(choiceAt(await learn(world), 'api-key-echo'), 'masked');
  assert.deepEqual(comparable(world), before);
});

test('is not misled by an update that fails and leaves the agent broken', async () => {
  const world = worldOf(dialectPresets.fastapi);
  let isBroken = false;
  const failure: Outcome = { kind: 'answer', status: 500, headers: {}, body: '', ms: 1, redirects: [] };
  const wrap = (send: Send): Send => {
    return async (request) => {
      const body = String(request.body);
      if (request.method !== 'PUT') return send(request);
      if (body.includes('"hub":null')) isBroken = true;
      else if (body.includes('"hub":"')) isBroken = false;
      return isBroken ? failure : send(request);
    };
  };
  const learned = await learn(world, { wrap });
  const undecidedPoints = learned.points.filter(({ sure }) => sure !== 'agreed').map(({ point }) => point);
  assert.equal(choiceAt(learned, 'null-on-required'), 'keep');
  assert.deepEqual(
    undecidedPoints.filter((point) => !point.startsWith('auth-')),
    ['list-items-key'],
  );
});

test('words that depend on what was sent are the mock’s own, also where faults do not carry that', async () => {
  const dialect: Dialect = { ...dialectPresets.fastapi, 'error-extra-keys': 'none' };
  const { examples } = await learn(worldOf(dialect));
  const learned = worldOf({ ...dialect, ...(examples === undefined ? {} : { examples }) });
  const told = (world: World, id: string) => {
    const path = `/v1/agent-configurations/${[...world.agents.keys()][0]}`;
    return Promise.all([
      sendTo(world, {})({ method: 'PUT', path, headers: {}, body: printJson({ guard_config_id: id }) }),
      sendTo(world, {})({ method: 'GET', path: `/v1/evolution/status/${id}`, headers: {} }),
    ]);
  };
  for (const id of ['qqq', '1-2', '4b7d2c1a93e04f58a6c41d0e9b8a7f6'])
    assert.deepEqual(await told(learned, id), await told(worldOf(dialect), id), id);
});
