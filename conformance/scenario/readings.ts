import type { JsonObject } from '../../spec/json-value.ts';
import { type Judgement, sumUp } from '../observe/judgement.ts';
import { compareStates } from './compare-states.ts';
import { isReading, type UpdateView } from './update-view.ts';

/** Two readings of one agent, and what was sent between them. The first of all may be an update: it shows the agent too. */
export interface ReadingPair {
  readonly agent: string;
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly between: readonly UpdateView[];
}

function pairReadings(views: readonly UpdateView[]): readonly ReadingPair[] {
  const last = new Map<string, { readonly at: number; readonly state: JsonObject }>();
  const pairs: ReadingPair[] = [];
  for (const [at, view] of views.entries()) {
    const { agent, state } = view;
    if (agent === undefined || state === undefined) continue;
    const before = last.get(agent);
    if (isReading(view) && before !== undefined)
      pairs.push({ agent, before: before.state, after: state, between: views.slice(before.at + 1, at) });
    if (isReading(view) || before === undefined) last.set(agent, { at, state });
  }
  return pairs;
}

/**
 * Compares each reading with the one before it; `codeOf` says by what the agent changed, where it may not have, and
 * `movedIn` which fields were changed on purpose.
 */
export function compareReadings(
  views: readonly UpdateView[],
  codeOf: (pair: ReadingPair) => string | undefined,
  movedIn: (pair: ReadingPair) => ReadonlySet<string> = () => new Set(),
): Judgement {
  const judged = pairReadings(views).flatMap((pair) => {
    const code = codeOf(pair);
    return code === undefined ? [] : [compareStates(pair.before, pair.after, code, movedIn(pair))];
  });
  return sumUp(judged);
}
