#!/usr/bin/env node
/** Edge: the process. Arguments in, one exit code out. What `--help` does not need is imported where it is used. */
import { CommanderError } from 'commander';
import { buildProgram, versionAsked } from './program.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that has seen enough, as `head` has, is no fault.
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

async function end(error: unknown): Promise<void> {
  if (error instanceof CommanderError && error.code === versionAsked) {
    const { packageVersion } = await import('./package-file.ts');
    process.stdout.write(`${packageVersion()}\n`);
    return;
  }
  // Commander ends help in the same way as its errors, with exit code 0.
  if (error instanceof CommanderError && error.exitCode === 0) return;
  const { endingOf } = await import('./error-line.ts');
  const { line, exitCode } = endingOf(error);
  process.stderr.write(`agent-console-kit: ${line}\n`);
  process.exitCode = exitCode;
}

async function run(given: readonly string[]): Promise<void> {
  await buildProgram(given[0]).parseAsync(given.length === 0 ? ['--help'] : given, { from: 'user' });
}

run(process.argv.slice(2)).catch(end);
