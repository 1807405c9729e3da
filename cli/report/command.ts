/** Edge: the command `report`; the process and its output. */

import type { Run } from '../../conformance/run/run-record.ts';
import { mergeRuns } from '../../reports/merge-runs.ts';
import { suggestWord } from '../../spec/did-you-mean.ts';
import { Inability } from '../../spec/inability.ts';
import { tellGithub, withoutCommands } from '../check/github-actions.ts';
import { renderRun } from '../check/screen/render-run.ts';
import { exitCodes } from '../exit-codes.ts';
import {
  listReports,
  readWantedReports,
  tryReports,
  usualReports,
  type WantedReport,
  writeReports,
} from '../files/report-files.ts';
import { readRunFiles } from '../files/run-file.ts';
import { createPaint, wantsColour } from '../terminal/paint.ts';
import { tellFailure } from '../terminal/tell-failure.ts';
import { exitCodeOfVerdict } from '../verdict-exit-codes.ts';

/** The options of `report` as they were written. */
export interface GivenReportOptions {
  readonly report: readonly string[];
  readonly verbose?: true;
}

const write = (text: string) => void process.stdout.write(text);

/** Writes reports of one run. It judges nothing, so it ends with 0 whatever the run says, once they are written. */
export async function runReportRender(files: readonly string[], given: GivenReportOptions): Promise<void> {
  const reports = readWantedReports(
    given.report,
    usualReports.filter(({ format }) => format !== 'json'),
  );
  const [only, ...others] = files;
  if (only === undefined || others.length > 0)
    throw new Inability(
      'report render',
      `it takes one file, not ${files.length}`,
      'Merge the shards of a run with report merge.',
    );
  for (const { run } of readRunFiles([only])) {
    const written = await writeReports(run, reports, tellFailure);
    write(listReports(written));
    if (written.length < reports.length) process.exitCode = exitCodes.usage;
  }
}

function showRun(run: Run, reports: readonly WantedReport[], verbose: boolean): string {
  const isTerminal = process.stdout.isTTY === true;
  return renderRun(run, {
    width: isTerminal ? process.stdout.columns : Number.POSITIVE_INFINITY,
    paint: createPaint(wantsColour(process.env, isTerminal)),
    verbose,
    runFile: reports.find(({ format }) => format === 'json')?.path,
  });
}

/** Joins the shards of a run, shows what was found, writes the reports, and sets the exit code. */
export async function runReportMerge(files: readonly string[], given: GivenReportOptions): Promise<void> {
  const wanted = readWantedReports(given.report);
  const run = mergeRuns(readRunFiles(files));
  const reports = await tryReports(wanted, { isAsked: given.report.length > 0, tell: tellFailure });
  write(withoutCommands(showRun(run, reports, given.verbose ?? false), process.env));
  await tellGithub(run, process.env, write);
  const written = await writeReports(run, reports, tellFailure);
  write(`\n${listReports(written)}`);
  process.exitCode = exitCodeOfVerdict[run.verdict];
}

/** Ends a `report` that is neither render nor merge. */
export function refuseReportPart(part: string | undefined): never {
  if (part === undefined)
    throw new Inability('report', 'the subcommand is missing', 'Write report render or report merge.');
  throw new Inability(`report ${part}`, 'there is no such command', suggestWord(part, ['render', 'merge']));
}
