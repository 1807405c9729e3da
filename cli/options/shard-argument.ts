import type { Shard } from '../../conformance/run/run-record.ts';
import type { Environment } from '../../conformance/send/proxy.ts';
import { Inability } from '../../spec/inability.ts';

const mostShards = 1000;

const isWhole = (text: string | undefined): text is string => text !== undefined && /^\d{1,9}$/.test(text);

const isPossible = ({ index, total }: Shard) => index >= 1 && index <= total && total <= mostShards;

function readGiven(text: string): Shard {
  const [, index = 0, total = 0] = /^(\d{1,9})\/(\d{1,9})$/.exec(text) ?? [];
  const shard = { index: Number(index), total: Number(total), source: '--shard' };
  if (isPossible(shard)) return shard;
  throw new Inability(
    `--shard ${text}`,
    'there is no such shard',
    `Write it as --shard 1/4 to --shard 4/4, with at most ${mostShards} shards.`,
  );
}

/** Where an engine tells a job its number: the two variables, and the number of the first job. */
interface Engine {
  readonly index: string;
  readonly total: string;
  readonly first: 0 | 1;
}

const engines: readonly Engine[] = [
  // GitLab counts from 1; its total is 1 where a job is not parallel.
  { index: 'CI_NODE_INDEX', total: 'CI_NODE_TOTAL', first: 1 },
  // Kubernetes counts from 0, and tells no total: the manifest sets it.
  { index: 'JOB_COMPLETION_INDEX', total: 'JOB_COMPLETION_TOTAL', first: 0 },
];

function readEngine({ index, total, first }: Engine, variables: Environment): Shard | undefined {
  const all = variables[total];
  if (!isWhole(all) || Number(all) <= 1) return undefined;
  const number = variables[index];
  const shard = {
    index: isWhole(number) ? Number(number) - first + 1 : 0,
    total: Number(all),
    source: `${index} and ${total}`,
  };
  if (isPossible(shard)) return shard;
  throw new Inability(
    `${index}=${number ?? ''} and ${total}=${all}`,
    `they do not name a shard: ${index} counts from ${first}`,
    'Name the shard with --shard, or use --shard 1/1 to run everything.',
  );
}

/** The shard that was asked for: by the option, else by the engine that runs the job. */
export function readShard(given: string | undefined, variables: Environment): Shard | undefined {
  if (given !== undefined) return readGiven(given);
  return engines.map((engine) => readEngine(engine, variables)).find((shard) => shard !== undefined);
}

/** Which part is sent, and who said so; a job of many that does not know of how many is told that it sends everything. */
export function describeShard(shard: Shard | undefined, variables: Environment): string {
  if (shard !== undefined) return `shard ${shard.index}/${shard.total}, from ${shard.source}\n`;
  return isWhole(variables['JOB_COMPLETION_INDEX'])
    ? 'not sharded: JOB_COMPLETION_INDEX is set, but JOB_COMPLETION_TOTAL is not\n'
    : '';
}
