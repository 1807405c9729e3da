import { updateFields } from '../../spec/fields.ts';
import { contractVersion } from '../../spec/generated/contract-version.ts';
import type { Check } from '../checks/check.ts';
import { allChecks, exploratoryChecks } from '../checks/index.ts';
import { foldFindings } from '../folding/fold-findings.ts';
import { isGivenUp } from '../phases/given-up.ts';
import type { OperationTally } from '../phases/operation-tally.ts';
import type { Tally } from '../phases/tally.ts';
import { recordExchange } from '../record/record-exchange.ts';
import type { OperationName } from '../run/exchange.ts';
import { findingLevels, orderFindings } from '../run/order-findings.ts';
import type { RecordedExchange } from '../run/recorded-exchange.ts';
import type { CheckResult, Finding, OperationResult, Run, Weather } from '../run/run-record.ts';
import { runSchemaVersion } from '../run/schema-version.ts';
import { decideVerdict, explainPart, explainUnsent, summarizeOperation } from './decide-verdict.ts';
import type { Judged } from './judged.ts';
import { explainLack, explainLacks, findLack, type Lack, needsOf } from './judged-enough.ts';
import { summarizeRun } from './summarize-run.ts';

/** What a run came to, before it is put into words. */
interface RunParts extends Omit<Judged, 'secondOpinion'> {
  readonly head: Pick<
    Run,
    | 'kit'
    | 'interrupted'
    | 'target'
    | 'agentIds'
    | 'runId'
    | 'startedAt'
    | 'seed'
    | 'profile'
    | 'failOn'
    | 'shard'
  >;
  readonly durationMs: number;
  readonly requests: number;
  readonly requestsHash: string;
  readonly tally: Tally;
  /** Those of the skipped checks that were left out on purpose. */
  readonly deselected: ReadonlySet<string>;
  readonly operations: ReadonlySet<OperationName>;
  readonly weather: Weather | undefined;
}

/**
 * The list is only mentioned by the contract (4.4): where it was looked for and not found, nothing is sent to it, and
 * that keeps nothing from being judged.
 */
const isNotFound = (operation: OperationName, entry: OperationTally | undefined) =>
  operation === 'listAgents' && entry === undefined;

/** Whether others judge a part. */
const isShard = ({ shard }: RunParts['head']) => (shard?.total ?? 1) > 1;

const unasked: OperationTally = { requests: 0, statuses: new Map(), times: [], samples: new Map() };

function resultsOfOperations({ tally, obstacles, redact }: RunParts): readonly OperationResult[] {
  const names = new Set([...tally.operations.keys(), ...obstacles.keys()]);
  return [...names].map((operation) => {
    const result = summarizeOperation(operation, tally.operations.get(operation) ?? unasked);
    const obstacle = obstacles.get(operation);
    return obstacle === undefined ? result : { ...result, notJudged: redact(obstacle) };
  });
}

function redactDialect({ dialect, redact }: RunParts): Run['dialect'] {
  return Object.fromEntries(
    // The exchanges of a point come redacted.
    Object.entries(dialect).map(([point, observed]) => [
      point,
      { ...observed, evidence: redact(observed.evidence) },
    ]),
  );
}

/** In the order of operations and statuses, so that the same answers give the same record. */
function samplesOf({ tally, head, redact }: RunParts): readonly RecordedExchange[] {
  const byName = (left: readonly [string, unknown], right: readonly [string, unknown]) =>
    left[0] < right[0] ? -1 : 1;
  return [...tally.operations]
    .sort(byName)
    .flatMap(([, { samples }]) => [...samples].sort(byName))
    .map(([, { exchange }]) => recordExchange(exchange, head.target, redact));
}

/** Why each selected operation was not judged, or not in whole. */
function reasonsOf(parts: RunParts, unjudged: ReadonlyMap<OperationName, string>): readonly string[] {
  const { head, tally, operations, notJudged, exploration } = parts;
  return [...operations].flatMap((operation) => {
    const entry = tally.operations.get(operation);
    // What was not dealt to a shard was dealt to another.
    const isOfAnother = isShard(head) && entry === undefined && !unjudged.has(operation);
    if (isNotFound(operation, entry) || isOfAnother) return [];
    // Odd requests may well have no answer; what was met is judged.
    if (exploration !== undefined && !unjudged.has(operation)) return [];
    const reason =
      unjudged.get(operation) ??
      (entry === undefined
        ? explainUnsent(parts.skipped, parts.deselected)
        : explainPart(entry, isGivenUp(tally, operation)));
    // Where the run as a whole came to nothing, that says why already.
    const isKnown =
      reason === undefined || (entry === undefined && notJudged.length > 0 && !unjudged.has(operation));
    return isKnown ? [] : [`${operation}: ${reason}`];
  });
}

/** Whether a check has to be judged at an operation that was selected. */
const isNeeded = ({ operations, neededAt = operations }: Check, selected: ReadonlySet<OperationName>) =>
  neededAt.some((operation) => selected.has(operation));

