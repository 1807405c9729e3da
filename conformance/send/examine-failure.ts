import type { Outcome, SentRequest } from '../run/exchange.ts';
import { type Busy, readBusy } from './retry-after.ts';
import type { BusyAnswer, Waiting } from './waiting.ts';

/** After so many inputs that fail alone the next ones are looked at once only, and after more of them not at all. */
const oftenFailing = 3;
const mostFailing = 20;
/** So often in a row a 503 passed at the next try. */
const oftenPassing = 5;
/** Without a request between, so that a limit by the clock has as long for this one. */
const waits = [250, 500, 1000];

export const isFailing = ({ counts }: Waiting): boolean => counts.failing >= oftenFailing;

/**
 * Whether a 503 without a word of waiting stands as it is. A deployment that took nothing yet is not up, and not busy;
 * and what comes now and then, passes at the next try, and comes no more seldom however little is sent, is chance.
 */
export function isFailureAtOnce({ mayBeFailure }: Busy, { counts, places, pace }: Waiting): boolean {
  if (!mayBeFailure) return false;
  const isChance = pace.isLoweredInVain && counts.passing >= oftenPassing;
  return isChance || counts.failing >= mostFailing || !places.hasTaken;
}

/**
 * Finds out whether 503 without a word of waiting is the answer to one request, while all others are held back: then it
 * comes again with nothing else under way, and what is harmless is answered right after it.
 */
export async function examineFailure(
  request: SentRequest,
  last: BusyAnswer,
  waiting: Waiting,
): Promise<Outcome | 'weather'> {
  const { pace, now, rest, ask, probe, counts } = waiting;
  const isBusy = (outcome: Outcome) => outcome.kind === 'silence' || readBusy(outcome, now()) !== undefined;
  const found = await pace.alone(async () => {
    for (const wait of isFailing(waiting) ? waits.slice(0, 1) : waits) {
      if (!(await rest(wait))) return 'weather';
      const outcome = await ask(request, true);
      if (outcome.kind === 'silence') return outcome;
      const busy = readBusy(outcome, now());
      if (busy === undefined) {
        pace.endDrought();
        return outcome;
      }
      if (!busy.mayBeFailure) return 'weather';
    }
    if (isBusy(await ask(probe(), true))) return 'weather';
    counts.failing += 1;
    pace.endDrought();
    pace.forgive();
    return last;
  });
  // Whoever waits while another is looked at tries again first.
  return found ?? 'weather';
}
