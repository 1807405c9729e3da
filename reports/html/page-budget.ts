import type { Markup } from './markup.ts';

const encoder = new TextEncoder();

const bytesOf = ({ text }: Markup) => encoder.encode(text).length;

/** Room for one kind of content. Once something did not fit, nothing does: what is left out is the end, not a hole. */
export class Allowance {
  #left: number;

  constructor(bytes: number) {
    this.#left = bytes;
  }

  /** The pieces, if there is room for all of them. */
  take<const Pieces extends readonly Markup[]>(make: () => Pieces): Pieces | undefined {
    if (this.#left <= 0) return undefined;
    const pieces = make();
    const left = pieces.reduce((sum, piece) => sum - bytesOf(piece), this.#left);
    this.#left = Math.max(left, 0);
    return left < 0 ? undefined : pieces;
  }
}

/** What the long parts of the page may take, so that it stays quick: under 5 MB in all. */
export const createPageBudget = () => ({
  /** The exchanges of findings. */
  exchanges: new Allowance(1_600_000),
  /** The steps before them. */
  steps: new Allowance(800_000),
  /** Findings without their exchange. */
  lines: new Allowance(500_000),
  /** Exchanges that show the dialect, and samples. */
  samples: new Allowance(500_000),
});

export type PageBudget = Readonly<ReturnType<typeof createPageBudget>>;
