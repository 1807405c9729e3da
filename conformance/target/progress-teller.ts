/** What the caller is told while a run goes on. */
export interface Progress {
  readonly phase: string;
  /** How many of the planned cases or scenarios are done. */
  readonly sent: number;
  readonly planned: number;
  readonly findings: number;
}

/** Tells the caller how far a run is. */
export interface ProgressTeller {
  /** Names the phase that begins. */
  readonly report: (phase: string, planned: number) => void;
  /** Says that so many more belong to the phase. */
  readonly reportMore: (planned: number) => void;
  /** Tells that one more of the planned is done. */
  readonly tick: () => void;
}

/** Counts the steps of the phase at hand. */
export function createProgressTeller(
  { causes }: { readonly causes: { readonly size: number } },
  onProgress: ((progress: Progress) => void) | undefined,
): ProgressTeller {
  let at = { phase: 'preparing', planned: 0, sent: 0 };
  const tell = () => onProgress?.({ ...at, findings: causes.size });
  return {
    report: (phase, planned) => {
      at = { phase, planned, sent: 0 };
      tell();
    },
    reportMore: (planned) => {
      at.planned += planned;
      tell();
    },
    tick: () => {
      at.sent += 1;
      tell();
    },
  };
}
