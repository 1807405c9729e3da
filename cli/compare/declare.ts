import { Command } from 'commander';
import { repeatable, reportOption } from '../options/repeatable.ts';
import type { GivenCompareOptions } from './arguments.ts';

const examples = `
Examples:
  $ agent-console-kit compare http://127.0.0.1:4010 http://127.0.0.1:8000 \\
      --left-agent-id 3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b --right-agent-id 7c9e6679-7425-40de-944b-e07fc1f90ae7
  $ agent-console-kit compare $STAGING $PRODUCTION --read-only
  $ AGENT_CONSOLE_LEFT_TOKEN=… AGENT_CONSOLE_RIGHT_TOKEN=… agent-console-kit compare $YESTERDAY $TODAY …

Both get the same requests, right, wrong and odd. The first agent of the left stands for the first of the right; both
are brought to one state before, and restored at the end. Ids, times and secrets are not compared.

Exit codes: 0 no difference · 1 a difference · 2 wrong usage · 3 one could not be reached, or not be compared`;

function addSide(command: Command, side: 'left' | 'right'): Command {
  return command
    .addOption(repeatable(`--${side}-agent-id <uuid>`, `an agent of the ${side}; updated, and restored`))
    .option(`--${side}-update-path <template>`, 'default: as its /openapi.json has it')
    .option(
      `--${side}-token <value>`,
      `Authorization: Bearer; or AGENT_CONSOLE_${side.toUpperCase()}_TOKEN in the environment`,
    )
    .addOption(repeatable(`--${side}-header <"Name: value">`, 'sent with every request there'))
    .addOption(repeatable(`--${side}-secret-header <"Name: value">`, 'likewise, and never recorded'));
}

/** The command `compare`; what it needs is loaded when it runs. */
export function compareCommand(): Command {
  const command = new Command('compare')
    .summary('send two deployments the same requests, and show where they differ')
    .description('Send two deployments the same requests, and show where their answers differ.')
    .argument('<left>', 'the base url of the one; it may carry a path prefix')
    .argument('<right>', 'the base url of the other');
  return addSide(addSide(command, 'left'), 'right')
    .option('--wait <duration>', 'for both to answer at all')
    .option('--ca <file>', 'certificates to trust, as PEM')
    .option('--seed <n>', 'the same seed sends the same requests; default: any')
    .option('--cases <n>', 'requests to each', '2000')
    .option('--max-time <duration>', 'stop after this')
    .option('--concurrency <n>', 'requests at a time, to each', '16')
    .option('--rate <n>', 'requests a second at most, to each')
    .option('--timeout <duration>', 'for one exchange', '10s')
    .option('--read-only', 'send GET, HEAD and OPTIONS only')
    .option('--write-secrets', 'let api_key be written to deployments that are not on loopback')
    .addOption(reportOption('json and html in reports/latest/'))
    .addHelpText('after', examples)
    .action(async (left: string, right: string, given: GivenCompareOptions) => {
      const { runCompare } = await import('./command.ts');
      await runCompare([left, right], given);
    });
}
