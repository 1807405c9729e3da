import { foldFindings } from '../conformance/folding/fold-findings.ts';
import { orderFindings } from '../conformance/run/order-findings.ts';
import type { Run } from '../conformance/run/run-record.ts';
import { groupBy } from './group-by.ts';
import { mergeChecks } from './merge/merge-checks.ts';
import { mergeFindings } from './merge/merge-findings.ts';
import { addTables, mergeDialects } from './merge/merge-members.ts';
import { mergeOperations } from './merge/merge-operations.ts';
import { mergeOptional } from './merge/merge-optional.ts';
import { explainMissing, explainTooFew, judgeMerged } from './merge/merged-verdict.ts';
import { type RunFile, takeShards } from './merge/take-shards.ts';
import { millisecondsAfter } from './moment-after.ts';

const once = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** From the first beginning to the last end, as the clocks of the machines have it. */
function spanOf(runs: readonly Run[]): Pick<Run, 'startedAt' | 'durationMs'> {
  const [startedAt = ''] = runs.map((run) => run.startedAt).toSorted();
  const ends = runs.map((run) => millisecondsAfter(run.startedAt, startedAt) + run.durationMs);
  return { startedAt, durationMs: Math.max(...ends) };
}

/**
 * One run of all its shards. It throws where they are not the shards of one run; a missing one keeps the verdict from
 * being that it conforms.
 */
export function mergeRuns(files: readonly RunFile[]): Run {
  const runs = takeShards(files);
  const [first] = runs;
  if (first.shard === undefined) return first;
  const { schemaVersion, kit, contract, target, seed, profile, failOn, comparedWith } = first;
  const missing = explainMissing(runs);
  const merged = mergeFindings(runs.flatMap((run) => run.findings));
  // Differences of two deployments are told apart by their requests alone.
  const findings = comparedWith === undefined ? orderFindings(foldFindings(merged)) : merged;
  const checks = mergeChecks(
    runs.flatMap((run) => run.checks),
    findings,
  );
  const told = once([...missing, ...runs.flatMap((run) => run.notJudged)]);
  // Where a shard is missing or was not judged, that says why already.
  const notJudged = told.length > 0 ? told : explainTooFew(checks);
  // Every agent that a shard wrote to; where several say the same of one, that stands once.
  const restored = runs.flatMap(({ restoration }) => restoration);
  const requests = runs.reduce((sum, run) => sum + run.requests, 0);
  return {
    schemaVersion,
    kit,
    contract,
    target,
    ...(comparedWith === undefined ? {} : { comparedWith }),
    runId: once(runs.map(({ runId }) => runId)).join('+'),
    ...spanOf(runs),
    seed,
    profile,
    ...judgeMerged(runs, { target, requests, findings, notJudged }),
    notJudged,
    interrupted: runs.some(({ interrupted }) => interrupted),
    failOn,
    requests,
    requestsHash: runs.map(({ requestsHash }) => requestsHash).join('+'),
    operations: mergeOperations(runs.flatMap(({ operations }) => operations)),
    checks,
    findings,
    dialect: mergeDialects(runs.map(({ dialect }) => dialect)),
    coverage: addTables(runs.map(({ coverage }) => coverage)),
    restoration: groupBy(restored, JSON.stringify).map(([first]) => first),
    ...mergeOptional(runs, missing.length === 0),
  };
}
