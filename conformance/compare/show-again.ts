import { type Comparing, exchangeTwin, realign, type TwinExchange } from './comparing.ts';
import type { Difference } from './difference.ts';
import { pairOf, type TwinRequest } from './twin-request.ts';

/** A difference that came back, with what it took to see it. */
export interface ShownAgain {
  readonly difference: Difference;
  readonly twins: readonly TwinExchange[];
}

/** Whether two differences have the same cause, though one was seen on a smaller request. */
export function isSameDifference(left: Difference, right: Difference): boolean {
  if (left.aspect !== right.aspect) return false;
  if (left.aspect === 'status') return left.left === right.left && left.right === right.right;
  return left.kind === right.kind && (left.aspect !== 'body' || left.place === right.place);
}

/** Sends requests to agents in their common state, and looks whether the last one shows the difference again. */
export async function showAgain(
  comparing: Comparing,
  requests: readonly TwinRequest[],
  wanted: Difference,
): Promise<ShownAgain | undefined> {
  const pairs = new Set(requests.map(pairOf).filter((number) => number !== undefined));
  for (const pair of pairs) await realign(comparing, pair);
  const twins: TwinExchange[] = [];
  for (const twin of requests) twins.push(await exchangeTwin(comparing, twin));
  const difference = twins
    .at(-1)
    ?.comparison.differences.find((difference) => isSameDifference(difference, wanted));
  return difference === undefined ? undefined : { difference, twins };
}
