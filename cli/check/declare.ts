import { Command } from 'commander';
import { declarePace, declareTarget } from '../options/declare-target.ts';
import { reportOption } from '../options/repeatable.ts';
import type { GivenCheckOptions } from './arguments.ts';

const examples = `
Examples:
  $ agent-console-kit check                                           the mock, started inside
  $ agent-console-kit check http://127.0.0.1:8000 --agent-id 3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b
  $ agent-console-kit check https://staging.example.com/api --read-only
  $ agent-console-kit check $URL --agent-id $ID --only "test-score-*" --seed 42
  $ agent-console-kit check --list

Agents named with --agent-id are updated, and restored at the end. Without one on a deployment that is not the
kit's own mock, the update cannot be judged: skip it with --skip "*update*,test-score-*,answers-belong-*".`;

/** The command `check`; what it needs is loaded when it runs. */
export function checkCommand(): Command {
  const command = new Command('check')
    .summary('judge a deployment: the conformance gate')
    .description('Judge a deployment by the contract; without a url, the mock, started inside.')
    .argument('[url]', 'the base url of the deployment; it may carry a path prefix');
  declareTarget(command)
    .option('--dialect <name|file>', 'hold it to this dialect: departures are findings of level drift')
    .option('--profile <quick|standard|deep>', 'how much to send', 'standard')
    .option('--seed <n>', 'the same seed sends the same requests; default: any, and 1 for shards')
    .option('--cases <n>', 'random cases in all; default: by profile');
  return declarePace(command)
    .option('--only <check,…>', 'these checks; * stands for any part of an id')
    .option('--skip <check,…>', 'all but these checks')
    .option('--list', 'list the checks, and send nothing')
    .option('--read-only', 'send GET only')
    .option('--write-secrets', 'let api_key be written to a deployment that is not on loopback')
    .option('--evolution-listen <host:port>', 'play the evolution service behind the deployment there')
    .option('--second-opinion <prism>', 'show what Prism makes of some answers; no verdict of the kit')
    .option('--fail-on <list>', 'of must, should, drift, flaky', 'must')
    .option('--shard <i/n>', 'the i-th part of n of the cases; default: as the CI engine tells')
    .option('--baseline <file>', 'findings that are known, and do not count until they expire')
    .option('--update-baseline', 'take out of it what is gone, and add what is new')
    .addOption(reportOption('json and html in reports/latest/'))
    .option('--verbose', 'list every check, also where all is well')
    .option(
      '--config <file>',
      'default: the nearest agent-console-kit.config.json, up to the root of the repository',
    )
    .addHelpText('after', examples)
    .action(async (url: string | undefined, given: GivenCheckOptions, command: Command) => {
      const { runCheck } = await import('./command.ts');
      await runCheck(url, given, command);
    });
}
