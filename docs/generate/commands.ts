import type { Command } from 'commander';
import { buildProgram } from '../../cli/program.ts';

/** A command with the words that call it: `report merge`. */
export interface NamedCommand {
  readonly name: string;
  readonly command: Command;
}

function withInner(command: Command, before: string): readonly NamedCommand[] {
  const name = `${before}${command.name()}`;
  return [{ name, command }, ...command.commands.flatMap((inner) => withInner(inner, `${name} `))];
}

/** Every command of the program, those inside others too, in the order of `--help`. */
export function allCommands(): readonly NamedCommand[] {
  return buildProgram().commands.flatMap((command) => withInner(command, ''));
}

/** What `--help` prints, its last paragraphs too. */
export function helpOf(command: Command): string {
  const lines: string[] = [];
  command.configureOutput({ writeOut: (text) => lines.push(text) });
  command.outputHelp();
  return lines.join('');
}
