/** Edge: the command `compare`; the process, its signals and its output. */
import { compareDeployments } from '../../conformance/compare/compare-deployments.ts';
import { readKit } from '../../conformance/read-kit.ts';
import { tellGithub, withoutCommands } from '../check/github-actions.ts';
import { listReports, readWantedReports, tryReports, writeReports } from '../files/report-files.ts';
import { readTextFile } from '../files/text-file.ts';
import { tellLeftBehind } from '../restore/left-behind.ts';
import { interruptible } from '../terminal/interruptible.ts';
import { createPaint, wantsColour } from '../terminal/paint.ts';
import { createProgress } from '../terminal/progress-line.ts';
import { tellFailure } from '../terminal/tell-failure.ts';
import { exitCodeOfVerdict } from '../verdict-exit-codes.ts';
import { type GivenCompareOptions, readCompareArguments } from './arguments.ts';
import { renderComparison } from './screen/render-comparison.ts';

/** Compares two deployments, shows where they differ, writes the reports, and sets the exit code. */
export async function runCompare(urls: readonly [string, string], given: GivenCompareOptions): Promise<void> {
  const wanted = readWantedReports(given.report);
  const progress = createProgress();
  const options = {
    ...readCompareArguments(urls, given, process.env),
    ca: given.ca === undefined ? undefined : readTextFile(given.ca, '--ca'),
    signal: interruptible(),
    onProgress: progress.show,
  };
  const reports = await tryReports(wanted, { isAsked: given.report.length > 0, tell: tellFailure });
  tellLeftBehind(urls);
  const run = await compareDeployments(options, readKit());
  progress.clear();
  const shown = {
    width: process.stdout.isTTY ? process.stdout.columns : Number.POSITIVE_INFINITY,
    paint: createPaint(wantsColour(process.env, process.stdout.isTTY === true)),
    runFile: reports.find(({ format }) => format === 'json')?.path ?? 'run.json',
  };
  process.stdout.write(withoutCommands(renderComparison(run, shown), process.env));
  await tellGithub(run, process.env, (text) => void process.stdout.write(text));
  const written = await writeReports(run, reports, tellFailure);
  process.stdout.write(`\n${listReports(written)}`);
  process.exitCode = exitCodeOfVerdict[run.verdict];
}
