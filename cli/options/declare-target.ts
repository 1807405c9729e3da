import type { Command } from 'commander';
import { repeatable } from './repeatable.ts';

/** What the options are for in commands that judge; `replay` says it in other words. */
const usual = {
  agentId: 'an agent that may be updated; it is restored at the end',
  updatePath: 'from /openapi.json, else /v1/agent-configurations/{id}',
  redactedIn: 'every report',
};

/** Declares the options that name a deployment. */
export function declareTarget(command: Command, words = usual): Command {
  return command
    .addOption(repeatable('--agent-id <uuid>', words.agentId))
    .option('--update-path <template>', `path of an update (default: ${words.updatePath})`)
    .option('--token <value>', 'sent as Authorization: Bearer; or set AGENT_CONSOLE_TOKEN')
    .addOption(repeatable('--header <"Name: value">', 'sent with every request'))
    .addOption(repeatable('--secret-header <"Name: value">', `the same, but redacted in ${words.redactedIn}`))
    .option('--wait <duration>', 'wait up to this long for the deployment to start answering')
    .option('--ca <file>', 'PEM file of certificates to trust');
}

/** Declares where the list is, for the commands that read it. */
export const declareListPath = (command: Command): Command =>
  command.option(
    '--list-path <path>',
    'path of the list of agents (default: from /openapi.json, else /v1/agent-configurations, if it has a given agent)',
  );

/** Declares whether api_key is written; where neither is given, it is on loopback alone. */
export const declareSecrets = (command: Command): Command =>
  command
    .option('--write-secrets', 'allow writing api_key to a deployment that is not on loopback')
    .option('--no-write-secrets', 'write no api_key, on loopback either');

/** Declares what may be written: whether anything, and whether api_key. */
export const declareWriting = (command: Command, readingMethods: string): Command =>
  declareSecrets(command.option('--read-only', `send only ${readingMethods} requests`));

/** Declares the options that say how fast and how long. */
export function declarePace(command: Command): Command {
  return command
    .option('--max-time <duration>', 'stop after this long')
    .option('--concurrency <n>', 'parallel requests', '16')
    .option('--rate <n>', 'maximum requests per second, on average')
    .option('--timeout <duration>', 'timeout of one request', '10s');
}

/** Declares what commands have that may play the evolution service. */
export const declareEvolutionListen = (command: Command): Command =>
  command.option(
    '--evolution-listen <host:port>',
    'listen here as the evolution service behind the deployment',
  );
