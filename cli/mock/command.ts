/** Edge: the command `mock`; the process, its signals and its output. */
import { isatty } from 'node:tty';
import { nameOnCommandLine } from '../../mock/option-names.ts';
import { type ServedMock, serveMock } from '../../mock/start-mock.ts';
import { loadDialect } from '../files/dialect-file.ts';
import { LineOutput } from '../terminal/line-output.ts';
import { type GivenMockOptions, readMockArguments } from './arguments.ts';
import { readCertificate } from './certificate-files.ts';
import { settleKitToken } from './kit-token.ts';
import type { KeyParts } from './running-keys.ts';
import { createJsonScreen, createTerminalScreen, type RunningScreen } from './running-screen.ts';
import { createSnapshotWriter } from './snapshot-file.ts';
import type { SeenFile, WatchedFile } from './watch-files.ts';

/** When the first answers have left, which most clients of a start ask for at once. */
const firstAnswersMs = 100;
/** For who does not read what was written to take it, when the command ends. */
const patience = 500;

/** Resolves at the first SIGINT or SIGTERM, or when told to; a second signal ends the process at once. */
function waitForEnd(): { readonly stopped: Promise<void>; readonly stop: () => void } {
  const codes = { SIGINT: 130, SIGTERM: 143 } as const;
  let isAsked = false;
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => {
    stop = () => {
      isAsked = true;
      resolve();
    };
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (isAsked) process.exit(codes[signal]);
      stop();
    });
  return { stopped, stop: () => stop() };
}

/** Nothing reads standard input where it is no terminal, or not this process's. To ask process.stdin would open it. */
const hasKeys = async () => isatty(0) && (await import('../terminal/foreground.ts')).hasTerminal();

interface BesideParts extends Omit<KeyParts, 'open' | 'screen'> {
  readonly screen: RunningScreen;
  readonly readsKeys: boolean;
  /** The files to watch, as they were. */
  readonly seenFiles: ReadonlyMap<string, SeenFile> | undefined;
  readonly tellError: (error: unknown) => Promise<void>;
}

function createErrorReport(): (error: unknown) => Promise<void> {
  const output = new LineOutput(process.stderr, (lines) => `agent-console-kit: ${lines} more errors\n`);
  return async (error) => {
    const { endingOf } = await import('../terminal/error-line.ts');
    output.write(`agent-console-kit: ${endingOf(error).line}\n`);
  };
}

/** Where people look at the mock. */
const pageOf = ({ url }: ServedMock): string => `${url}/__kit/`;

/** What goes on beside the requests: files that are watched, keys, a browser. All of it is loaded where it is asked for. */
async function startBeside(
  served: ServedMock,
  given: GivenMockOptions,
  { screen, readsKeys, seenFiles, ...parts }: BesideParts,
): Promise<() => void> {
  const { tellError } = parts;
  const open = async () => (await import('../terminal/open-browser.ts')).openBrowser(pageOf(served));
  const ends: (() => void)[] = [];
  if (seenFiles !== undefined) {
    const [{ watchFiles }, { watchedFiles }] = await Promise.all([
      import('./watch-files.ts'),
      import('./reloading.ts'),
    ]);
    const reloaded = ({ what, path }: WatchedFile) =>
      screen.showNote({ event: 'reloaded', file: path, text: `${what} ${path} was read again` });
    const broken = ({ path }: WatchedFile, error: unknown) => {
      if (given.json === true) screen.showNote({ event: 'not-reloaded', file: path, text: '' });
      void tellError(error);
    };
    ends.push(watchFiles(watchedFiles(given, served.mock), seenFiles, { reloaded, broken }));
  }
  if (readsKeys) {
    const [{ readKeys }, { keysOf }] = await Promise.all([import('./keys.ts'), import('./running-keys.ts')]);
    ends.push(readKeys(process.stdin, keysOf(served, { ...parts, screen, open }), tellError));
  }
  if (given.open === true) await open().catch(tellError);
  return () => {
    for (const end of ends) end();
  };
}

/** Serves the contract until it is told to stop. */
export async function runMock(given: GivenMockOptions): Promise<void> {
  if (given.listScenarios === true) {
    const { printScenarios } = await import('./scenario-list.ts');
    process.stdout.write(printScenarios());
    return;
  }
  const options = { ...readMockArguments(given), ...readCertificate(given) };
  const seenFiles = given.watch === true ? (await import('./reloading.ts')).seeGivenFiles(given) : undefined;
  const dialect = await loadDialect(given.dialect);
  const state =
    given.state === undefined ? undefined : await (await import('./state-file.ts')).loadState(given.state);
  const use =
    given.scenario === undefined
      ? undefined
      : await (await import('./scenario-file.ts')).loadScenario(given.scenario);
  const { host = '', allowedHosts = [] } = options;
  const { isMade, ...token } = settleKitToken({ host, allowedHosts, token: given.kitToken }, process.env);
  const screen = given.json === true ? await createJsonScreen() : await createTerminalScreen(given);
  const onRequest = given.quiet === true ? {} : { onRequest: screen.showRequest };
  const beginning = { state, use, nameOption: nameOnCommandLine };
  const tellError = createErrorReport();
  const writeSnapshot = createSnapshotWriter(() => new Date());
  const mock = await serveMock(
    { ...options, ...token, ...onRequest, dialect, onError: tellError },
    beginning,
    writeSnapshot,
  );
  const { stopped, stop } = waitForEnd();
  const readsKeys = given.json !== true && (await hasKeys());
  await screen.showReady(mock, { madeToken: isMade ? token.kitToken : undefined, readsKeys });
  const endBeside = await startBeside(mock, given, {
    screen,
    readsKeys,
    seenFiles,
    writeSnapshot,
    tellError,
    quit: stop,
  });
  // After the first lines and the first answers, which loading it would delay.
  const heapTimer = setTimeout(async () => {
    const { keepHeapSmall } = await import('../terminal/keep-heap-small.ts');
    keepHeapSmall();
  }, firstAnswersMs);
  await stopped;
  clearTimeout(heapTimer);
  endBeside();
  await mock.close();
  screen.showStopped();
  // What nobody reads would keep the process, and the terminal that waits for it. After this command has come to its end.
  if (!(await screen.output.leave(patience))) setImmediate(() => process.exit());
}
