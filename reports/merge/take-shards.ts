import type { Run } from '../../conformance/run/run-record.ts';
import { Inability } from '../../spec/inability.ts';

/** A run and the name of the file that it was read from. */
export interface RunFile {
  readonly file: string;
  readonly run: Run;
}

const remedy = 'Merge the shards of one run: same options, different --shard.';

/** Nobody has more machines; a file that says so is damaged. */
const mostShards = 10_000;

/** What has to be the same in all shards of a run, by the name that people know it by. */
const sameInAll: readonly (readonly [what: string, read: (run: Run) => string])[] = [
  ['kit', ({ kit }) => `${kit.name} ${kit.version}`],
  ['version of the contract', ({ contract }) => contract.version],
  ['target', ({ target }) => target],
  ['other deployment', ({ comparedWith }) => comparedWith ?? 'none'],
  ['seed', ({ seed }) => String(seed)],
  ['profile', ({ profile }) => profile],
  ['--fail-on', ({ failOn }) => failOn.toSorted().join(',')],
  ['number of shards', ({ shard }) => String(shard?.total ?? 'none')],
  [
    'list of deselected checks',
    ({ checks }) =>
      checks
        .filter(({ deselected }) => deselected === true)
        .map(({ id }) => id)
        .join(', ') || 'none',
  ],
];

function refuseUnlike(first: RunFile, { file, run }: RunFile): void {
  for (const [what, read] of sameInAll) {
    const [wanted, found] = [read(first.run), read(run)];
    if (wanted !== found)
      throw new Inability(file, `its ${what} is ${found}, but ${first.file} has ${wanted}`, remedy);
  }
}

function refuseWhole({ file, run: { shard } }: RunFile): void {
  if (shard === undefined)
    throw new Inability(file, 'it is not a shard: it was made without --shard', remedy);
  if (shard.index > shard.total || shard.total > mostShards)
    throw new Inability(file, `it is shard ${shard.index} of ${shard.total}, which is not possible`, remedy);
}

function refuseTwice(files: readonly RunFile[]): void {
  const seen = new Map<number | undefined, string>();
  for (const { file, run } of files) {
    const before = seen.get(run.shard?.index);
    if (before !== undefined)
      throw new Inability(
        file,
        `it is shard ${run.shard?.index} of ${run.shard?.total}, and so is ${before}`,
        remedy,
      );
    seen.set(run.shard?.index, file);
  }
}

/** The runs in the order of their shards. What is not a shard of the same run is refused, but a run alone may be whole. */
export function takeShards(files: readonly RunFile[]): readonly [Run, ...Run[]] {
  const [first, ...others] = files.toSorted(
    (left, right) => (left.run.shard?.index ?? 0) - (right.run.shard?.index ?? 0),
  );
  if (first === undefined) throw new Inability('report merge', 'there is no run to merge', remedy);
  if (others.length > 0 || first.run.shard !== undefined) for (const file of files) refuseWhole(file);
  for (const other of others) refuseUnlike(first, other);
  refuseTwice(files);
  return [first.run, ...others.map(({ run }) => run)];
}
