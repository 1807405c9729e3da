import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Front, serveBehindFront } from '../../fixtures/deployments/serve-behind-front.ts';
import { type FuzzOptions, fuzzDeployment } from '../fuzz-deployment.ts';
import { replayFindings } from '../replay/replay-findings.ts';
import type { Finding, Run } from '../run/run-record.ts';
import { realSurroundings } from '../target/surroundings.ts';

const kit = { name: 'agent-console-kit', version: 'test' };

/** Explores the mock behind a front with mutations alone; the cases of `check` have no part in it. */
async function explore(
  front: Front,
  options: Partial<FuzzOptions>,
  then: (run: Run, target: { url: string; agentIds: readonly string[] }) => Promise<void> = async () => {},
): Promise<Run> {
  const { close, url, agentIds } = await serveBehindFront(front);
  try {
    const run = await fuzzDeployment(
      {
        url,
        agentIds: agentIds.slice(0, 3),
        stateFolder: false,
        seed: 2,
        timeoutMs: 700,
        maxRequests: 20_000,
        failOn: ['must', 'odd'],
        stopOnFirst: true,
        ...options,
      },
      kit,
      realSurroundings,
      { isGuided: true, playsCases: false },
    );
    await then(run, { url, agentIds });
    return run;
  } finally {
    await close();
  }
}

const failure = [
  'HTTP/1.1 500 x',
  'content-type: application/json',
  'content-length: 16',
  'connection: close',
  '',
  '{"detail":"raw"}',
].join('\r\n');

const fails: Front = () => (bytes) => (/\r\nx-kit-long:/.test(bytes) ? { answer: failure } : 'pass');
const hangs: Front = () => (bytes) => (/;kit=1/.test(bytes) ? 'hang' : 'pass');
const breaks: Front = () => (bytes) => (/\r\nx-kit-trailer:/.test(bytes) ? 'reset' : 'pass');
/** Three readings and a request: what is answered first comes last. */
const mixesUp: Front = () => (bytes) =>
  bytes.split('GET /v1/evolution').length < 4
    ? 'pass'
    : {
        rewrite: (text) => {
          const answers = text.split(/(?=HTTP\/1\.1 \d{3} )/);
          return answers.length < 4 ? undefined : [answers[3], ...answers.slice(0, 3)].join('');
        },
      };
/** A folded header, or one with a space or a NUL in it, takes the next update of the same agent with it. */
const poisons: Front = () => {
  const poisoned = new Set<string>();
  return (bytes) => {
    const target = /^PUT (\S+)/.exec(bytes)?.[1];
    if (target === undefined) return 'pass';
    if (/\r\nx-kit-(?:folded|space|nul)/.test(bytes)) poisoned.add(target);
    else if (poisoned.delete(target)) return { answer: failure };
    return 'pass';
  };
};

const beyond = 'requests-beyond-the-contract-are-answered';

const faults: readonly (readonly [what: string, front: Front, isFound: (finding: Finding) => boolean])[] = [
  ['a 5xx on a long header', fails, ({ check, code }) => check === beyond && code === 'status-500'],
  ['a hang on a chunk extension', hangs, ({ check, code }) => check === beyond && /^timeout/.test(code)],
  [
    'a reset on a trailer, which is well-formed',
    breaks,
    ({ check, code, place }) => check === beyond && /^reset/.test(code) && /trailer/.test(place.pointer),
  ],
  [
    'answers to pipelined requests mixed up',
    mixesUp,
    ({ level, code, exchange }) =>
      level === 'must' && /-pipelined$/.test(code) && (exchange.request.wire ?? '').startsWith('pipelined'),
  ],
];

for (const [what, front, isFound] of faults)
  test(`found on the wire, and sent again by replay: ${what}`, async () => {
    await explore(front, {}, async ({ findings }, { url, agentIds }) => {
      const found = findings.find(isFound);
      assert.ok(found !== undefined, findings.map(({ id }) => id).join() || 'nothing was found');
      assert.equal(found.flaky, false);
      assert.notEqual(found.exchange.request.wire, undefined);
      const { findings: replayed } = await replayFindings(
        { findings: [found] },
        { url, agentIds, stateFolder: false, timeoutMs: 700 },
      );
      assert.deepEqual(
        replayed.map(({ verdict }) => verdict),
        ['still failing'],
      );
    });
  });

test('an agent that is not answered any more after bytes that no client sends is found', async () => {
  const { findings } = await explore(poisons, {});
  const found = findings.find(({ check }) => check === 'agents-outlive-any-input');
  assert.ok(found !== undefined, findings.map(({ id }) => id).join());
  assert.equal(found.level, 'odd');
});

test('the mock is explored raw, and nothing is found that counts, nor anything raw', async () => {
  const { findings, exploration, restoration } = await explore(() => () => 'pass', {
    stopOnFirst: false,
    maxRequests: 6000,
  });
  assert.deepEqual(
    findings.filter(({ level, exchange }) => level !== 'should' || exchange.request.wire !== undefined),
    [],
  );
  const raw = exploration?.mutations.filter(({ name }) =>
    ['pipelining', 'slow-bytes', 'chunk-oddities', 'malformed-head', 'odd-target'].includes(name),
  );
  assert.equal(raw?.length, 5);
  for (const { name, tried } of raw ?? []) assert.ok(tried > 0, `${name} was not tried`);
  assert.ok(restoration.every(({ state }) => state !== 'changed'));
});
