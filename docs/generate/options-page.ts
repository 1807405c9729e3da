import type { Command, Option } from 'commander';
import { allCommands, type NamedCommand } from './commands.ts';
import { code, markdownTable } from './markdown-table.ts';

/** The default as `--help` shows it. */
function defaultOf({ defaultValue, defaultValueDescription }: Option): string {
  if (defaultValueDescription !== undefined) return defaultValueDescription;
  return defaultValue === undefined ? '' : code(String(defaultValue));
}

/** Options and arguments as tables; a command that only holds others has neither. */
function tablesOf({ options, registeredArguments }: Command): readonly string[] {
  const described = registeredArguments.filter(({ description }) => description !== '');
  const argumentRows = described.map((one) => [
    code(one.required ? `<${one.name()}>` : `[${one.name()}]`),
    one.argChoices === undefined
      ? one.description
      : `${one.description}: ${one.argChoices.map(code).join(', ')}`,
  ]);
  const optionRows = options.map((option) => [code(option.flags), defaultOf(option), option.description]);
  return [
    ...(argumentRows.length === 0 ? [] : [markdownTable(['argument', 'what it is'], argumentRows)]),
    ...(optionRows.length === 0 ? [] : [markdownTable(['option', 'default', 'what it does'], optionRows)]),
  ];
}

const pageOf = (name: string) => `${name.split(' ')[0]}.md`;

function section({ name, command }: NamedCommand): string {
  const usage = code(`agent-console-kit ${name} ${command.usage()}`);
  const parts = [
    `## ${name}`,
    `${command.description()} More: [${pageOf(name)}](${pageOf(name)}).`,
    usage,
    ...tablesOf(command),
  ];
  return parts.join('\n\n');
}

/** docs/options.md: every command with its options, from the declarations that `--help` prints. */
export function optionsPage(): string {
  return `# Options

Every command and every option, as \`--help\` has them. Durations are written \`500ms\`, \`2s\` or \`5m\`. An option that is repeatable is given once for each value.

${allCommands().map(section).join('\n\n')}
`;
}
