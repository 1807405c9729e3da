import { Command } from 'commander';
import { repeatable } from '../options/repeatable.ts';
import type { GivenMockOptions } from './arguments.ts';

const examples = `
Examples:
  $ agent-console-kit mock                                  at http://127.0.0.1:4010
  $ agent-console-kit mock --port 0 --json                  any free port, printed in the first line
  $ agent-console-kit mock --seed 7 --clock fixed           the same answers on every run
  $ agent-console-kit mock --latency 100..400 --fail-rate 0.05
  $ agent-console-kit mock --state state.json --dialect dialect.json
  $ agent-console-kit mock --scenario flaky

The page at /__kit/ shows the mock and changes it. Endpoints beside the contract are under /__kit/: GET health, POST
reset, GET and PUT state, GET requests, GET and PUT scenario, POST next, GET and PUT settings, POST snapshot, GET events,
GET buckets, GET and PUT dialect. The OpenAPI document is at /openapi.json. Prefer: code=503 or ?__code=503 forces the
answer to one request.
The header x-kit-bucket gives each test worker its own separate state; a browser gets one by ?__bucket=<name>.`;

export function mockCommand(): Command {
  return new Command('mock')
    .summary('serve the API: stateful, in memory, with 422 bodies like FastAPI')
    .description('Serve the API: stateful, in memory, with 422 bodies like FastAPI.')
    .option('-p, --port <n>', 'port to listen on; 0 for any free port', '4010')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--allowed-hosts <name,…>', 'names under which other machines reach /__kit/, with its token')
    .option(
      '--kit-token <value>',
      'what /__kit/ asks for beyond this machine; or AGENT_CONSOLE_KIT_TOKEN (default: made and printed)',
    )
    .option('--https', 'serve over TLS, with a certificate made at start unless one is given')
    .option('--cert <file>', 'certificate for --https, as PEM')
    .option('--key <file>', 'its key, as PEM')
    .option('--open', 'open the mock in a browser')
    .option('--dialect <name|file>', 'how to answer where the contract leaves it open', 'fastapi')
    .option(
      '--state <file>',
      'first state: { "agents": […], "genomes": […], "evolution": {…} } (default: sample agents)',
    )
    .option('--scenario <name|file>', 'what frontends have to survive: a built-in scenario, or a file')
    .option('--list-scenarios', 'list the built-in scenarios')
    .option('--seed <n>', 'seed for ids, latencies and failures', '1')
    .option('--clock <fixed|real>', 'fixed: starts at 2027-01-01 and moves on one second per reading', 'real')
    .addOption(repeatable('--cors <origin|off>', 'allowed origin; * for any', 'any localhost origin'))
    .option('--latency <duration|from..to>', 'delay every answer, as 200, 500ms, 2s or 100..400')
    .option('--fail-rate <0..1>', 'answer this fraction of requests with 503')
    .option(
      '--evolution-url <url>',
      'forward the two evolution operations to this service, with the token of the caller',
    )
    .option('--max-body <bytes>', 'maximum body size; larger ones are answered with 413', '1048576')
    .option('--max-connections <n>', 'maximum number of open connections', '1000')
    .option('--header-timeout <duration>', 'time for the headers of a request to arrive', '10s')
    .option('--request-timeout <duration>', 'time for a whole request to arrive', '30s')
    .option('--watch', 'read the files of --state, --dialect and --scenario again when they change')
    .option('--quiet', 'do not print a line for each request')
    .option('--json', 'print one JSON object per line, the first with the url')
    .addHelpText('after', examples)
    .action(async (given: GivenMockOptions) => (await import('./command.ts')).runMock(given));
}
