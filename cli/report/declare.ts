import { Command } from 'commander';
import { reportOption } from '../options/repeatable.ts';
import type { GivenReportOptions } from './command.ts';

const examples = `
Examples:
  $ agent-console-kit report render reports/latest/run.json --report junit=junit.xml --report sarif=run.sarif
  $ agent-console-kit report merge run-*.json --report json=run.json --report html=report.html

Formats: json, junit, html, markdown, sarif, har. The same run always gives the same bytes.`;

const renderExamples = `
Examples:
  $ agent-console-kit report render run.json                          reports/latest/report.html
  $ agent-console-kit report render run.json --report markdown=summary.md --report har=exchanges.har

Exit codes: 0 written, whatever the verdict of the run · 2 wrong usage, or not a complete run`;

const mergeExamples = `
Examples:
  $ agent-console-kit report merge run-1.json run-2.json run-3.json
  $ agent-console-kit report merge run-*.json --report json=run.json --report junit=junit.xml

All files have to be shards of one run: with the same seed, target, version and options.

Exit codes: 0 conforms · 1 does not conform · 2 wrong usage, or not shards of one run · 3 a shard is missing or was not judged, or a check judged too few cases`;

function renderCommand(): Command {
  return new Command('render')
    .summary('write reports of a recorded run')
    .description('Write reports of a recorded run.')
    .argument('<run.json...>', 'the run')
    .addOption(reportOption('html=reports/latest/report.html'))
    .addHelpText('after', renderExamples)
    .action(async (files: readonly string[], given: GivenReportOptions) =>
      (await import('./command.ts')).runReportRender(files, given),
    );
}

function mergeCommand(): Command {
  return new Command('merge')
    .summary('merge the shards of a run')
    .description('Merge the shards of a run, judge them together, and write reports.')
    .argument('<run.json...>', 'the run.json of each shard')
    .addOption(reportOption('json and html in reports/latest/'))
    .option('--verbose', 'list every check, even if all passed')
    .addHelpText('after', mergeExamples)
    .action(async (files: readonly string[], given: GivenReportOptions) =>
      (await import('./command.ts')).runReportMerge(files, given),
    );
}

export function reportCommand(): Command {
  return new Command('report')
    .summary('write reports of a recorded run, or merge its shards')
    .description('Write reports of a recorded run, or merge the shards of one.')
    .usage('render|merge <run.json...> [options]')
    .argument('[part...]')
    .allowUnknownOption()
    .addHelpText('after', examples)
    .addCommand(renderCommand())
    .addCommand(mergeCommand())
    .action(async ([part]: readonly string[]) => (await import('./command.ts')).refuseReportPart(part));
}
