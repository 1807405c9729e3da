import { allChecks, exploratoryChecks } from '../checks/index.ts';
import { foldFindings } from '../folding/fold-findings.ts';
import type { Replay } from '../replay/replay-findings.ts';
import { type AgentRestoration, isAsItWas } from '../run/agent-restoration.ts';
import { orderFindings } from '../run/order-findings.ts';
import type { CheckResult, Finding, Run } from '../run/run-record.ts';
import { decideVerdict } from '../verdict/decide-verdict.ts';
import { summarizeRun } from '../verdict/summarize-run.ts';
import type { Baseline } from './known-finding.ts';
import { markKnown } from './mark-known.ts';

/** A finding of an earlier run that still fails, as this run weighs it. */
function weigh(
  finding: Finding,
  failOn: readonly string[],
  baseline: Baseline | undefined,
): readonly Finding[] {
  const { known: _, under: __, ...kept } = finding;
  const weighed = { ...kept, flaky: false, counts: failOn.includes(finding.level) };
  return baseline === undefined ? [weighed] : markKnown([weighed], baseline);
}

/** What a check came to with the findings that are new to it; one of `fuzz` alone is not among those of a run. */
function resultsWith(results: readonly CheckResult[], failing: readonly Finding[]): readonly CheckResult[] {
  const ids = new Set(failing.map(({ check }) => check));
  const missing = [...allChecks, ...exploratoryChecks]
    .filter(({ id }) => ids.has(id) && !results.some((result) => result.id === id))
    .map(({ id, clause, level, requirement, operations }): CheckResult => {
      const cases = failing.filter(({ check }) => check === id).length;
      return { id, clause, level, requirement, operations, cases, status: 'failed' };
    });
  const known = results.map((result): CheckResult => {
    const own = failing.filter(({ check }) => check === result.id).length;
    if (own === 0) return result;
    const { reason: _, deselected: __, ...judged } = result;
    return { ...judged, cases: result.cases + own, status: 'failed' };
  });
  return [...known, ...missing];
}

/** Why kept findings leave a run without a verdict. */
function reasonsOf({ findings, restoration }: Replay): readonly string[] {
  const unjudged = findings.filter(({ verdict }) => verdict === 'could not be judged').length;
  return [
    ...(unjudged === 0 ? [] : [`${unjudged} of ${findings.length} kept findings could not be judged`]),
    ...(restoration.every(isAsItWas) ? [] : ['an agent could not be restored after the kept findings']),
  ];
}

/** How the agents are after both: as the kept findings left those that they wrote to. */
function joinRestorations(run: Run, replay: Replay): Run['restoration'] {
  const written = replay.restoration.filter(({ state }) => state !== 'unchanged');
  const isWritten = ({ agentId }: AgentRestoration) => written.some((one) => one.agentId === agentId);
  return [...run.restoration.filter((one) => !isWritten(one)), ...written];
}

/** A run with those of the kept findings that still fail: one verdict, in every report. */
export function withKeptFindings(run: Run, replay: Replay, baseline?: Baseline): Run {
  const isMet = new Set(run.findings.map(({ id }) => id));
  const failing = replay.findings
    .filter(({ verdict, finding }) => verdict === 'still failing' && !isMet.has(finding.id))
    .flatMap(({ finding }) => weigh(finding, run.failOn, baseline));
  const findings = orderFindings(foldFindings([...run.findings, ...failing]));
  const notJudged = [...run.notJudged, ...reasonsOf(replay)];
  const verdict = decideVerdict(findings, notJudged);
  return {
    ...run,
    findings,
    notJudged,
    verdict,
    restoration: joinRestorations(run, replay),
    checks: resultsWith(run.checks, failing),
    summary: summarizeRun(verdict, { ...run, notJudged }, findings),
  };
}
