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

/** Halves first, then single ones: what needs four of forty is down to them in a few dozen tries. */
async function dropNeedless(
  requests: readonly PairedRequest[],
  shown: ShownAgain,
  shows: Shows,
  isTimeLeft: () => boolean,
): Promise<ShownAgain> {
  let [needed, smallest] = [requests, shown];
  for (let size = Math.ceil(needed.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < needed.length - 1 && isTimeLeft(); ) {
      const fewer = [...needed.slice(0, at), ...needed.slice(Math.min(at + size, needed.length - 1))];
      const again = await shows(fewer);
      if (again === undefined) at += size;
      else [needed, smallest] = [fewer, again];
    }
  }
  return smallest;
}
