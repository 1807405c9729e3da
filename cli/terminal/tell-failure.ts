/** Edge: what failed and does not end the command: one line on standard error. */
import { endingOf } from './error-line.ts';

/** Takes note of something that could not be done, beside what the command is for. */
export type TellFailure = (failure: Error) => void;

export const tellFailure: TellFailure = (failure) =>
  void process.stderr.write(`agent-console-kit: ${endingOf(failure).line}\n`);
