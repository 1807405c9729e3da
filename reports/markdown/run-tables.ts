import type { CheckResult, Finding, ObservedPoint, Run } from '../../conformance/run/run-record.ts';
import { countText, durationText, momentText } from '../html/amount-text.ts';
import { randomText } from '../random-text.ts';
import { folded, plainText, table } from './markdown-text.ts';

/** A record of ours has far fewer; one of others shall not fill a page. */
const mostRows = 300;
const rowsOf = <Item>(items: readonly Item[], row: (item: Item) => readonly string[]) =>
  items.slice(0, mostRows).map(row);

const marks: Readonly<Record<CheckResult['status'], string>> = {
  failed: '❌ failed',
  flaky: '🎲 flaky',
  passed: '✅ passed',
  skipped: '⏭️ skipped',
};

/** What was judged, when, and by what. */
export function factTable(run: Run): string {
  const { target, comparedWith, shard, agentIds, seed, profile, failOn, kit, contract } = run;
  const rows: readonly (readonly string[])[] = [
    ['target', plainText(target, 300)],
    ...(comparedWith === undefined ? [] : [['compared with', plainText(comparedWith, 300)]]),
    ...(agentIds === undefined ? [] : [['agents', countText(agentIds.length)]]),
    ['began', `${plainText(momentText(run.startedAt), 60)}, took ${durationText(run.durationMs)}`],
    ['requests', countText(run.requests)],
    ...(run.random === undefined ? [] : [['of them random', randomText(run.random)]]),
    ['seed, profile', `${seed}, ${plainText(profile, 40)}`],
    ['fails on', plainText(failOn.join(', '), 200)],
    ...(shard === undefined
      ? []
      : [['shard', `${shard.index} of ${shard.total} (${plainText(shard.source, 100)})`]]),
    ['kit, contract', `${plainText(kit.version, 40)}, ${plainText(contract.version, 40)}`],
  ];
  return table(['', ''], rows);
}

function resultText({ status, reason }: CheckResult, findings: readonly Finding[]): string {
  if (status !== 'failed') return marks[status] + (reason === undefined ? '' : `: ${plainText(reason, 200)}`);
  if (findings.length === 0 || findings.some(({ counts }) => counts)) return marks.failed;
  return findings.every(({ known }) => known !== undefined) ? '📌 known' : '⚠️ failed, does not count';
}

function checkTable(run: Run, checks: readonly CheckResult[]): string {
  return table(
    ['result', 'check', 'clause', 'level', 'exchanges', 'findings'],
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
  const count = (status: CheckResult['status']) =>
    run.checks.filter((check) => check.status === status).length;
  const parts = (['failed', 'flaky', 'passed', 'skipped'] as const)
    .filter((status) => count(status) > 0)
    .map((status) => `${count(status)} ${status}`);
  return [
    `## Checks: ${parts.join(', ')}\n\n`,
    red.length === 0 ? '' : `${checkTable(run, red)}\n`,
    others.length === 0 ? '' : folded(`${others.length} that did not fail`, checkTable(run, others)),
  ].join('');
}

/** What each operation was asked and how it answered. */
export function operationTable({ operations }: Run): string {
  const rows = rowsOf(operations, ({ operation, requests, statuses, latency, notJudged }) => [
    operation,
    countText(requests),
    plainText(
      Object.entries(statuses)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', '),
      400,
    ) + (notJudged === undefined ? '' : `; not judged: ${plainText(notJudged, 300)}`),
    durationText(latency.p50),
    durationText(latency.p95),
    durationText(latency.max),
  ]);
  return table(['operation', 'requests', 'answers', 'half within', '19 of 20 within', 'slowest'], rows);
}

/** The choice at each open point and what showed it. */
export function dialectTable(dialect: Run['dialect']): string {
  const rows = rowsOf(Object.entries(dialect), ([point, { choice, evidence }]: [string, ObservedPoint]) => [
    plainText(point, 60),
    plainText(String(choice), 100),
    plainText(evidence, 300),
  ]);
  return table(['point', 'choice', 'seen in'], rows);
}
