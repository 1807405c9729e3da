/** Mutants that no run tells from the unchanged deployment, and why that is right. */
export interface Explained {
  readonly reason: string;
  readonly mutants: readonly string[];
}

/** What a list of explained survivors and the real ones leave to be said. */
export interface Unsettled {
  /** They survived, and nobody says why. */
  readonly unexplained: readonly string[];
  /** They are explained, and were found. */
  readonly found: readonly string[];
  /** They are explained, and there is no such mutant. */
  readonly unknown: readonly string[];
}

/** Holds the survivors among the mutants that were judged to what is explained. */
export function settleSurvivors(
  explained: readonly Explained[],
  survivors: ReadonlySet<string>,
  judged: ReadonlySet<string>,
  all: ReadonlySet<string>,
): Unsettled {
  const named = new Set(explained.flatMap(({ mutants }) => mutants));
  return {
    unexplained: [...survivors].filter((id) => !named.has(id)),
    found: [...named].filter((id) => judged.has(id) && !survivors.has(id)),
    unknown: [...named].filter((id) => !all.has(id)),
  };
}
