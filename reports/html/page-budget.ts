import { Allowance } from './allowance.ts';

/** What the long parts of the page may take, so that it stays quick: under 5 MB in all. */
export interface PageBudget {
  /** The exchanges of findings. */
  readonly exchanges: Allowance;
  /** The steps before them. */
  readonly steps: Allowance;
  /** Findings without their exchange. */
  readonly lines: Allowance;
  /** Exchanges that show the dialect, and samples. */
  readonly samples: Allowance;
}

/** The room of one page. */
export function createPageBudget(): PageBudget {
  return {
    exchanges: new Allowance(1_600_000),
    steps: new Allowance(800_000),
    lines: new Allowance(500_000),
    samples: new Allowance(500_000),
  };
}
