import type { Command } from 'commander';
import { exitCodes } from '../../cli/exit-codes.ts';
import { buildProgram } from '../../cli/program.ts';
import { allCommands, helpOf } from './commands.ts';
import { markdownTable } from './markdown-table.ts';

type Meanings = ReadonlyMap<number, string>;

/** The line `Exit codes: 0 conforms · 1 …` of a help text; undefined where it has none. */
function exitCodesIn(command: Command): Meanings | undefined {
  const [, line] = /^Exit codes: (.+)$/m.exec(helpOf(command)) ?? [];
  if (line === undefined) return undefined;
  const known: ReadonlySet<number> = new Set(Object.values(exitCodes));
  return new Map(
    line.split(' · ').map((part) => {
      const [, digits, meaning = ''] = /^(\d) (.+)$/.exec(part) ?? [];
      const number = Number(digits);
      if (!known.has(number)) throw new Error(`${command.name()}: no exit code of the program: ${part}`);
      return [number, meaning];
    }),
  );
}

/** What each exit code means in every command, as the README and the page show it. */
export function exitCodeTable(): string {
  const general = exitCodesIn(buildProgram());
  if (general === undefined) throw new Error('the help of the program has no line of exit codes');
  return markdownTable(
    ['exit code', 'meaning'],
    [...general].map(([number, meaning]) => [String(number), meaning]),
  );
}

/** docs/exit-codes.md: the meanings that hold everywhere, and how each command words them. */
export function exitCodesPage(): string {
  const codes = Object.values(exitCodes);
  const rows = allCommands().flatMap(({ name, command }) => {
    const own = exitCodesIn(command);
    const link = `[\`${name}\`](${name.split(' ')[0]}.md)`;
    return own === undefined ? [] : [[link, ...codes.map((number) => own.get(number) ?? '')]];
  });
  const others = allCommands()
    .filter(({ command }) => command.commands.length === 0 && exitCodesIn(command) === undefined)
    .map(({ name }) => `[\`${name}\`](${name}.md)`);
  return `# Exit codes

The same in all commands:

${exitCodeTable()}

A finding that counts outranks everything that could not be judged: the code is then 1. [check.md](check.md#when-the-exit-code-is-3) lists when it is 3.

In the words of each command; an empty cell is a code that the command does not end with:

${markdownTable(['command', ...codes.map(String)], rows)}

${others.join(', ')}: as in the first table; a command that judges nothing ends with 0 when it did what it was asked.
`;
}
