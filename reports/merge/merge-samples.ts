import type { RecordedExchange } from '../../conformance/run/run-record.ts';

/** Uuids, and whatever else stands in the last segment of a path, differ from shard to shard. */
const shapeOf = (url: string) => url.replace(/[?#].*$/s, '').replace(/[0-9a-f-]{32,}|[^/]{40,}/gi, '…');

const keyOf = ({ request, response }: RecordedExchange) =>
  `${request.method} ${'status' in response ? response.status : response.silence} ${shapeOf(request.url)}`;

/** The examples of all shards, one of each sort. */
export function mergeSamples(lists: readonly (readonly RecordedExchange[])[]): readonly RecordedExchange[] {
  const merged = new Map<string, RecordedExchange>();
  for (const sample of lists.flat()) if (!merged.has(keyOf(sample))) merged.set(keyOf(sample), sample);
  return [...merged.values()];
}
