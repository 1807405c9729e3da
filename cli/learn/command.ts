/** Edge: the command `learn`; the process, its signals, its output and its file. */
import { resolve } from 'node:path';
import { genomeCap } from '../../conformance/learn/asked.ts';
import { printDialectFile } from '../../conformance/learn/dialect-file.ts';
import { type Learned, type LearnOptions, learnDeployment } from '../../conformance/learn-deployment.ts';
import { readKit } from '../../conformance/read-kit.ts';
import { parseBaseUrl } from '../../conformance/send/base-url.ts';
import { isLoopback } from '../../conformance/send/loopback.ts';
import { Inability } from '../../spec/inability.ts';
import { printJsonLines } from '../../spec/json-print-lines.ts';
import { exitCodes } from '../exit-codes.ts';
import { readTextFile } from '../files/text-file.ts';
import { attemptWrite, tryPlace, writeWholeFile } from '../files/whole-file.ts';
import { type GivenPace, type GivenTarget, readPace, readTarget } from '../options/target-arguments.ts';
import { tellLeftBehind } from '../restore/left-behind.ts';
import { refuse, type TellFailure, tellFailure } from '../terminal/error-line.ts';
import { interruptible } from '../terminal/interruptible.ts';
import { standardSheet } from '../terminal/sheet.ts';
import { createStatusLine } from '../terminal/status-line.ts';
import { renderLearned } from './screen.ts';

export interface GivenLearnOptions extends GivenTarget, GivenPace {
  readonly out: string;
  readonly state?: string;
  readonly readOnly?: true;
  readonly writeSecrets?: boolean;
}

/** Learns the kit's own mock, from two of its agents. */
async function learnOwnMock(
  options: Omit<LearnOptions, 'url'>,
  learn: (options: LearnOptions) => Promise<Learned>,
): Promise<Learned> {
  const { startMock } = await import('../../mock/start-mock.ts');
  await using mock = await startMock({ port: 0 });
  const own = mock.state().agents.map(({ id }) => id);
  const agentIds = (options.agentIds ?? []).length > 0 ? options.agentIds : own.slice(0, 2);
  // Awaited here: the mock is closed when this function is left.
  return await learn({
    ...options,
    url: mock.url,
    agentIds,
    name: 'the mock of the kit',
    stateFolder: false,
  });
}

/** What is about to be written to a deployment that others may use. */
function announce(url: string, { agentIds = [], readOnly, writeSecrets }: Omit<LearnOptions, 'url'>): string {
  const { origin } = parseBaseUrl(url);
  if (isLoopback(new URL(origin).hostname)) return '';
  if (readOnly === true) return `${origin} is only read: no agent is updated and no genome is created.\n`;
  const [agent] = agentIds;
  const key = writeSecrets === true ? 'including api_key' : 'except api_key';
  const update =
    agent === undefined
      ? 'no agent is updated'
      : `agent ${agent} is updated (${key}) and restored at the end`;
  return `writing to ${origin}: ${update}; up to ${genomeCap} genomes are created and not deleted. Ctrl-C stops the run and restores.\n`;
}

/** Agents are read by an empty update, so that some have to be named, and updates allowed. */
function requireAgentsForState({ state, readOnly }: GivenLearnOptions, agentIds: readonly string[]): void {
  if (state === undefined) return;
  const what = `--state ${state}`;
  if (readOnly === true)
    throw new Inability(what, 'with --read-only no agent is read', 'Leave one of the two options out.');
  if (agentIds.length === 0)
    throw new Inability(what, 'no agent is named', 'Name those to write with --agent-id.');
}

/** Learns a deployment, writes its dialect, shows what was decided, and sets the exit code. */
export async function runLearn(url: string | undefined, given: GivenLearnOptions): Promise<void> {
  // What takes less than a second needs no word before.
  const status = createStatusLine(1000);
  const options = {
    ...readTarget(given, process.env),
    ...readPace(given),
    readOnly: given.readOnly ?? false,
    writeSecrets: given.writeSecrets,
    ca: given.ca === undefined ? undefined : readTextFile(given.ca, '--ca'),
    signal: interruptible(),
    onProgress: (exchanges: number) => status.show(() => `learning: ${exchanges} exchanges`),
  };
  if (url !== undefined) requireAgentsForState(given, options.agentIds ?? []);
  const announced = url === undefined ? '' : announce(url, options);
  const attempt = (option: 'out' | 'state', path: string, act: () => void, tell: TellFailure) =>
    attemptWrite(act, `--${option} ${path}`, `Choose another path with --${option}.`, tell);
  const { out, state } = given;
  if (state !== undefined && resolve(state) === resolve(out))
    throw new Inability(`--state ${state}`, 'it would overwrite what --out writes', 'Choose another path.');
  // Before anything is sent; afterwards, what was learned is still shown.
  attempt('out', out, () => tryPlace(out), refuse);
  if (state !== undefined) attempt('state', state, () => tryPlace(state), refuse);
  tellLeftBehind([url]);
  process.stderr.write(announced);
  const kit = readKit();
  const learn = (all: LearnOptions) => learnDeployment(all, kit);
  const learned = url === undefined ? await learnOwnMock(options, learn) : await learn({ ...options, url });
  status.clear();
  const isWorthwhile = !options.signal.aborted && learned.points.some(({ choice }) => choice !== undefined);
  const isWritten =
    isWorthwhile &&
    attempt('out', out, () => writeWholeFile(out, printDialectFile(learned.file)), tellFailure);
  const isStateWritten =
    state === undefined ||
    (isWorthwhile &&
      attempt('state', state, () => writeWholeFile(state, printJsonLines(learned.state)), tellFailure));
  process.stdout.write(
    renderLearned(learned, {
      ...standardSheet(),
      isLearned: isWorthwhile,
      out: isWritten ? out : undefined,
      state: isStateWritten ? state : undefined,
      url,
      agentIds: options.agentIds ?? [],
    }),
  );
  const isWhole = isWorthwhile && learned.notLearned.length === 0;
  // The file is what the command is for: without it nobody shall take it for done.
  process.exitCode = !isWhole
    ? exitCodes.notJudged
    : isWritten && isStateWritten
      ? exitCodes.fine
      : exitCodes.usage;
}
