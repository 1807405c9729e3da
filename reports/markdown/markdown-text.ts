import { visibleText } from '../../spec/visible-text.ts';

/** Everything that GitHub's markdown takes for markup inside a line, and the bars of its tables. */
const special = /[\\`*_{}[\]<>#|~&$!]/g;

const references: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** A text from outside in running markdown, in a table too. */
export function plainText(text: string, most: number): string {
  return visibleText(text, most).replace(special, (character) => `\\${character}`);
}

/** A text from outside inside an HTML block, where markdown is not read. */
export function htmlText(text: string, most: number): string {
  return visibleText(text, most).replace(/[&<>"']/g, (character) => references.get(character) ?? '');
}

/** Visible lines in a fence that is longer than any in them (CommonMark 0.31, 4.5). */
export function codeBlock(lines: string, language = ''): string {
  const longest = Math.max(0, ...(lines.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(Math.max(3, longest + 1));
  return `${fence}${language}\n${lines}\n${fence}\n`;
}

/** Cells that are markdown already, below their heads. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('');
}

/** Markdown behind a line that opens it; the line is HTML. */
export function folded(summary: string, content: string): string {
  // The empty line ends the HTML block, so that markdown is read again (CommonMark 0.31, 4.6).
  return `<details><summary>${summary}</summary>\n\n${content}\n</details>\n`;
}
