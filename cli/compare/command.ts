/** Edge: the command `compare`; the process, its signals and its output. */
import { compareDeployments } from '../../conformance/compare/compare-deployments.ts';
import { readKit } from '../../conformance/read-kit.ts';
import { endRun } from '../check/end-run.ts';
import { jsonPathOf, readWantedReports, tryReports } from '../files/report-files.ts';
import { readTextFile } from '../files/text-file.ts';
import { tellLeftBehind } from '../restore/left-behind.ts';
import { tellFailure } from '../terminal/error-line.ts';
import { interruptible } from '../terminal/interruptible.ts';
import { createProgress } from '../terminal/progress-line.ts';
import { standardSheet } from '../terminal/sheet.ts';
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
  const shown = { ...standardSheet(), runFile: jsonPathOf(reports) ?? 'run.json' };
  await endRun(run, renderComparison(run, shown), reports, tellFailure);
}
