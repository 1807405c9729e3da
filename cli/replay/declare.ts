import { Command } from 'commander';
import { declareSecrets, declareTarget } from '../options/declare-target.ts';
import type { GivenReplayOptions } from './command.ts';

const examples = `
Examples:
  $ agent-console-kit replay reports/latest/run.json                  against the recorded deployment
  $ agent-console-kit replay run.json --url http://127.0.0.1:8000 --agent-id 3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b
  $ agent-console-kit replay finding-1.json finding-2.json --url $URL --token $TOKEN --agent-id $ID

A file holds a run, a finding, or a list of findings. Agents are set to the recorded state first, and restored at the
end. Agents named with --agent-id replace the recorded ones, in the same order; a file with findings alone does not
name its agents, so it needs --agent-id. AGENT_CONSOLE_TOKEN is only sent with --url.

Exit codes: 0 all fixed · 1 at least one still fails · 2 wrong usage · 3 at least one could not be judged`;

export function replayCommand(): Command {
  const command = new Command('replay')
    .summary('send recorded findings again: fixed or still failing')
    .description('Send recorded findings again and report for each whether it is fixed.')
    .argument('<file...>', 'run.json of a check, or findings from it')
    .option('--url <url>', 'base url of the deployment (default: where they were recorded)');
  declareTarget(command, {
    agentId: 'an agent to use in place of a recorded one',
    updatePath: 'as recorded, or from /openapi.json with --url',
    redactedIn: 'all output',
  });
  command.option('--timeout <duration>', 'timeout of one request', '10s');
  return declareSecrets(command)
    .addHelpText('after', examples)
    .action(async (files: readonly string[], given: GivenReplayOptions) =>
      (await import('./command.ts')).runReplay(files, given),
    );
}
