import type { Finding, Run } from '../../conformance/run/run-record.ts';
import { renderCommand } from './copy-text.ts';
import { unseenCharacters } from './escape-text.ts';
import { html, type Markup } from './markup.ts';

/** Longer commands are better taken from the record. */
const longestCommand = 6000;

/** A word as a POSIX shell takes it. */
export function shellWord(text: string): string {
  return /^[\w.,:/@%+=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

/** What is shown is what is copied, so a command with unseen characters stays in the record. */
const isCopied = (command: string) => command.length <= longestCommand && !unseenCharacters.test(command);

function curlOf({ curl }: Finding, index: number): string {
  return isCopied(curl) ? curl : `jq -r '.findings[${index}].curl' run.json`;
}

function replayOf(index: number): string {
  const file = `finding-${index + 1}.json`;
  return `jq '.findings[${index}]' run.json > ${file} && agent-console-kit replay ${file}`;
}

function checkOf({ check, seed }: Finding, { target, profile, agentIds = [] }: Run): string | undefined {
  const command = [
    `agent-console-kit check ${shellWord(target)}`,
    ...agentIds.map((id) => `--agent-id ${shellWord(id)}`),
    ...(profile === 'standard' ? [] : [`--profile ${shellWord(profile)}`]),
    `--seed ${seed} --only ${shellWord(check)}`,
  ].join(' ');
  return isCopied(command) ? command : undefined;
}

/** How to see a finding again: its request alone, the finding with all it takes, the whole check. */
export function renderCommands(finding: Finding, index: number, run: Run): Markup {
  const id = `copy-${index + 1}`;
  const check = finding.other === undefined ? checkOf(finding, run) : undefined;
  const curl = curlOf(finding, index);
  return html`<div class="commands">${renderCommand(`${id}-curl`, curl === finding.curl ? 'send it again' : 'the command that sends it again', curl)}${
    finding.other === undefined
      ? renderCommand(`${id}-replay`, 'replay the finding', replayOf(index))
      : undefined
  }${check === undefined ? undefined : renderCommand(`${id}-check`, 'run the check again', check)}</div>`;
}
