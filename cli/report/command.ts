/** Edge: the command `report`; the process and its output. */

import { mergeRuns } from '../../reports/merge-runs.ts';
import { suggestWord } from '../../spec/did-you-mean.ts';
import { Inability } from '../../spec/inability.ts';
import { endRun } from '../check/end-run.ts';
import { renderRun } from '../check/screen/render-run.ts';
import { exitCodes } from '../exit-codes.ts';
import {
  jsonPathOf,
  listReports,
  readWantedReports,
  refuseOverwriting,
  tryReports,
  usualReports,
  writeReports,
} from '../files/report-files.ts';
import { readRunFiles } from '../files/run-file.ts';
import { tellFailure } from '../terminal/error-line.ts';
import { standardSheet } from '../terminal/sheet.ts';

export interface GivenReportOptions {
  readonly report: readonly string[];
  readonly verbose?: true;
}

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
  refuseOverwriting(reports, [{ what: 'the run that is read', path: only }]);
  for (const { run } of readRunFiles([only])) {
    const written = await writeReports(run, reports, tellFailure);
    process.stdout.write(listReports(written));
    if (written.length < reports.length) process.exitCode = exitCodes.usage;
  }
}

/** Joins the shards of a run, shows what was found, writes the reports, and sets the exit code. */
export async function runReportMerge(files: readonly string[], given: GivenReportOptions): Promise<void> {
  const wanted = readWantedReports(given.report);
  refuseOverwriting(
    wanted,
    files.map((path) => ({ what: 'a run that is read', path })),
  );
  const run = mergeRuns(readRunFiles(files));
  const reports = await tryReports(wanted, { isAsked: given.report.length > 0, tell: tellFailure });
  const shown = { ...standardSheet(), verbose: given.verbose ?? false, runFile: jsonPathOf(reports) };
  await endRun(run, renderRun(run, shown), reports, tellFailure);
}

/** Ends a `report` that is neither render nor merge. */
export function refuseReportPart(part: string | undefined): never {
  if (part === undefined)
    throw new Inability('report', 'the subcommand is missing', 'Write report render or report merge.');
  throw new Inability(`report ${part}`, 'there is no such command', suggestWord(part, ['render', 'merge']));
}
