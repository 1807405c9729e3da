/** Edge: the command `learn`; the process, its signals, its output and its file. */
import { genomeCap } from '../../conformance/learn/asked.ts';
import { printDialectFile } from '../../conformance/learn/dialect-file.ts';
import { type Learned, type LearnOptions, learnDeployment } from '../../conformance/learn-deployment.ts';
import { readKit } from '../../conformance/read-kit.ts';
import { parseBaseUrl } from '../../conformance/send/base-url.ts';
import { isLoopback } from '../../conformance/send/proxy.ts';
import { Inability } from '../../spec/inability.ts';
import { exitCodes } from '../exit-codes.ts';
import { readTextFile } from '../files/text-file.ts';
import { tryPlace, writeWholeFile } from '../files/whole-file.ts';
import { tellLeftBehind } from '../restore/left-behind.ts';
import { interruptible } from '../terminal/interruptible.ts';
import { createPaint, wantsColour } from '../terminal/paint.ts';
import { tellFailure } from '../terminal/tell-failure.ts';
import { type GivenLearnOptions, readLearnArguments } from './arguments.ts';
import { renderLearned } from './screen.ts';

const quietMs = 1000;

/** Tells how far it is, once it takes longer than a second: on a terminal often, elsewhere every five seconds. */
function createLearnProgress(): { readonly show: (exchanges: number) => void; readonly clear: () => void } {
  const isTerminal = process.stderr.isTTY === true;
  const pauseMs = isTerminal ? 80 : 5000;
  let next = performance.now() + (isTerminal ? quietMs : pauseMs);
  let isShown = false;
  const show = (exchanges: number) => {
    const now = performance.now();
    if (now < next) return;
    next = now + pauseMs;
    isShown = true;
    const line = `learning: ${exchanges} exchanges`;
    process.stderr.write(isTerminal ? `\r${line}\u001b[K` : `${line}\n`);
  };
  return { show, clear: () => void (isShown && isTerminal && process.stderr.write('\r\u001b[K')) };
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

function unwritable(path: string, error: unknown): Inability {
  const reason = error instanceof Error ? error.message : String(error);
  return new Inability(
    `--out ${path}`,
    `it cannot be written (${reason})`,
    'Choose another path with --out.',
  );
}

/** Tries, before anything is sent, whether what is learned can be written. */
function tryOut(path: string): void {
  try {
    tryPlace(path);
  } catch (error) {
    throw unwritable(path, error);
  }
}

/** Writes the dialect; where it cannot, what was learned is still shown. */
function writeDialect(path: string, learned: Learned): boolean {
  try {
    writeWholeFile(path, printDialectFile(learned.file));
    return true;
  } catch (error) {
    tellFailure(unwritable(path, error));
    return false;
  }
}

/** Learns a deployment, writes its dialect, shows what was decided, and sets the exit code. */
export async function runLearn(url: string | undefined, given: GivenLearnOptions): Promise<void> {
  const progress = createLearnProgress();
  const options = {
    ...readLearnArguments(given, process.env),
    ca: given.ca === undefined ? undefined : readTextFile(given.ca, '--ca'),
    signal: interruptible(),
    onProgress: progress.show,
  };
  const announced = url === undefined ? '' : announce(url, options);
  tryOut(given.out);
  tellLeftBehind([url]);
  process.stderr.write(announced);
  const kit = readKit();
  const learn = (all: LearnOptions) => learnDeployment(all, kit);
  const learned = url === undefined ? await learnOwnMock(options, learn) : await learn({ ...options, url });
  progress.clear();
  const isWorthwhile = !options.signal.aborted && learned.points.some(({ choice }) => choice !== undefined);
  const isWritten = isWorthwhile && writeDialect(given.out, learned);
  process.stdout.write(
    renderLearned(learned, {
      width: process.stdout.isTTY ? process.stdout.columns : Number.POSITIVE_INFINITY,
      paint: createPaint(wantsColour(process.env, process.stdout.isTTY === true)),
      isLearned: isWorthwhile,
      out: isWritten ? given.out : undefined,
      url,
      agentIds: options.agentIds ?? [],
    }),
  );
  const isWhole = isWorthwhile && learned.notLearned.length === 0;
  // The file is what the command is for: without it nobody shall take it for done.
  process.exitCode = !isWhole ? exitCodes.notJudged : isWritten ? exitCodes.fine : exitCodes.usage;
}
