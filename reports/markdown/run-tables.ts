import type { ObservedPoint } from '../../conformance/run/observed-point.ts';
import type { CheckResult, Finding, Run } from '../../conformance/run/run-record.ts';
import { countText, durationText } from '../text/amount-text.ts';
import { countChecks, type Status, statusOfCheck } from '../text/finding-status.ts';
import { answersText } from '../text/operation-text.ts';
import { runFacts } from '../text/run-facts.ts';
import { folded, plainText, table } from './markdown-text.ts';

/** A record of ours has far fewer; one of others shall not fill a page. */
const mostRows = 300;
const rowsOf = <Item>(items: readonly Item[], row: (item: Item) => readonly string[]) =>
  items.slice(0, mostRows).map(row);

const marks: Readonly<Record<Status, string>> = {
  failed: '❌ failed',
  flaky: '🎲 flaky',
  known: '📌 known',
  passed: '✅ passed',
  skipped: '⏭️ skipped',
};

/** What was judged, when, and by what. */
export function factTable(run: Run): string {
  return table(
    ['', ''],
    runFacts(run).map(({ name, text }) => [name, plainText(text, 300)]),
  );
}

function resultText(check: CheckResult, findings: readonly Finding[]): string {
  const status = statusOfCheck(check, findings);
  if (status === 'failed' && findings.length > 0 && !findings.some(({ counts }) => counts))
    return '⚠️ failed, does not count';
  return marks[status] + (check.reason === undefined ? '' : `: ${plainText(check.reason, 200)}`);
}

function checkTable(run: Run, checks: readonly CheckResult[]): string {
  return table(
    ['result', 'check', 'clause', 'level', 'cases', 'findings'],
    rowsOf(checks, (result) => {
      const { id, clause, level, cases } = result;
      const own = run.findings.filter(({ check }) => check === id);
      return [
        resultText(result, own),
        plainText(id, 100),
        plainText(clause, 60),
        level,
        countText(cases),
        countText(own.length),
      ];
    }),
  );
}

/** Every check; those that held are folded away. */
export function checkTables(run: Run): string {
  const isRed = ({ status }: CheckResult) => status === 'failed' || status === 'flaky';
  const [red, others] = [run.checks.filter(isRed), run.checks.filter((check) => !isRed(check))];
  const parts = countChecks(run).map(([status, count]) => `${count} ${status}`);
  return [
    `## Checks: ${parts.join(', ')}\n\n`,
    red.length === 0 ? '' : `${checkTable(run, red)}\n`,
    others.length === 0 ? '' : folded(`${others.length} passed or skipped`, checkTable(run, others)),
  ].join('');
}

/** What each operation was asked and how it answered. */
export function operationTable({ operations }: Run): string {
  const rows = rowsOf(operations, (result) => [
    result.operation,
    countText(result.requests),
    plainText(answersText(result), 800),
    durationText(result.latency.p50),
    durationText(result.latency.p95),
    durationText(result.latency.max),
  ]);
  return table(['operation', 'requests', 'answers', 'p50', 'p95', 'max'], rows);
}

/** The choice at each open point and what showed it. */
export function dialectTable(dialect: Run['dialect']): string {
  const rows = rowsOf(Object.entries(dialect), ([point, { choice, evidence }]: [string, ObservedPoint]) => [
    plainText(point, 60),
    plainText(String(choice), 100),
    plainText(evidence, 300),
  ]);
  return table(['point', 'choice', 'evidence'], rows);
}
