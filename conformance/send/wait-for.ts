import type { Send, Silence } from '../run/exchange.ts';
import type { Now, Sleep } from './clock.ts';

const firstPause = 100;
const longestPause = 1000;

const answers: ReadonlySet<Silence> = new Set(['too-large', 'redirects', 'busy']);

/** What a gateway answers for a deployment that is not there yet. */
const starting: ReadonlySet<number> = new Set([502, 503, 504]);

/** Asks until the deployment answers, with whatever status but that it is not there; false when none did within the budget. */
export async function waitFor(
  send: Send,
  path: string,
  budgetMs: number,
  { now, sleep }: { readonly now: Now; readonly sleep: Sleep },
): Promise<boolean> {
  const end = now() + budgetMs;
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    const outcome = await send({ method: 'GET', path, headers: {} });
    const left = end - now();
    const isStarting = outcome.kind === 'answer' && starting.has(outcome.status);
    if (outcome.kind === 'answer' && (!isStarting || left <= 0)) return true;
    // Too much of an answer, one that leads elsewhere, or one that asks to come back later is one.
    if (outcome.kind === 'silence' && answers.has(outcome.reason)) return true;
    if (outcome.kind === 'silence' && (outcome.reason === 'aborted' || left <= 0)) return false;
    await sleep(Math.min(pause, left));
  }
}
