import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderRun } from '../cli/check/screen/render-run.ts';
import { createPaint } from '../cli/terminal/paint.ts';
import { isRecord } from '../fixtures/deployments/call.ts';
import type { DeploymentPlan, Reply } from '../fixtures/deployments/plan.ts';
import { failure, jsonReply, readJson } from '../fixtures/deployments/replies.ts';
import { createMemoryNetwork } from '../fixtures/in-memory/memory-network.ts';
import { encodingsOf, inAscii, spellingsOf } from '../fixtures/secret-spellings.ts';
import { type CheckOptions, checkDeployment, type Run } from './check-deployment.ts';
import type { Surroundings } from './target/surroundings.ts';

const network = createMemoryNetwork();

/** Every one begins with the same letters, which stand nowhere else, and goes on with what is escaped in other places. */
const canary = /canary/i;
const token = 'Canary-token/5+7=12&x';
const headerSecret = 'Canary"header\\value';
const apiKey = 'Canary key "ü/<🙂>\\';
const strangersKey = 'Canary-of-a-stranger';

const leaking = [token, headerSecret, apiKey].map((secret) => ({
  ...spellingsOf(secret),
  ...encodingsOf(secret),
}));
const headerLeak = encodeURIComponent([token, headerSecret, apiKey].join(' '));

function leakInto(reply: Reply): Reply {
  const headers = { ...reply.headers, 'x-debug': headerLeak, 'x-token': token };
  const body = readJson(reply);
  if (isRecord(body)) return { ...reply, headers, body: JSON.stringify({ ...body, debug: leaking }) };
  if (Array.isArray(body))
    return {
      ...reply,
      headers,
      body: JSON.stringify([{ id: 1, api_key: strangersKey }, ...body, ...leaking]),
    };
  return { ...reply, headers };
}

/** Breaks every check that it can, so that findings of all sorts hold what it tells. */
const talkative: DeploymentPlan = {
  token,
  fields: { api_key: apiKey },
  beforeAnswer: ({ update }) => {
    if (update === undefined || !('purpose' in update)) return undefined;
    return {
      ...failure(),
      body: `Traceback: KeyError ${inAscii(apiKey)} {'api_key': '${strangersKey}'} ${token}`,
    };
  },
  rewriteAgent: (agent) => ({ [apiKey]: apiKey, api_key: apiKey, ...agent, created_at: apiKey }),
  afterAnswer: (reply, { count }) => ({
    ...leakInto(reply),
    ...(reply.status === 422 && count % 3 === 0 ? { status: 200 } : {}),
  }),
};

/** Where a few findings show it, the run ends with the first. */
const ofAny: Surroundings['isEnough'] = (departures) => departures > 0;

async function check(
  plan: DeploymentPlan,
  more: Partial<CheckOptions> = {},
  isEnough: Surroundings['isEnough'] = () => false,
): Promise<Run> {
  const running = network.serve(plan);
  try {
    const { url, agentIds } = running;
    const secretHeaders = { 'x-gateway': headerSecret, cookie: `session=${token}` };
    const given = { url, agentIds, token, secretHeaders } as const;
    const options = { ...given, profile: 'quick', cases: 60, seed: 1, ...more } as const;
    return await checkDeployment(
      options,
      { name: 'agent-console-kit', version: 'test' },
      { ...network.surroundings, isEnough },
    );
  } finally {
    await running.close();
  }
}

/** A text, and what its parts read as in hex and base64 and behind percent codes. */
function layersOf(text: string): readonly string[] {
  const runs = [...text.matchAll(/[A-Za-z0-9+/_-]{8,}/g)].map(([run]) => run);
  return [
    text,
    text.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    ...runs.flatMap((run) =>
      [0, 1, 2, 3].map((at) => Buffer.from(run.slice(at), 'base64').toString('latin1')),
    ),
    ...runs.flatMap((run) => [0, 1].map((at) => Buffer.from(run.slice(at), 'hex').toString('latin1'))),
  ];
}

function holdsNoCanary(run: Run): void {
  const screen = (verbose: boolean, width: number) =>
    renderRun(run, { width, paint: createPaint(false), verbose });
  for (const text of [
    JSON.stringify(run),
    JSON.stringify(run, null, 2),
    screen(true, Number.POSITIVE_INFINITY),
    screen(false, 80),
  ].flatMap(layersOf)) {
    const at = text.search(canary);
    assert.equal(at, -1, text.slice(Math.max(0, at - 200), at + 100));
  }
}

