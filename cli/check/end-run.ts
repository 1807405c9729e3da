/** Edge: how a command that judged a run ends. */
import type { Run } from '../../conformance/run/run-record.ts';
import { exitCodeOfVerdict } from '../exit-codes.ts';
import { listReports, type WantedReport, writeReports } from '../files/report-files.ts';
import type { TellFailure } from '../terminal/error-line.ts';
import { tellGithub, withoutCommands } from './github-actions.ts';

const write = (text: string) => void process.stdout.write(text);

/**
 * Shows what was found, tells GitHub, writes the reports and sets the exit code. The screen comes first: what a long run
 * has found is seen, though a report cannot be written.
 */
export async function endRun(
  run: Run,
  screen: string,
  reports: readonly WantedReport[],
  tell: TellFailure,
  name = (text: string) => text,
): Promise<void> {
  write(withoutCommands(screen, process.env));
  await tellGithub(run, process.env, write);
  const written = await writeReports(run, reports, tell);
  write(`\n${name(listReports(written))}`);
  process.exitCode = exitCodeOfVerdict[run.verdict];
}
