import { Command } from 'commander';
import type { GivenMockOptions } from './arguments.ts';

const examples = `
Examples:
  $ agent-console-kit mock                                  at http://127.0.0.1:4010
  $ agent-console-kit mock --port 0 --json                  any free port, told in the first line
  $ agent-console-kit mock --seed 7 --clock fixed           the same answers on every run
  $ agent-console-kit mock --latency 100..400 --fail-rate 0.05
  $ agent-console-kit mock --state state.json --dialect dialect.json

What is not the contract lives under /__kit/: GET health, POST reset, GET and PUT state, GET requests, GET dialect.
The header x-kit-bucket gives each test worker a world of its own.`;

/** The command `mock`; what it needs is loaded when it runs. */
export function mockCommand(): Command {
  return new Command('mock')
    .summary('serve the contract: stateful, in memory, with FastAPI-faithful 422 bodies')
    .description('Serve the contract: stateful, in memory, with FastAPI-faithful 422 bodies.')
    .option('--port <n>', '0 for any free port', '4010')
    .option('--host <address>', 'the address to listen on', '127.0.0.1')
    .option('--dialect <name|file>', 'how to answer where the contract is silent', 'fastapi')
    .option(
      '--state <file>',
      '{ "agents": […], "genomes": […], "evolution": {…} }; default: agents of the kit',
    )
    .option('--seed <n>', 'for ids, latencies and failures', '1')
    .option('--clock <fixed|real>', 'fixed: from 2027-01-01, a second on with each reading', 'real')
    .option('--cors <origin|off>', 'default: any localhost origin; * for any at all')
    .option('--latency <ms|from..to>', 'hold answers back')
    .option('--fail-rate <0..1>', 'answer this share of requests with 503')
    .option(
      '--evolution-url <url>',
      'forward the two evolution operations there, with the token of the caller',
    )
    .option('--max-body <bytes>', 'more is answered with 413', '1048576')
    .option('--max-connections <n>', 'more are turned away', '1000')
    .option('--header-timeout <duration>', 'for the headers of a request to arrive', '10s')
    .option('--request-timeout <duration>', 'for a whole request to arrive', '30s')
    .option('--quiet', 'no line for each request')
    .option('--json', 'one JSON object a line, the first with the url')
    .addHelpText('after', examples)
    .action(async (given: GivenMockOptions) => {
      const { runMock } = await import('./command.ts');
      await runMock(given);
    });
}
