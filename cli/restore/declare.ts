import { Command } from 'commander';
import { repeatable } from '../options/repeatable.ts';
import type { GivenRestoreOptions } from './arguments.ts';

const examples = `
Examples:
  $ agent-console-kit restore                                  what is left of earlier runs
  $ agent-console-kit restore --all --token $TOKEN             give all of it back
  $ agent-console-kit restore --all --url http://127.0.0.1:8000
                                                               only what is left at this deployment
  $ agent-console-kit restore reports/latest/run.json          what one run could not restore

While a command changes agents, their first states are kept in a file that only you can read, under
$XDG_STATE_HOME/agent-console-kit or ~/.local/state/agent-console-kit. It is removed once every agent was seen to be as
it was; after a crash or a kill it stays, and this command sends it. AGENT_CONSOLE_TOKEN is sent only with --url.

Exit codes: 0 nothing is left · 2 wrong usage · 3 an agent could not be restored`;

/** The command `restore`; what it needs is loaded when it runs. */
export function restoreCommand(): Command {
  return new Command('restore')
    .summary('give agents back what an interrupted run changed')
    .description('Give agents back what an interrupted run changed, and say what was seen.')
    .argument('[file]', 'a recovery file, or the run.json of a run that could not restore')
    .option('--all', 'restore all that is left of earlier runs')
    .option('--discard', 'delete the recovery file without restoring: the agents are as they should be')
    .option('--url <url>', 'the base url of the deployment; default: where the run was')
    .option('--update-path <template>', 'default: as the run had it')
    .option('--token <value>', 'sent as Authorization: Bearer')
    .addOption(repeatable('--header <"Name: value">', 'sent with every request'))
    .addOption(repeatable('--secret-header <"Name: value">', 'likewise, and never shown'))
    .option('--ca <file>', 'certificates to trust, as PEM')
    .option('--timeout <duration>', 'for one exchange', '10s')
    .addHelpText('after', examples)
    .action(async (file: string | undefined, given: GivenRestoreOptions) => {
      const { runRestore } = await import('./command.ts');
      await runRestore(file, given);
    });
}
