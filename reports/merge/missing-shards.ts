import type { Run } from '../../conformance/run/run-record.ts';

const mostNamed = 20;

/** Which shards there is no run of, in one sentence; nothing where all are there. */
export function explainMissing(runs: readonly Run[]): readonly string[] {
  const total = runs[0]?.shard?.total ?? 0;
  const present = new Set(runs.map(({ shard }) => shard?.index));
  const missing = Array.from({ length: total }, (_, index) => index + 1).filter(
    (index) => !present.has(index),
  );
  if (missing.length === 0) return [];
  const named = missing.slice(0, mostNamed).join(', ') + (missing.length > mostNamed ? ' and others' : '');
  return [
    missing.length === 1
      ? `shard ${named} of ${total} is missing`
      : `shards ${named} of ${total} are missing`,
  ];
}
