import type { Command } from 'commander';
import { repeatable } from './repeatable.ts';

/** Declares the options that name a deployment. */
export function declareTarget(command: Command): Command {
  return command
    .addOption(repeatable('--agent-id <uuid>', 'an agent that may be updated, and is restored'))
    .option(
      '--update-path <template>',
      'default: as /openapi.json has it, else /v1/agent-configurations/{id}',
    )
    .option('--token <value>', 'sent as Authorization: Bearer; or AGENT_CONSOLE_TOKEN in the environment')
    .addOption(repeatable('--header <"Name: value">', 'sent with every request'))
    .addOption(repeatable('--secret-header <"Name: value">', 'likewise, and never recorded'))
    .option('--wait <duration>', 'for the deployment to answer at all, before anything else')
    .option('--ca <file>', 'certificates to trust, as PEM');
}

/** Declares the options that say how fast and how long. */
export function declarePace(command: Command): Command {
  return command
    .option('--max-time <duration>', 'stop after this')
    .option('--concurrency <n>', 'requests at a time', '16')
    .option('--rate <n>', 'requests a second at most')
    .option('--timeout <duration>', 'for one exchange', '10s');
}
