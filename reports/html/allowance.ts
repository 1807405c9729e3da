import type { Markup } from './markup.ts';

const encoder = new TextEncoder();

/** How many bytes a piece of the page takes. */
export function bytesOf({ text }: Markup): number {
  return encoder.encode(text).length;
}

/** PageBudget for one kind of content. Once something did not fit, nothing does: what is left out is the end, not a hole. */
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
