/** Edge: checks every deployment of fixtures/deployments and prints which check found which, at several seeds. */
import { checkDeployment } from '../conformance/check-deployment.ts';
import type { FirstDeparture } from '../conformance/phases/tally.ts';
import type { Run } from '../conformance/run/run-record.ts';
import type { Deployment } from '../fixtures/deployments/deployment.ts';
import { correctDeployments, faultyDeployments } from '../fixtures/deployments/index.ts';
import { createMemoryNetwork } from '../fixtures/in-memory/memory-network.ts';
import { describeLeading } from './leading-score.ts';
import { medianOf } from './statistics.ts';

/** A run, and after how many requests the check that the deployment was written for first departed. */
interface MeasuredRun {
  readonly run: Run;
  readonly foundAfter: number | undefined;
}

/** What a deployment's runs came to. */
interface Score {
  readonly deployment: Deployment;
  readonly measured: readonly MeasuredRun[];
  readonly runs: readonly Run[];
  /** Right at every seed: a faulty one found, a correct one not accused. */
  readonly isRight: boolean;
}

const given = process.argv.slice(2);
const optionOf = (name: string) => given.find((text) => text.startsWith(name))?.slice(name.length);
/** `--seeds=1` takes one seed, or others. */
const seeds = (optionOf('--seeds=') ?? '1,2,3').split(',').map(Number);
const wanted = given.filter((text) => !text.startsWith('--'));
/** `--every=4` takes every fourth deployment: a sample for CI. */
const every = Number(optionOf('--every=') ?? 1);
/** `--in-memory` does without sockets, and without waiting, wherever a deployment can be met so. */
const isInMemory = given.includes('--in-memory');
const atATime = 3;

/** Some faults show only where profile deep looks, and in answers that are waited for. */
const sizeOf = ({ check }: Deployment) =>
  check === 'test-score-answers-in-time'
    ? ({ profile: 'deep', cases: 0, timeoutMs: 6000 } as const)
    : ({ profile: 'quick', timeoutMs: 2000 } as const);

async function runOnce(deployment: Deployment, seed: number): Promise<MeasuredRun> {
  const network = createMemoryNetwork();
  const running = await (isInMemory ? network.start(deployment) : deployment.start());
  let foundAfter: number | undefined;
  const onDeparture = ({ check, requests }: FirstDeparture) => {
    if (check === deployment.check) foundAfter ??= requests;
  };
  try {
    const { close: _, ...target } = running;
    const { dialect } = deployment;
    const run = await checkDeployment(
      { ...target, ...sizeOf(deployment), seed, dialect, onDeparture, stateFolder: false },
      { name: 'agent-console-kit', version: 'mutants' },
      network.surroundingsOf(running),
    );
    return { run, foundAfter };
  } finally {
    await running.close();
  }
}

/** A fault of a SHOULD and a drift do not count by default; it is found where its check says so. */
function isFound({ level, check }: Deployment, { findings }: Run): boolean {
  return findings.some((finding) => finding.counts || (level !== 'must' && finding.check === check));
}

function isRightRun(deployment: Deployment, run: Run): boolean {
  if (deployment.verdict === 'faulty') return isFound(deployment, run);
  const expected = deployment.leavesChanged === true ? 'not-judged' : 'conforms';
  return run.verdict === expected && !run.findings.some(({ counts }) => counts);
}

async function scoreOf(deployment: Deployment): Promise<Score> {
  const measured: MeasuredRun[] = [];
  for (const seed of seeds) measured.push(await runOnce(deployment, seed));
  const runs = measured.map(({ run }) => run);
  return { deployment, measured, runs, isRight: runs.every((run) => isRightRun(deployment, run)) };
}

/** The checks that found it, the expected one first and marked. */
function foundBy({ deployment, runs }: Score): string {
  const found = new Set(
    runs.flatMap(({ findings }) =>
      findings.filter(({ flaky, counts }) => counts || !flaky).map(({ check }) => check),
    ),
  );
  const expected = deployment.check ?? '';
  const others = [...found].filter((id) => id !== expected);
  const own = expected === '' ? [] : [found.has(expected) ? `${expected} ✓` : `(not by ${expected})`];
  const shown = [
    ...own,
    ...others.slice(0, 3),
    ...(others.length > 3 ? [`and ${others.length - 3} more`] : []),
  ];
  return runs.some(({ verdict }) => verdict === 'not-judged')
    ? `not judged: ${runs.flatMap(({ notJudged }) => notJudged)[0]}`
    : shown.join(', ');
}

function lineOf(score: Score): string {
  const { deployment, runs, isRight } = score;
  const requests = medianOf(runs.map((run) => run.requests));
  return `${isRight ? '✓' : '✗'} ${deployment.verdict.padEnd(7)} ${deployment.id.padEnd(48)} ${String(requests).padStart(6)}  ${foundBy(score)}`;
}

/** What a correct deployment is accused of, as it has to be looked into: it may not come again. */
const accusationsOf = ({ deployment, runs }: Score): readonly string[] =>
  deployment.verdict === 'faulty'
    ? []
    : runs.flatMap(({ findings, seed }) =>
        findings
          .filter(({ counts }) => counts)
          .map(({ id, expected, actual, flaky, curl }) =>
            `    seed ${seed}: ${id}${flaky ? ' (flaky)' : ''}: expected ${expected}, got ${actual}; ${curl}`.slice(
              0,
              1500,
            ),
          ),
      );

const all = [...correctDeployments, ...faultyDeployments]
  .filter(({ id }) => wanted.length === 0 || wanted.some((part) => id.includes(part)))
  .filter((_, index) => index % every === 0);
const scores: Score[] = [];
const queue = all.values();
console.log(`  kind    deployment${' '.repeat(39)}requests  found by`);
await Promise.all(
  Array.from({ length: atATime }, async () => {
    for (const deployment of queue) {
      const score = await scoreOf(deployment);
      scores.push(score);
      console.log([lineOf(score), ...accusationsOf(score)].join('\n'));
    }
  }),
);
const count = (verdict: Deployment['verdict'], isRight: boolean) =>
  scores.filter(({ deployment, isRight: right }) => deployment.verdict === verdict && right === isRight)
    .length;
const byItsCheck = scores.filter(({ deployment, runs }) =>
  runs.every(({ findings }) => findings.some(({ check }) => check === deployment.check)),
).length;
console.log(
  `\nseeds ${seeds.join(', ')}: ${count('faulty', true)} faulty found (${byItsCheck} by the check they were written for), ` +
    `${count('faulty', false)} missed; ${count('correct', true)} correct passed, ${count('correct', false)} accused`,
);
const faultyRuns = scores
  .filter(({ deployment }) => deployment.verdict === 'faulty')
  .flatMap(({ deployment, measured }) => measured.map((one) => ({ deployment, ...one })));
for (const line of describeLeading(faultyRuns)) console.log(line);
process.exitCode = scores.length > 0 && scores.every(({ isRight }) => isRight) ? 0 : 1;
