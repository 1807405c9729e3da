import { suggestWord } from '../spec/did-you-mean.ts';
import { Inability } from '../spec/inability.ts';
import type { FuzzOptions } from './fuzz/fuzz-options.ts';
import type { LearnOptions } from './learn/learn-options.ts';
import type { CheckOptions } from './runner/options.ts';
import type { DeploymentOptions } from './target/deployment-options.ts';

/** What an option may be. */
const kinds = {
  text: ['a text', (value: unknown) => typeof value === 'string'],
  texts: [
    'a list of texts',
    (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
  ],
  number: ['a number', (value: unknown) => typeof value === 'number' && Number.isFinite(value)],
  flag: ['true or false', (value: unknown) => typeof value === 'boolean'],
  list: ['a list', (value: unknown) => Array.isArray(value)],
  object: ['an object', (value: unknown) => typeof value === 'object' && value !== null],
  function: ['a function', (value: unknown) => typeof value === 'function'],
  folder: ['a text or false', (value: unknown) => typeof value === 'string' || value === false],
} as const;

type Kind = keyof typeof kinds;
type Kinds<Options> = Readonly<Record<keyof Options, Kind>>;

const ofDeployment: Kinds<DeploymentOptions> = {
  url: 'text',
  token: 'text',
  headers: 'object',
  secretHeaders: 'object',
  hidden: 'texts',
  ca: 'text',
  concurrency: 'number',
  ratePerSecond: 'number',
  timeoutMs: 'number',
  staysAtOrigin: 'flag',
  environment: 'object',
  stateFolder: 'folder',
  agentIds: 'texts',
  updatePath: 'text',
  listPath: 'text',
  waitMs: 'number',
  maxTimeMs: 'number',
  writeSecrets: 'flag',
  onProgress: 'function',
  signal: 'object',
};

const ofRun: Kinds<Pick<CheckOptions, keyof CheckOptions & keyof FuzzOptions>> = {
  ...ofDeployment,
  seed: 'number',
  only: 'texts',
  skip: 'texts',
  readOnly: 'flag',
  failOn: 'texts',
  shard: 'object',
  evolutionListen: 'object',
};

export const optionsOfCheck: Kinds<CheckOptions> = {
  ...ofRun,
  profile: 'text',
  cases: 'number',
  dialect: 'object',
  baseline: 'object',
  secondOpinion: 'text',
  onDeparture: 'function',
};

export const optionsOfFuzz: Kinds<FuzzOptions> = {
  ...ofRun,
  maxRequests: 'number',
  stopOnFirst: 'flag',
  allow: 'texts',
  dictionary: 'texts',
  corpus: 'list',
  onEntry: 'function',
  onFindings: 'function',
  onStart: 'function',
};

export const optionsOfLearn: Kinds<LearnOptions> = { ...ofDeployment, name: 'text', readOnly: 'flag' };

/** Refuses options that are none, and values that cannot be meant: whoever writes JavaScript hears of it before anything is sent. */
export function requireOptions<Options extends object>(
  caller: string,
  options: Options,
  known: Kinds<Options>,
): Options {
  if (typeof options !== 'object' || options === null)
    throw new Inability(caller, 'its options are missing', 'Give at least { url }.');
  const kindOf = new Map<string, Kind>(Object.entries(known));
  for (const [name, value] of Object.entries(options)) {
    const kind = kindOf.get(name);
    if (kind === undefined)
      throw new Inability(
        `${caller}: ${name}`,
        'there is no such option',
        suggestWord(name, [...kindOf.keys()]),
      );
    const [what, isKind] = kinds[kind];
    if (value !== undefined && !isKind(value))
      throw new Inability(`${caller}: ${name}`, `it is not ${what}`, `Give ${what}.`);
  }
  if (!Object.hasOwn(options, 'url'))
    throw new Inability(`${caller}: url`, 'it is missing', 'Give the url of the deployment.');
  return options;
}
