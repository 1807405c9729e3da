import type { RunVerdict } from '../conformance/run/run-record.ts';

/** What the program's exit code says, the same in all commands. */
export const exitCodes = {
  /** The deployment conforms; the command did what it was asked. */
  fine: 0,
  /** The deployment does not conform. */
  violated: 1,
  /** Wrong usage or configuration. */
  usage: 2,
  /** The deployment could not be judged. */
  notJudged: 3,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** How a command that judges ends. */
export const exitCodeOfVerdict: Readonly<Record<RunVerdict, ExitCode>> = {
  conforms: exitCodes.fine,
  violates: exitCodes.violated,
  'not-judged': exitCodes.notJudged,
};
