/** Edge: every command of the installed program, each doing what it is for. */
import assert from 'node:assert/strict';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Ended, runToEnd } from './run-to-end.ts';
import { startedMock } from './started-mock.ts';

export interface Installed {
  /** The binary that runs it. */
  readonly node: string;
  readonly program: string;
  /** Where it is run, and writes what it writes. */
  readonly folder: string;
}

const agent = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';

/** A deployment that breaks the contract in one place. */
const brokenScenario = {
  name: 'broken',
  about: 'an evolution status that is no object',
  rules: [{ on: 'readEvolutionStatus', answer: { status: 200, body: [] } }],
};

/** What is played on two mocks, of which one is broken; with the exit code that it ends with. */
type Play = (urls: {
  readonly url: string;
  readonly broken: string;
}) => readonly (readonly [code: number, words: readonly string[]])[];

const formats = [
  'json=run.json',
  'junit=junit.xml',
  'html=report.html',
  'markdown=run.md',
  'sarif=run.sarif',
  'har=run.har',
];
const everyFormat = formats.flatMap((format) => ['--report', format]);

/** A run tells there how far it is, and of the first departure. */
const toldOnTheWay = new RegExp(
  [
    '^[a-z ]+ {2}[\\d,]+(?: of [\\d,]+ \\(\\d+%\\))? {2}.*\\d findings? .*\\n',
    '^learning: \\d+ exchanges\\n',
    '^\\d+ s {2}(?:cases|exploring) {2}.*findings.*\\n',
    '^first departure after .*\\n',
  ].join('|'),
  'gm',
);

/** By name, in an order in which each finds what it reads. */
const plays: Readonly<Record<string, Play>> = {
  mock: () => [[0, ['mock', '--list-scenarios']]],
  check: ({ url, broken }) => [
    [0, ['check', '--list']],
    [0, ['check', url, '--agent-id', agent, '--profile', 'quick']],
    [1, ['check', broken, '--only', 'evolution-status-*', '--profile', 'quick', ...everyFormat]],
  ],
  learn: ({ url }) => [
    [0, ['learn', url, '--agent-id', agent, '--out', 'dialect.json', '--state', 'state.json']],
  ],
  compare: ({ url, broken }) => [
    [1, ['compare', url, broken, '--left-agent-id', agent, '--right-agent-id', agent, '--cases', '60']],
  ],
  fuzz: ({ url, broken }) => [
    [0, ['fuzz', '--list-mutations']],
    [0, ['fuzz', url, '--agent-id', agent, '--max-requests', '400', '--seed', '1']],
    [1, ['fuzz', broken, '--only', 'evolution-status-*', '--max-requests', '300', '--corpus', 'kept']],
    [0, ['fuzz', 'merge', 'kept']],
    [0, ['fuzz', '--minimize']],
  ],
  replay: ({ url }) => [
    [1, ['replay', 'run.json']],
    [0, ['replay', 'run.json', '--url', url]],
  ],
  restore: () => [[0, ['restore']]],
  report: () => [
    [0, ['report', 'render', 'run.json', ...everyFormat.slice(2)]],
    [1, ['report', 'merge', 'run.json', '--report', 'html=merged.html']],
  ],
  worker: () => [[0, ['worker', '.', '--scenario', 'broken.json']]],
  spec: () => [
    [0, ['spec']],
    [0, ['spec', 'clauses']],
    [0, ['spec', 'points', '--format', 'json']],
  ],
};

/** The commands that the help of the program lists, but for `help` itself. */
export function commandsIn(help: string): readonly string[] {
  const [, list = ''] = /^Commands:\n([\s\S]*?)\n\n/m.exec(help) ?? [];
  return [...list.matchAll(/^ {2}(\w[\w-]*)/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'help');
}

export const playedCommands: readonly string[] = Object.keys(plays);

/** Runs every command; each has to end as it should and to leave standard error empty. */
export async function playCommands({ node, program, folder }: Installed): Promise<void> {
  const variables = { XDG_STATE_HOME: join(folder, 'state') };
  const run = (words: readonly string[]): Promise<Ended> =>
    runToEnd(node, [program, ...words], { cwd: folder, variables });
  const runQuietly = async (code: number, words: readonly string[]) => {
    const ended = await run(words);
    assert.equal(ended.stderr.replaceAll(toldOnTheWay, ''), '', words.join(' '));
    assert.equal(ended.code, code, `${words.join(' ')}\n${ended.stdout}`);
    return ended.stdout;
  };
  const commands = commandsIn(await runQuietly(0, ['--help']));
  assert.deepEqual([...playedCommands].sort(), [...commands].sort(), 'every command is played');
  for (const command of commands)
    assert.match(await runQuietly(0, [command, '--help']), /^Usage: agent-console-kit /);

  writeFileSync(join(folder, 'broken.json'), JSON.stringify(brokenScenario));
  const mocks = [
    await startedMock(node, program, [], folder),
    await startedMock(node, program, ['--scenario', 'broken.json'], folder),
  ] as const;
  try {
    const urls = { url: mocks[0].url, broken: mocks[1].url };
    for (const play of Object.values(plays))
      for (const [code, words] of play(urls)) await runQuietly(code, words);
  } finally {
    for (const mock of mocks) assert.deepEqual(await mock.end(), { code: 0, stderr: '' });
  }
  for (const format of formats) assert.ok(existsSync(join(folder, format.replace(/^.*=/, ''))), format);
}
