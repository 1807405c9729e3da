import { isInability } from '../../spec/inability.ts';
import { visibleText } from '../../spec/visible-text.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';

/** Longer than this is no sentence, whatever a file or a deployment put into it. */
const longest = 2000;

/** The parts of a message may come from anywhere: from a file, a deployment, the command line. */
const oneLine = (text: string): string =>
  visibleText(
    text
      .split('\n')
      .map((line) => line.trim())
      .join(' ')
      // GitHub reads these commands from the middle of a line, of standard error too.
      .replaceAll('##[', '## ['),
    longest,
  );

/** Commander's own message, which has its suggestion on a second line and in brackets. */
function usageLine(message: string, command: string | undefined): string {
  const [fault = '', suggestion] = message.replace(/^error: /, '').split('\n');
  const remedy =
    suggestion?.replace(/^\((.*)\)$/, '$1') ??
    `See ${['agent-console-kit', command ?? [], '--help'].flat().join(' ')}.`;
  return `${fault.replace(/\.$/, '')}. ${remedy}`;
}

/** How a command that cannot go on ends, whatever was thrown: with the one line that the user sees, and an exit code. */
export function endingOf(
  error: unknown,
  command?: string,
): { readonly line: string; readonly exitCode: ExitCode } {
  if (isInability(error)) {
    const exitCode = error.origin === 'input' ? exitCodes.usage : exitCodes.notJudged;
    return { line: oneLine(error.message), exitCode };
  }
  // By its code: a bundler may rename the class.
  if (error instanceof Error && 'code' in error && String(error.code).startsWith('commander.')) {
    return { line: oneLine(usageLine(error.message, command)), exitCode: exitCodes.usage };
  }
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const line = `internal error (${reason}). Please report it with the command and the version of the kit.`;
  return { line: oneLine(line), exitCode: exitCodes.notJudged };
}

/** Takes note of something that could not be done, beside what the command is for. */
export type TellFailure = (failure: Error) => void;

/** Tells what failed and does not end the command. */
export const tellFailure = (failure: unknown): void =>
  void process.stderr.write(`agent-console-kit: ${endingOf(failure).line}\n`);

/** Ends the command, where nothing is lost yet. */
export const refuse: TellFailure = (failure) => {
  throw failure;
};
