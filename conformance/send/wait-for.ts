import type { Send, Silence } from '../run/exchange.ts';
import type { Now, Sleep } from './clock.ts';

const firstPause = 100;
const longestPause = 1000;

const answers: ReadonlySet<Silence> = new Set(['too-large', 'redirects', 'busy']);

/** Asks until the deployment answers at all, with whatever status; false when it did not within the budget. */
export async function waitFor(
  send: Send,
  path: string,
  budgetMs: number,
  { now, sleep }: { readonly now: Now; readonly sleep: Sleep },
): Promise<boolean> {
  const end = now() + budgetMs;
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    const outcome = await send({ method: 'GET', path, headers: {} });
    if (outcome.kind === 'answer') return true;
    // Too much of an answer, one that leads elsewhere, or one that asks to come back later is one.
    if (answers.has(outcome.reason)) return true;
    const left = end - now();
    if (outcome.reason === 'aborted' || left <= 0) return false;
    await sleep(Math.min(pause, left));
  }
}
