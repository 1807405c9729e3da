/** Edge: what GitHub Actions is told by lines of output and by the file of the step summary. */

import { randomUUID } from 'node:crypto';
import { appendFileSync, statSync, truncateSync } from 'node:fs';
import type { Run } from '../../conformance/run/run-record.ts';
import type { Environment } from '../../conformance/send/proxy.ts';

/** GitHub takes 1 MiB of a step (2^20 bytes), and all or nothing of it. */
const mostSummaryBytes = 1_000_000;

const isOnGithub = ({ GITHUB_ACTIONS: flag = '' }: Environment) => flag !== '' && flag !== 'false';

/**
 * Output in which nothing is taken for a workflow command. What a deployment answered stands in it, and GitHub reads
 * commands from any line, even from the middle of one.
 */
export function withoutCommands(output: string, environment: Environment): string {
  if (!isOnGithub(environment)) return output;
  const token = randomUUID();
  return `::stop-commands::${token}\n${output}${output.endsWith('\n') ? '' : '\n'}::${token}::\n`;
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Appends the whole text or nothing of it: on a full disk, half a summary would spoil what stands before it. */
function appendWhole(file: string, text: string): void {
  const before = sizeOf(file);
  try {
    appendFileSync(file, text);
  } catch (error) {
    if (statSync(file, { throwIfNoEntry: false })?.isFile() === true) truncateSync(file, before);
    throw error;
  }
}

async function appendSummary(run: Run, file: string): Promise<string> {
  const { renderMarkdown } = await import('../../reports/markdown/render-markdown.ts');
  // Nobody's verdict hangs on the summary, but it does not go missing in silence.
  const warn = (why: string) =>
    `::warning title=agent-console-kit::the step summary could not be written (${why})\n`;
  try {
    const room = mostSummaryBytes - sizeOf(file);
    const text = `${renderMarkdown(run, room)}\n`;
    if (Buffer.byteLength(text) > room) return warn('the summaries of this step are too long');
    appendWhole(file, text);
    return '';
  } catch (error) {
    return warn(error instanceof Error && 'code' in error ? String(error.code) : 'unknown');
  }
}

/** Writes annotations, and appends to the step summary, where GitHub Actions runs the program; nothing elsewhere. */
export async function tellGithub(
  run: Run,
  environment: Environment,
  write: (text: string) => void,
): Promise<void> {
  if (!isOnGithub(environment)) return;
  const { renderGithubAnnotations } = await import('../../reports/github-annotations.ts');
  write(renderGithubAnnotations(run));
  const file = environment['GITHUB_STEP_SUMMARY'] ?? '';
  if (file !== '') write(await appendSummary(run, file));
}
