import type { Outcome } from '../run/exchange.ts';
import { chooseWait } from './retry-after.ts';

/** What waiting needs of the outside. */
export interface Patience {
  readonly now: () => number;
  /** Waits; false when the run ended meanwhile. */
  readonly rest: (milliseconds: number) => Promise<boolean>;
  /** The milliseconds that are left for waiting. */
  readonly budget: () => number;
}

/** Asks again after each 429 or 503 that can be waited out within the budget; else that is the answer. */
export async function waitOut(ask: () => Promise<Outcome>, patience: Patience): Promise<Outcome> {
  for (let waited = 0; ; waited += 1) {
    const outcome = await ask();
    const wait = outcome.kind === 'answer' ? chooseWait(outcome, waited, patience.now()) : undefined;
    if (wait === undefined || wait > patience.budget()) return outcome;
    if (!(await patience.rest(wait))) return outcome;
  }
}
