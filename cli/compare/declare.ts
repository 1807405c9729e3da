import { Command } from 'commander';
import { declareWriting } from '../options/declare-target.ts';
import { repeatable, reportOption } from '../options/repeatable.ts';
import type { GivenCompareOptions } from './arguments.ts';

const examples = `
Examples:
  $ agent-console-kit compare http://127.0.0.1:4010 http://127.0.0.1:8000 \\
      --left-agent-id 3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b --right-agent-id 7c9e6679-7425-40de-944b-e07fc1f90ae7
  $ agent-console-kit compare $STAGING $PRODUCTION --read-only
  $ AGENT_CONSOLE_LEFT_TOKEN=… AGENT_CONSOLE_RIGHT_TOKEN=… agent-console-kit compare $YESTERDAY $TODAY …

Both get the same valid, invalid and unusual requests. The first agent on the left is compared with the first on the
right, and so on. Each pair is set to the same state first, and restored at the end. Ids, times and secrets are not
compared.

Exit codes: 0 no difference · 1 a difference · 2 wrong usage · 3 one could not be reached or compared`;

function addSide(command: Command, side: 'left' | 'right'): Command {
  return command
    .addOption(
      repeatable(`--${side}-agent-id <uuid>`, `an agent on the ${side}; updated, and restored at the end`),
    )
    .option(
      `--${side}-update-path <template>`,
      `path of an update on the ${side} (default: from its /openapi.json)`,
    )
    .option(`--${side}-list-path <path>`, `path of the list of agents on the ${side}`)
    .option(
      `--${side}-token <value>`,
      `sent as Authorization: Bearer; or set AGENT_CONSOLE_${side.toUpperCase()}_TOKEN`,
    )
    .addOption(repeatable(`--${side}-header <"Name: value">`, `sent with every request to the ${side}`))
    .addOption(
      repeatable(`--${side}-secret-header <"Name: value">`, 'the same, but redacted in every report'),
    );
}

export function compareCommand(): Command {
  const command = new Command('compare')
    .summary('send two deployments the same requests and show where they differ')
    .description('Send two deployments the same requests and show where their answers differ.')
    .argument('<left>', 'base url of one deployment; may have a path prefix')
    .argument('<right>', 'base url of the other');
  addSide(addSide(command, 'left'), 'right')
    .option('--wait <duration>', 'wait up to this long for both to start answering')
    .option('--ca <file>', 'PEM file of certificates to trust')
    .option('--seed <n>', 'the same seed sends the same requests (default: random)')
    .option('--cases <n>', 'requests to each deployment', '2000')
    .option('--max-time <duration>', 'stop after this long')
    .option('--concurrency <n>', 'parallel requests to each', '16')
    .option('--rate <n>', 'maximum requests per second to each')
    .option('--timeout <duration>', 'timeout of one request', '10s');
  return declareWriting(command, 'GET, HEAD and OPTIONS')
    .addOption(reportOption('json and html in reports/latest/'))
    .addHelpText('after', examples)
    .action(async (left: string, right: string, given: GivenCompareOptions) =>
      (await import('./command.ts')).runCompare([left, right], given),
    );
}
