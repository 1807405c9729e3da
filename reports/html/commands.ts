import type { Run } from '../../conformance/run/run-record.ts';
import { checkAgain, findingCommands } from '../text/command-text.ts';
import type { IndexedFinding } from '../text/finding-text.ts';
import { renderCommand } from './copy-text.ts';
import { html, type Markup } from './markup.ts';

/** How to see a finding again, each command with a button that copies it. */
export function renderCommands({ finding, index }: IndexedFinding, run: Run): Markup {
  const commands = findingCommands(finding, index, { runFile: 'run.json', check: checkAgain(run) });
  return html`<div class="commands">${commands.map(({ name, label, command }) => renderCommand(`copy-${index + 1}-${name}`, label, command))}</div>`;
}
