import { Command } from 'commander';
import {
  declareEvolutionListen,
  declareListPath,
  declarePace,
  declareTarget,
  declareWriting,
} from '../options/declare-target.ts';
import { reportOption } from '../options/repeatable.ts';
import type { GivenFuzzOptions } from './arguments.ts';

const examples = `
Examples:
  $ agent-console-kit fuzz                                              a mock started by the command
  $ agent-console-kit fuzz http://127.0.0.1:8000 --agent-id $ONE --agent-id $TWO --max-time 5m
  $ agent-console-kit fuzz $URL --agent-id $ID --stop-on-first --seed 42
  $ agent-console-kit fuzz --list-mutations
  $ agent-console-kit fuzz merge shard-1 shard-2

It runs until --max-time or --max-requests is over, or until it is stopped; then agents are restored. Mutations that
can hurt a real deployment are off away from loopback: --allow turns them on by name.

Exit codes: 0 no finding that counts · 1 a finding counts · 2 wrong usage, or a corpus file that cannot be read · 3 could not be explored`;

const mergeCodes = `
Exit codes: 0 joined · 2 wrong usage, or a file that cannot be read: the others are joined`;

/** Read with those of `fuzz`, whose option of the same name takes what is given, wherever it stands. */
interface GivenMergeOptions {
  readonly corpus: string;
}

function mergeCommand(): Command {
  return new Command('merge')
    .summary('join the corpora and findings of several runs')
    .description(
      'Join the corpora and findings of several runs, and keep the smallest input of each behaviour.',
    )
    .argument('<dir...>', 'folders of earlier runs')
    .option('--corpus <dir>', 'folder that they are joined in', '.agent-console-kit')
    .addHelpText('after', mergeCodes)
    .action(async (folders: readonly string[], _given: unknown, command: Command) =>
      (await import('./command.ts')).runMerge(folders, command.optsWithGlobals<GivenMergeOptions>()),
    );
}

export function fuzzCommand(): Command {
  const command = new Command('fuzz')
    .summary('explore a deployment, guided by what it answers')
    .description(
      'Explore a deployment with mutated requests, guided by what it answers. Without a url, the command starts a mock and explores that.',
    )
    .argument('[url]', 'base url of the deployment; may have a path prefix');
  declareListPath(declareTarget(command))
    .option('--seed <n>', 'where chance begins (default: random, or 1 with --shard)')
    .option('--max-requests <n>', 'stop after so many requests')
    .option('--stop-on-first', 'stop at the first finding that counts')
    .option('--dictionary <file>', 'words to put into requests, in the format of AFL')
    .option('--allow <mutation,…>', 'mutations to try away from loopback though they can hurt; all for all')
    .option('--list-mutations', 'list all mutations and exit')
    .option('--corpus <dir>', 'folder that holds corpus/ and findings/', '.agent-console-kit')
    .option(
      '--minimize',
      'of files that were copied into the corpus, keep the smallest of each behaviour, and exit',
    );
  declarePace(command)
    .option('--only <check,…>', 'judge by these checks alone; * matches any part of an id')
    .option('--skip <check,…>', 'skip these checks');
  return declareEvolutionListen(declareWriting(command, 'GET'))
    .option('--fail-on <list>', 'levels that fail the run: must, should, odd, flaky', 'must')
    .option('--shard <i/n>', 'explore as part i of n (default: from the variables of the CI system)')
    .addOption(reportOption('json and html in reports/latest/'))
    .addHelpText('after', examples)
    .addCommand(mergeCommand())
    .action(async (url: string | undefined, given: GivenFuzzOptions) =>
      (await import('./command.ts')).runFuzz(url, given),
    );
}
