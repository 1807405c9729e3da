import { moreWithSameCauses } from '../../conformance/folding/leading.ts';
import type { Run } from '../../conformance/run/run-record.ts';
import { leadFindings } from '../text/also-seen.ts';
import { amountText } from '../text/amount-text.ts';
import { restorationLines } from '../text/restoration-text.ts';
import { findingDetails } from './finding-details.ts';
import { folded, plainText } from './markdown-text.ts';
import { checkTables, dialectTable, factTable, operationTable } from './run-tables.ts';

const marks: Readonly<Record<Run['verdict'], string>> = {
  conforms: '✅',
  violates: '❌',
  'not-judged': '❔',
};

const mostItems = 50;

function list(items: readonly string[]): string {
  const shown = items.slice(0, mostItems).map((item) => `- ${plainText(item, 500)}\n`);
  const left = items.length - shown.length;
  return shown.join('') + (left > 0 ? `- and ${left} more\n` : '');
}

function section(title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `## ${title}\n\n${list(items)}`;
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** As many findings as there is room for, and how many there are besides. */
function findingList(run: Run, mostBytes: number): string {
  const { findings } = run;
  if (findings.length === 0) return '';
  const all = leadFindings(findings);
  const parts = [`## ${amountText(all.length, 'finding')}${moreWithSameCauses(findings)}\n\n`];
  let room = mostBytes;
  let shown = 0;
  for (const indexed of all) {
    const details = findingDetails(indexed);
    // Counting bytes takes as long as making them.
    if (mostBytes !== Number.POSITIVE_INFINITY) room -= bytesOf(details);
    if (room < 0) break;
    parts.push(details);
    shown += 1;
  }
  const left = all.length - shown;
  if (left > 0) parts.push(`\n${amountText(left, 'more finding')} in run.json.\n`);
  return parts.join('');
}

/** A run as Markdown for step summaries and comments; `mostBytes` where there is only so much room. */
export function renderMarkdown(run: Run, mostBytes = Number.POSITIVE_INFINITY): string {
  const open = Object.keys(run.dialect).length;
  const before = [
    `# ${marks[run.verdict]} ${plainText(run.summary, 1000)}\n`,
    section('Not judged', run.notJudged),
    factTable(run),
    checkTables(run),
  ];
  const after = [
    `## Operations\n\n${operationTable(run)}`,
    open === 0 ? '' : folded(`Dialect: ${open} open points seen`, dialectTable(run.dialect)),
    section('Gone from the baseline', run.staleBaseline ?? []),
    section('Agents', restorationLines(run.restoration)),
  ];
  const rest = [...before, ...after].join('\n');
  const findings = findingList(run, mostBytes - bytesOf(rest) - 200);
  return [...before, findings, ...after].filter((part) => part !== '').join('\n');
}
