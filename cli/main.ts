#!/usr/bin/env node
/** Edge: the process. Arguments in, one exit code out. What `--help` does not need is imported where it is used. */
import { CommanderError } from 'commander';
import { exitCodes } from './exit-codes.ts';
import { buildProgram, isCommand, versionAsked } from './program.ts';

/** The program goes on without output that nobody takes: a run has agents to restore and a verdict to give. */
function outlive(stream: NodeJS.WriteStream, name: string): void {
  let isTold = false;
  stream.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    // A reader that has seen enough, as `head` has, and a terminal that was closed, are no faults.
    if (code === 'EPIPE' || code === 'EIO' || isTold) return;
    isTold = true;
    process.exitCode ??= exitCodes.notJudged;
    process.stderr.write(`agent-console-kit: ${name} cannot be written (${message}).\n`);
  });
}
outlive(process.stdout, 'standard output');
outlive(process.stderr, 'standard error');

async function end(error: unknown): Promise<void> {
  if (error instanceof CommanderError && error.code === versionAsked) {
    const { readKit } = await import('../conformance/read-kit.ts');
    process.stdout.write(`${readKit().version}\n`);
    return;
  }
  // Commander ends help in the same way as its errors, with exit code 0.
  if (error instanceof CommanderError && error.exitCode === 0) return;
  const { endingOf } = await import('./terminal/error-line.ts');
  const [first = ''] = process.argv.slice(2);
  const { line, exitCode } = endingOf(error, isCommand(first) ? first : undefined);
  process.stderr.write(`agent-console-kit: ${line}\n`);
  process.exitCode = exitCode;
}

async function run(given: readonly string[]): Promise<void> {
  await buildProgram(given[0]).parseAsync(given.length === 0 ? ['--help'] : given, { from: 'user' });
}

let isDone = false;
process.on('exit', (code) => {
  // Whatever keeps a command from coming to its end, that is never a success.
  if (!isDone && code === exitCodes.fine) process.exitCode = exitCodes.notJudged;
});
run(process.argv.slice(2))
  .catch(end)
  .finally(() => {
    isDone = true;
  });
