import type { Finding, Run } from '../../../conformance/run/run-record.ts';
import { amountText } from './amount-text.ts';
import { renderFinding } from './finding-block.ts';
import type { Sheet } from './sheet.ts';

/** More than these are read in the record. */
const mostShown = 20;

const levels: readonly Finding['level'][] = ['must', 'should', 'drift'];

/** Most weighty first: by level, what always comes back before what is flaky, else as recorded. */
export function sortFindings(findings: readonly Finding[]): readonly Finding[] {
  const weight = ({ level, flaky }: Finding) => levels.indexOf(level) * 2 + Number(flaky);
  return [...findings].sort((left, right) => weight(left) - weight(right));
}

function countLevels(findings: readonly Finding[]): string {
  const counts = levels.flatMap((level) => {
    const count = findings.filter((finding) => finding.level === level).length;
    return count === 0 ? [] : [`${count} ${level}`];
  });
  const flaky = findings.filter((finding) => finding.flaky).length;
  return [...counts, ...(flaky === 0 ? [] : [`${flaky} of them flaky`])].join(', ');
}

/** Every finding that fits, and where the others are. */
export function renderFindings(run: Run, names: { runFile: string; command: string }, sheet: Sheet): string {
  const { findings } = run;
  if (findings.length === 0) return '';
  const updatePath = String(run.dialect['update-path']?.choice ?? '/v1/agent-configurations/{id}');
  const total = findings.length;
  const blocks = sortFindings(findings)
    .slice(0, mostShown)
    .map((finding, position) =>
      renderFinding(
        { finding, number: position + 1, total, index: findings.indexOf(finding), updatePath, ...names },
        sheet,
      ),
    );
  const left = total - blocks.length;
  return [
    `${sheet.paint('bold', amountText(total, 'finding'))}: ${countLevels(findings)}\n`,
    ...blocks,
    ...(left > 0 ? [`and ${left} more in ${names.runFile}\n`] : []),
  ].join('\n');
}
