import { Command } from 'commander';
import { declareListPath, declarePace, declareTarget, declareWriting } from '../options/declare-target.ts';
import type { GivenLearnOptions } from './command.ts';

const examples = `
Examples:
  $ agent-console-kit learn http://127.0.0.1:8000 --agent-id 3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b
  $ agent-console-kit mock --dialect dialect.json                     the mock answers as that deployment does
  $ agent-console-kit learn $URL --agent-id $ID --state state.json
  $ agent-console-kit mock --dialect dialect.json --state state.json  and has its agents
  $ agent-console-kit check $URL --agent-id $ID --dialect dialect.json
                                                                      checks that the deployment still does

The agent named with --agent-id is updated, and restored at the end; up to 15 genomes are created. Without an
agent, or with --read-only, points that need an update stay undecided.

Exit codes: 0 learned · 2 wrong usage · 3 the deployment or one of its operations could not be learned`;

export function learnCommand(): Command {
  const command = new Command('learn')
    .summary("write a deployment's dialect: how it answers where the contract leaves it open")
    .description(
      'Find out how a deployment answers where the contract leaves it open. Without a url, the command starts a mock and learns that.',
    )
    .argument('[url]', 'base url of the deployment; may have a path prefix')
    .option('--out <file>', 'where to write the dialect', 'dialect.json')
    .option('--state <file>', 'write the agents too, without secrets, for mock --state');
  declarePace(declareListPath(declareTarget(command)));
  return declareWriting(command, 'GET, HEAD and OPTIONS')
    .addHelpText('after', examples)
    .action(async (url: string | undefined, given: GivenLearnOptions) =>
      (await import('./command.ts')).runLearn(url, given),
    );
}
