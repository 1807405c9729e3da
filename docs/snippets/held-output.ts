const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Numbers differ from run to run, and so does what a page leaves out. */
function patternOfLine(line: string): string {
  if (line.trim() === '…') return '(?:.*\\n)*?';
  const parts = line
    .trimEnd()
    .split(/(…|\d[\d,.]*)/)
    .map((part) => (part === '…' ? '.*' : /^\d/.test(part) ? '\\d[\\d,.]*' : escapePattern(part)));
  return `${parts.join('')}[^\\S\\n]*\\n`;
}

/** Whether a program printed what the page shows. */
export function isHeldOutput(shown: string, printed: string): boolean {
  const pattern = shown.trimEnd().split('\n').map(patternOfLine).join('');
  return new RegExp(`^${pattern}$`).test(`${printed.trim()}\n`);
}
