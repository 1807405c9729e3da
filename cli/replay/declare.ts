import { Command } from 'commander';
import { repeatable } from '../options/repeatable.ts';
import type { GivenReplayOptions } from './arguments.ts';

const examples = `
Examples:
  $ agent-console-kit replay reports/latest/run.json                  where it was recorded
  $ agent-console-kit replay run.json --url http://127.0.0.1:8000 --agent-id 3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b
  $ agent-console-kit replay finding-1.json finding-2.json --url $URL --token $TOKEN --agent-id $ID

A file holds a run, a finding, or a list of findings. Agents are brought to the state that the record shows, and
restored at the end; those named with --agent-id stand for the recorded ones, in their order. A finding alone has no
run that names its agents: --agent-id does. AGENT_CONSOLE_TOKEN is sent with --url only.

Exit codes: 0 all fixed · 1 one is still failing · 2 wrong usage · 3 one could not be judged`;

/** The command `replay`; what it needs is loaded when it runs. */
export function replayCommand(): Command {
  return new Command('replay')
    .summary('send recorded findings again: fixed, or still failing')
    .description('Send recorded findings again, and say of each whether it is fixed.')
    .argument('<file...>', 'run.json of a check, or findings taken from it')
    .option('--url <url>', 'the base url of the deployment; default: where they were recorded')
    .addOption(repeatable('--agent-id <uuid>', 'an agent in place of a recorded one'))
    .option('--update-path <template>', 'default: as recorded, or as /openapi.json of another url has it')
    .option('--token <value>', 'sent as Authorization: Bearer; or AGENT_CONSOLE_TOKEN in the environment')
    .addOption(repeatable('--header <"Name: value">', 'sent with every request'))
    .addOption(repeatable('--secret-header <"Name: value">', 'likewise, and never shown'))
    .option('--wait <duration>', 'for the deployment to answer at all')
    .option('--ca <file>', 'certificates to trust, as PEM')
    .option('--timeout <duration>', 'for one exchange', '10s')
    .option('--write-secrets', 'let api_key be written to a deployment that is not on loopback')
    .addHelpText('after', examples)
    .action(async (files: readonly string[], given: GivenReplayOptions) => {
      const { runReplay } = await import('./command.ts');
      await runReplay(files, given);
    });
}
