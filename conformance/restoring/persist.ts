import type { Outcome, Send, Silence } from '../run/exchange.ts';
import type { Now, Sleep } from '../send/clock.ts';

const passing: ReadonlySet<number> = new Set([502, 503, 504]);
/** What a gateway answers while it has nobody to ask, or counts requests: it says nothing of the agent. */
export const isPassing = (outcome: Outcome): boolean =>
  outcome.kind === 'answer' && passing.has(outcome.status);

/** Nobody listens, the connection breaks, or nothing comes: a deployment that is restarted or busy is soon there again. */
const away: ReadonlySet<Silence> = new Set(['refused', 'reset', 'timeout']);
const isAway = (outcome: Outcome): boolean => outcome.kind === 'silence' && away.has(outcome.reason);

const [firstWait, longestWait] = [250, 8000];
/** So long all of it may take: most limits are counted by the minute. */
const patience = 60_000;

/**
 * A way to the network that does not take a busy gateway, or a deployment that is just away, for an answer. What a run changed is put back by a few requests,
 * each of which matters: it waits, longer each time, and sends again, until all patience is used up.
 */
export function persist(send: Send, { now, sleep }: { readonly now: Now; readonly sleep: Sleep }): Send {
  let spent = 0;
  return async (request) => {
    let outcome = await send(request);
    for (let wait = firstWait; (isPassing(outcome) || isAway(outcome)) && spent < patience; ) {
      const began = now();
      await sleep(wait);
      outcome = await send(request);
      // A gateway may take long for its answer; and whoever is interrupted sleeps no more, and is to come to an end.
      spent += Math.max(wait, now() - began);
      wait = Math.min(wait * 2, longestWait);
    }
    return outcome;
  };
}