test('no secret of the caller or of the deployment stands in a run or on the screen', async () => {
  const run = await check(talkative);
  assert.equal(run.verdict, 'violates');
  assert.ok(run.findings.length > 20);
  assert.ok(run.findings.some(({ check: id }) => id === 'validation-error-tells-no-secrets'));
  assert.ok(JSON.stringify(run).includes('[redacted]'));
  assert.ok(Object.keys(run.dialect).length > 5);
  holdsNoCanary(run);
});

test('no secret stands in the steps that lead to a finding', async () => {
  const run = await check({
    fields: { api_key: apiKey },
    rewriteStored: (agent, _, { update }) =>
      update !== undefined && 'hub' in update ? { ...agent, last_tested_by: apiKey } : agent,
    afterAnswer: leakInto,
  });
  assert.ok(run.findings.some(({ steps = [] }) => JSON.stringify(steps).includes('[redacted]')));
  holdsNoCanary(run);
});

test('a command to send a finding again takes secrets from shell variables', async () => {
  const run = await check(
    { ...talkative, rewriteAgent: (agent) => ({ ...agent, id: 'x' }) },
    { cases: 0, only: ['update-answers-the-agent'] },
    ofAny,
  );
  const [finding] = run.findings;
  assert.match(finding?.curl ?? '', /-H "authorization: Bearer \$AGENT_CONSOLE_TOKEN"/);
  assert.match(finding?.curl ?? '', /-H "x-gateway: \$X_GATEWAY"/);
  holdsNoCanary(run);
});

test('no secret stands in why a deployment was not judged', async () => {
  const location = `/login?next=${encodeURIComponent(token)}&key=${encodeURIComponent(headerSecret)}`;
  const run = await check({
    beforeAnswer: () => ({ status: 307, headers: { location }, body: '' }),
  });
  assert.match(run.notJudged.join('\n'), /\/login\?next=\[redacted\]/);
  holdsNoCanary(run);
});

test('api_keys that the kit made up are shown, so that a finding can be sent again', async () => {
  const run = await check(
    {
      fields: { api_key: apiKey },
      // The key that the agent has is taken: one that is not could not be put back, and none would be written.
      beforeAnswer: ({ update }) =>
        String(update?.['api_key'] ?? apiKey).startsWith('kit-') ? failure() : undefined,
    },
    { cases: 0, only: ['server-does-not-fail'] },
    ofAny,
  );
  const shown = run.findings.filter(({ curl }) => /"api_key":"kit-/.test(curl));
  assert.ok(shown.length > 0);
  holdsNoCanary(run);
});

test('credentials of every sort are taken out of a run as they were given, and decoded', async () => {
  const basic = Buffer.from('Canary-user:Canary-password:x').toString('base64');
  const cookies = 'theme=dark; sid=Canary-session; id=C1';
  const told = `Canary-user, CANARY-PASSWORD:X, ${basic}, Canary-session, id=C1, Canary-header, Canary-hidden`;
  const run = await check(
    { beforeAnswer: ({ update }) => (update === undefined ? undefined : jsonReply(500, { detail: told })) },
    {
      token: undefined,
      headers: { authorization: `Basic ${basic}`, cookie: cookies, 'x-api-key': 'Canary-header' },
      secretHeaders: {},
      hidden: ['Canary-hidden'],
      cases: 0,
    },
    ofAny,
  );
  assert.ok(run.findings.length > 0);
  assert.match(JSON.stringify(run), /\[redacted\], \[redacted\]/);
  assert.doesNotMatch(JSON.stringify(run), /id=C1/);
  assert.match(run.findings[0]?.curl ?? '', /-H "x-api-key: \$X_API_KEY"/);
  holdsNoCanary(run);
});

for (const [kind, key, told] of [
  ['a number', 12345678901, '12345678901'],
  ['an object', { value: 'Canary-inside', at: 1 }, 'Canary-inside'],
  ['a list', ['Canary-inside'], 'Canary-inside'],
] as const) {
  test(`an api_key that is ${kind} is taken out like any other`, async () => {
    const run = await check(
      {
        rewriteAgent: (agent) => ({ ...agent, api_key: key, last_tested_by: told }),
        beforeAnswer: ({ update }) =>
          update !== undefined && 'purpose' in update
            ? jsonReply(500, { detail: `it was ${told}` })
            : undefined,
      },
      { cases: 0 },
      ofAny,
    );
    assert.ok(run.findings.length > 0);
    assert.doesNotMatch(JSON.stringify(run), /12345678901/);
    holdsNoCanary(run);
  });
}
