/** Edge: says what an earlier run could not restore at a deployment. */
import { type LeftBehind, recoveriesOf } from '../../conformance/restoring/recovery-folder.ts';
import { userStateFolder } from '../../conformance/restoring/state-folder.ts';
import { amountText } from '../../reports/text/amount-text.ts';
import { visibleText } from '../../spec/visible-text.ts';

/** What one run left behind, in one line. */
export function describeLeftBehind({ record, file }: LeftBehind): string {
  if (typeof record === 'string') return visibleText(record, 600);
  const { target, holder, agents } = record;
  const what = `${amountText(agents.length, 'agent')} at ${target}`;
  return visibleText(`${what}, changed by ${holder.command} of ${holder.startedAt}: ${file}`, 600);
}

/** What can be done about what was left behind. */
export const waysOut =
  'to restore them: agent-console-kit restore --all; where they are as they should be: agent-console-kit restore --discard <file>';

/** One line on standard error for each of these deployments of which a run left agents changed. */
export function tellLeftBehind(urls: readonly (string | undefined)[]): void {
  const folder = userStateFolder(process.env);
  const given = new Set(urls.filter((url) => url !== undefined && URL.canParse(url)));
  for (const url of given) {
    const [left, ...others] = recoveriesOf(folder, url ?? '');
    if (left === undefined) continue;
    const more = others.length === 0 ? '' : ` and ${amountText(others.length, 'other run')}`;
    process.stderr.write(
      `an earlier run left agents changed: ${describeLeftBehind(left)}${more}; ${waysOut}\n`,
    );
  }
}
