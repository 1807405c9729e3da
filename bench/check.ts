/**
 * Speed and memory of `check` against the mock, beside bare undici with the same requests: npm run bench:check.
 * It ends with 1 where a goal is not met; --no-gate only prints, --quick leaves out the three runs that take minutes.
 */
import { agents } from '../fixtures/world/agents.ts';
import { type ChildServer, startServer } from './child-server.ts';
import { ensureBuilt } from './ensure-built.ts';
import { measureBare } from './load-driver.ts';
import { type CheckMeasurement, measureCheck } from './measure-check.ts';
import { measureFirstDepartures } from './measure-first-departure.ts';
import { mockCommand } from './server-commands.ts';
import { medianOf } from './statistics.ts';
import { markOf, printColumns } from './table.ts';

/** A figure beside its goal. */
interface Row {
  readonly what: string;
  readonly figure: string;
  readonly goal: string;
  readonly isMet: boolean;
}

const isQuick = process.argv.includes('--quick');
const isGated = !process.argv.includes('--no-gate');
const rounds = isQuick ? 3 : 5;
const connections = 16;
const seed = 42;
const agentIds = agents.map(({ id }) => id);

const show = ({ requests, seconds, requestsPerSecond }: CheckMeasurement) =>
  `${requests} requests in ${seconds.toFixed(1)} s, ${requestsPerSecond.toFixed(0)}/s`;

/** The run that took the middle time. */
function middleOf(runs: readonly CheckMeasurement[]): CheckMeasurement {
  const seconds = medianOf(runs.map((run) => run.seconds));
  const middle = runs.find((run) => run.seconds === seconds);
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
}

async function withMock<Result>(
  program: string,
  options: readonly string[],
  act: (mock: ChildServer) => Promise<Result>,
): Promise<Result> {
  const command = mockCommand(program);
  const mock = await startServer({ ...command, parameters: [...command.parameters, ...options] });
  try {
    return await act(mock);
  } finally {
    await mock.stop();
  }
}

/** Run and bare requests in turn, so that whatever else the machine does meets both. */
async function measureSpeed(program: string, url: string): Promise<readonly Row[]> {
  const runs: CheckMeasurement[] = [];
  const quickRuns: CheckMeasurement[] = [];
  const bare: number[] = [];
  const run = (profile: string) =>
    measureCheck(program, url, agentIds, ['--profile', profile, '--seed', `${seed}`]);
  for (let round = 0; round < rounds; round += 1) {
    console.log(`round ${round + 1} of ${rounds}`);
    bare.push(await measureBare({ url, agentIds, profile: 'standard', seed, connections }));
    runs.push(await run('standard'));
    quickRuns.push(await run('quick'));
  }
  const middle = middleOf(runs);
  const quick = middleOf(quickRuns);
  const ratio = medianOf(runs.map((run, index) => run.requestsPerSecond / (bare[index] ?? Number.NaN)));
  return [
    {
      what: 'standard',
      figure: show(middle),
      goal: '≥ 5000 requests in ≤ 8 s',
      isMet: middle.requests >= 5000 && middle.seconds <= 8,
    },
    {
      what: 'standard beside Pool.request alone',
      figure: `${ratio.toFixed(2)} × (${medianOf(bare).toFixed(0)}/s)`,
      goal: '≥ 0.35 ×',
      isMet: ratio >= 0.35,
    },
    {
      what: 'quick',
      figure: show(quick),
      goal: 'quicker than standard',
      isMet: quick.seconds < middle.seconds,
    },
  ];
}

async function measureMemory(program: string, url: string): Promise<Row> {
  console.log('memory');
  const options = ['--cases', '100000', '--seed', `${seed}`];
  const run = await measureCheck(program, url, agentIds, options);
  return {
    what: 'peak memory at 100,000 cases',
    figure: `${run.peakMegabytes.toFixed(0)} MB, ${show(run)}`,
    goal: '< 200 MB',
    isMet: run.peakMegabytes < 200,
  };
}

/** How many agents a run 100 ms away may update, and the seconds that it may take. */
const distant = [
  { what: 'one agent', agents: 1, seconds: 150 },
  { what: 'two agents', agents: 2, seconds: 90 },
] as const;

/** A run that conforms has judged every MUST check: the goal cannot be met by leaving some out. */
async function measureDistant(program: string, url: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const { what, agents: count, seconds } of distant) {
    console.log(`100 ms away, ${what}`);
    const options = ['--profile', 'standard', '--seed', `${seed}`];
    const run = await measureCheck(program, url, agentIds.slice(0, count), options);
    rows.push({
      what: `standard, ${what}, 100 ms away`,
      figure: show(run),
      goal: `every MUST check judged in ≤ ${seconds} s`,
      isMet: run.seconds <= seconds && run.unjudged.length === 0,
    });
  }
  return rows;
}

async function measureFirst(program: string): Promise<Row> {
  console.log('first departure');
  const times = await measureFirstDepartures(program);
  const [worst = '', worstMs = Number.NaN] = [...times].sort((left, right) => right[1] - left[1])[0] ?? [];
  return {
    what: 'first departure on the screen',
    figure: `${medianOf([...times.values()]).toFixed(0)} ms, at most ${worstMs.toFixed(0)} ms (${worst})`,
    goal: '≤ 1000 ms from the start of the process',
    isMet: worstMs <= 1000,
  };
}

const program = ensureBuilt();
const rows = await withMock(program, [], async ({ url }) => [
  ...(await measureSpeed(program, url)),
  await measureFirst(program),
  ...(isQuick ? [] : [await measureMemory(program, url)]),
]);
const slow = isQuick
  ? []
  : await withMock(program, ['--latency', '100'], ({ url }) => measureDistant(program, url));
const all = [...rows, ...slow];
console.log(`\n${printColumns(all.map((row) => [row.what, row.figure, row.goal, markOf(row)]))}`);
if (isGated && all.some(({ isMet }) => !isMet)) process.exitCode = 1;
