import { Command } from 'commander';
import {
  declareEvolutionListen,
  declareListPath,
  declarePace,
  declareTarget,
  declareWriting,
} from '../options/declare-target.ts';
import { reportOption } from '../options/repeatable.ts';
import type { GivenCheckOptions } from './arguments.ts';

const examples = `
Examples:
  $ agent-console-kit check                                           a mock started by the command
  $ agent-console-kit check http://127.0.0.1:8000 --agent-id 3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b
  $ agent-console-kit check https://staging.example.com/api --read-only
  $ agent-console-kit check $URL --agent-id $ID --only "test-score-*" --seed 42
  $ agent-console-kit check --list

Agents named with --agent-id are updated, and restored at the end. Updates are only sent to these agents: without
one, skip the checks that need updates with --skip "*update*,test-score-*,answers-belong-*".`;

export function checkCommand(): Command {
  const command = new Command('check')
    .summary('check whether a deployment conforms to the contract')
    .description(
      'Check whether a deployment conforms to the contract. Without a url, the command starts a mock and checks that.',
    )
    .argument('[url]', 'base url of the deployment; may have a path prefix');
  declareListPath(declareTarget(command))
    .option('--dialect <name|file>', 'expect this dialect: what differs from it is a finding of level drift')
    .option('--profile <quick|standard|deep>', 'how much to send', 'standard')
    .option('--seed <n>', 'the same seed sends the same requests (default: random, or 1 with --shard)')
    .option('--cases <n>', 'number of random cases (default: from the profile)');
  declarePace(command)
    .option('--only <check,…>', 'run only these checks; * matches any part of an id')
    .option('--skip <check,…>', 'skip these checks')
    .option('--list', 'list all checks and exit');
  return declareEvolutionListen(declareWriting(command, 'GET'))
    .option('--second-opinion <prism>', 'also validate some answers with Prism; does not affect the verdict')
    .option('--fail-on <list>', 'levels that fail the run: must, should, drift, flaky', 'must')
    .option('--shard <i/n>', 'run part i of n (default: from the variables of the CI system)')
    .option('--baseline <file>', 'known findings, which do not count until they expire')
    .option('--corpus <dir>', 'also send again the findings that fuzz kept in this folder')
    .option('--update-baseline', 'add new findings to the baseline and remove those that are gone')
    .addOption(reportOption('json and html in reports/latest/'))
    .option('--verbose', 'list every check, even if all passed')
    .option(
      '--config <file>',
      'configuration file (default: the nearest agent-console-kit.config.json up to the root of the repository)',
    )
    .addHelpText('after', examples)
    .action(async (url: string | undefined, given: GivenCheckOptions, command: Command) =>
      (await import('./command.ts')).runCheck(url, given, command),
    );
}
