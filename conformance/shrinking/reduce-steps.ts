import type { SentRequest } from '../run/exchange.ts';
import { dropNeedless } from './drop-needless.ts';
import { reduceRequest } from './reduce-request.ts';

/**
 * The smallest steps that still show the same, as far as the tries go: each request is made as small as all together
 * allow, the last one first, and then the steps go that are not needed any more. Each try sends all of them.
 */
export async function reduceSteps<Shown>(
  steps: readonly SentRequest[],
  shows: (steps: readonly SentRequest[]) => Promise<Shown | undefined>,
  { tries, isTimeLeft }: { readonly tries: number; readonly isTimeLeft: () => boolean },
): Promise<Shown | undefined> {
  let current = steps;
  let smallest: Shown | undefined;
  const share = Math.ceil(tries / Math.max(1, steps.length));
  for (let at = steps.length - 1; at >= 0 && isTimeLeft(); at -= 1) {
    const step = current[at];
    if (step === undefined) continue;
    const showsWith = async (smaller: SentRequest) => {
      const shown = await shows(current.with(at, smaller));
      return shown === undefined ? undefined : { smaller, shown };
    };
    const found = await reduceRequest(step, showsWith, { tries: share, isTimeLeft });
    if (found === undefined) continue;
    current = current.with(at, found.smaller);
    smallest = found.shown;
  }
  return smallest === undefined ? undefined : dropNeedless(current, smallest, shows, isTimeLeft);
}
