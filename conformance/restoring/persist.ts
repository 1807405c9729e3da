import type { Outcome, Send } from '../run/exchange.ts';
import type { Sleep } from '../send/clock.ts';

const passing: ReadonlySet<number> = new Set([502, 503, 504]);
/** What a gateway answers while it has nobody to ask, or counts requests: it says nothing of the agent. */
export const isPassing = (outcome: Outcome): boolean =>
  outcome.kind === 'answer' && passing.has(outcome.status);

const [firstWait, longestWait] = [250, 8000];
/** So long all of it may wait: most limits are counted by the minute. */
const patience = 60_000;

/**
 * A way to the network that does not take a busy gateway for an answer. What a run changed is put back by a few requests,
 * each of which matters: it waits, longer each time, and sends again, until all patience is used up.
 */
export function persist(send: Send, sleep: Sleep): Send {
  let waited = 0;
  return async (request) => {
    let outcome = await send(request);
    for (let wait = firstWait; isPassing(outcome) && waited < patience; ) {
      await sleep(wait);
      waited += wait;
      wait = Math.min(wait * 2, longestWait);
      outcome = await send(request);
    }
    return outcome;
  };
}
