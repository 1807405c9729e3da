import { isSamePlace } from '../run/place.ts';
import { type Comparing, exchangePair, type PairedExchange, realign } from './comparing.ts';
import type { Difference } from './difference.ts';
import { type PairedRequest, pairOf } from './paired-request.ts';

/** A difference that came back, with what it took to see it. */
export interface ShownAgain {
  readonly difference: Difference;
  readonly pairs: readonly PairedExchange[];
}

/** Whether two differences have the same cause, though one was seen on a smaller request. */
export function isSameDifference(left: Difference, right: Difference): boolean {
  if (left.aspect !== right.aspect) return false;
  if (left.aspect === 'status') return left.left === right.left && left.right === right.right;
  return left.code === right.code && (left.aspect !== 'body' || isSamePlace(left.place, right.place));
}

/** Sends requests to agents in their common state, and looks whether the last one shows the difference again. */
export async function showAgain(
  comparing: Comparing,
  requests: readonly PairedRequest[],
  wanted: Difference,
): Promise<ShownAgain | undefined> {
  const pairs = new Set(requests.map(pairOf).filter((number) => number !== undefined));
  for (const pair of pairs) await realign(comparing, pair);
  const exchanges: PairedExchange[] = [];
  for (const paired of requests) exchanges.push(await exchangePair(comparing, paired));
  const difference = exchanges
    .at(-1)
    ?.comparison.differences.find((difference) => isSameDifference(difference, wanted));
  return difference === undefined ? undefined : { difference, pairs: exchanges };
}
