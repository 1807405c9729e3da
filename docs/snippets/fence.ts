/**
 * What stands between fences in a page, and how it is held. The words after the language say it:
 *
 * - `sh` is run, and ends with 0; `sh exit=1` with 1. `sh serve` goes on until the page ends.
 *   `sh parsed` takes a tool that is not here: the calls in it are held to the options that there are.
 * - `text output` and `json output` are what the `sh` before printed. In text every number stands for any number, `…`
 *   for anything in a line, and a line of `…` alone for any lines.
 * - `json schema=<name>` is valid under that schema; `json file=<name>` is a file that a later command of the page reads.
 *   `json tsconfig` is what the TypeScript of all pages is compiled with.
 * - `yaml` calls the program or the action with what they have.
 * - `ts tool=<name>` and `js tool=<name>` are of a tool of others: `npm run test:adapters` compiles and runs them with it.
 * - `ts` is type-checked and run; `js` is run, `js node=24` on that version and refused by those before.
 */
export interface Fence {
  /** Path from the root of the repository. */
  readonly page: string;
  readonly line: number;
  readonly language: string;
  /** The other words: `exit=1` as ['exit', '1'], `serve` as ['serve', '']. */
  readonly words: ReadonlyMap<string, string>;
  readonly text: string;
}

export const placeOf = ({ page, line }: Fence): string => `${page}:${line}`;

function readWords(info: string): readonly [language: string, words: ReadonlyMap<string, string>] {
  const [language = '', ...words] = info.trim().split(/\s+/);
  const pairs = words.map((word): [string, string] => {
    const [name = '', value = ''] = word.split('=', 2);
    return [name, value];
  });
  return [language, new Map(pairs)];
}

/** The fences of a page, in their order. */
export function readFences(page: string, text: string): readonly Fence[] {
  const fences: Fence[] = [];
  let open: { readonly line: number; readonly info: string; readonly lines: string[] } | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const info = line.startsWith('```') ? line.slice(3) : undefined;
    if (open === undefined) {
      if (info !== undefined) open = { line: index + 1, info, lines: [] };
    } else if (info === undefined) {
      open.lines.push(line);
    } else {
      const [language, words] = readWords(open.info);
      fences.push({ page, line: open.line, language, words, text: `${open.lines.join('\n')}\n` });
      open = undefined;
    }
  }
  if (open !== undefined) throw new Error(`${page}:${open.line}: a fence is not closed`);
  return fences;
}
