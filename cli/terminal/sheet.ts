import { createPaint, type Paint, wantsColour } from './paint.ts';

/** What a run is written on. */
export interface Sheet {
  /** Columns; infinite where there is no terminal. */
  readonly width: number;
  readonly paint: Paint;
}

/** The columns of a stream: some terminals tell none, and a line in a file may be longer. */
export const columnsOf = ({
  columns,
  isTTY,
}: {
  readonly columns?: number;
  readonly isTTY?: boolean;
}): number => columns || (isTTY === true ? 80 : 100);

/** Standard output: as wide as its terminal, and in colours where these are wanted. */
export function standardSheet(): Sheet {
  const isTerminal = process.stdout.isTTY === true;
  return {
    width: isTerminal ? process.stdout.columns : Number.POSITIVE_INFINITY,
    paint: createPaint(wantsColour(process.env, isTerminal)),
  };
}

const narrowest = 40;
const widest = 120;

/** A sheet as it is written on: lines past 120 columns are hard to read, and less than 40 hold nothing. */
export function fitSheet({ width, paint }: Sheet): Sheet {
  if (!Number.isFinite(width) || width <= 0) return { width: Number.POSITIVE_INFINITY, paint };
  return { width: Math.min(Math.max(width, narrowest), widest), paint };
}

/** How many columns are left for texts from outside: bounded even where the sheet is not. */
export function columnsAfter(indent: number, { width }: Sheet): number {
  return Math.min(width, widest) - indent;
}
