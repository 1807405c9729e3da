import type { RunVerdict } from '../conformance/run/run-record.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';

/** How a command that judges ends. */
export const exitCodeOfVerdict: Readonly<Record<RunVerdict, ExitCode>> = {
  conforms: exitCodes.fine,
  violates: exitCodes.violated,
  'not-judged': exitCodes.notJudged,
};
