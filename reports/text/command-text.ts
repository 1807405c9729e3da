import type { Finding, Run } from '../../conformance/run/run-record.ts';
import { shellWord } from '../../spec/shell-word.ts';
import { unseenCharacters } from '../../spec/visible-text.ts';

interface CommandText {
  readonly name: 'send' | 'replay' | 'check';
  readonly label: string;
  readonly command: string;
}

/** Longer commands are better taken from the record. */
const longestCommand = 4000;

/** What is shown is what is copied: with a character left out or written out, a command would do something else. */
const isCopied = (command: string) => command.length <= longestCommand && !unseenCharacters.test(command);

/** Sends the requests of a finding again; where their command cannot be shown, the one that prints it. */
export function sendAgain({ curl, steps }: Finding, index: number, runFile = 'run.json'): CommandText {
  const what = steps === undefined ? 'send it again' : `send its ${steps.length} requests again`;
  return isCopied(curl)
    ? { name: 'send', label: what, command: curl }
    : {
        name: 'send',
        label: `print the command that ${what.replace('send', 'sends')}`,
        command: `jq -r '.findings[${index}].curl' ${runFile}`,
      };
}

/** The command that makes the run again, up to its seed. */
export function checkAgain({ target, profile, agentIds = [] }: Run): string {
  const isFuzz = profile === 'fuzz';
  return [
    `agent-console-kit ${isFuzz ? 'fuzz' : 'check'}`,
    shellWord(target),
    ...agentIds.map((id) => `--agent-id ${shellWord(id)}`),
    ...(profile === 'standard' || isFuzz ? [] : [`--profile ${shellWord(profile)}`]),
  ].join(' ');
}

/** How to see a finding again: its requests alone, the finding judged anew, the whole check. */
export function findingCommands(
  finding: Finding,
  index: number,
  { runFile, check }: { readonly runFile: string; readonly check: string },
): readonly CommandText[] {
  const send = sendAgain(finding, index, runFile);
  if (finding.other !== undefined) return [send];
  const file = `finding-${index + 1}.json`;
  const replay = `jq '.findings |= .[${index}:${index + 1}]' ${runFile} > ${file} && agent-console-kit replay ${file}`;
  const again = `${check} --seed ${finding.seed} --only ${shellWord(finding.check)}`;
  return [
    send,
    { name: 'replay', label: 'replay the finding', command: replay },
    ...(isCopied(again) ? [{ name: 'check', label: 'run the check again', command: again } as const] : []),
  ];
}
