import { suggestWord } from '../spec/did-you-mean.ts';
import { Inability } from '../spec/inability.ts';

/** How an option is called by whoever gave it. */
export type NameOption = (option: string) => string;

/** In code, options have their own names. */
export const nameInCode: NameOption = (option) => `the option ${option}`;

/** On the command line, `maxBody` is `--max-body`. */
export const nameOnCommandLine: NameOption = (option) =>
  `--${option.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Refuses options that there are not; `call` is the function that was given them. */
export function requireKnownOptions(call: string, options: object, names: readonly string[]): void {
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Inability(`${call}, option ${unknown}`, 'there is no such option', suggestWord(unknown, names));
}
