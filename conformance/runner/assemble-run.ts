import { allChecks } from '../checks/index.ts';
import type { OperationName } from '../run/exchange.ts';
import type { CheckResult, Finding, OperationResult, Run, RunVerdict } from '../run/run-record.ts';
import type { Tally } from './tally.ts';
import { decideVerdict, summarizeOperation } from './verdict.ts';

/** What a run came to, before it is put into words. */
export interface RunParts {
  readonly head: Pick<Run, 'kit' | 'target' | 'runId' | 'startedAt' | 'seed' | 'profile' | 'failOn'>;
  readonly durationMs: number;
  readonly requests: number;
  readonly requestsHash: string;
  readonly tally: Tally;
  readonly findings: readonly Finding[];
  readonly skipped: ReadonlyMap<string, string>;
  readonly operations: ReadonlySet<OperationName>;
  /** Reasons that stand already: unreachable, interrupted, no agent. */
  readonly notJudged: readonly string[];
  /** Why an operation could not be judged, where something else than its answers tells. */
  readonly obstacles: ReadonlyMap<OperationName, string>;
  readonly dialect: Run['dialect'];
  readonly coverage: Run['coverage'];
  readonly restoration: readonly string[];
}

/** The list is only mentioned by the contract (4.4): one that is not found keeps nothing from being judged. */
const mayBeMissing: ReadonlySet<OperationName> = new Set(['listAgents']);

function resultsOfOperations({ tally, obstacles }: RunParts): readonly OperationResult[] {
  return [...tally.operations].map(([operation, entry]) => {
    const result = summarizeOperation(operation, entry);
    const obstacle = obstacles.get(operation);
    return obstacle === undefined ? result : { ...result, notJudged: obstacle };
  });
}

function resultOfCheck(
  check: (typeof allChecks)[number],
  { tally, skipped }: RunParts,
  findings: readonly Finding[],
  unjudged: ReadonlyMap<OperationName, string>,
): CheckResult {
  const { id, clause, level, requirement, operations } = check;
  const cases = tally.cases.get(id) ?? 0;
  const own = findings.filter((finding) => finding.check === id);
  const worst = own.some((finding) => finding.level === 'must') ? 'must' : 'should';
  const base = { id, clause, requirement, operations, cases, level: own.length === 0 ? level : worst };
  const reason =
    skipped.get(id) ??
    operations.map((operation) => unjudged.get(operation)).find((text) => text !== undefined);
  if (own.length > 0)
    return { ...base, status: own.every(({ flaky, counts }) => flaky && !counts) ? 'flaky' : 'failed' };
  if (skipped.has(id) || cases === 0)
    return { ...base, status: 'skipped', reason: reason ?? 'no exchange concerned it' };
  return { ...base, status: 'passed' };
}

function summarize(
  verdict: RunVerdict,
  parts: RunParts,
  findings: readonly Finding[],
  notJudged: readonly string[],
): string {
  const counting = findings.filter(({ counts }) => counts).length;
  switch (verdict) {
    case 'conforms': {
      const others =
        findings.length === 0
          ? ''
          : `, with ${findings.length} finding${findings.length === 1 ? '' : 's'} that do not count`;
      return `${parts.head.target} conforms to the contract in ${parts.requests} requests${others}.`;
    }
    case 'violates':
      return `${parts.head.target} does not conform: ${counting} finding${counting === 1 ? '' : 's'} in ${parts.requests} requests.`;
    case 'not-judged':
      return `${parts.head.target} could not be judged: ${notJudged[0] ?? 'nothing was judged'}.`;
  }
}

/** Puts a run together. Findings at an operation that said nothing telling are not held against anyone. */
export function assembleRun(parts: RunParts): Run {
  const operations = resultsOfOperations(parts);
  const unjudged = new Map(
    operations.flatMap(({ operation, notJudged }) =>
      notJudged === undefined ? [] : [[operation, notJudged] as const],
    ),
  );
  const findings = parts.findings.filter(({ operation }) => !unjudged.has(operation));
  const missing = [...unjudged]
    .filter(([operation]) => parts.operations.has(operation) && !mayBeMissing.has(operation))
    .map(([operation, reason]) => `${operation}: ${reason}`);
  const notJudged = [...parts.notJudged, ...missing];
  const verdict = decideVerdict(findings, notJudged);
  return {
    ...parts.head,
    contract: { version: '0.1.0' },
    durationMs: parts.durationMs,
    verdict,
    summary: summarize(verdict, parts, findings, notJudged),
    notJudged,
    requests: parts.requests,
    requestsHash: parts.requestsHash,
    operations,
    checks: allChecks.map((check) => resultOfCheck(check, parts, findings, unjudged)),
    findings,
    dialect: parts.dialect,
    coverage: parts.coverage,
    restoration: parts.restoration,
  };
}
