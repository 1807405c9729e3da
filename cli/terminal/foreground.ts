/** Edge: whether this process has the terminal. */
import { readFileSync } from 'node:fs';

/** The group of a process, and the group that has its terminal, as Linux shows them (proc(5), stat 5 and 8). */
const groups = /^\d+ \(.*\) \S \d+ (\d+) \d+ \d+ (-?\d+)/s;

/** Whether keys reach this process: one in the background that reads from its terminal would be stopped. */
export function hasTerminal(input: { readonly isTTY?: boolean } = process.stdin): boolean {
  if (input.isTTY !== true) return false;
  if (process.platform !== 'linux') return true;
  const [, own, front] = groups.exec(readFileSync('/proc/self/stat', 'utf8')) ?? [];
  return own === front;
}
