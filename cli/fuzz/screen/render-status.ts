import type { FuzzStatus } from '../../../conformance/fuzz-deployment.ts';
import { findingLevels } from '../../../conformance/run/order-findings.ts';
import {
  amountText,
  countEach,
  countText,
  durationText,
  shortList,
} from '../../../reports/text/amount-text.ts';
import { visibleText } from '../../../spec/visible-text.ts';

const total = ({ behaviours }: FuzzStatus) => [...behaviours.values()].reduce((sum, count) => sum + count, 0);

function findingsText({ findings }: FuzzStatus): string {
  const levels = findings.map(({ level }) => level);
  return levels.length === 0 ? 'no findings' : `findings: ${countEach(findingLevels, levels).join(', ')}`;
}

const rateText = ({ requests, elapsedMs }: FuzzStatus) =>
  elapsedMs > 0 ? `${countText(requests / (elapsedMs / 1000))}/s` : '';

/** Nobody counts in milliseconds what is drawn twice a second. */
const secondsText = (ms: number) => (ms < 60_000 ? `${Math.floor(ms / 1000)} s` : durationText(ms));

function newText(status: FuzzStatus): string {
  if (total(status) === 0) return 'nothing met yet';
  const ago = Math.max(0, status.elapsedMs - status.lastNewMs);
  return `last new behaviour ${ago < 1000 ? 'just now' : `${secondsText(ago)} ago`}`;
}

/** Where an exploration is, on one plain line. */
export function renderLine(status: FuzzStatus): string {
  const { elapsedMs, requests, corpus, phase } = status;
  return [
    secondsText(elapsedMs),
    phase,
    `${amountText(requests, 'request')} (${rateText(status)})`,
    `corpus ${countText(corpus)}`,
    amountText(total(status), 'behaviour'),
    newText(status),
    findingsText(status),
  ].join('  ');
}

const [nameWidth, cellWidth] = [20, 8];

/** Operation by status, as far as it has filled. */
function mapLines({ map, behaviours }: FuzzStatus): readonly string[] {
  if (map.size === 0) return [];
  const statuses = [...new Set([...map.values()].flatMap((counts) => [...counts.keys()]))].sort();
  const cells = (texts: readonly string[]) => texts.map((text) => text.padStart(cellWidth)).join('');
  const rows = [...map].map(([operation, counts]) => {
    const met = countText(behaviours.get(operation) ?? 0);
    const counted = statuses.map((status) => countText(counts.get(status) ?? 0));
    return `  ${operation.padEnd(nameWidth)} ${met.padStart(10)}${cells(counted)}`;
  });
  return [`  ${''.padEnd(nameWidth)} behaviours${cells(statuses)}`, ...rows];
}

/** Where an exploration is, for a terminal: no line wider than told. */
export function renderScreen(status: FuzzStatus, width: number, isPaused: boolean): readonly string[] {
  const lines = [
    `fuzz  ${isPaused ? 'paused' : status.phase}  ${secondsText(status.elapsedMs)}  ${amountText(status.requests, 'request')}  ${rateText(status)}`,
    `corpus ${countText(status.corpus)}  ${amountText(total(status), 'behaviour')}  ${newText(status)}`,
    findingsText(status),
    ...mapLines(status),
    `trying ${status.trying.length === 0 ? 'the cases of check' : shortList(status.trying, 8)}`,
    'p pause · s skip the cases · q stop',
  ];
  return lines.map((line) => visibleText(line, Math.max(width - 1, 20)));
}
