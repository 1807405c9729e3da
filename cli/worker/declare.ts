import { Command } from 'commander';
import type { GivenWorkerOptions } from './command.ts';

const examples = `
Examples:
  $ agent-console-kit worker public                            writes public/agent-console-kit-worker.js
  $ agent-console-kit worker public --scenario slow            answers slowly from the start
  $ agent-console-kit worker dist --dialect dialect.json --state state.json

The worker answers the API in the browser itself, for previews that have no server. Its state outlives reloads.
Write the file again when the package is updated: the page says so in its console.`;

export function workerCommand(): Command {
  return new Command('worker')
    .summary('write a service worker that is the mock, for pages without a server')
    .description('Write a service worker that is the mock, for pages without a server.')
    .argument('<folder>', 'the folder that the site is served from, as public')
    .option('--dialect <name|file>', 'how to answer where the contract leaves it open', 'fastapi')
    .option(
      '--state <file>',
      'first state: { "agents": […], "genomes": […], "evolution": {…} } (default: sample agents)',
    )
    .option('--scenario <name|file>', 'what frontends have to survive: a built-in scenario, or a file')
    .option('--seed <n>', 'seed for ids, latencies and failures', '1')
    .addHelpText('after', examples)
    .action(async (folder: string, given: GivenWorkerOptions) =>
      (await import('./command.ts')).runWorker(folder, given),
    );
}
