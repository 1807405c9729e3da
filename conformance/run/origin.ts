/** Where a finding came from, so that it can be found again. */
export type Origin =
  /** A case of the systematic phase, by its number. */
  | { readonly phase: 'systematic'; readonly index: number }
  /** A case of a property, by fast-check's seed and index. */
  | { readonly phase: 'random'; readonly property: string; readonly seed: number; readonly index: number }
  /** A sequence of updates, most of which went to one agent. */
  | { readonly phase: 'sequence'; readonly agentId: string; readonly seed: number; readonly index: number }
  /** A scenario of a check as a whole, or one exchange of it. */
  | {
      readonly phase: 'scenario' | 'scenario-exchange';
      readonly about: string;
      readonly index: number;
    }
  /** A question of `learn`, asked to hold a dialect. */
  | { readonly phase: 'dialect'; readonly point: string }
  /** A request that was sent to two deployments. */
  | { readonly phase: 'comparison'; readonly property: string; readonly index: number }
  /** An input that `fuzz` made, by its number and the mutations that led to it. */
  | { readonly phase: 'fuzz'; readonly mutations: readonly string[]; readonly index: number }
  /** What was counted over the whole run. */
  | { readonly phase: 'run' };

/** Where a case is found again, in one line; `at` is where fast-check ended up when it shrank it. */
export function originPath(origin: Origin, at?: string | null): string {
  switch (origin.phase) {
    case 'systematic':
      return `systematic:${origin.index}`;
    case 'random':
      return `${origin.property}:${at ?? origin.index}`;
    case 'sequence':
      return `sequences of ${origin.agentId}:${at ?? origin.index}`;
    case 'scenario':
    case 'scenario-exchange':
      return `scenario:${origin.about}`;
    case 'dialect':
      return `dialect:${origin.point}`;
    case 'comparison':
      return `${origin.property}:${at ?? origin.index}`;
    case 'fuzz':
      return `fuzz:${origin.index}:${origin.mutations.join('+')}`;
    case 'run':
      return 'all requests of the run';
  }
}
