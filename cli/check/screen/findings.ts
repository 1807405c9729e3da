import { moreWithSameCauses } from '../../../conformance/folding/leading.ts';
import { findingLevels } from '../../../conformance/run/order-findings.ts';
import type { Finding, Run } from '../../../conformance/run/run-record.ts';
import { leadFindings } from '../../../reports/text/also-seen.ts';
import { amountText, countEach } from '../../../reports/text/amount-text.ts';
import { updatePathOf } from '../../../reports/text/run-facts.ts';
import type { Sheet } from '../../terminal/sheet.ts';
import { printFinding } from './finding-block.ts';

/** More than these are read in the record. */
const mostShown = 20;

function countLevels(findings: readonly Finding[]): string {
  const levels = findings.map(({ level }) => level);
  const flaky = findings.filter((finding) => finding.flaky).length;
  return [...countEach(findingLevels, levels), ...(flaky === 0 ? [] : [`${flaky} of them flaky`])].join(', ');
}

/** Every leading finding that fits, each with what else was seen of its cause, and where the others are. */
export function printFindings(run: Run, names: { runFile: string; command: string }, sheet: Sheet): string {
  const { findings } = run;
  if (findings.length === 0) return '';
  const updatePath = updatePathOf(run);
  const all = leadFindings(findings);
  const total = all.length;
  const blocks = all
    .slice(0, mostShown)
    .map((indexed, position) =>
      printFinding({ ...indexed, number: position + 1, total, updatePath, ...names }, sheet),
    );
  const left = total - blocks.length;
  return [
    `${sheet.paint('bold', amountText(total, 'finding'))}${moreWithSameCauses(findings)}: ${countLevels(all.map(({ finding }) => finding))}\n`,
    ...blocks,
    ...(left > 0 ? [`and ${left} more in ${names.runFile}\n`] : []),
  ].join('\n');
}
