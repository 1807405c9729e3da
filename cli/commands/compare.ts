/** Edge: the command `compare`; the process, its signals and its output. */
import { compareDeployments } from '../../conformance/compare/compare-deployments.ts';
import { type GivenCompareOptions, readCompareArguments } from '../compare-arguments.ts';
import { renderComparison } from '../compare-screen/render-comparison.ts';
import { tellGithub, withoutCommands } from '../github-actions.ts';
import { interruptible } from '../interruptible.ts';
import { tellLeftBehind } from '../left-behind.ts';
import { packageVersion } from '../package-file.ts';
import { createPaint, wantsColour } from '../paint.ts';
import { createProgress } from '../progress-line.ts';
import { listReports, readWantedReports, tryReports, writeReports } from '../report-files.ts';
import { tellFailure } from '../tell-failure.ts';
import { readTextFile } from '../text-file.ts';
import { exitCodeOfVerdict } from '../verdict-exit-codes.ts';

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
  const run = await compareDeployments(options, { name: 'agent-console-kit', version: packageVersion() });
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
