/** How an exploration goes about it; others than the usual one are for measuring what it is worth. */
export interface Way {
  /** Whether what answers told decides what is mutated; without it the same mutations are tried on the cases alone. */
  readonly isGuided: boolean;
  /** Whether the cases of `check` are sent first, as they are. */
  readonly playsCases: boolean;
}

export const usualWay: Way = { isGuided: true, playsCases: true };
