import { allCommands } from '../generate/commands.ts';

/** The words that follow the program's name, one list for each time that a script calls it. */
function callsIn(script: string): readonly (readonly string[])[] {
  return script
    .replaceAll(/\\\n\s*/g, ' ')
    .split(/\n|&&|\|\||;/)
    .flatMap((line) => {
      const words = line.trim().split(/\s+/);
      const at = words.findIndex((word) => /^agent-console-kit(?:@\S+)?$/.test(word));
      return at === -1 ? [] : [words.slice(at + 1)];
    });
}

/** What is wrong with how a script calls the program; undefined where it does not call it at all. */
export function faultsOfCalls(script: string): readonly string[] | undefined {
  const calls = callsIn(script);
  if (calls.length === 0) return undefined;
  return calls.flatMap((words) => {
    const named = allCommands()
      .toSorted((left, right) => right.name.length - left.name.length)
      .find(({ name }) => `${words.join(' ')} `.startsWith(`${name} `));
    if (named === undefined) return [`there is no command ${words.slice(0, 2).join(' ')}`];
    const declared = new Set(named.command.options.map(({ long }) => long));
    return words
      .filter((word) => word.startsWith('--'))
      .map((word) => word.split('=', 1)[0] ?? word)
      .filter((option) => !declared.has(option))
      .map((option) => `${named.name} has no option ${option}`);
  });
}
