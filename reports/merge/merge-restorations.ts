import type { Run } from '../../conformance/run/run-record.ts';

/** Every agent that a shard wrote to; where several say the same of one, that stands once. */
export function mergeRestorations(restorations: readonly Run['restoration'][]): Run['restoration'] {
  return [...new Map(restorations.flat().map((agent) => [JSON.stringify(agent), agent])).values()];
}
