import { Command } from 'commander';
import { repeatable } from '../options/repeatable.ts';
import type { GivenRestoreOptions } from './command.ts';

const examples = `
Examples:
  $ agent-console-kit restore                                  list what earlier runs could not restore
  $ agent-console-kit restore --all --token $TOKEN             restore all of it
  $ agent-console-kit restore --all --url http://127.0.0.1:8000
                                                               only at this deployment
  $ agent-console-kit restore reports/latest/run.json          restore what this run could not

While a command changes agents, their original state is kept in a recovery file that only you can read, under
$XDG_STATE_HOME/agent-console-kit or ~/.local/state/agent-console-kit. The file is removed once all agents are
restored. After a crash it stays, and this command restores from it. AGENT_CONSOLE_TOKEN is only sent with --url.

Exit codes: 0 all restored · 2 wrong usage · 3 an agent could not be restored`;

export function restoreCommand(): Command {
  return new Command('restore')
    .summary('restore agents that an interrupted run changed')
    .description('Restore agents that an interrupted run changed.')
    .argument('[file]', 'a recovery file, or the run.json of a run that could not restore its agents')
    .option('--all', 'restore everything that earlier runs left changed')
    .option('--discard', 'delete the recovery file without restoring')
    .option('--url <url>', 'base url of the deployment (default: the one of the run)')
    .option('--update-path <template>', 'path of an update (default: the one of the run)')
    .option('--token <value>', 'sent as Authorization: Bearer')
    .addOption(repeatable('--header <"Name: value">', 'sent with every request'))
    .addOption(repeatable('--secret-header <"Name: value">', 'the same, but redacted in all output'))
    .option('--ca <file>', 'PEM file of certificates to trust')
    .option('--timeout <duration>', 'timeout of one request', '10s')
    .addHelpText('after', examples)
    .action(async (file: string | undefined, given: GivenRestoreOptions) =>
      (await import('./command.ts')).runRestore(file, given),
    );
}
