import { Command } from 'commander';
import { reportOption } from '../options/repeatable.ts';
import type { GivenReportOptions } from './command.ts';

const examples = `
Examples:
  $ agent-console-kit report render reports/latest/run.json --report junit=junit.xml --report sarif=run.sarif
  $ agent-console-kit report merge run-*.json --report json=run.json --report html=report.html

Formats: json, junit, html, markdown, sarif, har. What is written is the same for the same run, byte for byte.`;

const renderExamples = `
Examples:
  $ agent-console-kit report render run.json                          reports/latest/report.html
  $ agent-console-kit report render run.json --report markdown=summary.md --report har=exchanges.har

Exit codes: 0 written, whatever the run says of the deployment · 2 wrong usage, or no whole run`;

const mergeExamples = `
Examples:
  $ agent-console-kit report merge run-1.json run-2.json run-3.json
  $ agent-console-kit report merge run-*.json --report json=run.json --report junit=junit.xml

The shards of one run: other seeds, targets, versions or options are refused.

Exit codes: 0 conforms · 1 does not conform · 2 wrong usage, or no shards of one run · 3 a shard is missing or was not judged, or a check by all of them too little`;

function renderCommand(): Command {
  return new Command('render')
    .summary('write reports of a run')
    .description('Write reports of a run that was recorded.')
    .argument('<run.json...>', 'the run')
    .addOption(reportOption('html=reports/latest/report.html'))
    .addHelpText('after', renderExamples)
    .action(async (files: readonly string[], given: GivenReportOptions) => {
      const { runReportRender } = await import('./command.ts');
      await runReportRender(files, given);
    });
}

function mergeCommand(): Command {
  return new Command('merge')
    .summary('join the shards of a run')
    .description('Join the shards of a run, judge them together, and write reports of it.')
    .argument('<run.json...>', 'the runs of all shards')
    .addOption(reportOption('json and html in reports/latest/'))
    .option('--verbose', 'list every check, also where all is well')
    .addHelpText('after', mergeExamples)
    .action(async (files: readonly string[], given: GivenReportOptions) => {
      const { runReportMerge } = await import('./command.ts');
      await runReportMerge(files, given);
    });
}

/** The command `report`; what it needs is loaded when it runs. */
export function reportCommand(): Command {
  return new Command('report')
    .summary('write reports of runs, or join the shards of one')
    .description('Write reports of a run that was recorded, or join the shards of one.')
    .usage('render|merge <run.json...> [options]')
    .argument('[part...]')
    .allowUnknownOption()
    .addHelpText('after', examples)
    .addCommand(renderCommand())
    .addCommand(mergeCommand())
    .action(async ([part]: readonly string[]) => {
      const { refuseReportPart } = await import('./command.ts');
      refuseReportPart(part);
    });
}
