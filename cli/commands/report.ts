/** Edge: the command `report`; the process and its output. */

import type { Run } from '../../conformance/run/run-record.ts';
import { mergeRuns } from '../../reports/merge-runs.ts';
import { suggestWord } from '../../spec/did-you-mean.ts';
import { Inability } from '../../spec/inability.ts';
import { renderRun } from '../check-screen/render-run.ts';
import { tellGithub, withoutCommands } from '../github-actions.ts';
import { createPaint, wantsColour } from '../paint.ts';
import { readWantedReports, usualReports, type WantedReport, writeReports } from '../report-files.ts';
import { readRunFiles } from '../run-file.ts';
import { exitCodeOfVerdict } from '../verdict-exit-codes.ts';

/** The options of `report` as they were written. */
export interface GivenReportOptions {
  readonly report: readonly string[];
  readonly verbose?: true;
}

const write = (text: string) => void process.stdout.write(text);
const listPaths = (reports: readonly WantedReport[]) => `${reports.map(({ path }) => path).join(', ')}\n`;

/** Writes reports of one run. It judges nothing, so it ends with 0 whatever the run says. */
export async function runReportRender(files: readonly string[], given: GivenReportOptions): Promise<void> {
  const reports = readWantedReports(
    given.report,
    usualReports.filter(({ format }) => format !== 'json'),
  );
  const [only, ...others] = files;
  if (only === undefined || others.length > 0)
    throw new Inability(
      'report render',
      `it takes one run, not ${files.length}`,
      'Join the shards of a run with report merge.',
    );
  for (const { run } of await readRunFiles([only])) await writeReports(run, reports);
  write(listPaths(reports));
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
  const reports = readWantedReports(given.report);
  const run = mergeRuns(await readRunFiles(files));
  write(withoutCommands(showRun(run, reports, given.verbose ?? false), process.env));
  await tellGithub(run, process.env, write);
  await writeReports(run, reports);
  write(`\n${listPaths(reports)}`);
  process.exitCode = exitCodeOfVerdict[run.verdict];
}

/** Ends a `report` that is neither render nor merge. */
export function refuseReportPart(part: string | undefined): never {
  if (part === undefined)
    throw new Inability('report', 'it does not say what to do', 'Write report render or report merge.');
  throw new Inability(`report ${part}`, 'there is no such command', suggestWord(part, ['render', 'merge']));
}
