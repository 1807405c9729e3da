import { contractVersion } from '../../spec/generated/contract-version.ts';
import { recordExchange } from '../record/record-exchange.ts';
import { explainWeather } from '../record/weather.ts';
import type { OperationName } from '../run/exchange.ts';
import type { CheckResult, Finding, Run, RunVerdict, Weather } from '../run/run-record.ts';
import { runSchemaVersion } from '../run/schema-version.ts';
import { decideVerdict, summarizeOperation } from '../verdict/decide-verdict.ts';
import { type Both, sideNames } from './both.ts';
import type { SideOptions } from './compare-options.ts';
import type { Compared } from './compare-sides.ts';
import { differenceChecks, sectionOf } from './difference-checks.ts';
import { explainSides } from './explain-sides.ts';
import type { CompareTally } from './tally-differences.ts';

/** What a comparison came to, before it is put into words. */
export interface ComparisonParts {
  readonly compared: Compared;
  readonly tally: CompareTally;
  readonly head: Pick<Run, 'kit' | 'runId' | 'startedAt' | 'seed'>;
  readonly sides: Both<SideOptions>;
  readonly durationMs: number;
  readonly requests: number;
  readonly requestsHash: string;
  readonly isInterrupted: boolean;
  readonly weather: Both<Weather | undefined>;
  /** Why a side let nobody in any more, where it did. */
  readonly lockedOut: Both<readonly string[]>;
  readonly readOnly: boolean;
}

const operationNames: readonly OperationName[] = [
  'readEvolutionStatus',
  'createGenome',
  'updateAgent',
  'listAgents',
];

function resultsOfChecks(tally: CompareTally, findings: readonly Finding[]): readonly CheckResult[] {
  const operations = operationNames.filter((operation) => tally.sides.left.operations.has(operation));
  return Object.values(differenceChecks).map(({ id, requirement }) => {
    const own = findings.filter(({ check }) => check === id);
    const unfound = tally.agreement.requests === 0 ? 'skipped' : 'passed';
    const found = own.some(({ counts }) => counts) ? 'failed' : 'flaky';
    const status = own.length > 0 ? found : unfound;
    const base = { id, clause: Object.values(sectionOf).join(', '), level: 'should', requirement } as const;
    const result: CheckResult = { ...base, operations, status, cases: tally.agreement.requests };
    return status === 'skipped' ? { ...result, reason: 'nothing was compared' } : result;
  });
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '100 %' : `${(Math.floor((10_000 * part) / whole) / 100).toFixed(2)} %`;

function summarize(
  verdict: RunVerdict,
  { sides, tally: { agreement } }: ComparisonParts,
  findings: readonly Finding[],
  notJudged: readonly string[],
): string {
  const pair = `${sides.left.url} and ${sides.right.url}`;
  switch (verdict) {
    case 'conforms':
      return `${pair} answer ${agreement.requests.toLocaleString('en-US')} requests alike.`;
    case 'violates': {
      const count = `${findings.length} difference${findings.length === 1 ? '' : 's'}`;
      return `${pair} differ: ${count} in ${agreement.requests.toLocaleString('en-US')} requests, with the same status in ${percent(agreement.status, agreement.requests)}.`;
    }
    case 'not-judged':
      return `${pair} could not be compared: ${(notJudged[0] ?? 'nothing was compared').replace(/\.$/, '')}.`;
  }
}

/** That of the two that was rougher: a record has room for one. */
function joinWeather(weathers: Both<Weather | undefined>): Pick<Run, 'weather'> {
  const both = Object.values(weathers).filter((weather) => weather !== undefined);
  const [weather] = both.toSorted((one, other) => other.waits + other.closed - one.waits - one.closed);
  return weather === undefined ? {} : { weather };
}

/** Puts a comparison together. Differences at an operation that said nothing telling are not held against anyone. */
export function assembleComparison(parts: ComparisonParts): Run {
  const { compared, tally, head, sides } = parts;
  const { redact } = compared;
  // What is not read is only asked for with methods that it does not have.
  const { unjudged, partly } = explainSides(tally, parts.readOnly ? ['readEvolutionStatus'] : operationNames);
  const findings = compared.findings.filter(({ operation }) => !unjudged.has(operation));
  const told = [
    ...(parts.isInterrupted
      ? ['it was interrupted']
      : sideNames.flatMap((side) =>
          [...parts.lockedOut[side], ...explainWeather(parts.weather[side])].map((why) => `${side}: ${why}`),
        )),
    ...compared.notJudged.map((reason) => redact.right(redact.left(reason))),
    ...[...unjudged.values()].flat(),
    ...partly,
  ];
  const notJudged = told.length > 0 || tally.agreement.requests > 0 ? told : ['nothing was compared'];
  const verdict = decideVerdict(findings, notJudged);
  const operations = [...tally.sides.left.operations].map(([operation, entry]) => {
    const result = summarizeOperation(operation, entry);
    const [reason] = unjudged.get(operation) ?? [];
    return reason === undefined ? result : { ...result, notJudged: reason };
  });
  return {
    schemaVersion: runSchemaVersion,
    ...head,
    contract: { version: contractVersion },
    target: sides.left.url,
    comparedWith: sides.right.url,
    agentIds: sides.left.agentIds ?? [],
    durationMs: parts.durationMs,
    profile: 'compare',
    verdict,
    summary: summarize(verdict, parts, findings, notJudged),
    notJudged,
    interrupted: parts.isInterrupted,
    failOn: ['drift'],
    requests: parts.requests,
    requestsHash: parts.requestsHash,
    agreement: tally.agreement,
    operations,
    checks: resultsOfChecks(tally, findings),
    findings,
    dialect: {},
    coverage: {},
    samples: [...tally.sides.left.operations.values()].flatMap(({ samples }) =>
      [...samples.values()].map(({ exchange }) => recordExchange(exchange, sides.left.url, redact.left)),
    ),
    restoration: sideNames.flatMap((side) =>
      compared.restored[side].map(({ agentId, ...seen }) => ({ agentId, side, ...seen })),
    ),
    ...joinWeather(parts.weather),
  };
}
