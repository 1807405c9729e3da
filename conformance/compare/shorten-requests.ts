import { dropNeedless } from '../shrinking/drop-needless.ts';
import type { PairedRequest } from './paired-request.ts';
import type { ShownAgain } from './show-again.ts';

/** Whether requests, sent in order, still show what is looked for. */
export type Shows = (requests: readonly PairedRequest[]) => Promise<ShownAgain | undefined>;

const lengths = [1, 2, 3, 5, 10, 20, 40, 80, 160];

/** The shortest end of a sequence that still shows it, then without every request that it does not need. */
export async function shortenRequests(
  requests: readonly PairedRequest[],
  shows: Shows,
  isTimeLeft: () => boolean,
): Promise<ShownAgain | undefined> {
  const tried = lengths.filter((_, index) => (lengths[index - 1] ?? 0) < requests.length);
  for (const length of tried) {
    if (!isTimeLeft()) return undefined;
    const end = requests.slice(-length);
    const shown = await shows(end);
    if (shown !== undefined) return dropNeedless(end, shown, shows, isTimeLeft);
  }
  return undefined;
}
