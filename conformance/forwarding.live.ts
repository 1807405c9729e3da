/** Plays the evolution service behind a running FastAPI; a part of npm run test:fastapi. */
import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import {
  type ReferenceSettings,
  startReferenceDeployment,
} from '../fixtures/fastapi/reference-deployment.ts';
import { checkDeployment, type Run } from './check-deployment.ts';

const agentIds = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '7c9e6679-7425-40de-944b-e07fc1f90ae7'];
const kit = { name: 'agent-console-kit', version: 'test' };
const host = '127.0.0.1';
const id = 'forwarding-reaches-the-evolution-service';

/** A port on which nothing listens. */
function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** A run of the forwarding alone, unless more checks are named. */
async function check(
  settings: (url: string) => ReferenceSettings,
  token: string | undefined,
  only: readonly string[] = [id],
): Promise<Run> {
  const port = await findFreePort();
  const deployment = await startReferenceDeployment(settings(`http://${host}:${port}`));
  const options = { url: deployment.url, agentIds, seed: 1, profile: 'quick', cases: 100, only } as const;
  try {
    return await checkDeployment({ ...options, token, evolutionListen: { host, port } }, kit);
  } finally {
    await deployment.stop();
  }
}

const resultOf = ({ checks }: Run) => checks.find((result) => result.id === id);

for (const [AUTH, only, what] of [
  [
    'none',
    [id, 'evolution-status-*', 'genome-*'],
    'it forwards, and reads statuses and takes genomes as ever',
  ],
  ['bearer', [id], 'it forwards'],
] as const) {
  test(`with EVOLUTION_URL and AUTH=${AUTH} ${what}`, async () => {
    const run = await check((url) => ({ EVOLUTION_URL: url, AUTH }), 'live-token-2f80', only);
    assert.equal(run.verdict, 'conforms', run.summary + JSON.stringify(run.findings.map((one) => one.id)));
    assert.equal(resultOf(run)?.status, 'passed');
    assert.ok((resultOf(run)?.cases ?? 0) >= 13, `${resultOf(run)?.cases} parts were judged`);
    assert.deepEqual(
      run.findings.filter((finding) => finding.check === id),
      [],
    );
    const choices = Object.fromEntries(
      Object.entries(run.dialect).map(([point, { choice }]) => [point, choice]),
    );
    // app.py catches nothing of what httpx throws.
    assert.equal(choices['evolution-service-down'], 500);
    assert.equal(choices['evolution-service-slow'], 200);
    assert.equal(choices['evolution-service-fails'], 500);
    assert.equal(choices['evolution-service-no-json'], 500);
  });
}

test('without EVOLUTION_URL nothing arrives, and that is found', async () => {
  const run = await check(() => ({}), undefined);
  assert.equal(run.verdict, 'violates');
  const own = run.findings.filter((finding) => finding.check === id);
  assert.deepEqual(
    own.map(({ code }) => code),
    ['nothing-arrived', 'nothing-arrived'],
  );
});
