/** Edge: the command `check`; the process, its signals and its output. */
import { type CheckOptions, checkDeployment, type Run } from '../../conformance/check-deployment.ts';
import { allChecks } from '../../conformance/checks/index.ts';
import type { Progress } from '../../conformance/runner/options.ts';
import { parseBaseUrl } from '../../conformance/send/base-url.ts';
import { isLoopback } from '../../conformance/send/proxy.ts';
import { type GivenCheckOptions, readCheckArguments } from '../check-arguments.ts';
import { renderAnnouncement } from '../check-screen/announcement.ts';
import { renderCheckList } from '../check-screen/render-check-list.ts';
import { renderProgress } from '../check-screen/render-progress.ts';
import { renderRun } from '../check-screen/render-run.ts';
import { exitCodes } from '../exit-codes.ts';
import { interruptible } from '../interruptible.ts';
import { packageVersion } from '../package-file.ts';
import { createPaint, wantsColour } from '../paint.ts';
import { readWantedReports, writeReports } from '../report-files.ts';
import { readTextFile } from '../text-file.ts';

const exitCodeOf = {
  conforms: exitCodes.fine,
  violates: exitCodes.violated,
  'not-judged': exitCodes.notJudged,
} as const;

/** Shows progress: one line rewritten on a terminal, a plain line every five seconds elsewhere. */
function createProgress(): { readonly show: (progress: Progress) => void; readonly clear: () => void } {
  const isTerminal = process.stderr.isTTY === true;
  const started = performance.now();
  let shownAt = isTerminal ? 0 : started;
  let phase = { name: '', since: started };
  const show = (progress: Progress) => {
    const now = performance.now();
    if (progress.phase !== phase.name) phase = { name: progress.phase, since: now };
    if (now - shownAt < (isTerminal ? 80 : 5000)) return;
    shownAt = now;
    const elapsedMs = now - started;
    const line = renderProgress(
      { ...progress, elapsedMs, perSecond: progress.sent / ((now - phase.since) / 1000) },
      process.stderr.columns ?? 100,
    );
    process.stderr.write(isTerminal ? `\r${line}\u001b[K` : `${line}\n`);
  };
  return { show, clear: () => void (isTerminal && process.stderr.write('\r\u001b[K')) };
}

/** Checks the kit's own mock, with all its agents. */
async function checkOwnMock(
  options: Omit<CheckOptions, 'url'>,
  check: (options: CheckOptions) => Promise<Run>,
): Promise<Run> {
  const { startMock } = await import('../../mock/start-mock.ts');
  await using mock = await startMock({ port: 0 });
  const agentIds =
    (options.agentIds ?? []).length > 0 ? options.agentIds : mock.state().agents.map(({ id }) => id);
  // Awaited here: the mock is closed when this function is left.
  return await check({ ...options, url: mock.url, agentIds });
}

/** The command that checks the same deployment again; what may be secret is left to the environment. */
function commandOf(url: string | undefined, { agentId, updatePath, profile }: GivenCheckOptions): string {
  const target = url === undefined ? [] : [url];
  const path = updatePath === undefined ? [] : ['--update-path', updatePath];
  return [
    'agent-console-kit check',
    ...target,
    ...agentId.flatMap((id) => ['--agent-id', id]),
    ...path,
    '--profile',
    profile,
  ].join(' ');
}

/** Judges a deployment, shows what was found, writes the reports, and sets the exit code. */
export async function runCheck(url: string | undefined, given: GivenCheckOptions): Promise<void> {
  if (given.list === true) {
    process.stdout.write(renderCheckList(allChecks));
    return;
  }
  const reports = readWantedReports(given.report);
  const progress = createProgress();
  const options = {
    ...readCheckArguments(given, process.env),
    ca: given.ca === undefined ? undefined : readTextFile(given.ca, '--ca'),
    signal: interruptible(),
    onProgress: progress.show,
  };
  const kit = { name: 'agent-console-kit', version: packageVersion() };
  const check = (all: CheckOptions) => checkDeployment(all, kit);
  if (url !== undefined && !isLoopback(new URL(parseBaseUrl(url).origin).hostname))
    process.stderr.write(renderAnnouncement({ ...options, url }));
  const run = url === undefined ? await checkOwnMock(options, check) : await check({ ...options, url });
  progress.clear();
  const paint = createPaint(wantsColour(process.env, process.stdout.isTTY === true));
  const width = process.stdout.isTTY ? process.stdout.columns : Number.POSITIVE_INFINITY;
  const shown = {
    width,
    paint,
    verbose: given.verbose ?? false,
    runFile: reports[0]?.path,
    command: commandOf(url, given),
  };
  process.stdout.write(renderRun(run, shown));
  // After the screen: what a long run has found is seen, though a report cannot be written.
  writeReports(run, reports);
  process.stdout.write(`\n${reports.map(({ path }) => path).join(', ')}\n`);
  process.exitCode = exitCodeOf[run.verdict];
}
