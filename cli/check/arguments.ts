import type { CheckOptions, FailOn } from '../../conformance/check-deployment.ts';
import type { EvolutionListen } from '../../conformance/evolution-service/evolution-service.ts';
import type { Environment } from '../../conformance/send/proxy.ts';
import { suggestWord } from '../../spec/did-you-mean.ts';
import { Inability } from '../../spec/inability.ts';
import { readCount } from '../options/count.ts';
import { readShard } from '../options/shard-argument.ts';
import { type GivenPace, type GivenTarget, readPace, readTarget } from '../options/target-arguments.ts';

/** The options of `check` as they were written. */
export interface GivenCheckOptions extends GivenTarget, GivenPace {
  readonly dialect?: string;
  readonly profile: string;
  readonly seed?: string;
  readonly cases?: string;
  readonly only?: string;
  readonly skip?: string;
  readonly list?: true;
  readonly readOnly?: true;
  readonly writeSecrets?: true;
  readonly evolutionListen?: string;
  readonly secondOpinion?: string;
  readonly failOn: string;
  readonly report: readonly string[];
  readonly verbose?: true;
  readonly shard?: string;
  readonly baseline?: string;
  readonly updateBaseline?: true;
  readonly config?: string;
}

const profileNames = ['quick', 'standard', 'deep'] as const;
const failOnNames = ['must', 'should', 'drift', 'flaky'] as const;

function readOneOf<Word extends string>(option: string, text: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === text);
  if (found === undefined)
    throw new Inability(`${option} ${text}`, 'unknown value', suggestWord(text, words));
  return found;
}

const readList = (text: string | undefined): readonly string[] =>
  (text ?? '').split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));

/** Where to play the evolution service: an address of this machine and a port that the deployment is told. */
function readEvolutionListen(text: string): EvolutionListen {
  const [, bracketed, plain = bracketed, port] =
    /^(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(text) ?? [];
  if (plain !== undefined && Number(port) >= 1 && Number(port) <= 65_535)
    return { host: plain, port: Number(port) };
  throw new Inability(
    `--evolution-listen ${text}`,
    'it is not an address and port',
    'Write it as 127.0.0.1:4011, and give the deployment http://127.0.0.1:4011 for its evolution service.',
  );
}

/** The options of `check` that need no file, checked. */
export function readCheckArguments(
  given: GivenCheckOptions,
  environment: Environment,
): Omit<CheckOptions, 'url'> {
  const count = (option: string, text: string | undefined, least: number, most: number) =>
    text === undefined ? undefined : readCount(option, text, least, most);
  return {
    ...readTarget(given, environment),
    ...readPace(given),
    profile: readOneOf('--profile', given.profile, profileNames),
    seed: count('--seed', given.seed, 0, 2 ** 31 - 1),
    cases: count('--cases', given.cases, 0, 10_000_000),
    only: readList(given.only),
    skip: readList(given.skip),
    readOnly: given.readOnly ?? false,
    writeSecrets: given.writeSecrets ?? false,
    failOn: readList(given.failOn).map((text): FailOn => readOneOf('--fail-on', text, failOnNames)),
    evolutionListen:
      given.evolutionListen === undefined ? undefined : readEvolutionListen(given.evolutionListen),
    secondOpinion:
      given.secondOpinion === undefined
        ? undefined
        : readOneOf('--second-opinion', given.secondOpinion, ['prism'] as const),
    shard: readShard(given.shard, environment),
  };
}
