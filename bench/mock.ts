/**
 * Speed and memory of the mock beside a raw node:http server and Prism, in one interleaved run: npm run bench:mock.
 * It ends with 1 where a goal is not met; --no-gate only prints, --quick takes half a minute.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { measureAgentCounts } from './agent-count.ts';
import { type ChildServer, type ServerCommand, startServer } from './child-server.ts';
import { ensureBuilt } from './ensure-built.ts';
import { type LoadDriver, startLoadDriver } from './load-driver.ts';
import { measureLongRun } from './long-run.ts';
import { measureHostile } from './measure-hostile.ts';
import { measureCommands, measureStarts } from './measure-starts.ts';
import { type LoadPlan, measureThroughput } from './measure-throughput.ts';
import { describeCpu, judgeMeasurements, printTable, type ServerMeasurements } from './measurements.ts';
import { readResidentMegabytes, watchMemory } from './process-usage.ts';
import { mockCommand, prismCommand, rawCommand, ruledMockCommand } from './server-commands.ts';
import { statusRequests, updateRequests } from './workload.ts';

/** How much is measured of one server. */
interface Plan {
  readonly starts: number;
  readonly load: LoadPlan;
  readonly hostile: { readonly rounds: number; readonly deadline: number };
}

const isQuick = process.argv.includes('--quick');
const isGated = !process.argv.includes('--no-gate');
const connections = 32;
const longRunRequests = isQuick ? 100_000 : 1_000_000;
const mockPlan: Plan = {
  starts: isQuick ? 9 : 61,
  load: isQuick
    ? { rounds: 11, milliseconds: 200, connections }
    : { rounds: 61, milliseconds: 200, connections },
  hostile: { rounds: 21, deadline: 5000 },
};
/** Prism is far from all goals, so that few rounds do; on the hostile text it hangs for some twenty seconds. */
const prismPlan: Plan = {
  starts: isQuick ? 1 : 3,
  load: { ...mockPlan.load, rounds: isQuick ? 3 : 7 },
  hostile: { rounds: 1, deadline: isQuick ? 2000 : 10_000 },
};

/** Measures a running server beside the raw one; the server is of no use afterwards. */
async function measureRunning(
  driver: LoadDriver,
  raw: ChildServer,
  server: ChildServer,
  plan: Plan,
): Promise<Omit<ServerMeasurements, 'starts'>> {
  console.log(`${server.name}: load`);
  const idleMegabytes = readResidentMegabytes(server.pid);
  const { result, mostMegabytes } = await watchMemory(server.pid, async () => ({
    get: await measureThroughput(driver, [raw, server], statusRequests, plan.load),
    put: await measureThroughput(driver, [raw, server], updateRequests, plan.load),
  }));
  console.log(`${server.name}: hostile test_score`);
  const hostile = await measureHostile(server.url, plan.hostile);
  return { ...result, idleMegabytes, mostMegabytes, hostile };
}

async function measure(program: string) {
  const running: ChildServer[] = [];
  const start = async (command: ServerCommand): Promise<ChildServer> => {
    const server = await startServer(command);
    running.push(server);
    return server;
  };
  const driver = await startLoadDriver();
  try {
    const mock = await start(mockCommand(program));
    const rawOne = await rawCommand(mock);
    const raw = await start(rawOne);
    const prism = await start(await prismCommand());
    // Until what a start leaves behind is done.
    await pause(500);
    const ours = await measureRunning(driver, raw, mock, mockPlan);
    const theirs = await measureRunning(driver, raw, prism, prismPlan);
    console.log('mock with rules: load');
    const plain = await start(mockCommand(program));
    const ruled = await start(ruledMockCommand(program));
    const rules = await measureThroughput(driver, [plain, ruled], statusRequests, mockPlan.load);
    await Promise.all(running.splice(0).map((server) => server.stop()));
    console.log('starts');
    const ourStarts = await measureStarts([rawOne, mockCommand(program)], mockPlan.starts);
    const theirStarts = await measureStarts([rawOne, await prismCommand()], prismPlan.starts);
    const help = measureCommands(
      [
        ['--eval', ''],
        [program, '--help'],
      ],
      mockPlan.starts,
    );
    console.log('many agents');
    const agentCounts = await measureAgentCounts(driver, program, [10, 10_000], mockPlan.load);
    console.log('many requests');
    const longRun = await measureLongRun(driver, program, longRunRequests, connections);
    const alone = { agentCounts, longRun };
    const [ourRun, theirRun] = [
      { ...ours, starts: ourStarts },
      { ...theirs, starts: theirStarts },
    ];
    return { mock: ourRun, prism: theirRun, help, rules, alone };
  } finally {
    driver.stop();
    await Promise.all(running.map((server) => server.stop()));
  }
}

const program = ensureBuilt();
const { mock, prism, help, rules, alone } = await measure(program);
const rows = judgeMeasurements(mock, prism, help, rules.requestsPerSecond, alone);
console.log(`\n${printTable(rows)}\n\n${describeCpu(mock)}`);
if (isGated && rows.some(({ isMet }) => !isMet)) process.exitCode = 1;
