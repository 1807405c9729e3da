import type { FuzzStatus } from '../../../conformance/fuzz-deployment.ts';
import { findingLevels } from '../../../conformance/run/order-findings.ts';
import { amountText, countText, durationText, shortList } from '../../../reports/text/amount-text.ts';
import { visibleText } from '../../../spec/visible-text.ts';

const total = ({ behaviours }: FuzzStatus) => [...behaviours.values()].reduce((sum, count) => sum + count, 0);

function findingsText({ findings }: FuzzStatus): string {
  const counts = findingLevels.flatMap((level) => {
    const count = findings.filter((finding) => finding.level === level).length;
    return count === 0 ? [] : [`${count} ${level}`];
  });
  return counts.length === 0 ? 'no findings' : `findings: ${counts.join(', ')}`;
}

const rateText = ({ requests, elapsedMs }: FuzzStatus) =>
  elapsedMs > 0 ? `${countText(requests / (elapsedMs / 1000))}/s` : '';

const newText = ({ elapsedMs, lastNewMs }: FuzzStatus) =>
  `last new behaviour ${durationText(Math.max(0, elapsedMs - lastNewMs))} ago`;

/** Where an exploration is, on one plain line. */
export function renderLine(status: FuzzStatus): string {
  const { elapsedMs, requests, corpus, phase } = status;
  return [
    durationText(elapsedMs),
    phase,
    `${amountText(requests, 'request')} (${rateText(status)})`,
    `corpus ${countText(corpus)}`,
    amountText(total(status), 'behaviour'),
    newText(status),
    findingsText(status),
  ].join('  ');
}

/** Operation by status, as far as it has filled. */
function mapLines({ map, behaviours }: FuzzStatus): readonly string[] {
  return [...map].map(([operation, statuses]) => {
    const cells = [...statuses].sort().map(([status, count]) => `${status} ${countText(count)}`);
    return `  ${operation.padEnd(20)} ${countText(behaviours.get(operation) ?? 0).padStart(6)} behaviours   ${cells.join('  ')}`;
  });
}

/** Where an exploration is, for a terminal: no line wider than told. */
export function renderScreen(status: FuzzStatus, width: number, isPaused: boolean): readonly string[] {
  const lines = [
    `fuzz  ${isPaused ? 'paused' : status.phase}  ${durationText(status.elapsedMs)}  ${amountText(status.requests, 'request')}  ${rateText(status)}`,
    `corpus ${countText(status.corpus)}  ${amountText(total(status), 'behaviour')}  ${newText(status)}`,
    findingsText(status),
    ...mapLines(status),
    `trying ${status.trying.length === 0 ? 'the cases of check' : shortList(status.trying, 8)}`,
    'p pause · s skip the cases · q stop (each + enter)',
  ];
  return lines.map((line) => visibleText(line, Math.max(width - 1, 20)));
}