const explainUnconfirmed = (count: number): readonly string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? 'finding' : 'findings'} could not be sent again in time`];

/**
 * The MUST checks that apply and met too little. What lies at an operation that could not be judged is told there; of
 * the cases of a shard, the others judge the rest, and merging decides over all.
 */
function findLacks(
  { head, tally, skipped, operations, fields, exploration }: RunParts,
  unjudged: ReadonlyMap<OperationName, string>,
): readonly Lack[] {
  if (isShard(head) || exploration !== undefined || tally.cases.size === 0) return [];
  const isToldOf = (check: Check) =>
    check.operations.some((operation) => unjudged.has(operation) && operation !== 'listAgents');
  return allChecks
    .filter(
      (check) =>
        check.level === 'must' && !skipped.has(check.id) && isNeeded(check, operations) && !isToldOf(check),
    )
    .flatMap((check) => findLack(check, tally, fields) ?? []);
}

function resultOfCheck(
  check: (typeof allChecks)[number],
  { head, tally, skipped, deselected, fields, operations: selected, redact }: RunParts,
  findings: readonly Finding[],
  unjudged: ReadonlyMap<OperationName, string>,
): CheckResult {
  const { id, clause, level, requirement, operations } = check;
  const cases = tally.cases.get(id) ?? 0;
  const own = findings.filter((finding) => finding.check === id);
  const worst = findingLevels.find((one) => own.some((finding) => finding.level === one)) ?? level;
  const base = { id, clause, requirement, operations, cases, level: worst };
  const reason =
    skipped.get(id) ??
    operations.map((operation) => unjudged.get(operation)).find((text) => text !== undefined);
  const { why = 'no exchange concerned it', excused = 0 } = tally.unshown.get(id) ?? {};
  // A check that does not apply needs nothing.
  const held =
    skipped.has(id) || !isNeeded(check, selected)
      ? base
      : { ...base, needs: needsOf(check, fields), ...(excused === 0 ? {} : { excused }) };
  if (own.length > 0)
    return { ...held, status: own.every(({ flaky, counts }) => flaky && !counts) ? 'flaky' : 'failed' };
  const lack = findLack(check, tally, fields);
  const isShort = lack !== undefined && (cases === 0 || !isShard(head));
  const isUntold = operations.length > 0 && operations.every((operation) => unjudged.has(operation));
  if (skipped.has(id) || cases === 0 || isShort || isUntold)
    return {
      ...held,
      status: 'skipped',
      reason: redact(reason ?? (lack === undefined ? why : explainLack(lack))),
      ...(deselected.has(id) ? { deselected: true } : {}),
    };
  return { ...held, status: 'passed' };
}

/** What could be given back to no agent; where nothing may be updated, nothing was to be. */
function fieldsLeftAlone({ operations, restored, fields }: RunParts): readonly string[] {
  if (!operations.has('updateAgent') || restored.length === 0) return [];
  return updateFields.map(({ name }) => name).filter((name) => !fields.some((field) => field.name === name));
}

/** Puts a run together. Findings at an operation that said nothing telling are not held against anyone. */
export function assembleRun(parts: RunParts): Run {
  const operations = resultsOfOperations(parts);
  const unjudged = new Map(
    operations.flatMap(({ operation, notJudged }) =>
      notJudged === undefined ? [] : [[operation, notJudged] as const],
    ),
  );
  const findings = orderFindings(
    foldFindings(parts.findings.filter(({ operation }) => !unjudged.has(operation))),
  );
  const reasons = [
    ...parts.notJudged.map(parts.redact),
    ...reasonsOf(parts, unjudged),
    ...explainUnconfirmed(parts.unconfirmed.filter((operation) => !unjudged.has(operation)).length),
    ...explainLacks(findLacks(parts, unjudged)),
  ];
  const hasJudged = parts.tally.cases.size > 0;
  const notJudged = reasons.length > 0 || hasJudged ? reasons : ['no exchange concerned a selected check'];
  const verdict = decideVerdict(findings, notJudged);
  const { requests, head } = parts;
  const leftAlone = fieldsLeftAlone(parts);
  return {
    schemaVersion: runSchemaVersion,
    ...head,
    contract: { version: contractVersion },
    durationMs: parts.durationMs,
    verdict,
    summary: summarizeRun(
      verdict,
      { ...head, requests, notJudged, ...(parts.exploration && { exploration: parts.exploration }) },
      findings,
    ),
    notJudged,
    requests,
    requestsHash: parts.requestsHash,
    ...(parts.random === undefined ? {} : { random: parts.random }),
    operations,
    checks: [...allChecks, ...(parts.exploration === undefined ? [] : exploratoryChecks)].map((check) =>
      resultOfCheck(check, parts, findings, unjudged),
    ),
    findings,
    dialect: redactDialect(parts),
    coverage: parts.coverage,
    samples: samplesOf(parts),
    restoration: parts.restored,
    ...(leftAlone.length === 0 ? {} : { leftAlone }),
    ...(parts.weather === undefined ? {} : { weather: parts.weather }),
    ...(parts.stale.length === 0 ? {} : { staleBaseline: parts.stale }),
    ...(parts.exploration === undefined ? {} : { exploration: parts.exploration }),
  };
}
