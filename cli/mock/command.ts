/** Edge: the command `mock`; the process, its signals and its output. */
import type { RequestEvent } from '../../mock/mock.ts';
import { nameOnCommandLine } from '../../mock/option-names.ts';
import { type ServedMock, serveMock } from '../../mock/start-mock.ts';
import { loadDialect } from '../files/dialect-file.ts';
import { LineOutput } from '../terminal/line-output.ts';
import { type GivenMockOptions, readMockArguments } from './arguments.ts';

/** What the command writes while it runs. */
type Screen = Awaited<ReturnType<typeof createJsonScreen>>;

/** For who does not read what was written to take it, when the command ends. */
const patience = 500;

async function createJsonScreen() {
  const { roundMilliseconds } = await import('../../reports/text/amount-text.ts');
  const print = (event: object) => `${JSON.stringify(event)}\n`;
  const output = new LineOutput(process.stdout, (lines) => print({ event: 'dropped', lines }));
  const writeEvent = (event: object) => output.write(print(event));
  return {
    output,
    showReady: async ({ url }: ServedMock) => writeEvent({ event: 'ready', url }),
    showRequest: (event: RequestEvent) =>
      writeEvent({ event: 'request', ...event, ms: roundMilliseconds(event.ms) }),
    showStopped: () => writeEvent({ event: 'stopped' }),
  };
}

async function listNetworkUrls(url: string, host: string): Promise<readonly string[]> {
  if (host !== '0.0.0.0' && host !== '::') return [];
  const { networkInterfaces } = await import('node:os');
  const { port } = new URL(url);
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}/`);
}

const firstAgentOf = ({ mock }: ServedMock): string | undefined => {
  const [id] = mock.bucket().world.agents.keys();
  return id;
};

async function createTerminalScreen(given: GivenMockOptions): Promise<Screen> {
  const [{ printBanner, printDropped, printRequestLine }, { standardSheet }] = await Promise.all([
    import('./screen.ts'),
    import('../terminal/sheet.ts'),
  ]);
  const { paint } = standardSheet();
  const output = new LineOutput(process.stdout, (lines) => printDropped(lines, paint));
  const showReady = async (mock: ServedMock) => {
    const { readKit } = await import('../../conformance/read-kit.ts');
    const facts = {
      version: readKit().version,
      readyMilliseconds: process.uptime() * 1000,
      url: mock.url,
      networkUrls: await listNetworkUrls(mock.url, given.host),
      dialectName: given.dialect,
      dialect: await loadDialect(given.dialect),
      scenarioName: mock.mock.bucket().worlds.playbook.inForce?.scenario.name,
      agentId: firstAgentOf(mock),
    };
    output.write(printBanner(facts, paint));
  };
  return {
    output,
    showReady,
    showRequest: (event) => output.write(printRequestLine(event, new Date(), paint)),
    showStopped: () => output.write('  stopped\n'),
  };
}

/** Resolves at the first SIGINT or SIGTERM; a second one ends the process at once. */
function waitForSignal(): Promise<void> {
  const codes = { SIGINT: 130, SIGTERM: 143 } as const;
  return new Promise((resolve) => {
    let isAsked = false;
    const stop = (signal: keyof typeof codes) => {
      if (isAsked) process.exit(codes[signal]);
      isAsked = true;
      resolve();
    };
    process.on('SIGINT', () => stop('SIGINT'));
    process.on('SIGTERM', () => stop('SIGTERM'));
  });
}

function createErrorReport(): (error: unknown) => Promise<void> {
  const output = new LineOutput(process.stderr, (lines) => `agent-console-kit: ${lines} more errors\n`);
  return async (error) => {
    const { endingOf } = await import('../terminal/error-line.ts');
    output.write(`agent-console-kit: ${endingOf(error).line}\n`);
  };
}

/** Serves the contract until it is told to stop. */
export async function runMock(given: GivenMockOptions): Promise<void> {
  if (given.listScenarios === true) {
    const { printScenarios } = await import('./scenario-list.ts');
    process.stdout.write(printScenarios());
    return;
  }
  const options = readMockArguments(given);
  const dialect = await loadDialect(given.dialect);
  const state =
    given.state === undefined ? undefined : await (await import('./state-file.ts')).loadState(given.state);
  const use =
    given.scenario === undefined
      ? undefined
      : await (await import('./scenario-file.ts')).loadScenario(given.scenario);
  const screen = given.json === true ? await createJsonScreen() : await createTerminalScreen(given);
  const onRequest = given.quiet === true ? {} : { onRequest: screen.showRequest };
  const beginning = { state, use, nameOption: nameOnCommandLine };
  const mock = await serveMock(
    { ...options, ...onRequest, dialect, onError: createErrorReport() },
    beginning,
  );
  const stopped = waitForSignal();
  await screen.showReady(mock);
  // After the first lines, which loading it would delay.
  const { keepHeapSmall } = await import('./keep-heap-small.ts');
  keepHeapSmall();
  await stopped;
  await mock.close();
  screen.showStopped();
  // What nobody reads would keep the process, and the terminal that waits for it. After this command has come to its end.
  if (!(await screen.output.leave(patience))) setImmediate(() => process.exit());
}
