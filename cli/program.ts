import { Argument, Command, CommanderError, Option } from 'commander';
import { checkCommand } from './check/declare.ts';
import { compareCommand } from './compare/declare.ts';
import { fuzzCommand } from './fuzz/declare.ts';
import { learnCommand } from './learn/declare.ts';
import { mockCommand } from './mock/declare.ts';
import { replayCommand } from './replay/declare.ts';
import { reportCommand } from './report/declare.ts';
import { restoreCommand } from './restore/declare.ts';
import { workerCommand } from './worker/declare.ts';

/** The code with which commander's parsing ends when the version was asked for. */
export const versionAsked = 'commander.version';

const introduction = `A mock and conformance kit for the Agent Console API.`;

const closing = `
Examples:
  $ agent-console-kit mock                          the API at http://127.0.0.1:4010
  $ agent-console-kit check http://127.0.0.1:8000 --agent-id <uuid>
  $ agent-console-kit fuzz http://127.0.0.1:8000 --agent-id <uuid>
                                                    explores it until it is stopped
  $ agent-console-kit learn http://127.0.0.1:8000 --agent-id <uuid>
                                                    writes its dialect, for mock --dialect and check --dialect
  $ agent-console-kit compare <url> <url> …         sends both the same requests, shows differences
  $ agent-console-kit replay run.json               sends its findings again: fixed or still failing
  $ agent-console-kit restore                       lists what interrupted runs left changed
  $ agent-console-kit report merge run-*.json       merges the shards of a run
  $ agent-console-kit worker public                 writes a service worker that is the mock
  $ agent-console-kit spec | less                   the contract as an OpenAPI document
  $ agent-console-kit spec clauses                  the contract, statement by statement

Exit codes: 0 conforms · 1 does not conform · 2 wrong usage or configuration · 3 could not be judged
Documentation: README.md of this package`;

function specCommand(): Command {
  return new Command('spec')
    .summary('print the OpenAPI document, the clauses or the dialect points')
    .description(
      'Print the contract: the OpenAPI document, its clauses, or the dialect points that it leaves open.',
    )
    .addArgument(
      new Argument('[part]', 'what to print').choices(['openapi', 'clauses', 'points']).default('openapi'),
    )
    .addOption(
      new Option('--format <format>', 'yaml or json for openapi, text or json for the others').choices([
        'yaml',
        'json',
        'text',
      ]),
    )
    .action(async (part, { format }) => (await import('./spec/command.ts')).printSpec(part, format));
}

/** Commander's own endings would be of many lines, and its own exit codes. */
function endByThrowing(command: Command): void {
  command.exitOverride().configureOutput({ outputError: () => {} });
  for (const inner of command.commands) endByThrowing(inner);
}

const commands: Readonly<Record<string, () => Command>> = {
  mock: mockCommand,
  check: checkCommand,
  fuzz: fuzzCommand,
  learn: learnCommand,
  compare: compareCommand,
  replay: replayCommand,
  restore: restoreCommand,
  report: reportCommand,
  worker: workerCommand,
  spec: specCommand,
};

/** Whether a word names a command. */
export const isCommand = (word: string): boolean => Object.hasOwn(commands, word);

/**
 * The program. Where its first argument names a command, that one alone is declared, since declaring all takes longer
 * than reading the arguments; a command loads what it needs when it runs.
 */
export function buildProgram(firstArgument?: string): Command {
  const program = new Command('agent-console-kit')
    .description(introduction)
    .option('-V, --version', 'print the version')
    .on('option:version', () => {
      throw new CommanderError(0, versionAsked, '');
    })
    .helpCommand('help [command]', 'show the help of a command')
    .helpOption('-h, --help', 'show help')
    .showSuggestionAfterError()
    .addHelpText('after', closing);
  const named = Object.entries(commands).filter(([name]) => name === firstArgument);
  for (const [, declare] of named.length === 0 ? Object.entries(commands) : named) {
    program.addCommand(declare());
  }
  endByThrowing(program);
  return program;
}
